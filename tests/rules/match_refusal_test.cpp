// Decisions that a match refuses: they change nothing.
#include "rules/helpers.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

/// The fault of a decision, after making sure that it left the match alone.
Refusal refused(Match& match, const Decision& decision) {
    const Match before = match;
    const auto result = match.decide(decision);
    EXPECT_EQ(match, before);
    EXPECT_EQ(match.state(), before.state());
    return result.error();
}

TEST(MatchRefusal, AnIllegalMoveTellsItsRule) {
    Match played(Format{.kind = FormatKind::Standard});
    const Refusal refusal = refused(played, Move(square("a1"), square("a8")));
    EXPECT_EQ(refusal.fault, DecisionFault::IllegalMove);
    EXPECT_EQ(refusal.move, (MoveRefusal{MoveFault::Occupied, Rule::M3, tower('o'), square("a8")}));
}

TEST(MatchRefusal, AFillIsRefusedWhileTheRoundIsPlayed) {
    Match played(Format{.kind = FormatKind::Standard});
    EXPECT_EQ(refused(played, Fill{FillFrom::Left}), (Refusal{DecisionFault::NothingToFill, {}}));
}

TEST(MatchRefusal, AMoveIsRefusedWhileTheFillIsDue) {
    Match played(Format{.kind = FormatKind::Standard});
    decide(played, black_starts_and_wins);
    EXPECT_EQ(refused(played, Move(square("b1"), square("b2"))),
              (Refusal{DecisionFault::FillIsDue, {}}));
}

TEST(MatchRefusal, NothingIsDecidedAfterTheEnd) {
    Match played(Format{.kind = FormatKind::Single});
    decide(played, black_starts_and_wins);
    const Refusal over{DecisionFault::MatchIsOver, {}};
    EXPECT_EQ(refused(played, Move(square("b1"), square("b2"))), over);
    EXPECT_EQ(refused(played, Fill{FillFrom::Left}), over);
    EXPECT_EQ(refused(played, Resign{Player::Gold}), over);
    EXPECT_EQ(refused(played, TimeOut{Player::Gold}), over);
}

TEST(MatchRefusal, NothingIsDecidedAfterAResignation) {
    Match played(Format{.kind = FormatKind::Standard});
    ASSERT_TRUE(played.decide(Resign{Player::Gold}));
    EXPECT_EQ(refused(played, Resign{Player::Black}), (Refusal{DecisionFault::MatchIsOver, {}}));
}

TEST(MatchRefusal, AMatchGoesOnAfterARefusal) {
    Match played(Format{.kind = FormatKind::Standard});
    refused(played, Move(square("a8"), square("a7")));
    EXPECT_TRUE(played.play(square("a1"), square("a5")));
}

} // namespace
} // namespace kamisado::test
