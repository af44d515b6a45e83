#include "notation/strategy_text.h"

#include <gtest/gtest.h>

#include <string>

namespace kamisado {
namespace {

constexpr std::string_view small = "Kamisado strategy 1\n"
                                   "2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O\n"
                                   "gold wins\n"
                                   "d5d1 c8c7\n";

std::string error_in(std::string_view text) {
    const auto strategy = read_strategy(text);
    return strategy ? "none" : std::string(name_of(strategy.error().id));
}

TEST(StrategyText, ReadsAndWritesBack) {
    const auto strategy = read_strategy(small);
    ASSERT_TRUE(strategy) << message(strategy.error());
    EXPECT_EQ(strategy->winner, Player::Gold);
    ASSERT_EQ(strategy->replies.size(), 2);
    EXPECT_EQ(strategy->replies[0], (Reply{Square(3, 4), Square(3, 0)}));
    EXPECT_EQ(write_strategy(*strategy), small);
}

TEST(StrategyText, BreaksLinesAndTakesAnyBlanks) {
    Strategy strategy;
    strategy.replies.assign(41, Reply{Square(0, 0), Square(0, 4)});
    const std::string text = write_strategy(strategy);
    EXPECT_TRUE(text.ends_with(" a1a5\na1a5\n"));
    EXPECT_EQ(read_strategy(text), strategy);

    std::string other;
    for (const char c : text) {
        other += c == '\n' ? "\r\n" : std::string(1, c);
    }
    EXPECT_EQ(read_strategy(other + "\t\n "), strategy);
}

TEST(StrategyText, MayHaveNoReplies) {
    const Strategy strategy;
    EXPECT_EQ(read_strategy(write_strategy(strategy)), strategy);
}

TEST(StrategyText, SaysWhatIsWrongAndWhere) {
    EXPECT_EQ(error_in(""), "strategy.heading");
    EXPECT_EQ(error_in("Kamisado strategy 2\n"), "strategy.heading");
    EXPECT_EQ(error_in("Kamisado strategy 1\n"), "position.fields");
    EXPECT_EQ(error_in("Kamisado strategy 1\nobpkyrgn/8/8/8/8/8/8/NGRYKPBO b -\nblack\n"),
              "strategy.winner");
    EXPECT_EQ(error_in(std::string(small) + "a1a5a"), "strategy.reply");
    EXPECT_EQ(error_in(std::string(small) + "a1i5"), "strategy.reply");

    const auto start = read_strategy("Kamisado strategy 1\nobpkyrgn/8/8/8/8/8/8/NGRYKPBB b -\n");
    ASSERT_FALSE(start);
    EXPECT_EQ(message(start.error()), "line 2, column 29: Black has a second blue tower, on h1");
    const auto reply = read_strategy(std::string(small) + "a1a5 {hm}\n");
    ASSERT_FALSE(reply);
    EXPECT_EQ(message(reply.error()),
              "line 5, column 6: {hm} is not a reply: expected two squares, as in e2e5");
}

} // namespace
} // namespace kamisado
