#pragma once

namespace kamisado::bench {

struct Counting {
    int matches = 1;
    unsigned seed = 1;
};

/// Lets the match player play long matches against itself, and a marathon for every eighth, and
/// prints how their rounds ended, as src/engine/computer/round_odds.inc.
void count(const Counting& counting);

} // namespace kamisado::bench
