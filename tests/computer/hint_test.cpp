#include "computer/hint.h"
#include "computer/positions.h"
#include "computer/threats.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kamisado::test {
namespace {

class Hints : public testing::Test {
  protected:
    Hint hint(const Match& match) {
        return give_hint(solver_, match.state(), match.format(), quick());
    }
    Hint hint(std::string_view text) { return hint(match(FormatKind::Single, text)); }

  private:
    Solver solver_;
};

bool has(const Hint& hint, const Reason& reason) {
    return std::ranges::find(hint.reasons, reason) != hint.reasons.end();
}

TEST_F(Hints, WinAtOnce) {
    const Hint found = hint(orange_wins);
    EXPECT_EQ(name_of(found.choice.decision), "d5d1");
    EXPECT_EQ(found.reasons.front().kind, ReasonKind::WinsAtOnce);
}

TEST_F(Hints, SayWhenEveryOtherMoveLoses) {
    const Hint found = hint("8/b4gB1/8/Ryok1r2/N3KnP1/Gp6/3Y3O/8 g B"); // the deadlock of figure 6
    EXPECT_EQ(name_of(found.choice.decision), "a7a6");
    EXPECT_TRUE(has(found, {.kind = ReasonKind::WinsIn, .number = 2}));
    EXPECT_TRUE(has(found, {.kind = ReasonKind::EveryOtherMoveLoses}));
}

TEST_F(Hints, KnowTheOnlyMove) {
    const Hint found = hint("8/5gB1/b7/Ryok1r2/N3KnP1/Gp6/3Y3O/8 b G");
    EXPECT_EQ(found.reasons.front().kind, ReasonKind::OnlyMove);
}

TEST_F(Hints, HoldOutLongestInALostRound) {
    const Hint found = hint("3k4/o4gRn/1b2KPyY/2p5/N7/2r5/3B4/1G5O b B");
    EXPECT_EQ(found.choice.verdict, Verdict::Loss);
    EXPECT_EQ(found.reasons.front(), (Reason{.kind = ReasonKind::LosesIn, .number = 6}));
    EXPECT_TRUE(has(found, {.kind = ReasonKind::LastsLongest}));
    EXPECT_TRUE(has(found, {.kind = ReasonKind::HardToAnswer, .number = 1, .of = 2}));
    EXPECT_TRUE(has(found, {.kind = ReasonKind::LeavesTowerUncalled,
                            .tower = Tower{Player::Gold, Colour::Red}}));
}

TEST_F(Hints, DoNotSayThatNothingLastsLongerWhereAnotherMoveDoes) {
    // The way that is hardest to find for the other side is two moves shorter than the longest.
    constexpr std::string_view lost = "2b1gy1o/8/5Or1/6k1/4p3/1n4KY/R7/1NBG2P1 g G";
    Solver solver;
    ASSERT_EQ(solver.solve(position(lost), {.distance = true}).distance, 16);
    const Hint found = hint(lost);
    EXPECT_EQ(found.reasons.front(), (Reason{.kind = ReasonKind::LosesIn, .number = 14}));
    EXPECT_FALSE(has(found, {.kind = ReasonKind::LastsLongest}));
}

TEST_F(Hints, FillAsFigure7hAdvises) {
    Match won = match(FormatKind::Standard, figure_7);
    ASSERT_TRUE(won.play(Square(5, 2), Square(0, 7)));
    const Hint found = hint(won);
    EXPECT_EQ(name_of(found.choice.decision), "left");
    EXPECT_TRUE(has(found, {.kind = ReasonKind::KeepsTowerOffItsColour,
                            .tower = Tower{Player::Black, Colour::Yellow}}));
}

TEST_F(Hints, SeeWhatDecidesTheMatch) {
    const Hint found =
        hint(match(FormatKind::Long, "2p1gr*1n*/8/3y*o3/3bNkK*1/3G**4/8/8/2R*Y1PBO b G"));
    EXPECT_TRUE(has(found, {.kind = ReasonKind::ScoresPoints, .number = 4}));
    EXPECT_TRUE(has(found, {.kind = ReasonKind::DecidesMatch}));
}

TEST(Threats, AreTowersWithAFreeLineHome) {
    const Position before = position(orange_wins);
    EXPECT_TRUE(can_go_home(before.board(), {Player::Gold, Colour::Orange}));
    EXPECT_FALSE(can_go_home(Board::first(), {Player::Gold, Colour::Orange}));
    EXPECT_TRUE(threats_in(Position::first()).empty());
}

} // namespace
} // namespace kamisado::test
