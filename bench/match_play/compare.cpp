#include "compare.h"

#include "computer/match_player.h"
#include "computer/round_player.h"
#include "random_start.h"

#include <cmath>
#include <cstdio>
#include <vector>

namespace kamisado::bench {

namespace {

/// A tenth of a second or so for a decision, the same for both: many matches tell more than deep
/// thoughts.
constexpr SenseLimits limits{.move = {.nodes = 30'000},
                             .details = {.nodes = 20'000},
                             .line_up = {.nodes = 2'000},
                             .answers = {.nodes = 1'500},
                             .first_move = Settle::UntilOneWins};

struct Score {
    double points = 0; ///< of a pair: 0 to 2
    int moves = 0;
};

/// Mean and half the width of its 95 % interval, as shares of a match.
struct Estimate {
    double share = 0;
    double margin = 0;
};

Estimate estimate(const std::vector<Score>& pairs) {
    const auto count = static_cast<double>(pairs.size());
    double sum = 0;
    double squares = 0;
    for (const Score& pair : pairs) {
        sum += pair.points / 2;
        squares += pair.points * pair.points / 4;
    }
    const double mean = sum / count;
    const double variance = pairs.size() > 1 ? (squares - (count * mean * mean)) / (count - 1) : 1;
    return {.share = mean, .margin = 1.96 * std::sqrt(variance / count)};
}

/// One match; the points of the player who has Black.
Score play_match(const Match& start, Opponent& black, Opponent& gold) {
    Match match = start;
    while (!match.is_over()) {
        Opponent& next = decider(match.state()) == Player::Black ? black : gold;
        if (!match.decide(next.choose(match))) {
            std::fprintf(stderr, "%s decides what is not legal\n", next.name().c_str());
            break;
        }
    }
    const auto winner = match.state().end ? match.state().end->winner : std::nullopt;
    return {.points = winner ? (*winner == Player::Black ? 1.0 : 0.0) : 0.5,
            .moves = static_cast<int>(match.size())};
}

} // namespace

void compare(const Comparison& comparison) {
    Random random(comparison.seed);
    Solver own({.table_bytes = std::size_t{16} << 20U});
    Solver other({.table_bytes = std::size_t{16} << 20U});
    MatchPlayer match_player(own, limits);
    RoundPlayer round_player(other, limits);
    std::vector<Score> pairs;
    for (int pair = 0; pair < comparison.pairs; ++pair) {
        const auto start = Match::from(comparison.format, random_start(random));
        const Score as_black = play_match(*start, match_player, round_player);
        const Score as_gold = play_match(*start, round_player, match_player);
        pairs.push_back({.points = as_black.points + 1 - as_gold.points,
                         .moves = as_black.moves + as_gold.moves});
        const Estimate now = estimate(pairs);
        std::printf("pair %d: as Black %.1f, as Gold %.1f; so far %.1f %% +- %.1f %% of %zu\n",
                    pair + 1, as_black.points, 1 - as_gold.points, 100 * now.share,
                    100 * now.margin, 2 * pairs.size());
        std::fflush(stdout);
    }
}

} // namespace kamisado::bench
