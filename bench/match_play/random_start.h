#pragma once

#include "rules/position.h"

#include <random>

namespace kamisado::bench {

using Random = std::mt19937_64;

/// A first round with the towers of both sides in any order and Black to start. Line-ups like
/// these come from fills, so a match from here is one that could be in its middle, without rings.
[[nodiscard]] Position random_start(Random& random);

} // namespace kamisado::bench
