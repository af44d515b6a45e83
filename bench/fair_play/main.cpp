// What share of only winning moves our levels find, and how often the fair-play figure is unusual
// for players who were not helped: see docs/moderation.md.
//   bench_fair_play [GAMES [HIGHEST [FROM]]]   of each level up to HIGHEST against itself
// Games with even numbers give the shares, those with odd numbers the rates, so that no game is
// held against itself.
#include "computer/fair_play.h"
#include "computer/level.h"
#include "rules/match.h"
#include "text/number.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace kamisado;

Match played(int level, std::uint64_t number) {
    Match match{Format{}};
    PerPlayer<std::unique_ptr<Opponent>> players;
    for (const Player player : all_players) {
        players[player] = make_level(level, (number * 2) + static_cast<std::uint64_t>(player));
    }
    while (!match.is_over()) {
        if (!match.decide(players[*decider(match.state())]->choose(match))) {
            std::abort();
        }
    }
    return match;
}

/// A tally for each seat of each game.
struct Measured {
    std::vector<OnlyMoveTally> even;
    std::vector<OnlyMoveTally> odd;
};

Measured measure(int level, int games, std::uint64_t from) {
    Measured measured;
    Solver solver({.table_bytes = std::size_t{16} << 20U});
    for (int game = 0; game < games; ++game) {
        PerPlayer<OnlyMoveTally> tallies;
        const OnlyMoves found =
            only_moves(solver, played(level, from + static_cast<std::uint64_t>(game)));
        for (const OnlyMove& chance : found.chances) {
            tallies[chance.player].add(chance.distance, chance.found);
        }
        for (const Player player : all_players) {
            (game % 2 == 0 ? measured.even : measured.odd).push_back(tallies[player]);
        }
    }
    return measured;
}

OnlyMoveTally sum_of(const std::vector<OnlyMoveTally>& all) {
    OnlyMoveTally sum;
    for (const OnlyMoveTally& one : all) {
        sum.add(one);
    }
    return sum;
}

FoundShares shares_in(const OnlyMoveTally& tally) {
    FoundShares shares{};
    for (std::size_t group = 0; group < distance_groups; ++group) {
        shares.at(group) = (tally.found.at(group) + 1.0) / (tally.chances.at(group) + 2.0);
    }
    return shares;
}

struct Rate {
    int unusual = 0;
    int players = 0;
};

/// A player is a row of games with just enough chances.
Rate rate(const std::vector<OnlyMoveTally>& games, const FoundShares& shares) {
    Rate rate;
    OnlyMoveTally player;
    for (const OnlyMoveTally& game : games) {
        player.add(game);
        const FairPlayFigure figure = figure_of(player, shares);
        if (figure.chances >= fewest_chances) {
            ++rate.players;
            rate.unusual += is_unusual(figure) ? 1 : 0;
            player = {};
        }
    }
    return rate;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const auto number = [&](std::size_t index, int otherwise) {
        return arguments.size() > index ? number_from<int>(arguments[index]).value_or(otherwise)
                                        : otherwise;
    };
    const int games = number(0, 200);
    const int highest = number(1, highest_level);
    const auto from = static_cast<std::uint64_t>(number(2, 1));
    std::vector<Measured> levels;
    for (int level = lowest_level; level <= highest; ++level) {
        levels.push_back(measure(level, games, from));
        const OnlyMoveTally even = sum_of(levels.back().even);
        const OnlyMoveTally odd = sum_of(levels.back().odd);
        std::printf("level %d:", level);
        for (std::size_t group = 0; group < distance_groups; ++group) {
            std::printf("  %d/%d + %d/%d", even.found.at(group), even.chances.at(group),
                        odd.found.at(group), odd.chances.at(group));
        }
        std::printf("\n");
        std::fflush(stdout);
    }
    std::printf("\nunusual, of players; a row: who plays, a column: whose strength they claim\n");
    for (std::size_t who = 0; who < levels.size(); ++who) {
        std::printf("level %zu:", who + 1);
        for (const Measured& claimed : levels) {
            const Rate one = rate(levels[who].odd, shares_in(sum_of(claimed.even)));
            std::printf("  %d/%d", one.unusual, one.players);
        }
        std::printf("\n");
    }
    return EXIT_SUCCESS;
}
