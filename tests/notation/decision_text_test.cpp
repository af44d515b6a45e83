#include "notation/decision_text.h"

#include <gtest/gtest.h>

#include <string>

namespace kamisado {

namespace {

std::string refusal(const Match& match, std::string_view text) {
    const auto decision = read_decision(match.state(), text);
    return decision ? "none" : std::string(name_of(decision.error().id));
}

} // namespace

TEST(DecisionText, WhatIsWrittenIsReadBack) {
    const Match match(Format{});
    for (const std::string_view text : {"e1e5", "resigns black", "time gold"}) {
        const auto decision = read_decision(match.state(), text);
        ASSERT_TRUE(decision) << text;
        EXPECT_EQ(write_decision(*decision), text);
        EXPECT_EQ(decision_from_name(text), *decision);
    }
    EXPECT_EQ(write_decision(Fill{FillFrom::Right}), "fill right");
    EXPECT_EQ(decision_from_name("fill right"), Decision(Fill{FillFrom::Right}));
}

TEST(DecisionText, PeopleMayWriteMovesAsTheyLike) {
    const Match match(Format{});
    EXPECT_EQ(read_decision(match.state(), "KF4N"), read_decision(match.state(), "e1e5"));
    EXPECT_EQ(read_decision(match.state(), "Resigns Black"), Decision(Resign{Player::Black}));
    EXPECT_FALSE(decision_from_name("KF4N"));
    EXPECT_FALSE(decision_from_name("Resigns black"));
    EXPECT_FALSE(decision_from_name("resigns  black"));
    EXPECT_FALSE(decision_from_name("e1e"));
    EXPECT_FALSE(decision_from_name(""));
}

TEST(DecisionText, TheWrongMomentIsTold) {
    Match match({.kind = FormatKind::Standard});
    EXPECT_EQ(refusal(match, "fill left"), "record.nothing-to-fill");
    EXPECT_EQ(refusal(match, "fill up"), "record.word");
    EXPECT_EQ(refusal(match, "time white"), "record.word");
    EXPECT_EQ(refusal(match, "h8h7"), "move.not-your-tower");
    EXPECT_EQ(refusal(match, "fill"), "move.syntax");
    ASSERT_TRUE(match.decide(Resign{Player::Gold}));
    EXPECT_EQ(refusal(match, "e1e5"), "record.match-over");
    EXPECT_EQ(refusal(match, "resigns gold"), "record.match-over");
}

} // namespace kamisado
