#pragma once

#include "picture/image.h"

#include <string>

namespace kamisado::picture {

/// The image as a file of PNG.
[[nodiscard]] std::string write_png(const Image& image);

} // namespace kamisado::picture
