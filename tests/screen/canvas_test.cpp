#include "screen/canvas.h"
#include "screen/cluster.h"

namespace kamisado::screen {
namespace {

TEST(Canvas, IsBlankAtFirst) {
    const Canvas canvas({.rows = 2, .columns = 3});
    EXPECT_EQ(canvas.size(), (Size{.rows = 2, .columns = 3}));
    EXPECT_EQ(canvas.at(1, 2), Cell{});
    EXPECT_EQ(canvas.text(0), "");
}

TEST(Canvas, NoSizeIsTooSmall) {
    Canvas canvas({.rows = -1, .columns = 0});
    EXPECT_EQ(canvas.size(), (Size{.rows = 0, .columns = 0}));
    EXPECT_EQ(canvas.put(0, 0, "text"), 4);
    EXPECT_EQ(canvas.text(0), "");
    EXPECT_EQ(canvas.at(0, 0), Cell{});
}

TEST(Canvas, TellsTheColumnBehindTheText) {
    Canvas canvas({.rows = 1, .columns = 20});
    EXPECT_EQ(canvas.put(0, 2, "grün"), 6);
    EXPECT_EQ(canvas.put(0, 7, "橙茶"), 11);
    EXPECT_EQ(canvas.text(0), "  grün 橙茶");
}

TEST(Canvas, CutsOffAtAllEdges) {
    Canvas canvas({.rows = 1, .columns = 4});
    canvas.put(0, -2, "abcdefgh");
    EXPECT_EQ(canvas.text(0), "cdef");
    canvas.put(-1, 0, "x");
    canvas.put(1, 0, "x");
    EXPECT_EQ(canvas.text(0), "cdef");
}

TEST(Canvas, HalfAWideCharacterAtAnEdgeIsASpace) {
    Canvas canvas({.rows = 1, .columns = 3});
    canvas.put(0, 0, "abc");
    canvas.put(0, 2, "橙");
    EXPECT_EQ(canvas.text(0), "ab");
    canvas.put(0, 0, "abc");
    canvas.put(0, -1, "橙");
    EXPECT_EQ(canvas.text(0), " bc");
}

TEST(Canvas, AWideCharacterHasTwoCells) {
    Canvas canvas({.rows = 1, .columns = 4});
    canvas.put(0, 1, "橙", {.bold = true});
    EXPECT_EQ(canvas.at(0, 1).text, "橙");
    EXPECT_EQ(canvas.at(0, 2).text, "");
    EXPECT_TRUE(canvas.at(0, 2).style.bold);
}

TEST(Canvas, WritingIntoAWideCharacterRemovesItsOtherHalf) {
    Canvas canvas({.rows = 1, .columns = 6});
    canvas.put(0, 1, "橙橙");
    canvas.put(0, 2, "x");
    EXPECT_EQ(canvas.at(0, 1).text, " ");
    EXPECT_EQ(canvas.text(0), "  x橙");
    canvas.put(0, 3, "y");
    EXPECT_EQ(canvas.text(0), "  xy");
    canvas.put(0, 1, "橙橙");
    canvas.put(0, 2, "茶");
    EXPECT_EQ(canvas.text(0), "  茶");
    canvas.fill({.row = 0, .column = 3, .size = {.rows = 1, .columns = 1}}, {});
    EXPECT_EQ(canvas.text(0), "");
}

TEST(Canvas, AccentsStayWithTheirLetter) {
    Canvas canvas({.rows = 1, .columns = 4});
    EXPECT_EQ(canvas.put(0, 0, "e\u0301x"), 2);
    EXPECT_EQ(canvas.at(0, 0).text, "e\u0301");
    EXPECT_EQ(canvas.at(0, 1).text, "x");
    canvas.put(0, 2, "\u0301");
    EXPECT_EQ(canvas.at(0, 2).text, " \u0301");
}

TEST(Canvas, WhatNoCellCanHoldIsAQuestionMark) {
    Canvas canvas({.rows = 1, .columns = 20});
    canvas.put(0, 0, "a\tb\033[31m\x7F\xFF\xC3");
    EXPECT_EQ(canvas.text(0), "a?b?[31m???");
    canvas.fill({.row = 0, .column = 0, .size = canvas.size()}, {});
    // Nothing to see, other directions, a new line.
    canvas.put(0, 0, "a\u200Bb\u202Ec\u061Cd\u0085e");
    EXPECT_EQ(canvas.text(0), "abcd?e");
}

TEST(Canvas, FillsAndRestylesWhatIsInside) {
    Canvas canvas({.rows = 2, .columns = 3});
    canvas.put(0, 0, "abc");
    const Area everything{.row = -5, .column = -5, .size = {.rows = 50, .columns = 50}};
    canvas.restyle(everything, {.reversed = true});
    EXPECT_EQ(canvas.text(0), "abc");
    EXPECT_TRUE(canvas.at(1, 2).style.reversed);
    canvas.fill(everything, {.bold = true});
    EXPECT_EQ(canvas.text(0), "");
    EXPECT_TRUE(canvas.at(1, 2).style.bold);
}

TEST(Cluster, WidthsAreThoseOfTheCells) {
    EXPECT_EQ(width_of(""), 0);
    EXPECT_EQ(width_of("e\u0301橙\t"), 4);
    EXPECT_EQ(clusters_of("e\u0301橙").size(), 2U);
    EXPECT_EQ(utf8_of(U'x') + utf8_of(U'ü') + utf8_of(U'橙') + utf8_of(U'🐉'), "xü橙🐉");
}

TEST(Cluster, APileOfAccentsEnds) {
    std::string text = "e";
    for (int count = 0; count < 1000; ++count) {
        text += "\u0301";
    }
    EXPECT_EQ(width_of(text + "x"), 2);
    EXPECT_LE(clusters_of(text).front().text.size(), 32U);
}

} // namespace
} // namespace kamisado::screen
