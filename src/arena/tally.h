#pragma once

#include "arena/interval.h"
#include "arena/pairing.h"
#include "rules/match.h"

namespace kamisado {

/// The second side's results. A tied series counts half.
struct Tally {
    int games = 0;
    double wins = 0;
    double wins_as_black = 0;

    void count(const MatchState& finished, Side black);

    [[nodiscard]] double share() const { return games == 0 ? 0 : wins / games; }
    [[nodiscard]] Interval interval() const { return wilson_interval(wins, games); }
};

} // namespace kamisado
