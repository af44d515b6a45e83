#pragma once

#include <string_view>

namespace kamisado::cli {

inline constexpr std::string_view version = "0.1.0";

} // namespace kamisado::cli
