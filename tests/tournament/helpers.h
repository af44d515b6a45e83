#pragma once

#include "tournament/tournament.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace kamisado::tournament::test {

inline Tournament new_tournament(System system, std::size_t players, int rounds = 0,
                                 int games = 2) {
    State state{
        .settings = {.name = "An evening", .system = system, .rounds = rounds, .games = games},
        .players = {},
        .rounds = {}};
    for (std::size_t i = 0; i < players; ++i) {
        state.players.push_back({.name = "Player " + std::to_string(i + 1),
                                 .rating = {},
                                 .first_round = 1,
                                 .last_round = {},
                                 .missed = {}});
    }
    return Tournament::from(std::move(state)).value();
}

inline Score random_score(const Settings& settings, std::mt19937& random) {
    const int games = settings.games;
    if (settings.system == System::KnockOut) {
        return random() % 2 == 0 ? Score{.first = games, .second = 0}
                                 : Score{.first = games - 1, .second = games};
    }
    const int won = static_cast<int>(random() % (static_cast<unsigned>(games) + 1));
    return {.first = won, .second = games - won};
}

/// Pairs a round and has it played.
inline void play_round(Tournament& tournament, std::mt19937& random) {
    ASSERT_TRUE(tournament.pair_next_round());
    for (std::size_t board = 0; board < tournament.rounds().back().size(); ++board) {
        if (!tournament.rounds().back()[board].is_bye()) {
            ASSERT_TRUE(tournament.report(board, random_score(tournament.settings(), random)));
        }
    }
}

} // namespace kamisado::tournament::test
