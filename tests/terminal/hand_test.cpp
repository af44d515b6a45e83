#include "notation/names.h"
#include "notation/position_text.h"
#include "terminal/hand.h"
#include "terminal/speech.h"
#include "terminal/typed.h"

namespace kamisado::terminal {
namespace {

Square square(std::string_view name) { return *square_from_name(name); }

TEST(Hand, TakesATowerAndPutsItDown) {
    const Position position = Position::first();
    Hand hand;
    hand.look_at(position);
    EXPECT_FALSE(hand.tower());
    hand.point_at(square("d1"));
    EXPECT_EQ(hand.press(position).touched, Touched::Taken);
    hand.point_at(square("d6"));
    const auto outcome = hand.press(position);
    ASSERT_TRUE(outcome.move);
    EXPECT_EQ(outcome.move->to(), square("d6"));
}

TEST(Hand, HoldsTheTowerThatMustMove) {
    Position position = Position::first();
    position.play(Move(square("d1"), square("d6")));
    Hand hand;
    hand.look_at(position);
    EXPECT_EQ(hand.tower(), square("f8"));
    EXPECT_EQ(hand.press(position).touched, Touched::NeedsTarget);
    hand.point_at(square("e8"));
    const auto outcome = hand.press(position);
    ASSERT_TRUE(outcome.refusal);
    EXPECT_EQ(outcome.refusal->fault, MoveFault::AnotherTowerMoves);
}

TEST(Hand, SaysWhyAMoveIsNotAllowed) {
    const Position position = Position::first();
    Hand hand;
    hand.look_at(position);
    hand.point_at(square("d5"));
    EXPECT_EQ(hand.press(position).touched, Touched::NothingThere);
    hand.point_at(square("d8"));
    EXPECT_EQ(hand.press(position).refusal->fault, MoveFault::NotYourTower);
    hand.point_at(square("d1"));
    EXPECT_EQ(hand.press(position).touched, Touched::Taken);
    hand.point_at(square("e3"));
    EXPECT_EQ(hand.press(position).refusal->fault, MoveFault::NotStraight);
    hand.put_back(position);
    EXPECT_FALSE(hand.tower());
    EXPECT_EQ(hand.cursor(), square("d1"));
}

TEST(Hand, GoesThroughTowersAndTargetsRoundAndRound) {
    const Position position = Position::first();
    Hand hand;
    hand.look_at(position);
    hand.point_at(square("h1"));
    hand.next(position, false);
    EXPECT_EQ(hand.cursor(), square("a1"));
    hand.next(position, true);
    EXPECT_EQ(hand.cursor(), square("h1"));
    ASSERT_EQ(hand.press(position).touched, Touched::Taken);
    hand.next(position, false);
    EXPECT_TRUE(targets_from(position, square("h1")).contains(hand.cursor()));
}

TEST(Hand, MovesTheCursorAsTheBoardLies) {
    Hand hand;
    hand.point_at(square("d4"));
    hand.move_cursor(1, 1, Player::Black);
    EXPECT_EQ(hand.cursor(), square("e5"));
    hand.move_cursor(1, 1, Player::Gold);
    EXPECT_EQ(hand.cursor(), square("d4"));
    hand.point_at(square("a1"));
    hand.move_cursor(-1, -1, Player::Black);
    EXPECT_EQ(hand.cursor(), square("a1"));
}

TEST(Typed, TakesEverySpelling) {
    const MatchState state;
    const Speech german(Language::German);
    const Decision wanted = Move(square("f1"), square("f6"));
    for (const std::string_view text :
         {"f1f6", "PF5N", "P↑5N", "pf5n", "Lila Vor 5 Braun", "Purple Forward 5 Brown", " F1F6 "}) {
        const auto read = decision_from_typed(german, state, text);
        ASSERT_TRUE(read) << text << ": " << read.error();
        EXPECT_EQ(*read, wanted) << text;
    }
}

TEST(Typed, ExplainsWhatIsWrong) {
    const MatchState state;
    const Speech speech(Language::English);
    EXPECT_EQ(decision_from_typed(speech, state, "e4").error(),
              "e4: more than one tower can go there: b1e4, e1e4, h1e4");
    EXPECT_EQ(decision_from_typed(speech, state, "e8").error(), "e8: no tower can go there");
    EXPECT_EQ(decision_from_typed(speech, state, "fill left").error(),
              "there is nothing to fill: the round is not over or the format has no fill");
    EXPECT_EQ(decision_from_typed(Speech(Language::German), state, "Unfug").error(),
              "Unfug ist kein Zug; Züge sehen so aus: e2e5, PL5Y oder Lila Links 5 Gelb");
    EXPECT_EQ(decision_from_typed(speech, state, "e9").error(),
              "e9: e9 is not a square: files are a to h, ranks 1 to 8");
    EXPECT_EQ(as_sentence("e9: no square"), "e9: no square.");
    EXPECT_EQ(as_sentence("nothing"), "Nothing.");
    EXPECT_EQ(decision_from_typed(speech, state, "resign"), Decision(Resign{Player::Black}));
}

} // namespace
} // namespace kamisado::terminal
