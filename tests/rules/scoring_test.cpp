// What a round is worth, what a match is played for, and who starts the next round.
#include "rules/helpers.h"

#include <gtest/gtest.h>

#include <utility>

namespace kamisado::test {
namespace {

/// Black's pink is one step from the open e8.
Match about_to_win(FormatKind kind, std::string_view pink) {
    return match(kind, set_up(std::string(pink) + "e7 ya4", "b K"));
}

TEST(Scoring, ATowersRingsAreWorthOneTwoAndFour) {
    for (const auto& [pink, ring, total] : {std::tuple{"K", "Scoring ring K* for 1", "1-0"},
                                            std::tuple{"K*", "Scoring ring K** for 2", "3-0"},
                                            std::tuple{"K**", "Scoring ring K*** for 4", "7-0"}}) {
        Match marathon = about_to_win(FormatKind::Marathon, pink);
        EXPECT_EQ(decide(marathon, "e7e8").at(2), ring);
        EXPECT_EQ(score(marathon), total);
    }
}

TEST(Scoring, ATripleThatComesHomeScoresEightAndWins) {
    Match marathon = about_to_win(FormatKind::Marathon, "K***");
    EXPECT_EQ(decide(marathon, "e7e8"),
              (Lines{"TS1 moved K e7e8", "M7 won K e8", "Scoring ring K*** for 8",
                     "Scoring decided black 15-0"}));
}

TEST(Scoring, PointsOfDifferentTowersAddUp) {
    Match standard = match(FormatKind::Standard, set_up("Ke7 ya4 N*a1 G*b1", "b K"));
    EXPECT_EQ(score(standard), "2-0");
    decide(standard, "e7e8");
    EXPECT_EQ(score(standard), "3-0");
    EXPECT_TRUE(standard.is_over());
}

TEST(Scoring, TheRingShowsInTheNextRoundOnly) {
    Match standard = about_to_win(FormatKind::Standard, "K");
    decide(standard, "e7e8");
    EXPECT_EQ(standard.position().board().rings_of(tower('K')), 0);
    decide(standard, "left");
    EXPECT_EQ(standard.position().board().rings_of(tower('K')), 1);
}

TEST(Scoring, AnOvershotTargetCountsInFull) {
    Match standard = match(FormatKind::Standard, set_up("K*e7 ya4 N*a1", "b K"));
    EXPECT_EQ(decide(standard, "e7e8").back(), "Scoring decided black 4-0");
}

TEST(Format, TheTargetsAreOneThreeSevenAndFifteen) {
    EXPECT_EQ(Format{.kind = FormatKind::Single}.target(), 1);
    EXPECT_EQ(Format{.kind = FormatKind::Standard}.target(), 3);
    EXPECT_EQ(Format{.kind = FormatKind::Long}.target(), 7);
    EXPECT_EQ(Format{.kind = FormatKind::Marathon}.target(), 15);
    EXPECT_EQ(Format{.kind = FormatKind::Series}.target(), std::nullopt);
}

TEST(Format, OnlyMatchesOfSeveralPointsHaveRings) {
    EXPECT_FALSE(Format{.kind = FormatKind::Single}.has_rings());
    EXPECT_FALSE(Format{.kind = FormatKind::Series}.has_rings());
    EXPECT_TRUE(Format{.kind = FormatKind::Standard}.has_rings());
    EXPECT_TRUE(Format{.kind = FormatKind::Long}.has_rings());
    EXPECT_TRUE(Format{.kind = FormatKind::Marathon}.has_rings());
}

TEST(Format, ASingleRoundEndsTheMatchWithoutARing) {
    Match single(Format{.kind = FormatKind::Single});
    EXPECT_EQ(decide(single, black_starts_and_wins),
              (Lines{"M2 moved N a5d8", "M7 won N d8", "Winner point for black",
                     "Winner decided black 1-0"}));
    EXPECT_EQ(single.state().end, (MatchEnd{MatchEndReason::Points, Player::Black}));
}

TEST(Format, ASingleRoundMayEndInDeadlock) {
    Match single = match(FormatKind::Single, position(figure_6));
    EXPECT_EQ(decide(single, "a7a6 a3b4").back(), "Winner decided gold 0-1");
}

TEST(Format, ADoubleWinsAStandardMatchAndATripleALongOne) {
    for (const auto& [kind, pink] :
         {std::pair{FormatKind::Standard, "K*"}, std::pair{FormatKind::Long, "K**"},
          std::pair{FormatKind::Marathon, "K***"}}) {
        Match won = about_to_win(kind, pink);
        decide(won, "e7e8");
        EXPECT_EQ(won.state().end, (MatchEnd{MatchEndReason::Points, Player::Black}));
    }
}

TEST(Format, BelowTheTargetTheMatchGoesOn) {
    for (const auto& [kind, pink] :
         {std::pair{FormatKind::Standard, "K"}, std::pair{FormatKind::Long, "K*"},
          std::pair{FormatKind::Marathon, "K**"}}) {
        Match going_on = about_to_win(kind, pink);
        decide(going_on, "e7e8");
        EXPECT_EQ(going_on.state().phase, Phase::Filling);
        EXPECT_EQ(going_on.state().end, std::nullopt);
    }
}

TEST(Challenger, TheLoserOfARoundStartsTheNext) {
    Match standard(Format{.kind = FormatKind::Standard});
    EXPECT_EQ(standard.state().challenger, Player::Black);
    decide(standard, black_starts_and_wins);
    EXPECT_EQ(decide(standard, "left").back(), "T1 turn gold any");
    EXPECT_EQ(standard.state().challenger, Player::Gold);
    EXPECT_EQ(standard.state().round, 2);
}

TEST(Challenger, WhoLosesAsChallengerIsChallengerAgain) {
    Match standard(Format{.kind = FormatKind::Standard});
    decide(standard, black_starts_and_loses);
    EXPECT_EQ(decide(standard, "right").back(), "T1 turn black any");
    EXPECT_EQ(standard.state().challenger, Player::Black);
}

TEST(Challenger, AfterADeadlockTheLastMoverStarts) {
    Match standard = match(FormatKind::Standard, position(figure_6));
    decide(standard, "a7a6 a3b4");
    EXPECT_EQ(decide(standard, "left").back(), "T1 turn black any");
}

} // namespace
} // namespace kamisado::test
