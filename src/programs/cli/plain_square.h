#pragma once

#include "cli/board_picture.h"
#include "cli/square_look.h"

#include <string>

/// Squares in letters alone.
namespace kamisado::cli {

/// A mark, and a tower with three rings in its brackets.
inline constexpr int plain_width = 8;
/// The column of a tower's letter.
inline constexpr int plain_centre = 3;

/// The square's own mark, then its tower: [N**] of Black, (n) of Gold, >n< when it must move.
[[nodiscard]] std::string plain_square(const SquareLook& square, const BoardLook& look, int width);

} // namespace kamisado::cli
