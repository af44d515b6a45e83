// Positions as other programs see them.
#include <gtest/gtest.h>
#include <kamisado/position.h>

#include <string>
#include <type_traits>
#include <unordered_set>

namespace libkamisado {
namespace {

static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) == 40);

Square square(std::string_view name) { return Square::from(name).value(); }

TEST(LibrarySquare, HasANameAndAColour) {
    EXPECT_EQ(square("e5"), Square(4, 4));
    EXPECT_EQ(Square::at(63).name(), "h8");
    EXPECT_EQ(square("a8").colour(), Colour::Orange);
    EXPECT_FALSE(Square::from("i1"));
    EXPECT_FALSE(Square::from(""));
}

TEST(LibraryNames, AreThoseOfTheNotation) {
    const Tower tower{.owner = Player::Gold, .colour = Colour::Pink};
    EXPECT_EQ(name_of(tower), "gold pink");
    EXPECT_EQ(letter_of(tower), 'k');
    EXPECT_EQ(name_of(Colour::Purple, Language::German), "Lila");
    EXPECT_EQ(name_of(Side::Right), "right");
    EXPECT_EQ(name_of(EventKind::MatchDecided), "match-decided");
    EXPECT_EQ(version(), KAMISADO_VERSION);
}

TEST(LibraryPosition, BeginsAtTheFirst) {
    const Position position;
    EXPECT_EQ(position.text(), "obpkyrgn/8/8/8/8/8/8/NGRYKPBO b -");
    EXPECT_EQ(position.to_move(), Player::Black);
    EXPECT_FALSE(position.tower_to_move());
    EXPECT_FALSE(position.is_over());
    EXPECT_EQ(position.legal_moves().size(), 102U);
    EXPECT_EQ(perft(position, 2), 1'150U);
    EXPECT_EQ(perft(position, -1), 1U);
    EXPECT_EQ(position.pieces().size(), 16U);
    EXPECT_EQ(position.piece_on(square("e1"))->tower.colour, Colour::Pink);
    EXPECT_FALSE(position.piece_on(square("e4")));
}

TEST(LibraryPosition, PlaysAndTells) {
    Position position;
    const auto events = position.play("e1e4");
    ASSERT_TRUE(events);
    ASSERT_EQ(events->size(), 2U);
    EXPECT_EQ(events->front().kind, EventKind::Moved);
    EXPECT_EQ(events->back().kind, EventKind::TurnGiven);
    EXPECT_EQ(events->back().rule, "T2");
    EXPECT_EQ(events->back().tower, (Tower{.owner = Player::Gold, .colour = Colour::Orange}));
    EXPECT_EQ(position.tower_to_move(), events->back().tower);
    EXPECT_EQ(Position().after("KF3O"), position);
    EXPECT_EQ(Position().after(Move(square("e1"), square("e4"))), position);
    EXPECT_EQ(Position().write_move({square("e1"), square("e4")}), "KF3O");
    EXPECT_EQ(Position().write_move({square("e1"), square("e4")},
                                    {.spelling = Spelling::Words, .language = Language::French}),
              "Rose Avant 3 Orange");
}

TEST(LibraryPosition, SaysWhyNot) {
    Position position = Position().after("e1e4").value();
    const Position before = position;
    const auto refused = position.play("h8h5");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().id, "move.another-tower");
    EXPECT_EQ(refused.error().rule, "T2");
    EXPECT_EQ(refused.error().place.column, 1);
    EXPECT_TRUE(refused.error().message.starts_with("line 1, column 1: "));
    EXPECT_EQ(position, before);
    EXPECT_EQ(position.why_not(square("a8"), square("a2")), std::nullopt);
    EXPECT_EQ(position.why_not(square("a8"), square("b6"))->id, "move.not-straight");
    EXPECT_EQ(position.read_move("hello").error().id, "move.syntax");
    EXPECT_EQ(position.read_move("").error().id, "move.syntax");
}

TEST(LibraryPosition, RefusesWhatIsNone) {
    const auto wrong = Position::from("obpkyrgn/8/8/8/8/8/8/NGRYKPB b -");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().id, "position.rank-too-short");
    EXPECT_EQ(wrong.error().place, (Place{.line = 1, .column = 29}));
    EXPECT_EQ(Position::from("").error().id, "position.fields");
}

TEST(LibraryPosition, TellsOfPushes) {
    auto position = Position::from("obpkyrg1/8/8/7n/7O*/8/8/NGRYKPB1 b O");
    ASSERT_TRUE(position) << position.error().message;
    const auto events = position->play("h4h5");
    ASSERT_TRUE(events) << events.error().message;
    ASSERT_EQ(events->front().kind, EventKind::Pushed);
    ASSERT_EQ(events->front().pushed.size(), 1U);
    EXPECT_EQ(events->front().pushed.front().square, square("h6"));
    EXPECT_EQ(position->to_move(), Player::Black);
}

TEST(LibraryPosition, EndsWhereATowerIsHome) {
    auto position = Position::from("1bpkyrgn/8/8/8/8/8/o7/1GRYKPBO g O");
    EXPECT_FALSE(position); // Black's brown tower is missing
    position = Position::from("1bpkyrgn/8/8/8/N7/8/o7/1GRYKPBO g O");
    ASSERT_TRUE(position) << position.error().message;
    const auto events = position->play("a2a1");
    ASSERT_TRUE(events);
    EXPECT_EQ(events->back().kind, EventKind::RoundWon);
    EXPECT_TRUE(position->is_over());
    EXPECT_EQ(position->winner(), Player::Gold);
    EXPECT_EQ(position->end()->reason, EndReason::HomeRow);
    EXPECT_EQ(position->to_move(), std::nullopt);
    EXPECT_TRUE(position->legal_moves().empty());
    EXPECT_EQ(position->play("a1a2").error().id, "move.round-is-over");
    EXPECT_TRUE(position->text().ends_with(" - -"));
}

TEST(LibraryPosition, CanBeAKey) {
    std::unordered_set<Position> seen;
    for (const Move move : Position().legal_moves()) {
        seen.insert(Position().after(move).value());
    }
    EXPECT_EQ(seen.size(), 102U);
    EXPECT_TRUE(seen.contains(Position().after("e1e4").value()));
    EXPECT_FALSE(seen.contains(Position()));
}

} // namespace
} // namespace libkamisado
