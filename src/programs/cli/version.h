#pragma once

#include <string_view>

namespace kamisado::cli {

inline constexpr std::string_view version = KAMISADO_VERSION; // CMake knows it

} // namespace kamisado::cli
