#include "online/lag.h"

#include <gtest/gtest.h>

using namespace kamisado::online;

namespace {

TEST(Lag, GivesNothingBeforeTheFirstAnswer) { EXPECT_EQ(Lag().lag(), 0); }

TEST(Lag, IsHalfOfTheQuickestRoundTrip) {
    Lag lag;
    lag.note(300);
    EXPECT_EQ(lag.lag(), 150);
    lag.note(120);
    EXPECT_EQ(lag.lag(), 60);
    lag.note(900);
    EXPECT_EQ(lag.lag(), 60) << "who answers late on purpose wins nothing";
}

TEST(Lag, ForgetsWhatWasLongAgo) {
    Lag lag;
    lag.note(20);
    for (int i = 0; i < 4; ++i) {
        lag.note(200);
        EXPECT_EQ(lag.lag(), 10);
    }
    lag.note(200);
    EXPECT_EQ(lag.lag(), 100);
}

TEST(Lag, HasAnUpperEnd) {
    Lag lag;
    lag.note(60'000);
    EXPECT_EQ(lag.lag(), most_lag);
}

TEST(Lag, AClockThatJumpsBackDoesNotEarnAnything) {
    Lag lag;
    lag.note(-500);
    EXPECT_EQ(lag.lag(), 0);
}

TEST(LagBudget, GivesAnOrdinaryWayForEver) {
    LagBudget budget;
    for (int move = 0; move < 1000; ++move) {
        EXPECT_EQ(budget.spend(250), 250);
    }
    EXPECT_EQ(budget.left(), LagBudget::most);
}

TEST(LagBudget, ALongWayUsesItUp) {
    LagBudget budget;
    Millis given = 0;
    constexpr int moves = 200;
    for (int move = 0; move < moves; ++move) {
        given += budget.spend(500);
    }
    EXPECT_LE(given, LagBudget::at_first + (moves * LagBudget::per_move));
    EXPECT_EQ(budget.spend(500), LagBudget::per_move) << "what the last move has earned";
}

TEST(LagBudget, GivesNeitherTooMuchNorLessThanNothing) {
    LagBudget budget;
    EXPECT_EQ(budget.spend(60'000), most_lag);
    EXPECT_EQ(budget.spend(-5), 0);
    EXPECT_LE(budget.left(), LagBudget::most);
}

} // namespace
