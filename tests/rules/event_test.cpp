// What is told about a move: in the order in which a board must show it, each with its rule.
#include "rules/event.h"
#include "rules/helpers.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

TEST(Event, AMoveIsFollowedByTheTurn) {
    EXPECT_EQ(events(Position::first(), "c1c5"),
              (Lines{"M2 moved R c1c5", "T2 turn gold B by c5"}));
}

TEST(Event, AMoveIsToldByTheRuleOfItsTowersRank) {
    EXPECT_EQ(events(set_up("Ke4", "b K"), "e4e5").front(), "M2 moved K e4e5");
    EXPECT_EQ(events(set_up("K*e4", "b K"), "e4e5").front(), "S1 moved K e4e5");
    EXPECT_EQ(events(set_up("K**e4", "b K"), "e4e5").front(), "DS1 moved K e4e5");
    EXPECT_EQ(events(set_up("K***e4", "b K"), "e4e5").front(), "TS1 moved K e4e5");
}

TEST(Event, APushIsToldByTheRuleOfItsTowersRank) {
    EXPECT_EQ(events(set_up("K*e4 be5", "b K"), "e4e5"),
              (Lines{"S2 pushed K e4e5 be6", "S3 turn black P by e6"}));
    EXPECT_EQ(events(set_up("K**e4 be5", "b K"), "e4e5"),
              (Lines{"DS2 pushed K e4e5 be6", "DS3 turn black P by e6"}));
    EXPECT_EQ(events(set_up("K***e4 be5", "b K"), "e4e5"),
              (Lines{"TS2 pushed K e4e5 be6", "TS3 turn black P by e6"}));
}

TEST(Event, GoldsPushGoesDown) {
    EXPECT_EQ(events(set_up("k**d5 Bd4 Gd3", "g K"), "d5d4"),
              (Lines{"DS2 pushed k d5d4 Bd3+Gd2", "DS3 turn gold B by d2"}));
}

TEST(Event, ZeroLengthMovesStandBetweenTheMoveAndTheTurn) {
    EXPECT_EQ(
        events(position(figure_5), "d2d7"),
        (Lines{"M2 moved B d2d7", "M6 blocked g f7", "M6 blocked Y h6", "M6 turn gold B by h6"}));
}

TEST(Event, AWonRoundGivesNoTurn) {
    EXPECT_EQ(events(set_up("Ke7 ya4", "b K"), "e7e8"), (Lines{"M2 moved K e7e8", "M7 won K e8"}));
}

TEST(Event, AMatchTellsTheRingAfterTheWin) {
    Match standard(Format{.kind = FormatKind::Standard});
    EXPECT_EQ(decide(standard, black_starts_and_wins),
              (Lines{"M2 moved N a5d8", "M7 won N d8", "Scoring ring N* for 1"}));
}

TEST(Event, AMatchTellsTheRingAfterTheDeadlock) {
    Match standard = match(FormatKind::Standard, position(figure_6));
    EXPECT_EQ(decide(standard, "a7a6 a3b4"),
              (Lines{"M2 moved G a3b4", "M6 blocked r f5", "M6 blocked G b4",
                     "M8 deadlock lost by black", "M8 ring r* for 1"}));
}

TEST(Event, AMatchCanTellItsEventsAgain) {
    Match standard(Format{.kind = FormatKind::Standard});
    decide(standard, black_starts_and_wins);
    const Lines told = decide(standard, "right");
    EXPECT_EQ(lines(standard.events(standard.size() - 1)), told);
}

/// The board after the events, had one only the events to go by.
Board told_board(Board board, const Events& events) {
    for (const Event& event : events) {
        if (const auto* moved = std::get_if<Moved>(&event.detail)) {
            EXPECT_EQ(board.square_of(moved->tower), moved->from);
            board.relocate(moved->tower, moved->to);
        } else if (const auto* pushed = std::get_if<Pushed>(&event.detail)) {
            for (std::size_t nth = pushed->count; nth-- > 0;) {
                board.relocate(pushed->towers()[nth], pushed->landing(nth));
            }
            board.relocate(pushed->pusher, pushed->to);
        }
    }
    return board;
}

/// What has named the tower, as the events before the turn tell it.
TurnReason reason_told_by(const Events& events) {
    const EventDetail& cause = events[events.size() - 2].detail;
    if (std::holds_alternative<Blocked>(cause)) {
        return TurnReason::Blocked;
    }
    return std::holds_alternative<Pushed>(cause) ? TurnReason::Pushed : TurnReason::Landed;
}

TEST(Event, TheEventsTellTheWholeMove) {
    for (const Position& before : random_positions(2000)) {
        for (const Move move : legal_moves(before)) {
            const Position next = before.after(move);
            const Events told = events_of_move(before, move);
            EXPECT_EQ(told_board(before.board(), told), next.board());
            const auto* turn = std::get_if<TurnGiven>(&told.back().detail);
            EXPECT_EQ(turn != nullptr, !next.is_over());
            if (turn != nullptr) {
                EXPECT_EQ((Tower{turn->player, turn->tower.value()}), next.tower_to_move());
                EXPECT_EQ(colour_of(turn->named_by.value()), turn->tower);
                EXPECT_EQ(next.board().tower_on(*turn->named_by), turn->standing);
                EXPECT_EQ(turn->reason, reason_told_by(told));
            }
        }
    }
}

} // namespace
} // namespace kamisado::test
