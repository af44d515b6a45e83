#include "computer/round_odds.h"

namespace kamisado {

namespace {

constexpr RoundCounts counts{
#include "computer/round_odds.inc"
};

} // namespace

const RoundCounts& round_counts() { return counts; }

double challenger_wins(int score_of_both) {
    const RoundCounts::Winners& seen = counts.winners[score_group(score_of_both)];
    return (seen.challenger + 1.0) / (seen.challenger + seen.defender + 2.0);
}

double wins_with_rings(int score, int rings) {
    double all = 0;
    double these = 0;
    for (int worn = 0; worn <= max_rings && points_of_rings(worn) <= score; ++worn) {
        const double seen = counts.points[score_group(score)][static_cast<std::size_t>(worn)] + 1.0;
        all += seen;
        these += worn == rings ? seen : 0;
    }
    return these / all;
}

} // namespace kamisado
