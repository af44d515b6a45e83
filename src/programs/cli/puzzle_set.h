#pragma once

#include <string_view>

namespace kamisado::cli {

/// data/puzzles.txt as it was when the program was built, so that it needs no file.
[[nodiscard]] std::string_view built_in_puzzles();

} // namespace kamisado::cli
