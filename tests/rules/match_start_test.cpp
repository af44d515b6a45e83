// A match that begins at a position of one's own.
#include "rules/helpers.h"

#include <gtest/gtest.h>

#include <utility>

namespace kamisado::test {
namespace {

const std::string towers_worth_3_and_1 = "K**e4 n*e6";

TEST(Start, TheScoreBeginsAtTheRingsWorth) {
    const Position start = set_up(towers_worth_3_and_1, "b K");
    EXPECT_EQ(score(match(FormatKind::Long, start)), "3-1");
    EXPECT_EQ(score(match(FormatKind::Marathon, start)), "3-1");
}

TEST(Start, InASingleRoundRingsActButDoNotScore) {
    Match single = match(FormatKind::Single, set_up("K**e7 ya4", "b K"));
    EXPECT_EQ(score(single), "0-0");
    EXPECT_EQ(decide(single, "e7e8").back(), "Winner decided black 1-0");
}

TEST(Start, ASideAtTheTargetIsRefused) {
    const Position black_has_3 = set_up(towers_worth_3_and_1, "b K");
    EXPECT_EQ(Match::from({.kind = FormatKind::Standard}, black_has_3).error(),
              (StartError{StartFault::TargetReached, Player::Black}));
    const Position gold_has_7 = set_up("Ke4 n***e6", "b K");
    EXPECT_EQ(Match::from({.kind = FormatKind::Long}, gold_has_7).error(),
              (StartError{StartFault::TargetReached, Player::Gold}));
}

TEST(Start, OnePointBelowTheTargetIsNot) {
    EXPECT_EQ(score(match(FormatKind::Standard, set_up("K*e4 N*a1", "b K"))), "2-0");
    EXPECT_EQ(score(match(FormatKind::Long, set_up("K**e4 N**a1", "b K"))), "6-0");
    EXPECT_EQ(score(match(FormatKind::Marathon, set_up("K***e4 N***a1", "b K"))), "14-0");
}

TEST(Start, AFinishedRoundIsRefused) {
    const Position won = after(position(figure_4), "a2a6 h5h8");
    EXPECT_EQ(Match::from({.kind = FormatKind::Standard}, won).error(),
              (StartError{StartFault::RoundIsOver, {}}));
}

TEST(Start, WhoeverIsToMoveCountsAsTheChallenger) {
    EXPECT_EQ(match(FormatKind::Long, position(figure_6)).state().challenger, Player::Gold);
}

TEST(Start, AMatchKnowsItsStart) {
    Match standard = match(FormatKind::Standard, position(figure_7));
    decide(standard, "f3a8 left");
    EXPECT_EQ(standard.start(), position(figure_7));
}

TEST(Start, AnOrdinaryMatchBeginsAtTheFirstPosition) {
    const Match fresh(Format{.kind = FormatKind::Long});
    EXPECT_EQ(fresh.start(), Position::first());
    EXPECT_EQ(fresh.state(), MatchState());
    EXPECT_EQ(fresh.size(), 0U);
    EXPECT_EQ(fresh, Match::from({.kind = FormatKind::Long}, Position::first()));
}

} // namespace
} // namespace kamisado::test
