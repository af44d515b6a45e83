#pragma once

#include "rules/match.h"

namespace kamisado::bench {

struct Comparison {
    Format format;
    int pairs = 1;
    unsigned seed = 1;
};

/// Plays the match player against the round player, each line-up twice with the sides swapped, and
/// prints how it stands after each pair.
void compare(const Comparison& comparison);

} // namespace kamisado::bench
