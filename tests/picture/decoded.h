#pragma once

#include "picture/image.h"

#include <string_view>

namespace kamisado::picture {

/// Reads a PNG back, by the standard rather than by our writer: any row filter, eight bits, red
/// green blue without alpha. Throws std::runtime_error when it is no such file.
[[nodiscard]] Image decoded(std::string_view png);

} // namespace kamisado::picture
