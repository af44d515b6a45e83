// A tower with two rings: DS1 to DS8.
#include "rules/helpers.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

TEST(RuleDS1, ADoubleGoesThreeSquaresAtMost) {
    EXPECT_EQ(moves(set_up("K**e1", "b K")), "e1b4 e1c3 e1d2 e1e2 e1e3 e1e4 e1f2 e1g3 e1h4");
    EXPECT_EQ(why(set_up("K**e1", "b K"), "e1e5"), "DS1 TooFar K e1");
}

TEST(RuleDS2, ADoublePushesOneTower) {
    const Position pushed = after(set_up("K**e4 be5", "b K"), "e4e5");
    EXPECT_EQ(pushed.board(), set_up("K**e5 be6", "b K").board());
}

TEST(RuleDS2, ADoublePushesTwoTowers) {
    const Position pushed = after(set_up("K**e4 be5 ge6", "b K"), "e4e5");
    EXPECT_EQ(pushed.board(), set_up("K**e5 be6 ge7", "b K").board());
}

TEST(RuleDS2, TwoTowersWithAGapAreNoLine) {
    const Position pushed = after(set_up("K**e4 be5 ge7", "b K"), "e4e5");
    EXPECT_EQ(pushed.board(), set_up("K**e5 be6 ge7", "b K").board());
}

TEST(RuleDS3, TheFurtherTowerNamesTheNextOne) {
    EXPECT_EQ(events(set_up("K**e4 be5 ge6", "b K"), "e4e5"),
              (Lines{"DS2 pushed K e4e5 be6+ge7", "DS3 turn black B by e7"}));
}

TEST(RuleDS3, WithOneTowerPushedThatOneNamesTheNext) {
    EXPECT_EQ(events(set_up("K**e4 be5", "b K"), "e4e5"),
              (Lines{"DS2 pushed K e4e5 be6", "DS3 turn black P by e6"}));
}

TEST(RuleDS4, ADoubleDoesNotPushDiagonally) {
    EXPECT_EQ(why(set_up("K**e4 bd5 gc6", "b K"), "e4d5"), "DS4 PushDiagonally b d5");
}

TEST(RuleDS5, TheSquareBehindTheLineMustBeEmpty) {
    EXPECT_FALSE(is_legal(set_up("K**e4 be5 ge6 Be7", "b K"), "e4e5"));
    EXPECT_FALSE(is_legal(set_up("K**e4 be5 Be6", "b K"), "e4e5"));
}

TEST(RuleDS6, ALineWhoseFurtherTowerIsAtHomeCannotBePushed) {
    EXPECT_EQ(why(set_up("K**e6 be7", "b K"), "e6e7"), "DS6 PushOffBoard y e8");
    EXPECT_EQ(why(set_up("K**e7 ra4", "b K"), "e7e8"), "DS6 PushOffBoard y e8");
}

TEST(RuleDS7, ADoublePushesNoMoreThanTwo) {
    EXPECT_EQ(why(set_up("K**e4 be5 ge6 re7 ya4", "b K"), "e4e5"), "DS7 PushTooMany r e7");
}

TEST(RuleDS8, ADoubleDoesNotPushADoubleOrMore) {
    EXPECT_EQ(why(set_up("K**e4 b**e5", "b K"), "e4e5"), "DS8 PushTooStrong b e5");
    EXPECT_EQ(why(set_up("K**e4 b***e5", "b K"), "e4e5"), "DS8 PushTooStrong b e5");
    EXPECT_EQ(why(set_up("K**e4 be5 g**e6", "b K"), "e4e5"), "DS8 PushTooStrong g e6");
}

TEST(RuleDS8, ADoublePushesTwoSumos) {
    const Position pushed = after(set_up("K**e4 b*e5 g*e6", "b K"), "e4e5");
    EXPECT_EQ(pushed.board(), set_up("K**e5 b*e6 g*e7", "b K").board());
}

} // namespace
} // namespace kamisado::test
