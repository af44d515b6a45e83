#pragma once

#include "picture/geometry.h"
#include "picture/image.h"
#include "picture/shapes.h"

#include <functional>
#include <vector>

/// Areas and lines as dots, with soft edges.
namespace kamisado::picture {

/// The corners of a path's area as they lie on the image.
[[nodiscard]] std::vector<Ring> rings_of(const Path& path, const Matrix& matrix);

struct Pen {
    double width = 1; ///< on the path's own field
    bool has_round_ends = false;
};
/// The area that a pen covers along the path; its corners are round.
[[nodiscard]] std::vector<Ring> rings_around(const Path& path, const Matrix& matrix,
                                             const Pen& pen);

/// Paints everything that the rings go round at least once, in whichever direction.
void fill(Image& image, const std::vector<Ring>& rings, const std::function<Stop(Point)>& paint);

} // namespace kamisado::picture
