// A tower with three rings: TS1 to TS8.
#include "rules/helpers.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

TEST(RuleTS1, ATripleGoesOneSquareAtMost) {
    EXPECT_EQ(moves(set_up("K***e1", "b K")), "e1d2 e1e2 e1f2");
    EXPECT_EQ(why(set_up("K***e1", "b K"), "e1e3"), "TS1 TooFar K e1");
}

TEST(RuleTS2, ATriplePushesOneTwoOrThreeTowers) {
    EXPECT_EQ(after(set_up("K***e2 be3", "b K"), "e2e3").board(),
              set_up("K***e3 be4", "b K").board());
    EXPECT_EQ(after(set_up("K***e2 be3 ge4", "b K"), "e2e3").board(),
              set_up("K***e3 be4 ge5", "b K").board());
    EXPECT_EQ(after(set_up("K***e2 be3 ge4 re5", "b K"), "e2e3").board(),
              set_up("K***e3 be4 ge5 re6", "b K").board());
}

TEST(RuleTS3, TheFurthestTowerNamesTheNextOne) {
    EXPECT_EQ(events(set_up("K***e2 be3 ge4 re5", "b K"), "e2e3"),
              (Lines{"TS2 pushed K e2e3 be4+ge5+re6", "TS3 turn black P by e6"}));
}

TEST(RuleTS4, ATripleDoesNotPushDiagonally) {
    EXPECT_EQ(why(set_up("K***e4 bd5", "b K"), "e4d5"), "TS4 PushDiagonally b d5");
}

TEST(RuleTS5, TheSquareBehindTheLineMustBeEmpty) {
    EXPECT_FALSE(is_legal(set_up("K***e2 be3 ge4 re5 Be6", "b K"), "e2e3"));
    EXPECT_TRUE(is_legal(set_up("K***e2 be3 ge4 re5 Be7", "b K"), "e2e3"));
}

TEST(RuleTS6, ALineWhoseFurthestTowerIsAtHomeCannotBePushed) {
    EXPECT_EQ(why(set_up("K***e5 be6 ge7", "b K"), "e5e6"), "TS6 PushOffBoard y e8");
    EXPECT_EQ(why(set_up("K***e6 be7", "b K"), "e6e7"), "TS6 PushOffBoard y e8");
    EXPECT_EQ(why(set_up("K***e7 ra4", "b K"), "e7e8"), "TS6 PushOffBoard y e8");
}

TEST(RuleTS7, ATriplePushesNoMoreThanThree) {
    EXPECT_EQ(why(set_up("K***e2 be3 ge4 re5 ne6", "b K"), "e2e3"), "TS7 PushTooMany n e6");
}

TEST(RuleTS8, ATripleDoesNotPushATriple) {
    EXPECT_EQ(why(set_up("K***e4 b***e5", "b K"), "e4e5"), "TS8 PushTooStrong b e5");
    EXPECT_EQ(why(set_up("K***e3 be4 ge5 r***e6", "b K"), "e3e4"), "TS8 PushTooStrong r e6");
}

TEST(RuleTS8, ATriplePushesThreeDoubles) {
    EXPECT_EQ(after(set_up("K***e2 b**e3 g**e4 r**e5", "b K"), "e2e3").board(),
              set_up("K***e3 b**e4 g**e5 r**e6", "b K").board());
}

} // namespace
} // namespace kamisado::test
