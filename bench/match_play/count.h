#pragma once

namespace kamisado::bench {

struct Counting {
    int matches = 1;
    unsigned seed = 1;
};

/// Lets the match player play marathons against itself and prints how their rounds ended, as
/// src/player/round_odds.inc.
void count(const Counting& counting);

} // namespace kamisado::bench
