#include "computer/lookahead.h"
#include "computer/match_player.h"
#include "computer/match_sense.h"
#include "computer/outlook.h"
#include "computer/positions.h"
#include "computer/random.h"
#include "computer/resistance.h"
#include "computer/round_odds.h"
#include "computer/round_player.h"
#include "computer/settle.h"
#include "computer/weak_spots.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

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
    const auto verdicts = settle(solver, before, Settle::AllMoves, {.each = {.nodes = 100'000}});
    const Answer answer = solver.solve(before);
    for (std::size_t index = 0; index < verdicts.size(); ++index) {
        EXPECT_EQ(verdicts[index], answer.moves[index].verdict);
    }
}

TEST(Settle, StopsAtTheFirstWinWhenAsked) {
    Solver solver;
    const auto verdicts =
        settle(solver, Position::first(), Settle::UntilOneWins, {.each = {.nodes = 100'000}});
    EXPECT_GE(std::ranges::count(verdicts, Verdict::Win), 1);
    EXPECT_GT(std::ranges::count(verdicts, Verdict::Unknown), 0);
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

TEST(Resistance, FindsLineUpsHarderWhereFewFirstMovesWin) {
    Solver solver;
    const auto saved = [&](std::string_view line_up) {
        return Resistance(solver, 2'000'000).saved_from_start(position(line_up));
    };
    const auto winning = [&](std::string_view line_up) {
        const auto verdicts = settle(solver, position(line_up), Settle::AllMoves, {});
        return std::ranges::count(verdicts, Verdict::Win);
    };
    constexpr std::string_view hard = "ngpbkryo/8/8/8/8/8/8/RYNKGBPO b -";
    constexpr std::string_view easy = "orkybngp/8/8/8/8/8/8/RKGOYBPN b -";
    ASSERT_LT(winning(hard), 4);
    ASSERT_GT(winning(easy), 30);
    EXPECT_GT(saved(hard), 0.5);
    EXPECT_LT(saved(easy), 0.5);
}

TEST(MatchPlayer, FillsWhereTheChallengerMayFailThoughHeWinsByForce) {
    // Gold reaches the far row and has two points as Black has: Black wins the match from either
    // line-up.
    Solver solver;
    Match won = match(FormatKind::Standard, "2pk1r*2/8/N*2b1n2/3o4/4g3/2R*1y3/2Y3O1/1G2KPB1 g O");
    ASSERT_TRUE(won.play(Square(3, 4), Square(3, 0)));
    ASSERT_EQ(won.state().score, (PerPlayer<int>{{2, 2}}));
    MatchPlayer player(solver);
    const auto choices = player.thoughts(won);
    ASSERT_EQ(choices.size(), 2);
    for (const Choice& choice : choices) {
        EXPECT_EQ(choice.chance, (Chance{.value = 0, .proved = true}));
        EXPECT_GT(choice.slip, 0);
        EXPECT_LT(choice.slip, 1);
    }
    const Choice& better = std::ranges::max(choices, {}, &Choice::slip);
    ASSERT_NE(choices.front().slip, choices.back().slip);
    EXPECT_EQ(player.choose(won), better.decision);
}

TEST(MatchSense, CountsWhatTheChallengerMayMissInItsEstimates) {
    Solver solver;
    Match won = match(FormatKind::Standard, figure_7);
    ASSERT_TRUE(won.play(Square(5, 2), Square(0, 7)));
    SenseLimits limits = SenseLimits::to_play();
    const auto careful = MatchSense(solver, limits).weigh(won.state(), won.format());
    limits.challenger.nodes = 0;
    const auto perfect = MatchSense(solver, limits).weigh(won.state(), won.format());
    for (std::size_t fill = 0; fill < careful.size(); ++fill) {
        ASSERT_EQ(careful[fill].verdict, Verdict::Loss) << "the Challenger wins by force";
        EXPECT_EQ(perfect[fill].slip, 0);
        EXPECT_EQ(careful[fill].chance.value > perfect[fill].chance.value, careful[fill].slip > 0);
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

TEST(MatchSense, NeverRatesAnUnknownMoveAboveAProvedWin) {
    // Nine rings a side: points are worth so much that the mean of an unknown round looked better.
    Solver solver;
    const Match rings =
        match(FormatKind::Marathon, "ng*kp**o**y*r**b*/8/8/8/8/8/8/Y*N*K**OP*B*R*G** b -");
    MatchState state = rings.state();
    std::vector<Choice> known;
    for (const Move move : legal_moves(rings.position())) {
        const bool first = known.empty();
        known.push_back(
            {.decision = move, .verdict = first ? Verdict::Win : Verdict::Unknown, .chance = {}});
    }
    const auto weighed =
        MatchSense(solver, quick()).weigh_known(state, rings.format(), std::move(known));
    for (const Choice& choice : weighed) {
        EXPECT_LE(choice.chance.value, weighed.front().chance.value);
    }
    EXPECT_EQ(Judgement(solver, quick()).best(state, rings.format(), weighed), 0)
        << "of equal chances the win is taken";
}

TEST(MatchPlayer, PlaysAProvedWinWithManyRings) {
    Solver solver;
    const Match rings =
        match(FormatKind::Marathon, "ng*kp**o**y*r**b*/8/8/8/8/8/8/Y*N*K**OP*B*R*G** b -");
    const Choice choice = MatchPlayer(solver).think(rings);
    EXPECT_EQ(choice.verdict, Verdict::Win) << name_of(choice.decision);
}

TEST(MatchPlayer, KeepsToItsNodesWhateverTheRings) {
    constexpr SenseLimits limits = SenseLimits::to_play();
    const auto line_ups = suite("line-ups-9-rings.txt", 5);
    ASSERT_GE(line_ups.size(), 4);
    for (const std::string& line : std::span(line_ups).first(4)) {
        Solver solver({.table_bytes = std::size_t{16} << 20U});
        const Match rings = match(FormatKind::Marathon, line);
        const Decision decision = MatchPlayer(solver).choose(rings);
        // Every question may go a little beyond its limit.
        EXPECT_LT(solver.nodes(), (limits.weighing.nodes + limits.resistance.nodes) * 11 / 10)
            << line << ": " << name_of(decision);
    }
}

int holds_out(Solver& solver, const Position& before, const Decision& decision) {
    const Answer answer = solver.solve(before, {.distance = true});
    return std::ranges::find(answer.moves, std::get<Move>(decision), &MoveAnswer::move)
        ->distance.value_or(0);
}

TEST(MatchPlayer, DoesNotLoseAtOnceByChoice) {
    // After 1. h1h5 the answer e8e4 lets Black run to the far row.
    Solver solver;
    Match standard({.kind = FormatKind::Standard});
    ASSERT_TRUE(standard.play(Square(7, 0), Square(7, 4)));
    EXPECT_GE(holds_out(solver, standard.position(), MatchPlayer(solver).choose(standard)), 8);
    Match single({});
    ASSERT_TRUE(single.play(Square(7, 0), Square(7, 4)));
    EXPECT_GE(holds_out(solver, single.position(), MatchPlayer(solver).choose(single)), 8);
}

TEST(MatchPlayer, NeverLosesSoonWhereItCouldHoldOut) {
    const bool is_long = std::getenv("KAMISADO_LONG") != nullptr; // NOLINT(concurrency-mt-unsafe)
    int could_hold_out = 0;
    for (const auto* name : {"lost-middle-0-rings.txt", "lost-middle-4-rings.txt"}) {
        for (const std::string& line : suite(name, is_long ? 1 : 20)) {
            Solver solver({.table_bytes = std::size_t{16} << 20U});
            const Position lost = position(line);
            if (solver.solve(lost, {.distance = true}).distance >= 8) {
                const Decision decision =
                    MatchPlayer(solver).choose(match(FormatKind::Single, line));
                EXPECT_GT(holds_out(solver, lost, decision), 4)
                    << line << ": " << name_of(decision);
                ++could_hold_out;
            }
        }
    }
    EXPECT_GT(could_hold_out, 4);
}

TEST(Resistance, GivesNoMoveAnAdvantageForStandingFirst) {
    // Wherever the nodes run out, all moves that are not known to end sooner last as long. It
    // counts in moves of both sides, so that a distance may be one too large.
    const Position lost = position(suite("lost-middle-0-rings.txt", 1).front());
    Solver exact;
    const Answer answer = exact.solve(lost, {.distance = true});
    std::vector<LostMove> moves;
    for (const MoveAnswer& move : answer.moves) {
        ASSERT_EQ(move.verdict, Verdict::Loss);
        moves.push_back({.move = move.move});
    }
    int cut_off = 0;
    for (std::uint64_t nodes = 500; nodes <= 256'000; nodes *= 2) {
        Solver solver({.table_bytes = std::size_t{1} << 20U});
        const std::vector<Hope> hopes = Resistance(solver, nodes).weigh(lost, moves);
        const int longest = std::ranges::max(hopes, {}, &Hope::distance).distance;
        for (std::size_t index = 0; index < hopes.size(); ++index) {
            EXPECT_EQ(hopes[index].distance,
                      std::min((*answer.moves[index].distance + 1) / 2 * 2, longest))
                << name_of(moves[index].move) << " with " << nodes << " nodes";
        }
        cut_off += longest < answer.distance ? 1 : 0;
    }
    EXPECT_GT(cut_off, 2);
}

TEST(MatchPlayer, DoesNotDeadlockItself) {
    Solver solver;
    const Match lost = match(FormatKind::Standard, "ykg1bnro/8/8/8/8/8/3p4/O*NGKYPRB b B");
    EXPECT_GE(holds_out(solver, lost.position(), MatchPlayer(solver).choose(lost)), 8);
}

TEST(MatchPlayer, ChoosesAmongEqualsByItsSeed) {
    const Match start({});
    const auto thought = [&](std::uint64_t seed) {
        Solver solver;
        return MatchPlayer(solver, quick(), seed).think(start);
    };
    std::set<std::string> first_moves;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const Choice choice = thought(seed);
        EXPECT_EQ(choice.verdict, Verdict::Win);
        first_moves.insert(name_of(choice.decision));
    }
    EXPECT_GE(first_moves.size(), 4);
    EXPECT_EQ(thought(5).decision, thought(5).decision);
}

/// Somewhere in a round: a position in which a look of some moves sees a win, and a glance does
/// not.
Position won_far_ahead() {
    for (std::uint64_t seed = 0; true; ++seed) {
        Random random(seed);
        Position position = Position::first();
        for (int moves = 0; moves < 14 && !position.is_over(); ++moves) {
            const MoveList legal = legal_moves(position);
            position = position.after(legal[random.below(legal.size())]);
        }
        const auto sees_win = [&](std::uint64_t nodes) {
            return is_won(look_ahead(position, {.depth = 5, .nodes = nodes}, 0).front().value);
        };
        if (!position.is_over() && sees_win(30'000) && !sees_win(300)) {
            return position;
        }
    }
}

/// Each look took up to 100,000 nodes, whoever was waiting for the end.
TEST(Resistance, LooksAheadNoFurtherWhenPatienceEnds) {
    Patience patience;
    Solver solver({.patience = &patience});
    const Position theirs = won_far_ahead();
    EXPECT_EQ(Resistance(solver, 1'000'000).saved_from_start(theirs), 0);
    patience.end();
    EXPECT_GT(Resistance(solver, 1'000'000).saved_from_start(theirs), 0)
        << "the win that is seen with patience is not looked for";
}

TEST(Resistance, PrefersTheLongWayWhereTheOpponentSeesTheShortOnes) {
    Solver solver;
    const Position lost = position("3k4/o4gRn/1b2KPyY/2p5/N7/2r5/3B4/1G5O b B");
    std::vector<LostMove> moves;
    for (const Move move : legal_moves(lost)) {
        moves.push_back({.move = move});
    }
    const auto hopes = Resistance(solver, 1'000'000).weigh(lost, moves);
    const Answer answer = solver.solve(lost, {.distance = true});
    int longest = 0;
    for (std::size_t index = 0; index < hopes.size(); ++index) {
        ASSERT_EQ(answer.moves[index].verdict, Verdict::Loss);
        // A move whose end was not looked for holds out at least as long as it says.
        EXPECT_LE(hopes[index].distance, *answer.moves[index].distance + 1);
        EXPECT_GE(hopes[index].saved, 0);
        EXPECT_LE(hopes[index].saved, 1);
        longest = std::max(longest, hopes[index].distance);
    }
    for (const Hope& hope : hopes) {
        if (hope.distance < std::min(longest, 8)) {
            EXPECT_EQ(hope.saved, 0);
        }
    }
}

} // namespace
} // namespace kamisado::test
