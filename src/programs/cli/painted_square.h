#pragma once

#include "cli/board_picture.h"
#include "cli/square_look.h"

#include <string>

/// Squares in colours: a tower is a patch of its own colour around a disc of its owner's, with its
/// letter; rings make it stand on a base of that colour.
namespace kamisado::cli {

[[nodiscard]] int painted_width(const BoardLook& look);
/// The column of a square in which letters and dots stand.
[[nodiscard]] int painted_centre(const BoardLook& look);
[[nodiscard]] int painted_height(const BoardLook& look);

/// One row of the square, from the top.
[[nodiscard]] std::string painted_square(const SquareLook& square, const BoardLook& look, int row);

} // namespace kamisado::cli
