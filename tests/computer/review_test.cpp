#include "computer/positions.h"
#include "computer/review.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

Review review_of(const Match& match) {
    Solver solver;
    return review(solver, match, quick());
}

TEST(Review, HasNothingToSayOfAMatchWithoutMoves) {
    EXPECT_TRUE(review_of(Match(Format{})).decisions.empty());
}

TEST(Review, FindsTheWinThatWasMissed) {
    Match played = match(FormatKind::Standard, orange_wins);
    ASSERT_TRUE(played.play(Square(3, 4), Square(3, 3)));
    const Review found = review_of(played);
    ASSERT_EQ(found.decisions.size(), 1);
    const ReviewedDecision& one = found.decisions.front();
    EXPECT_EQ(one.before, Verdict::Win);
    EXPECT_EQ(one.distance_before, 1);
    EXPECT_EQ(one.played.verdict, Verdict::Loss);
    EXPECT_EQ(one.played.distance, 2);
    EXPECT_EQ(one.mark, Mark::Mistake);
    ASSERT_TRUE(one.better);
    EXPECT_EQ(name_of(one.better->decision), "d5d1");
    EXPECT_EQ(found.turning_points(), std::vector<std::size_t>{0});
    EXPECT_EQ(found.count(Player::Gold, Mark::Mistake), 1);
}

/// Chances are worked out with limits of nodes, one look after the other: every compiler must look
/// in the same order, and come to the same numbers.
TEST(Review, ComesToTheSameChancesInEveryBuild) {
    Match played = match(FormatKind::Standard, orange_wins);
    ASSERT_TRUE(played.play(Square(3, 4), Square(3, 3)));
    Solver solver;
    const Review found = review(solver, played);
    EXPECT_NEAR(found.decisions.front().played.chance.value, 0.20334180611169653, 1e-9);
    EXPECT_NEAR(found.decisions.front().better->chance.value, 0.89241050181453252, 1e-9);
    EXPECT_EQ(solver.nodes(), 462'515);
}

TEST(Review, TellsHowTheWinThatWasMissedIsPunished) {
    Match played = match(FormatKind::Standard, orange_wins);
    ASSERT_TRUE(played.play(Square(3, 4), Square(3, 3)));
    Solver solver;
    const auto line = line_after(solver, played, 0);
    ASSERT_FALSE(line.empty());
    for (const Move move : line) {
        ASSERT_TRUE(played.decide(move));
    }
    EXPECT_EQ(played.position().end()->winner(), Player::Black);
}

/// Judged by how far one had to see, not by the verdict alone.
TEST(Review, WeighsAMistakeByHowFarItsRefutationIs) {
    ReviewedDecision one{.mark = Mark::Mistake};
    const auto gravity = [&](std::optional<int> distance) {
        one.played.distance = distance;
        return one.gravity();
    };
    one.played.decision = Move(Square(0, 0), Square(0, 1));
    EXPECT_EQ(gravity(2), Gravity::Blunder);
    EXPECT_EQ(gravity(3), Gravity::Blunder);
    EXPECT_EQ(gravity(4), Gravity::Mistake);
    EXPECT_EQ(gravity(7), Gravity::Mistake);
    EXPECT_EQ(gravity(8), Gravity::Hidden);
    EXPECT_EQ(gravity(18), Gravity::Hidden);
    EXPECT_EQ(gravity(std::nullopt), Gravity::Hidden);
    one.played.decision = Fill{FillFrom::Left};
    EXPECT_EQ(gravity(2), Gravity::Hidden);
    one.mark = Mark::Inaccuracy;
    EXPECT_EQ(sign_of(one.gravity()), "?!");
    one.mark = Mark::Fine;
    EXPECT_EQ(sign_of(one.gravity()), "");
}

TEST(Review, PutsTheOtherFillBesideTheOnePlayed) {
    Match played = match(FormatKind::Standard, figure_7);
    ASSERT_TRUE(played.play(Square(5, 2), Square(0, 7)));
    ASSERT_TRUE(played.decide(Fill{FillFrom::Right}));
    const Review found = review_of(played);
    ASSERT_EQ(found.decisions.size(), 2);
    EXPECT_EQ(found.decisions.front().mark, Mark::Fine);
    const ReviewedDecision& fill = found.decisions.back();
    EXPECT_EQ(fill.player, Player::Black);
    EXPECT_EQ(name_of(fill.played.decision), "right");
    ASSERT_TRUE(fill.better);
    EXPECT_EQ(name_of(fill.better->decision), "left");
}

TEST(Review, LeavesResignationsOut) {
    Match played = match(FormatKind::Single, orange_wins);
    ASSERT_TRUE(played.decide(Resign{Player::Black}));
    EXPECT_TRUE(review_of(played).decisions.empty());
}

} // namespace
} // namespace kamisado::test
