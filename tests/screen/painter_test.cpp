#include "screen/painter.h"
#include "screen/palette.h"
#include "screen/plain_text.h"

namespace kamisado::screen {
namespace {

/// Codes that can be read.
TerminalCodes spelled_codes(Colours colours = Colours::True, int palette = 256) {
    TerminalCodes codes;
    codes.move_to = [](int row, int column) {
        return "<" + std::to_string(row) + "," + std::to_string(column) + ">";
    };
    codes.ink = [](int index) { return "<ink " + std::to_string(index) + ">"; };
    codes.paper = [](int index) { return "<paper " + std::to_string(index) + ">"; };
    codes.plain = "<plain>";
    codes.bold = "<bold>";
    codes.dim = "<dim>";
    codes.underlined = "<underlined>";
    codes.reversed = "<reversed>";
    codes.look = {.colours = colours, .unicode = true};
    codes.palette = palette;
    return codes;
}

TEST(Painter, DrawsEverythingFirst) {
    Canvas canvas({.rows = 2, .columns = 3});
    canvas.put(1, 1, "x", {.bold = true});
    EXPECT_EQ(changes(std::nullopt, canvas, spelled_codes()),
              "<0,0><plain>   <1,0> <plain><bold>x<plain> <plain>");
}

TEST(Painter, SendsOnlyWhatHasChanged) {
    Canvas before({.rows = 3, .columns = 10});
    before.put(1, 2, "same");
    Canvas after = before;
    EXPECT_EQ(changes(before, after, spelled_codes()), "");
    after.put(1, 4, "ll");
    after.put(2, 9, "x");
    EXPECT_EQ(changes(before, after, spelled_codes()), "<1,4><plain>ll<2,9>x<plain>");
}

TEST(Painter, AnotherSizeIsDrawnAnew) {
    const Canvas before({.rows = 1, .columns = 2});
    const Canvas after({.rows = 1, .columns = 3});
    EXPECT_EQ(changes(before, after, spelled_codes()), "<0,0><plain>   <plain>");
}

TEST(Painter, WhatFollowsAWideCharacterIsToldItsPlace) {
    Canvas canvas({.rows = 1, .columns = 5});
    canvas.put(0, 0, "a橙b");
    EXPECT_EQ(changes(std::nullopt, canvas, spelled_codes()), "<0,0><plain>a橙<0,3>b <plain>");
}

TEST(Painter, AWideCharacterComesAndGoesAsAWhole) {
    Canvas narrow({.rows = 1, .columns = 4});
    narrow.put(0, 0, "abcd");
    Canvas wide = narrow;
    wide.put(0, 1, "橙");
    EXPECT_EQ(changes(narrow, wide, spelled_codes()), "<0,1><plain>橙<plain>");
    EXPECT_EQ(changes(wide, narrow, spelled_codes()), "<0,1><plain>bc<plain>");
}

TEST(Painter, SparesTheLastCellWhereItWouldScroll) {
    Canvas canvas({.rows = 1, .columns = 2});
    canvas.put(0, 0, "ab");
    TerminalCodes codes = spelled_codes();
    codes.spares_last_cell = true;
    EXPECT_EQ(changes(std::nullopt, canvas, codes), "<0,0><plain>a<plain>");
}

TEST(Painter, ColoursAsManyAsThereAre) {
    const Style style{.ink = Rgb{255, 255, 0}, .paper = Rgb{0, 0, 0xE0}};
    EXPECT_EQ(code_of(style, spelled_codes()), "\033[48;2;0;0;224m\033[38;2;255;255;0m");
    EXPECT_EQ(code_of(style, spelled_codes(Colours::Palette256)), "<paper 20><ink 226>");
    EXPECT_EQ(code_of(style, spelled_codes(Colours::Sixteen, 16)), "<paper 4><ink 11>");
    EXPECT_EQ(code_of(style, spelled_codes(Colours::Sixteen, 8)), "<paper 4><ink 3><bold>");
    EXPECT_EQ(code_of(style, spelled_codes(Colours::None)), "");
}

TEST(Painter, WithEightColoursInkIsNotLostInThePaper) {
    const TerminalCodes codes = spelled_codes(Colours::Sixteen, 8);
    const Rgb black{0, 0, 0};
    const Rgb grey{0x7F, 0x7F, 0x7F};
    EXPECT_EQ(code_of({.ink = black, .paper = grey}, codes), "<paper 0><ink 7>");
    EXPECT_EQ(code_of({.ink = black, .paper = black}, codes), "<paper 0><ink 0>");
    const Rgb white{255, 255, 255};
    EXPECT_EQ(code_of({.ink = Rgb{0xE5, 0xE5, 0xE5}, .paper = white}, codes), "<paper 7><ink 0>");
}

TEST(Painter, WithEightColoursTheOthersAreMixed) {
    const TerminalCodes codes = spelled_codes(Colours::Sixteen, 8);
    const auto painted = [](int paper, const TerminalCodes& with) {
        Canvas canvas({.rows = 1, .columns = 2});
        canvas.put(0, 0, "x ", {.ink = palette_colour(15), .paper = palette_colour(paper)});
        const std::string text = changes(std::nullopt, canvas, with);
        return text.substr(text.find('x') + 1);
    };
    EXPECT_EQ(painted(3, codes), "<plain><paper 3><ink 1>░<plain>");         // orange
    EXPECT_EQ(painted(8, codes), "<plain><paper 0><ink 3>▒<plain>");         // brown
    EXPECT_EQ(painted(11, codes), "<plain><paper 3><ink 3><bold>▒<plain>");  // yellow
    EXPECT_EQ(painted(13, codes), "<plain><paper 5><ink 7>▒<plain>");        // pink
    EXPECT_EQ(painted(5, codes), " <plain>");                                // purple
    EXPECT_EQ(painted(13, spelled_codes(Colours::Sixteen, 16)), " <plain>"); // enough of them
    TerminalCodes plain = codes;
    plain.look.unicode = false;
    EXPECT_EQ(painted(13, plain), " <plain>");
}

TEST(Painter, AttributesNeedNoColours) {
    const Style style{.bold = true, .dim = true, .underlined = true, .reversed = true};
    EXPECT_EQ(code_of(style, spelled_codes(Colours::None)), "<bold><dim><underlined><reversed>");
}

TEST(Painter, WithoutUnicodeLettersLoseTheirAccents) {
    Canvas canvas({.rows = 1, .columns = 9});
    canvas.put(0, 0, "grün é橙x");
    TerminalCodes codes = spelled_codes();
    codes.look.unicode = false;
    EXPECT_EQ(changes(std::nullopt, canvas, codes), "<0,0><plain>grun e? <0,8>x<plain>");
}

TEST(PlainText, KeepsWhatItCan) {
    EXPECT_EQ(plain_text("„Weiß“ — N↑4K, k↖2N…"), "\"Weis\" - N^4K, k<2N.");
    EXPECT_EQ(plain_text("À la fête œuf ÿ"), "A la fete ouf y");
    EXPECT_EQ(plain_text("橙 🐉"), "?  ? ");
}

TEST(Painter, WritesLines) {
    Canvas canvas({.rows = 2, .columns = 6});
    canvas.put(0, 1, "●x", {.ink = Rgb{255, 0, 0}});
    canvas.put(1, 0, "橙 ");
    EXPECT_EQ(write_lines(canvas, {.colours = Colours::None}), " ●x\n橙\n");
    EXPECT_EQ(write_lines(canvas, {.colours = Colours::None, .unicode = false}), " ?x\n? \n");
    EXPECT_EQ(write_lines(canvas, {.colours = Colours::Palette256}),
              " \033[0m\033[38;5;196m●x\033[0m\n橙\n");
}

} // namespace
} // namespace kamisado::screen
