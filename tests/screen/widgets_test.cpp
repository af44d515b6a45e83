#include "screen/box.h"
#include "screen/key_hints.h"
#include "screen/list.h"
#include "screen/menu.h"
#include "screen/progress_bar.h"
#include "screen/text.h"
#include "screen/text_field.h"

namespace kamisado::screen {
namespace {

using Lines = std::vector<std::string>;

Sheet sheet_of(int rows, int columns, bool unicode = true) {
    return {.canvas = Canvas({.rows = rows, .columns = columns}),
            .look = {.colours = Colours::None, .unicode = unicode}};
}

Lines lines_of(const Sheet& sheet) {
    Lines lines;
    for (int row = 0; row < sheet.canvas.size().rows; ++row) {
        lines.push_back(sheet.canvas.text(row));
    }
    return lines;
}

KeyPress key(Key key) { return {.key = key}; }
KeyPress character(char32_t character) { return {.key = Key::Character, .character = character}; }

TEST(Text, BreaksByWords) {
    EXPECT_EQ(wrapped("the tower that must move", 10), (Lines{"the tower", "that must", "move"}));
    EXPECT_EQ(wrapped("", 10), (Lines{""}));
    EXPECT_EQ(wrapped("ne va pas : non", 9), (Lines{"ne va", "pas : non"}));
    EXPECT_EQ(wrapped(" : a", 3), (Lines{" :", "a"}));
    EXPECT_EQ(wrapped("one\n\ntwo", 10), (Lines{"one", "", "two"}));
    EXPECT_EQ(wrapped("exactly ten", 11), (Lines{"exactly ten"}));
}

TEST(Text, CutsWordsThatAreTooWide) {
    EXPECT_EQ(wrapped("a Donaudampfschiff b", 6), (Lines{"a", "Donaud", "ampfsc", "hiff b"}));
    EXPECT_EQ(wrapped("橙橙橙", 5), (Lines{"橙橙", "橙"}));
    EXPECT_EQ(wrapped("ab", 0), (Lines{"a", "b"}));
}

TEST(Text, KeepsIndentationAndDropsSpacesAtABreak) {
    EXPECT_EQ(wrapped("  in here   now", 9), (Lines{"  in here", "now"}));
    EXPECT_EQ(wrapped("end   ", 9), (Lines{"end"}));
}

TEST(Text, ShortensWithAnEllipsis) {
    EXPECT_EQ(shortened("Kamisado", 8, {}), "Kamisado");
    EXPECT_EQ(shortened("Kamisado", 7, {}), "Kamisa…");
    EXPECT_EQ(shortened("橙橙橙", 4, {}), "橙…");
    EXPECT_EQ(shortened("Kamisado", 7, {.unicode = false}), "Kamis..");
    EXPECT_EQ(shortened("Kamisado", 0, {}), "");
}

TEST(Text, ParagraphsStayInTheirArea) {
    Sheet sheet = sheet_of(4, 12);
    const Area area{.row = 1, .column = 2, .size = {.rows = 2, .columns = 5}};
    EXPECT_EQ(draw_paragraph(sheet, area, "one two three four"), 2);
    EXPECT_EQ(lines_of(sheet), (Lines{"", "  one", "  two", ""}));
}

TEST(Text, LinesAreAligned) {
    Sheet sheet = sheet_of(3, 9);
    const auto row = [](int number) {
        return Area{.row = number, .column = 0, .size = {.rows = 1, .columns = 9}};
    };
    draw_line(sheet, row(0), "left");
    draw_line(sheet, row(1), "mid", {}, Align::Centre);
    const Area place = draw_line(sheet, row(2), "right", {}, Align::Right);
    EXPECT_EQ(lines_of(sheet), (Lines{"left", "   mid", "    right"}));
    EXPECT_EQ(place, (Area{.row = 2, .column = 4, .size = {.rows = 1, .columns = 5}}));
}

TEST(Box, HasATitleAndAnInside) {
    Sheet sheet = sheet_of(3, 14);
    sheet.canvas.put(1, 5, "old");
    const Area inside = draw_box(sheet, sheet.area(), "Record");
    EXPECT_EQ(lines_of(sheet), (Lines{"╭─ Record ───╮", "│            │", "╰────────────╯"}));
    EXPECT_EQ(inside, (Area{.row = 1, .column = 2, .size = {.rows = 1, .columns = 10}}));
}

TEST(Box, IsTypedWithoutUnicode) {
    Sheet sheet = sheet_of(3, 10, false);
    draw_box(sheet, sheet.area(), "A title that is too long");
    EXPECT_EQ(lines_of(sheet), (Lines{"+- A .. -+", "|        |", "+--------+"}));
}

TEST(Box, CanBeTooSmall) {
    for (int size = 0; size < 6; ++size) {
        Sheet sheet = sheet_of(size, size);
        const Area inside = draw_box(sheet, sheet.area(), "Title");
        EXPECT_GE(inside.size.rows, 0);
        EXPECT_GE(inside.size.columns, 0);
    }
}

TEST(Box, StandsInTheMiddle) {
    const Area screen{.row = 0, .column = 0, .size = {.rows = 24, .columns = 80}};
    EXPECT_EQ(centred({.rows = 4, .columns = 20}, screen),
              (Area{.row = 10, .column = 30, .size = {.rows = 4, .columns = 20}}));
    EXPECT_EQ(centred({.rows = 99, .columns = 99}, screen), screen);
}

TEST(List, ScrollsWithItsCursor) {
    const std::vector<ListRow> rows{{"one"}, {"two"}, {"three"}, {"four"}, {"five"}};
    ListState state;
    Sheet sheet = sheet_of(3, 10);
    draw_list(sheet, sheet.area(), rows, state, 100);
    EXPECT_EQ(lines_of(sheet), (Lines{"one      █", "two      │", "three    │"}));
    EXPECT_TRUE(sheet.canvas.at(0, 5).style.reversed);
    EXPECT_EQ(sheet.hits.at(2, 0), 102);

    EXPECT_TRUE(handle(state, key(Key::End), 5, 3));
    sheet = sheet_of(3, 10);
    draw_list(sheet, sheet.area(), rows, state, 100);
    EXPECT_EQ(lines_of(sheet), (Lines{"three    │", "four     │", "five     █"}));
    EXPECT_EQ(sheet.hits.at(2, 7), 104);
    EXPECT_EQ(sheet.hits.at(2, 9), std::nullopt);
}

TEST(List, IsMovedByKeysAndWheel) {
    ListState state;
    const auto cursor_after = [&state](const Input& input) {
        EXPECT_TRUE(handle(state, input, 20, 5));
        return state.cursor;
    };
    EXPECT_EQ(cursor_after(key(Key::Down)), 1);
    EXPECT_EQ(cursor_after(key(Key::PageDown)), 5);
    EXPECT_EQ(cursor_after(MouseInput{.action = MouseAction::ScrollDown}), 8);
    EXPECT_EQ(cursor_after(MouseInput{.action = MouseAction::ScrollUp}), 5);
    EXPECT_EQ(cursor_after(key(Key::PageUp)), 1);
    EXPECT_EQ(cursor_after(key(Key::Home)), 0);
    EXPECT_EQ(cursor_after(key(Key::Up)), 0);
    EXPECT_EQ(cursor_after(key(Key::End)), 19);
    EXPECT_EQ(state.top, 15);
    EXPECT_FALSE(handle(state, key(Key::Enter), 20, 5));
    EXPECT_FALSE(handle(state, MouseInput{.action = MouseAction::Press}, 20, 5));
}

TEST(List, CanBeEmptyOrShrink) {
    ListState state{.cursor = 9, .top = 5};
    Sheet sheet = sheet_of(3, 10);
    draw_list(sheet, sheet.area(), {}, state, 0);
    EXPECT_EQ(state.cursor, 0);
    EXPECT_EQ(state.top, 0);
    EXPECT_EQ(lines_of(sheet), (Lines{"", "", ""}));
}

Menu game_menu() {
    return {.items = {{.label = "New match", .hot_key = U'n', .value = "Standard"},
                      {.label = "Undo", .hot_key = U'u', .why_not = "Nothing to undo"},
                      {.label = "Quit", .hot_key = U'q'}}};
}

TEST(Menu, IsDrawnWithKeysValuesAndReasons) {
    Menu menu = game_menu();
    menu.cursor = 1;
    EXPECT_EQ(size_of(menu), (Size{.rows = 5, .columns = 24}));
    Sheet sheet = sheet_of(5, 24);
    draw_menu(sheet, sheet.area(), menu, 10);
    EXPECT_EQ(lines_of(sheet),
              (Lines{" n  New match  Standard", " u  Undo", " q  Quit", "", "Nothing to undo"}));
    EXPECT_TRUE(sheet.canvas.at(1, 20).style.reversed);
    EXPECT_EQ(sheet.hits.at(2, 23), 12);
}

TEST(Menu, ChoosesByKeysAndClicks) {
    Menu menu = game_menu();
    EXPECT_EQ(handle(menu, key(Key::Down)), std::nullopt);
    EXPECT_EQ(menu.cursor, 1);
    EXPECT_EQ(handle(menu, key(Key::Enter)), std::nullopt); // it says why not
    EXPECT_EQ(handle(menu, key(Key::Up)), std::nullopt);
    EXPECT_EQ(handle(menu, key(Key::Up)), std::nullopt);
    EXPECT_EQ(handle(menu, key(Key::Enter)), 2);
    EXPECT_EQ(handle(menu, character(U'N')), 0);
    EXPECT_EQ(handle(menu, character(U'u')), std::nullopt);
    EXPECT_EQ(menu.cursor, 1);
    EXPECT_EQ(handle(menu, character(U'x')), std::nullopt);
    EXPECT_EQ(choose(menu, 2), 2);
    EXPECT_EQ(choose(menu, 3), std::nullopt);
    EXPECT_EQ(choose(menu, -1), std::nullopt);
}

TEST(Menu, KeepsTheCursorInSight) {
    Menu menu{.items = {{.label = "a"}, {.label = "b"}, {.label = "c"}, {.label = "d"}}};
    menu.cursor = 3;
    Sheet sheet = sheet_of(2, 6);
    draw_menu(sheet, sheet.area(), menu, 0);
    EXPECT_EQ(lines_of(sheet), (Lines{" c", " d"}));
    Menu empty;
    EXPECT_EQ(handle(empty, key(Key::Down)), std::nullopt);
    EXPECT_EQ(handle(empty, key(Key::Enter)), std::nullopt);
    draw_menu(sheet, sheet.area(), empty, 0);
}

TEST(TextField, IsTypedInto) {
    TextField field("gru");
    for (const char32_t letter : U"ßü") {
        if (letter != 0) {
            field.handle(character(letter));
        }
    }
    field.handle(key(Key::Left));
    field.handle(key(Key::Left));
    field.handle(key(Key::Backspace));
    field.handle(key(Key::Delete));
    EXPECT_EQ(field.text(), "grü");
    field.handle(key(Key::Home));
    field.handle(character(U'橙'));
    field.handle(character(U'\u0301')); // an accent for the character before it
    field.handle(key(Key::End));
    field.handle(character(U'!'));
    EXPECT_EQ(field.text(), "橙\u0301grü!");
    EXPECT_FALSE(field.handle(key(Key::Enter)));
    EXPECT_FALSE(field.handle(key(Key::Up)));
}

TEST(TextField, EndsAtBothEnds) {
    TextField field("ab", 3);
    field.handle(character(U'c'));
    field.handle(character(U'd'));
    EXPECT_EQ(field.text(), "abc");
    for (int press = 0; press < 5; ++press) {
        field.handle(key(Key::Left));
        field.handle(key(Key::Backspace));
    }
    EXPECT_EQ(field.cursor(), 0U);
    EXPECT_EQ(field.text(), "ac");
    for (int press = 0; press < 5; ++press) {
        field.handle(key(Key::Delete));
    }
    field.handle(key(Key::Right));
    EXPECT_EQ(field.text(), "");
    EXPECT_EQ(field.cursor(), 0U);
}

TEST(TextField, ShowsTheTextAroundItsCursor) {
    TextField field("abcdefgh");
    Sheet sheet = sheet_of(1, 10);
    field.draw(sheet, 0, 2, 5);
    EXPECT_EQ(sheet.canvas.text(0), "  efgh");
    EXPECT_TRUE(sheet.canvas.at(0, 6).style.reversed);
    field.handle(key(Key::Home));
    field.draw(sheet, 0, 2, 5);
    EXPECT_EQ(sheet.canvas.text(0), "  abcde");
    EXPECT_TRUE(sheet.canvas.at(0, 2).style.reversed);
    field.click(3, 5);
    EXPECT_EQ(field.cursor(), 3U);
    field.click(99, 5);
    EXPECT_EQ(field.cursor(), 8U);
}

TEST(Progress, IsDrawnInEighthsOrTyped) {
    Sheet sheet = sheet_of(1, 10);
    draw_progress(sheet, sheet.area(), 0.53);
    EXPECT_EQ(sheet.canvas.text(0), "█████▎");
    draw_progress(sheet, sheet.area(), 7.0);
    EXPECT_EQ(sheet.canvas.text(0), "██████████");
    draw_progress(sheet, sheet.area(), -1.0);
    EXPECT_EQ(sheet.canvas.text(0), "");
    Sheet typed = sheet_of(1, 10, false);
    draw_progress(typed, typed.area(), 0.5);
    EXPECT_EQ(typed.canvas.text(0), "[####....]");
}

TEST(KeyHints, TheLastOneAlwaysFits) {
    const std::vector<KeyHint> hints{
        {"m", "move", 1}, {"u", "undo", 2}, {"h", "hint", 3}, {"?", "help", 4}};
    Sheet wide = sheet_of(1, 40);
    draw_key_hints(wide, wide.area(), hints);
    EXPECT_EQ(wide.canvas.text(0), "m move  u undo  h hint  ? help");
    EXPECT_EQ(wide.hits.at(0, 8), 2);
    EXPECT_EQ(wide.hits.at(0, 7), std::nullopt);
    Sheet narrow = sheet_of(1, 23);
    draw_key_hints(narrow, narrow.area(), hints);
    EXPECT_EQ(narrow.canvas.text(0), "m move  u undo  ? help");
    draw_key_hints(narrow, narrow.area(), {});
}

TEST(HitMap, WhatWasAddedLastLiesOnTop) {
    HitMap hits;
    hits.add({.row = 0, .column = 0, .size = {.rows = 5, .columns = 5}}, 1);
    hits.add({.row = 2, .column = 2, .size = {.rows = 1, .columns = 1}}, 2);
    EXPECT_EQ(hits.at(2, 2), 2);
    EXPECT_EQ(hits.at(2, 3), 1);
    EXPECT_EQ(hits.at(5, 5), std::nullopt);
    hits.clear();
    EXPECT_EQ(hits.at(2, 2), std::nullopt);
}

} // namespace
} // namespace kamisado::screen
