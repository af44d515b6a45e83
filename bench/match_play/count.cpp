#include "count.h"

#include "computer/match_player.h"
#include "computer/round_odds.h"
#include "random_start.h"

#include <bit>
#include <cstdio>

namespace kamisado::bench {

namespace {

/// Many rounds matter more than the last answer about each: less than the player usually thinks.
constexpr SenseLimits counting_limits{.move = {.nodes = 8'000},
                                      .details = {.nodes = 8'000},
                                      .line_up = {.nodes = 0},
                                      .answers = {.nodes = 1'000},
                                      .first_move = Settle::UntilOneWins};

void add_round(RoundCounts& counts, const MatchState& before, const MatchState& after) {
    const Player winner = after.position.end()->winner();
    RoundCounts::Winners& winners =
        counts.winners[score_group(before.score[Player::Black] + before.score[Player::Gold])];
    ++(winner == before.challenger ? winners.challenger : winners.defender);
    const auto points = static_cast<unsigned>(after.score[winner] - before.score[winner]);
    ++counts.points[score_group(before.score[winner])]
                   [static_cast<std::size_t>(std::countr_zero(points))];
}

void add_match(RoundCounts& counts, Match match, Opponent& player) {
    while (!match.is_over()) {
        const MatchState before = match.state();
        if (!match.decide(player.choose(match))) {
            break;
        }
        if (before.phase == Phase::Playing && match.state().phase != Phase::Playing) {
            add_round(counts, before, match.state());
        }
    }
}

void write(const RoundCounts& counts, const Counting& counting) {
    std::printf("// Written by `bench_match_play count %d %u`. Who won, by the score of both:\n"
                "// Challenger, Defender.\n.winners = {{",
                counting.matches, counting.seed);
    const char* comma = "";
    for (const RoundCounts::Winners& seen : counts.winners) {
        std::printf("%s{%d, %d}", comma, seen.challenger, seen.defender);
        comma = ", ";
    }
    std::printf("}},\n// Rounds won with 1, 2, 4, 8 points, by the winner's score before.\n"
                ".points = {{");
    comma = "";
    for (const auto& seen : counts.points) {
        std::printf("%s{%d, %d, %d, %d}", comma, seen[0], seen[1], seen[2], seen[3]);
        comma = ", ";
    }
    std::printf("}},\n");
}

} // namespace

void count(const Counting& counting) {
    Random random(counting.seed);
    Solver solver({.table_bytes = std::size_t{16} << 20U});
    MatchPlayer player(solver, counting_limits);
    RoundCounts counts;
    for (int match = 0; match < counting.matches; ++match) {
        const Format format{.kind = match % 8 == 7 ? FormatKind::Marathon : FormatKind::Long};
        add_match(counts, *Match::from(format, random_start(random)), player);
        std::fprintf(stderr, "%d of %d\n", match + 1, counting.matches);
    }
    write(counts, counting);
}

} // namespace kamisado::bench
