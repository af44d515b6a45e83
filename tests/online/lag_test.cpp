#include "online/lag.h"

#include <gtest/gtest.h>

using namespace kamisado::online;
using kamisado::game::LagGiven;

namespace {

/// So many decisions of a way that long: what they are given in all.
Millis given_for(int decisions, Millis lag) {
    LagAccount account;
    LagGiven given;
    for (int i = 0; i < decisions; ++i) {
        const Millis time = account.owe(lag, given);
        account.paid(time);
        given.time += time;
        ++given.decisions;
    }
    return given.time;
}

TEST(Lag, GivesNothingBeforeAnythingIsKnown) { EXPECT_EQ(Lag().lag(std::nullopt), 0); }

TEST(Lag, IsTheSmallestRoundTripForEver) {
    Lag lag;
    lag.note(200);
    EXPECT_EQ(lag.lag(std::nullopt), 200);
    lag.note(120);
    for (int i = 0; i < 100; ++i) {
        lag.note(900);
    }
    EXPECT_EQ(lag.lag(std::nullopt), 120) << "who answers late on purpose wins nothing";
}

TEST(Lag, IsNeverMoreThanTheSystemHasMeasured) {
    Lag lag;
    EXPECT_EQ(lag.lag(40), 40);
    lag.note(250);
    EXPECT_EQ(lag.lag(40), 40);
    lag.note(15);
    EXPECT_EQ(lag.lag(40), 15);
}

TEST(Lag, HasAnUpperEnd) {
    Lag lag;
    lag.note(60'000);
    EXPECT_EQ(lag.lag(std::nullopt), most_lag);
    EXPECT_EQ(lag.lag(60'000), most_lag);
}

TEST(Lag, IsNeverLessThanNothing) {
    Lag lag;
    lag.note(-500);
    EXPECT_EQ(lag.lag(std::nullopt), 0);
    EXPECT_EQ(lag.lag(-3), 0);
}

TEST(LagAccount, GivesAnOrdinaryWayForEver) {
    constexpr int decisions = 1000;
    EXPECT_GT(given_for(decisions, 50), (decisions * 50) - LagAccount::least);
    EXPECT_LE(given_for(decisions, 50), decisions * 50);
}

TEST(LagAccount, SavesUpWhatIsNotWorthAnEntry) {
    LagAccount account;
    EXPECT_EQ(account.owe(40, {}), 0);
    EXPECT_EQ(account.owe(40, {}), 0);
    EXPECT_EQ(account.owe(40, {}), 120);
    account.paid(120);
    EXPECT_EQ(account.owe(40, {}), 0);
}

TEST(LagAccount, ALongWayUsesTheBudgetUp) {
    constexpr int decisions = 49;
    EXPECT_LE(given_for(decisions, 500),
              LagAccount::at_first + (decisions * LagAccount::per_decision));
    EXPECT_GT(given_for(decisions, 500), LagAccount::at_first);
}

TEST(LagAccount, GivesNeitherTooMuchNorLessThanNothing) {
    LagAccount account;
    EXPECT_EQ(account.owe(60'000, {}), most_lag);
    EXPECT_EQ(LagAccount().owe(-5, {}), 0);
    EXPECT_EQ(LagAccount().owe(200, {.time = 60'000, .decisions = 3}), 0);
}

} // namespace
