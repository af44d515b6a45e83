#include "notation/display_width.h"

#include <gtest/gtest.h>

namespace kamisado {
namespace {

TEST(DisplayWidth, LettersTakeOneColumn) {
    EXPECT_EQ(display_width(""), 0U);
    EXPECT_EQ(display_width("Kamisado"), 8U);
    EXPECT_EQ(display_width("Größe à gauche"), 14U);
    EXPECT_EQ(display_width("P↖5Y"), 4U);
    EXPECT_EQ(display_width("│─╬ █"), 5U);
}

TEST(DisplayWidth, WideScriptsAndEmojiTakeTwo) {
    EXPECT_EQ(display_width("茶緑赤黄桃紫青橙"), 16U);
    EXPECT_EQ(display_width("ＡＢＣ"), 6U);
    EXPECT_EQ(display_width("한국"), 4U);
    EXPECT_EQ(display_width("🐉"), 2U);
    EXPECT_EQ(display_width("🚀"), 2U);         // U+1F680: beyond the block of pictographs
    EXPECT_EQ(display_width("⌚"), 2U);         // U+231A: among signs that take one
    EXPECT_EQ(display_width("\U0001FAE8"), 2U); // of Unicode 15
    EXPECT_EQ(display_width("\U0001FAE9"), 2U); // of Unicode 16
    EXPECT_EQ(display_width("\U0003FFFD"), 2U); // not assigned, kept for wide characters
}

TEST(DisplayWidth, MarksTakeNone) {
    EXPECT_EQ(display_width("e\u0301"), 1U);
    EXPECT_EQ(display_width("\u0915\u094D\u0937"), 2U); // a Devanagari virama
    EXPECT_EQ(display_width("\u0E01\u0E31"), 1U);       // a Thai vowel above
    EXPECT_EQ(display_width("\u05D0\u05B8"), 1U);       // a Hebrew point
    EXPECT_EQ(display_width("\u1100\u1161\u11A8"), 2U); // a Hangul syllable in its parts
    EXPECT_EQ(display_width("↖\uFE0E"), 1U);            // a variation selector
    EXPECT_EQ(display_width("\u200B\u2060\uFEFF"), 0U);
    EXPECT_EQ(display_width("\u00AD"), 1U); // terminals show the soft hyphen
}

TEST(DisplayWidth, WhatIsNotUtf8CountsAColumnAByte) {
    EXPECT_EQ(display_width("a\xFF\xC3"), 3U);
    EXPECT_EQ(display_width("\xE6\xA9"), 2U);
    EXPECT_EQ(display_width("\xED\xA0\x80"), 3U); // a surrogate
}

TEST(DisplayWidth, PaddingFillsUpToTheWidth) {
    EXPECT_EQ(padded("橙", 4), "橙  ");
    EXPECT_EQ(padded("orange", 4), "orange");
}

} // namespace
} // namespace kamisado
