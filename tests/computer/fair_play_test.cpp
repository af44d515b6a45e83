#include "computer/fair_play.h"
#include "computer/level.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <vector>

namespace kamisado::test {
namespace {

OnlyMoves seen_in(const Match& match, OnlyMoveLimits limits = {}) {
    Solver solver;
    return only_moves(solver, match, limits);
}

Match played_by_levels(int level, std::uint64_t seed) {
    Match played{Format{}};
    const PerPlayer<std::unique_ptr<Opponent>> players{make_level(level, seed),
                                                       make_level(level, seed + 1)};
    while (!played.is_over()) {
        EXPECT_TRUE(played.decide(players[*decider(played.state())]->choose(played)));
    }
    return played;
}

/// The end of a game, where the solver knows everything about every move.
TEST(FairPlay, FindsTheOnlyMovesThatTheSolverKnows) {
    int found = 0;
    int missed = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Match played = played_by_levels(2, seed * 2);
        const OnlyMoves seen = seen_in(played, {.all = 100'000'000});
        Solver solver;
        for (std::size_t step = played.size() - 4; step < played.size(); ++step) {
            const Answer answer = solver.solve(played.before(step).position, {.distance = true});
            std::vector<MoveAnswer> winning;
            std::ranges::copy_if(answer.moves, std::back_inserter(winning),
                                 [](const auto& move) { return move.verdict == Verdict::Win; });
            const auto chance = std::ranges::find(seen.chances, step, &OnlyMove::step);
            if (winning.size() != 1 || answer.moves.size() < 2) {
                EXPECT_EQ(chance, seen.chances.end());
                continue;
            }
            ASSERT_NE(chance, seen.chances.end());
            EXPECT_EQ(chance->found, played.decision(step) == Decision(winning[0].move));
            EXPECT_EQ(chance->distance, winning[0].distance);
            EXPECT_EQ(chance->player, played.before(step).position.to_move());
            ++(chance->found ? found : missed);
        }
    }
    EXPECT_GT(found, 0);
    EXPECT_GT(missed, 0);
}

TEST(FairPlay, TheWorkIsBoundedAndAResignationIsNoMove) {
    const Match played = played_by_levels(1, 1);
    Solver solver;
    const OnlyMoveLimits few{.each = 500, .distance = 100, .all = 2000};
    static_cast<void>(only_moves(solver, played, few));
    EXPECT_LE(solver.nodes(), 20'000U) << "what the solver goes beyond between two looks at it";
    const OnlyMoves seen = seen_in(played);
    EXPECT_LE(seen.chances.size(), played.size());
    for (const OnlyMove& chance : seen.chances) {
        EXPECT_EQ(played.before(chance.step).position.to_move(), chance.player);
    }
    Match given_up{Format{}};
    ASSERT_TRUE(given_up.decide(Resign{Player::Black}));
    EXPECT_EQ(seen_in(given_up).moves[Player::Black], 0);
}

TEST(FairPlay, DistancesAreInGroups) {
    EXPECT_EQ(distance_group(1), 0U);
    EXPECT_EQ(distance_group(3), 1U);
    EXPECT_EQ(distance_group(5), 2U);
    EXPECT_EQ(distance_group(7), 2U);
    EXPECT_EQ(distance_group(9), 3U);
    EXPECT_EQ(distance_group(std::nullopt), 3U);
}

TEST(FairPlay, WhoeverIsStrongerFindsMore) {
    for (int level = lowest_level; level <= highest_level; ++level) {
        const FoundShares shares = shares_of_levels(rating_of_level(level));
        for (const double share : shares) {
            EXPECT_GT(share, 0);
            EXPECT_LT(share, 1);
        }
    }
    EXPECT_LT(shares_of_levels(1100)[1], shares_of_levels(2200)[1]);
    EXPECT_EQ(shares_of_levels(0), shares_of_levels(rating_of_level(lowest_level)));
    EXPECT_EQ(shares_of_levels(4000), shares_of_levels(rating_of_level(highest_level)));
}

TEST(FairPlay, PeoplesOwnGamesReplaceTheLevels) {
    OnlyMoveTally people;
    for (int i = 0; i < 10'000; ++i) {
        people.add(5, i % 2 == 0);
    }
    EXPECT_NEAR(shares_of_people(1500, people)[2], 0.5, 0.01);
    EXPECT_EQ(shares_of_people(1500, people)[0], shares_of_levels(1500)[0]);
}

TEST(FairPlay, TheFigureIsInStandardDeviations) {
    OnlyMoveTally tally;
    const FoundShares half{0.5, 0.5, 0.5, 0.5};
    EXPECT_EQ(figure_of(tally, half).deviations, 0);
    for (int i = 0; i < 36; ++i) {
        tally.add(5, i < 27);
    }
    const FairPlayFigure figure = figure_of(tally, half);
    EXPECT_EQ(figure.chances, 36);
    EXPECT_EQ(figure.found, 27);
    EXPECT_DOUBLE_EQ(figure.expected, 18);
    EXPECT_DOUBLE_EQ(figure.deviations, 3);
    EXPECT_FALSE(is_unusual(figure)) << "more than three";
    tally.add(5, true);
    tally.add(5, true);
    EXPECT_TRUE(is_unusual(figure_of(tally, half)));
    OnlyMoveTally few;
    for (int i = 0; i < fewest_chances - 1; ++i) {
        few.add(9, true);
    }
    EXPECT_FALSE(is_unusual(figure_of(few, {0.1, 0.1, 0.1, 0.1}))) << "too few to tell";
}

} // namespace
} // namespace kamisado::test
