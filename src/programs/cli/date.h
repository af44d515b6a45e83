#pragma once

#include <chrono>
#include <optional>
#include <string_view>

namespace kamisado::cli {

/// Reads a date that is written as `2026-11-16` and that there is, from 1970 on.
[[nodiscard]] std::optional<std::chrono::year_month_day> date_from(std::string_view text);

} // namespace kamisado::cli
