#include "screen/escape_sequence.h"

namespace kamisado::screen {
namespace {

/// Reads as the display does: a character at a time, until it is finished.
std::optional<Input> read(std::string_view typed) {
    std::size_t length = 0;
    while (length < typed.size() && is_unfinished(typed.substr(0, length))) {
        ++length;
    }
    EXPECT_EQ(length, typed.size()) << "ended early: " << typed;
    EXPECT_FALSE(is_unfinished(typed)) << typed;
    return meaning_of(typed);
}

TEST(EscapeSequence, KeysOfOtherTerminals) {
    EXPECT_EQ(read("[A"), Input(KeyPress{.key = Key::Up}));
    EXPECT_EQ(read("OD"), Input(KeyPress{.key = Key::Left}));
    EXPECT_EQ(read("[5~"), Input(KeyPress{.key = Key::PageUp}));
    EXPECT_EQ(read("[[A"), Input(KeyPress{.key = Key::F1}));
}

TEST(EscapeSequence, TheMouse) {
    const auto input = [](MouseAction action, int row, int column) {
        return Input(MouseInput{.action = action, .row = row, .column = column});
    };
    EXPECT_EQ(read("[<0;12;3M"), input(MouseAction::Press, 2, 11));
    EXPECT_EQ(read("[<64;300;1M"), input(MouseAction::ScrollUp, 0, 299));
    EXPECT_EQ(read("[<65;1;1M"), input(MouseAction::ScrollDown, 0, 0));
    EXPECT_EQ(read("[<0;12;3m"), std::nullopt); // let go
    EXPECT_EQ(read("[<2;12;3M"), std::nullopt); // the right button
    EXPECT_EQ(read("[M !#"), input(MouseAction::Press, 2, 0));
    EXPECT_EQ(read("[M#!#"), std::nullopt);
}

TEST(EscapeSequence, RubbishMeansNothing) {
    for (const std::string_view rubbish :
         {"[99~", "[<M", "[<;;M", "[<0;0M", "[<0;99999999999;1M", "[?1;2c", "[200~", "OZ"}) {
        EXPECT_EQ(read(rubbish), std::nullopt) << rubbish;
    }
    EXPECT_FALSE(is_unfinished("[" + std::string(100, '1')));
    EXPECT_EQ(meaning_of(""), std::nullopt);
}

} // namespace
} // namespace kamisado::screen
