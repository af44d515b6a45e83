// Lining up for the next round: F1 to F4.
#include "rules/helpers.h"
#include "rules/line_up.h"
#include "rules/symmetry.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

Match won_by_black() {
    Match won = match(FormatKind::Standard, position(figure_7));
    decide(won, "f3a8");
    return won;
}

std::string line_up(const Board& board, FillFrom side) {
    return write_line_up(regrouped(board, side));
}

TEST(RuleF1, TheWinnerChoosesTheSideBeforeAnythingElse) {
    Match won = won_by_black();
    EXPECT_EQ(won.state().phase, Phase::Filling);
    EXPECT_EQ(won.play(square("a8"), square("a7")).error().fault, DecisionFault::FillIsDue);
}

TEST(RuleF1, TheWinnerIsTheDefenderOfTheNewRound) {
    Match won = won_by_black();
    decide(won, "left");
    EXPECT_EQ(won.state().challenger, Player::Gold);
    EXPECT_EQ(turn(won.position()), "g -");
}

TEST(RuleF2, BothSidesFillInTheSameDirection) {
    for (const FillFrom side : all_fills) {
        const Board before = won_by_black().position().board();
        const Position turned =
            half_turned(Position::start_of_round(regrouped(before, side), Player::Black));
        const Board same =
            regrouped(before.mapped([](Tower tower) { return half_turned(tower); },
                                    [](Square square) { return half_turned(square); }),
                      side);
        EXPECT_EQ(turned.board(), same);
    }
}

TEST(RuleF3, FillingFromTheLeftStartsOnTheBrownSquare) {
    Match won = won_by_black();
    EXPECT_EQ(decide(won, "left"),
              (Lines{"F3 line-up left pbonkyrg/NBORKYGP* gold", "T1 turn gold any"}));
}

TEST(RuleF4, FillingFromTheRightStartsOnTheOrangeSquare) {
    Match won = won_by_black();
    EXPECT_EQ(decide(won, "right"),
              (Lines{"F4 line-up right yrgkonbp/P*GYRKONB gold", "T1 turn gold any"}));
}

TEST(RuleF3, TowersAtHomeMoveUpToTheLeft) {
    const Board board = set_up("Na5 Pd4 oh4 gb6", "b N").board();
    EXPECT_EQ(line_up(board, FillFrom::Left), "ogbpkyrn/GRYKBOPN");
}

TEST(RuleF3, NearerRowsComeBeforeLeftmostFiles) {
    const Board board = set_up("Na3 Gh2", "b N").board();
    EXPECT_EQ(line_up(board, FillFrom::Left), "obpkyrgn/RYKPBOGN");
    EXPECT_EQ(line_up(board, FillFrom::Right), "obpkyrgn/NGRYKPBO");
}

TEST(RuleF3, LeftIsEachPlayersOwn) {
    const Board board = set_up("Na3 Gh3 na6 oh6", "b N").board();
    EXPECT_EQ(line_up(board, FillFrom::Left), "nobpkyrg/RYKPBONG");
    EXPECT_EQ(line_up(board, FillFrom::Right), "bpkyrgno/NGRYKPBO");
}

TEST(RuleF4, AFillFromTheRightIsTheMirrorOfAFillFromTheLeft) {
    for (const Position& position : positions_of_random_play(10)) {
        const Board right = regrouped(position.board(), FillFrom::Right);
        const Board left = regrouped(mirrored(position).board(), FillFrom::Left);
        EXPECT_EQ(mirrored(Position::start_of_round(left, Player::Black)).board(), right);
    }
}

TEST(RuleF3, RingsStayOnTheirTowers) {
    for (const Position& position : positions_of_random_play(10)) {
        const Board board = regrouped(position.board(), FillFrom::Left);
        EXPECT_TRUE(board.all_at_home());
        for (const Player player : all_players) {
            for (const Colour colour : all_colours) {
                EXPECT_EQ(board.rings_of({player, colour}),
                          position.board().rings_of({player, colour}));
            }
        }
    }
}

TEST(RuleF1, AfterADeadlockTheWinnerFillsFromTheBoardAsItStands) {
    Match stuck = match(FormatKind::Standard, position(figure_6));
    decide(stuck, "a7a6 a3b4");
    EXPECT_EQ(decide(stuck, "left").front(), "F3 line-up left pnyokr*bg/YONGKPRB black");
}

} // namespace
} // namespace kamisado::test
