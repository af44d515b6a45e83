// Strategies that are made win, and nothing that does not win passes for one.
#include "notation/position_text.h"
#include "notation/strategy_text.h"
#include "rules/symmetry.h"
#include "solver/prover.h"
#include "solver/random_rounds.h"
#include "solver/scale.h"
#include "solver/solver.h"
#include "solver/strategy_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>

namespace kamisado::tests {

namespace {

std::string content_of(const std::string& path) {
    std::ifstream file(KAMISADO_SOURCE_DIR "/" + path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string shipped_text() { return content_of("data/first-round.strategy"); }

Strategy shipped() { return *read_strategy(shipped_text()); }

StrategyError error_of(const Strategy& strategy) {
    const auto report = check_strategy(strategy);
    return report ? StrategyError{.fault = {}, .position = strategy.start, .reply = 9999}
                  : report.error();
}

} // namespace

TEST(Strategy, TheShippedOneWinsTheFirstRoundForBlack) {
    const auto strategy = read_strategy(shipped_text());
    ASSERT_TRUE(strategy) << message(strategy.error());
    EXPECT_EQ(strategy->start, Position::first());
    EXPECT_EQ(strategy->winner, Player::Black);
    const auto report = check_strategy(*strategy);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->replies, strategy->replies.size());
    EXPECT_GT(report->positions, report->replies);
    EXPECT_EQ(write_strategy(*strategy), shipped_text());
}

TEST(Strategy, TheExampleOfItsDocumentationWins) {
    const std::string page = content_of("docs/strategy.md");
    const std::string fence = "```strategy\n";
    const auto begin = page.find(fence) + fence.size();
    const std::string example = page.substr(begin, page.find("```", begin) - begin);
    const auto strategy = read_strategy(example);
    ASSERT_TRUE(strategy) << message(strategy.error());
    EXPECT_TRUE(check_strategy(*strategy));
    EXPECT_EQ(write_strategy(*strategy), example);
}

TEST(Strategy, IsFoundForWhoeverWins) {
    constexpr std::size_t table_bytes = std::size_t{4} << 20U;
    Random random(3);
    Solver solver({.table_bytes = table_bytes});
    int positions = 0;
    int wins = 0; // for the player to move
    int gold_wins = 0;
    while (positions < std::max(scaled(300), 60)) {
        const auto round = random_round(random);
        const Position start = round[round.size() / 4];
        const auto strategy = prove(start, {.table_bytes = table_bytes, .nodes = 10'000});
        if (!strategy) {
            continue;
        }
        SCOPED_TRACE(write_position(start));
        ASSERT_TRUE(check_strategy(*strategy));
        const bool mover_wins = strategy->winner == start.to_move();
        EXPECT_EQ(solver.verdict(start), mover_wins ? Verdict::Win : Verdict::Loss);
        ++positions;
        wins += mover_wins ? 1 : 0;
        gold_wins += strategy->winner == Player::Gold ? 1 : 0;
    }
    for (const int count : {wins, gold_wins}) {
        EXPECT_GT(count, positions / 20);
        EXPECT_LT(count, positions - (positions / 20));
    }
}

TEST(Strategy, ProvesPointsFromBothSides) {
    constexpr std::size_t table_bytes = std::size_t{4} << 20U;
    Random random(5);
    Solver solver({.table_bytes = table_bytes});
    PerPlayer<int> found{};
    int several = 0;
    for (int tries = 0; tries < std::max(scaled(1000), 400); ++tries) {
        const auto round = random_round(random);
        const Position start = round[round.size() / 3];
        const Answer answer = solver.solve(start, {.points = true}, {.nodes = 20'000});
        if (!answer.points) {
            continue;
        }
        SCOPED_TRACE(write_position(start));
        const Player mover = start.to_move();
        const Player winner = *answer.points > 0 ? mover : opponent(mover);
        const int points = std::abs(*answer.points);
        const ProverOptions options{.table_bytes = table_bytes};
        const auto reached = prove_points(start, winner, points, options);
        ASSERT_TRUE(reached);
        EXPECT_TRUE(check_strategy(*reached));
        EXPECT_EQ(read_strategy(write_strategy(*reached)), *reached);
        if (points < 8) { // nobody can lose more
            const auto held = prove_points(start, opponent(winner), -points, options);
            ASSERT_TRUE(held);
            EXPECT_TRUE(check_strategy(*held));
            EXPECT_EQ(read_strategy(write_strategy(*held)), *held);
            EXPECT_FALSE(prove_points(start, winner, 2 * points, options));
            Strategy boast = *reached;
            boast.points *= 2;
            EXPECT_FALSE(check_strategy(boast));
        }
        ++found[winner];
        several += points > 1 ? 1 : 0;
    }
    EXPECT_GT(found[Player::Black], 5);
    EXPECT_GT(found[Player::Gold], 5);
    EXPECT_GT(several, 0);
}

TEST(Strategy, SaysWhenTheNodesDoNotSuffice) {
    EXPECT_FALSE(prove(Position::first(), {.nodes = 1000}));
}

TEST(Strategy, IsRefusedWhenItIsCutShort) {
    Strategy strategy = shipped();
    strategy.replies.pop_back();
    EXPECT_EQ(error_of(strategy).fault, StrategyFault::RepliesMissing);
    EXPECT_EQ(error_of(strategy).reply, strategy.replies.size());
    strategy.replies.clear();
    EXPECT_EQ(error_of(strategy).fault, StrategyFault::RepliesMissing);
    EXPECT_EQ(error_of(strategy).position, Position::first());
}

TEST(Strategy, IsRefusedWithAReplyTooMany) {
    Strategy strategy = shipped();
    strategy.replies.push_back(strategy.replies.back());
    EXPECT_EQ(error_of(strategy).fault, StrategyFault::RepliesLeft);
    EXPECT_EQ(error_of(strategy).reply, strategy.replies.size());
}

TEST(Strategy, IsRefusedWithAnIllegalReply) {
    Strategy strategy = shipped();
    strategy.replies.front().to = strategy.replies.front().from;
    EXPECT_EQ(error_of(strategy).fault, StrategyFault::IllegalReply);
    EXPECT_EQ(error_of(strategy).position, Position::first());
    EXPECT_EQ(error_of(strategy).reply, 1);
}

TEST(Strategy, IsRefusedForTheOtherPlayerAndForAnotherPosition) {
    Strategy strategy = shipped();
    strategy.winner = Player::Gold;
    EXPECT_FALSE(check_strategy(strategy));
    strategy = shipped();
    strategy.start = half_turned(strategy.start);
    EXPECT_FALSE(check_strategy(strategy));
}

TEST(Strategy, IsRefusedWhenItLoses) {
    Strategy strategy;
    strategy.start = *read_position("2pk1r2/8/N2b1n2/3R4/4g3/2o1y3/2Y3O1/1G2KPB1 g O");
    strategy.winner = Player::Black; // but Gold goes from c3 to a1
    const StrategyError error = error_of(strategy);
    EXPECT_EQ(error.fault, StrategyFault::Lost);
    EXPECT_EQ(error.position, strategy.start.after(Move(Square(2, 2), Square(0, 0))));
}

TEST(Strategy, IsRefusedWithRepliesInTheWrongPlaces) {
    const Strategy good = shipped();
    int tried = 0;
    int refused = 0;
    const auto step = static_cast<std::size_t>(std::max(1, 1000 / scaled(1000)));
    for (std::size_t nth = 1; nth < good.replies.size(); nth += step) {
        Strategy strategy = good;
        std::swap(strategy.replies[nth - 1], strategy.replies[nth]);
        if (strategy != good) {
            ++tried;
            refused += check_strategy(strategy) ? 0 : 1;
        }
    }
    EXPECT_GT(tried, 10);
    EXPECT_GT(refused, tried * 9 / 10); // seldom both are legal and win
}

} // namespace kamisado::tests
