#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::cli {

/// The date where the program runs, `2026-11-16`; SOURCE_DATE_EPOCH makes it the same on every run.
[[nodiscard]] std::string today();

/// Reads a date that is written like that and that there is, from 1970 on.
[[nodiscard]] std::optional<std::chrono::year_month_day> date_from(std::string_view text);

} // namespace kamisado::cli
