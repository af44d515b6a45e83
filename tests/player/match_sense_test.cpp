#include "player/match_player.h"
#include "player/match_sense.h"
#include "player/outlook.h"
#include "player/positions.h"
#include "player/round_odds.h"
#include "player/round_player.h"
#include "player/settle.h"
#include "player/weak_spots.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kamisado::test {
namespace {

Standing standing(int black, int gold, Player challenger) {
    return {.score = {{black, gold}}, .round = 1, .challenger = challenger};
}

TEST(RoundOdds, AreChances) {
    for (int score = 0; score <= 14; ++score) {
        double sum = 0;
        for (int rings = 0; rings <= max_rings; ++rings) {
            sum += wins_with_rings(score, rings);
        }
        EXPECT_NEAR(sum, 1, 1e-9) << score;
        EXPECT_GT(challenger_wins(score), 0) << score;
        EXPECT_LT(challenger_wins(score), 1) << score;
    }
    EXPECT_GT(challenger_wins(0), 0.9) << "without rings, who starts wins";
    EXPECT_EQ(wins_with_rings(0, 1), 0) << "nobody wears a ring yet";
    EXPECT_EQ(wins_with_rings(6, 3), 0) << "a Triple Sumo has scored seven";
}

TEST(Outlook, BothChancesAreOne) {
    for (const FormatKind kind : {FormatKind::Standard, FormatKind::Long, FormatKind::Marathon}) {
        const Outlook outlook({.kind = kind});
        const Standing even = standing(1, 2, Player::Gold);
        EXPECT_NEAR(outlook.before_round(even, Player::Black) +
                        outlook.before_round(even, Player::Gold),
                    1, 1e-9);
    }
}

TEST(Outlook, PointsAreWorthSomething) {
    const Outlook outlook({.kind = FormatKind::Long});
    for (int score = 0; score < 6; ++score) {
        EXPECT_LT(outlook.before_round(standing(score, 3, Player::Black), Player::Black),
                  outlook.before_round(standing(score + 1, 3, Player::Black), Player::Black));
    }
}

TEST(Outlook, TheTargetDecides) {
    const Outlook outlook({.kind = FormatKind::Standard});
    const Standing late = standing(2, 1, Player::Gold);
    EXPECT_EQ(outlook.won_with(late, Player::Black, 1, Player::Black), 1);
    EXPECT_EQ(outlook.won_with(late, Player::Black, 1, Player::Gold), 0);
    EXPECT_EQ(outlook.won_with(late, Player::Gold, 2, Player::Gold), 1);
}

TEST(Outlook, ASeriesIsPlayedToItsEndAndATieCountsHalf) {
    const Outlook outlook({.kind = FormatKind::Series, .rounds = 2});
    Standing last = standing(1, 0, Player::Gold);
    last.round = 2;
    EXPECT_EQ(outlook.won_with(last, Player::Gold, 1, Player::Black), 0.5);
    EXPECT_EQ(outlook.won_with(last, Player::Black, 1, Player::Black), 1);
}

TEST(Outlook, ALongSeriesIsNoProblem) {
    const Outlook outlook({.kind = FormatKind::Series, .rounds = 100'000});
    EXPECT_NEAR(outlook.before_round(standing(0, 0, Player::Black), Player::Black), 0.5, 0.1);
}

TEST(Settle, AgreesWithTheSolver) {
    Solver solver;
    const Position before = position(orange_wins);
    const auto verdicts = settle(solver, before, Settle::AllMoves, {.nodes = 100'000});
    const Answer answer = solver.solve(before);
    for (std::size_t index = 0; index < verdicts.size(); ++index) {
        EXPECT_EQ(verdicts[index], answer.moves[index].verdict);
    }
}

TEST(Settle, StopsAtTheFirstWinWhenAsked) {
    Solver solver;
    const auto verdicts =
        settle(solver, Position::first(), Settle::UntilOneWins, {.nodes = 100'000});
    EXPECT_EQ(std::ranges::count(verdicts, Verdict::Win), 1);
}

TEST(WeakSpots, AreTheOnesOfFigure7h) {
    Match won = match(FormatKind::Standard, figure_7);
    ASSERT_TRUE(won.play(Square(5, 2), Square(0, 7)));
    const Board& board = won.position().board();
    const auto right = weak_spots(regrouped(board, FillFrom::Right), Player::Black);
    EXPECT_NE(std::ranges::find(right, Tower(Player::Black, Colour::Yellow)), right.end());
    EXPECT_TRUE(weak_spots(regrouped(board, FillFrom::Left), Player::Black).empty());
}

TEST(MatchSense, KnowsTheLastRound) {
    Solver solver;
    const Match single = match(FormatKind::Single, orange_wins);
    for (const Choice& choice : MatchSense(solver, quick()).weigh(single.state(), {})) {
        EXPECT_TRUE(choice.chance.proved);
        EXPECT_EQ(choice.chance.value, choice.verdict == Verdict::Win ? 1 : 0);
    }
}

TEST(MatchSense, KnowsThatADoubleSumosFourPointsDecide) {
    Solver solver;
    const Match match =
        test::match(FormatKind::Long, "2p1gr*1n*/8/3y*o3/3bNkK*1/3G**4/8/8/2R*Y1PBO b G");
    MatchPlayer player(solver, quick());
    Match next = match;
    ASSERT_TRUE(next.decide(player.choose(match)));
    int deciding = 0;
    for (const Choice& choice : player.thoughts(match)) {
        if (choice.points.value_or(0) >= 4) {
            EXPECT_EQ(choice.chance, (Chance{.value = 1, .proved = true}));
            ++deciding;
        }
    }
    EXPECT_GT(deciding, 0);
}

TEST(MatchSense, WeighsBothFills) {
    Solver solver;
    Match won = match(FormatKind::Standard, figure_7);
    ASSERT_TRUE(won.play(Square(5, 2), Square(0, 7)));
    const auto choices = MatchSense(solver, quick()).weigh(won.state(), won.format());
    ASSERT_EQ(choices.size(), 2);
    for (const Choice& choice : choices) {
        EXPECT_GT(choice.chance.value, 0);
        EXPECT_LT(choice.chance.value, 1);
        EXPECT_FALSE(choice.chance.proved);
    }
}

TEST(MatchSense, ProvesWhoTakesTheMatchWhenBothNeedAPoint) {
    // Both have two points: whoever wins this round wins the match.
    Solver solver;
    const Match last =
        match(FormatKind::Standard, "2p*k1r*2/8/N*2b1n2/3o4/4g3/2R*1y3/2Y3O1/1G2KPB1 g O");
    ASSERT_EQ(last.state().score, (PerPlayer<int>{{2, 2}}));
    for (const Choice& choice : MatchSense(solver, quick()).weigh(last.state(), last.format())) {
        EXPECT_TRUE(choice.chance.proved);
    }
}

TEST(Players, WinTheRoundThatIsWon) {
    Solver solver;
    MatchPlayer black(solver, quick());
    RoundPlayer gold(solver, quick());
    Match match({.kind = FormatKind::Standard});
    ASSERT_TRUE(match.decide(Move(Square(0, 0), Square(0, 1))));
    while (!match.is_over() && match.state().round == 1) {
        Opponent& next = decider(match.state()) == Player::Black ? static_cast<Opponent&>(black)
                                                                 : static_cast<Opponent&>(gold);
        ASSERT_TRUE(match.decide(next.choose(match)));
    }
    EXPECT_EQ(match.state().score, (PerPlayer<int>{{1, 0}})) << "a1a2 wins the first round";
}

TEST(MatchPlayer, MakesALostRoundHardToWin) {
    Solver solver;
    const Match lost = match(FormatKind::Single, "3k4/o4gRn/1b2KPyY/2p5/N7/2r5/3B4/1G5O b B");
    MatchPlayer player(solver, quick());
    const Decision decision = player.choose(lost);
    const auto share = [&](Move move) {
        return answers_to(solver, lost.position(), move, {.nodes = 100'000}).share();
    };
    for (const Choice& choice : player.thoughts(lost)) {
        ASSERT_EQ(choice.verdict, Verdict::Loss);
        EXPECT_LE(share(std::get<Move>(decision)), share(std::get<Move>(choice.decision)));
    }
}

} // namespace
} // namespace kamisado::test
