// Checks the plain rules themselves: the rulebook's figures, known counts, pushes, fills, matches.
#include "reference/plain_match.h"
#include "reference/plain_rules.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <set>
#include <stdexcept>

namespace plain {
namespace {

const std::string first_text = "obpkyrgn/8/8/8/8/8/8/NGRYKPBO b -";
const std::string figure_4 = "ob1k4/8/4K1g1/2r2nRY/1y1B4/2p5/N4P2/1G5O b N";
const std::string figure_5 = "3k4/o4gRn/1b2KPyY/2p5/N7/2r5/3B4/1G5O b B";
const std::string figure_6 = "8/b4gB1/8/Ryok1r2/N3KnP1/Gp6/3Y3O/8 g B";
const std::string figure_7 = "4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1 b P";

// Figures 8 to 10 are known by their text alone; these positions satisfy every sentence of it.
const std::string figure_8 = "obnkgry1/8/p*7/R7/8/8/8/NBGYKOP1 b O";
const std::string figure_9 = "1r*p*1gn1o/7k/3y*4/3bO1K*1/3G**4/8/8/N*1RY1PB1 g K";
const std::string figure_10 = "1gr1p3/8/b**2y***3K/Y*2O**2k**1/2o*N*1n2/2BG*4/4P2R**/8 b R";

using Texts = std::set<std::string>;

Outcome play_text(const State& state, const std::string& move) {
    return play(state, move_from_text(move));
}

State after(const std::string& position, const std::vector<std::string>& moves) {
    State state = from_text(position);
    for (const std::string& move : moves) {
        state = play_text(state, move).after;
    }
    return state;
}

Texts move_texts(const State& state) {
    Texts texts;
    for (const Move& move : legal_moves(state)) {
        texts.insert(to_text(move));
    }
    return texts;
}

std::uint64_t count_paths(const State& state, int depth) {
    if (depth == 0) {
        return 1;
    }
    std::uint64_t count = 0;
    for (const Move& move : legal_moves(state)) {
        count += count_paths(play(state, move).after, depth - 1);
    }
    return count;
}

// Rules about moves need no full sets of towers.
State few_towers(const std::string& ranks, Side to_move, Colour tower) {
    return from_text(ranks + (to_move == Side::Black ? " b " : " g ") + tower);
}

// ---- the board

TEST(PlainBoard, FirstPosition) {
    EXPECT_EQ(to_text(first_state()), first_text);
    EXPECT_TRUE(is_legal_state(first_state()));
}

TEST(PlainBoard, HalfTurnMapsColoursOntoThemselves) {
    for (int file = 0; file < board_size; ++file) {
        for (int rank = 0; rank < board_size; ++rank) {
            EXPECT_EQ(square_colour({file, rank}), square_colour({7 - file, 7 - rank}));
        }
    }
}

TEST(PlainBoard, MirrorSwapsColoursInPairs) {
    const std::string from = "NOGBRPYK";
    const std::string to = "ONBGPRKY";
    for (int file = 0; file < board_size; ++file) {
        for (int rank = 0; rank < board_size; ++rank) {
            const Colour here = square_colour({file, rank});
            EXPECT_EQ(square_colour({7 - file, rank}), to.at(from.find(here)));
        }
    }
}

TEST(PlainBoard, QuarterTurnRenamesColours) {
    const std::string from = "NOGRYKPB";
    const std::string to = "ONRGKYBP";
    for (int file = 0; file < board_size; ++file) {
        for (int rank = 0; rank < board_size; ++rank) {
            const Colour here = square_colour({file, rank});
            EXPECT_EQ(square_colour({7 - rank, file}), to.at(from.find(here)));
        }
    }
}

// ---- counts

TEST(PlainCounts, PathsFromTheStart) {
    EXPECT_EQ(count_paths(first_state(), 1), 102u);
    EXPECT_EQ(count_paths(first_state(), 2), 1150u);
    EXPECT_EQ(count_paths(first_state(), 3), 11332u);
    EXPECT_EQ(count_paths(first_state(), 4), 107068u);
}

// ---- single round

TEST(PlainRound, Figure4BlockedTowerPassesTheTurn) {
    const Outcome brown = play_text(from_text(figure_4), "a2a6");
    const std::vector<ZeroMove> expected = {{Side::Gold, 'G', {6, 5}}};
    EXPECT_EQ(brown.blocked, expected);
    EXPECT_EQ(brown.after.to_move, Side::Black);
    EXPECT_EQ(brown.after.tower, 'Y');
    EXPECT_EQ(brown.ending, Ending::NotYet);

    const Outcome yellow = play_text(brown.after, "h5h8");
    EXPECT_EQ(yellow.ending, Ending::HomeRow);
    EXPECT_EQ(yellow.winner, Side::Black);
    EXPECT_EQ(yellow.ring_tower, 'Y');
    EXPECT_FALSE(yellow.after.to_move);
    EXPECT_TRUE(legal_moves(yellow.after).empty());
    EXPECT_TRUE(is_legal_finish(yellow.after));
}

TEST(PlainRound, Figure5BlockedTwice) {
    const Outcome first = play_text(from_text(figure_5), "d2d7");
    const std::vector<ZeroMove> both = {{Side::Gold, 'G', {5, 6}}, {Side::Black, 'Y', {7, 5}}};
    EXPECT_EQ(first.blocked, both);
    EXPECT_EQ(first.after.to_move, Side::Gold);
    EXPECT_EQ(first.after.tower, 'B');

    const Outcome second = play_text(first.after, "b6b3");
    const std::vector<ZeroMove> yellow = {{Side::Black, 'Y', {7, 5}}};
    EXPECT_EQ(second.blocked, yellow);
    EXPECT_EQ(second.after.to_move, Side::Gold);
    EXPECT_EQ(second.after.tower, 'B');

    const Outcome third = play_text(second.after, "b3d1");
    EXPECT_EQ(third.winner, Side::Gold);
    EXPECT_EQ(third.ring_tower, 'B');
}

TEST(PlainRound, Figure6Deadlock) {
    const Outcome blue = play_text(from_text(figure_6), "a7a6");
    EXPECT_EQ(move_texts(blue.after), Texts{"a3b4"});

    const Outcome green = play_text(blue.after, "a3b4");
    const std::vector<ZeroMove> round = {{Side::Gold, 'R', {5, 4}}, {Side::Black, 'G', {1, 3}}};
    EXPECT_EQ(green.blocked, round);
    EXPECT_EQ(green.ending, Ending::Deadlock);
    EXPECT_EQ(green.winner, Side::Gold);
    EXPECT_EQ(green.ring_tower, 'R');
    EXPECT_TRUE(is_legal_finish(green.after));
}

// The chain leads into a circle that its first tower is no part of.
TEST(PlainRound, DeadlockWithALeadIn) {
    const std::string position = "nbpky2o/R7/8/8/8/4g3/3NGY1r/1PK3BO b K";
    ASSERT_TRUE(is_legal_state(from_text(position)));
    const Outcome outcome = play_text(from_text(position), "c1c4");
    const std::vector<ZeroMove> chain = {
        {Side::Gold, 'G', {4, 2}}, {Side::Black, 'R', {0, 6}}, {Side::Gold, 'R', {7, 1}}};
    EXPECT_EQ(outcome.blocked, chain);
    EXPECT_EQ(outcome.ending, Ending::Deadlock);
    EXPECT_EQ(outcome.winner, Side::Gold);
    EXPECT_EQ(outcome.ring_tower, 'G');
}

TEST(PlainRound, TowersSlipBetweenTouchingCorners) {
    const State state = few_towers("8/8/8/8/8/1r6/Ny6/8", Side::Black, 'N');
    EXPECT_EQ(move_texts(state), (Texts{"a2a3", "a2a4", "a2a5", "a2a6", "a2a7", "a2a8"}));
    const State between = few_towers("8/8/8/8/2r5/b7/NyG5/8", Side::Black, 'N');
    EXPECT_EQ(move_texts(between), Texts{"a2b3"});
}

TEST(PlainRound, IllegalMovesAreRefused) {
    EXPECT_THROW(play_text(first_state(), "a1a8"), std::invalid_argument);
    EXPECT_THROW(play_text(first_state(), "a8a7"), std::invalid_argument);
    EXPECT_THROW(play_text(first_state(), "a1c2"), std::invalid_argument);
    EXPECT_THROW(play_text(first_state(), "c4c5"), std::invalid_argument);
    EXPECT_THROW(play_text(from_text(figure_4), "d4d5"), std::invalid_argument);
}

// ---- rings and pushes

TEST(PlainRings, Reach) {
    EXPECT_EQ(move_texts(few_towers("8/8/8/8/8/8/8/N7", Side::Black, 'N')).size(), 14u);
    EXPECT_EQ(move_texts(few_towers("8/8/8/8/8/8/8/N*7", Side::Black, 'N')).size(), 10u);
    EXPECT_EQ(move_texts(few_towers("8/8/8/8/8/8/8/N**7", Side::Black, 'N')).size(), 6u);
    EXPECT_EQ(move_texts(few_towers("8/8/8/8/8/8/8/N***7", Side::Black, 'N')).size(), 2u);
}

// Only straight ahead of the pusher at d2 the push is asked for; diagonals are walled off.
bool can_push(const std::string& pusher, const std::vector<std::string>& line) {
    std::string ranks;
    for (int rank = 7; rank >= 2; --rank) {
        const std::size_t place = static_cast<std::size_t>(rank - 2);
        const std::string tower = place < line.size() ? line.at(place) : "";
        const std::string walled = rank == 2 ? "2P" + tower + "K3" : "3" + tower + "4";
        ranks += (tower.empty() ? "8" : walled) + "/";
    }
    return move_texts(few_towers(ranks + "3" + pusher + "4/8", Side::Black, 'N')) == Texts{"d2d3"};
}

TEST(PlainPush, HowManyAndHowStrong) {
    EXPECT_FALSE(can_push("N", {"r"}));
    EXPECT_TRUE(can_push("N*", {"r"}));
    EXPECT_FALSE(can_push("N*", {"r*"}));
    EXPECT_FALSE(can_push("N*", {"r", "g"}));
    EXPECT_TRUE(can_push("N**", {"r*", "g*"}));
    EXPECT_FALSE(can_push("N**", {"r", "g**"}));
    EXPECT_FALSE(can_push("N**", {"r**"}));
    EXPECT_FALSE(can_push("N**", {"r", "g", "y"}));
    EXPECT_TRUE(can_push("N***", {"r**", "g**", "y**"}));
    EXPECT_TRUE(can_push("N***", {"r"}));
    EXPECT_FALSE(can_push("N***", {"r***"}));
    EXPECT_FALSE(can_push("N***", {"r", "g***"}));
    EXPECT_FALSE(can_push("N***", {"r", "g", "y", "b"}));
}

TEST(PlainPush, NeverOnesOwnTowers) {
    EXPECT_FALSE(can_push("N*", {"R"}));
    EXPECT_FALSE(can_push("N**", {"r", "G"}));
    EXPECT_FALSE(can_push("N***", {"r", "g", "Y"}));
}

TEST(PlainPush, NeverOffTheBoard) {
    const State one = few_towers("2ngb3/3N*4/8/8/8/8/8/8", Side::Black, 'N');
    EXPECT_EQ(move_texts(one), Texts{});
    const State two = few_towers("3g4/2Pr1K2/3N**4/8/8/8/8/8", Side::Black, 'N');
    EXPECT_FALSE(move_texts(two).contains("d6d7"));
    const State three = few_towers("8/8/8/8/3n***4/2KR1P2/3G4/3Y4", Side::Gold, 'N');
    EXPECT_FALSE(move_texts(three).contains("d4d3"));
}

TEST(PlainPush, Figure8) {
    ASSERT_TRUE(is_legal_state(from_text(figure_8)));
    const State choice = after(figure_8, {"f1d3"});
    EXPECT_EQ(move_texts(choice), (Texts{"a6b5", "a6c4", "a6a5"}));
    const Outcome pushed = play_text(choice, "a6a5");
    EXPECT_EQ(pushed.pushed_count, 1);
    EXPECT_EQ(tower_at(pushed.after.grid, {0, 3}), (Tower{Side::Black, 'R', 0}));
    EXPECT_EQ(tower_at(pushed.after.grid, {0, 4}), (Tower{Side::Gold, 'P', 1}));
    EXPECT_EQ(pushed.after.to_move, Side::Gold);
    EXPECT_EQ(pushed.after.tower, 'Y');

    const State forced = after(figure_8, {"f1b5"});
    EXPECT_EQ(move_texts(forced), Texts{"a6a5"});
    EXPECT_EQ(move_texts(play_text(forced, "a6a5").after), move_texts(pushed.after));
}

TEST(PlainPush, Figure9) {
    Match match({Kind::Long}, from_text(figure_9));
    EXPECT_EQ(match.score(Side::Black), 5);
    EXPECT_EQ(match.score(Side::Gold), 3);
    match.play(move_from_text("h7f5"));
    EXPECT_EQ(move_texts(match.state()), (Texts{"d4c5", "d4b6", "d4a7", "d4d5"}));
    EXPECT_EQ(match.play(move_from_text("d4d5")).pushed_count, 2);
    EXPECT_EQ(match.state().tower, 'G');

    Match other = match;
    other.play(move_from_text("d5a8"));
    EXPECT_EQ(other.score(Side::Black), 9);
    EXPECT_EQ(other.winner(), Side::Black);

    EXPECT_EQ(match.play(move_from_text("d5d6")).pushed_count, 2);
    EXPECT_EQ(tower_at(match.state().grid, {3, 7}), (Tower{Side::Gold, 'Y', 1}));
    EXPECT_EQ(match.state().tower, 'K');
    match.play(move_from_text("g5g8"));
    EXPECT_EQ(match.score(Side::Black), 7);
    EXPECT_EQ(match.winner(), Side::Black);
}

TEST(PlainPush, Figure10BigFinish) {
    Match match({Kind::Marathon}, from_text(figure_10));
    EXPECT_EQ(match.score(Side::Black), 9);
    EXPECT_EQ(match.score(Side::Gold), 14);
    const auto play_one = [&match](const std::string& move) {
        return match.play(move_from_text(move));
    };
    play_one("h2h5");
    EXPECT_EQ(play_one("d6d5").pushed_count, 3);
    EXPECT_EQ(match.state().tower, 'B');
    EXPECT_EQ(play_one("a6a5").pushed_count, 1);
    EXPECT_EQ(match.state().tower, 'Y');
    EXPECT_FALSE(move_texts(match.state()).contains("d5h1"));
    EXPECT_EQ(play_one("d5d4").pushed_count, 3);
    EXPECT_EQ(match.state().tower, 'Y');
    EXPECT_EQ(move_texts(match.state()), Texts{"d4e3"});
    play_one("d4e3");
    EXPECT_EQ(move_texts(match.state()), (Texts{"h5g6", "h5f7"}));
    play_one("h5g6");
    EXPECT_EQ(play_one("e3e2").pushed_count, 1);
    EXPECT_EQ(match.state().tower, 'K');
    EXPECT_EQ(move_texts(match.state()), (Texts{"g5g4", "g5g3", "g5g2", "g5h4"}));
    play_one("g5g4");
    EXPECT_EQ(move_texts(match.state()), (Texts{"e1f2", "e1g3", "e1h4"}));
    play_one("e1g3");
    EXPECT_EQ(play_one("g4g3").pushed_count, 1);
    EXPECT_EQ(match.state().tower, 'O');
    EXPECT_EQ(play_one("c4c3").pushed_count, 1);
    EXPECT_EQ(match.state().tower, 'Y');
    EXPECT_EQ(play_one("e2e1").ring_tower, 'Y');
    EXPECT_EQ(match.score(Side::Gold), 22);
    EXPECT_EQ(match.winner(), Side::Gold);
}

// The extra turn may be blocked as any turn; here the chain goes round, and the pusher moved last.
TEST(PlainPush, DeadlockAfterAPush) {
    const std::string position = "nbpky2o/R7/8/3g4/3P*4/8/7r/NGYK2BO b P";
    ASSERT_TRUE(is_legal_state(from_text(position)));
    const Outcome outcome = play_text(from_text(position), "d4d5");
    const std::vector<ZeroMove> round = {{Side::Black, 'R', {0, 6}}, {Side::Gold, 'R', {7, 1}}};
    EXPECT_EQ(outcome.pushed_count, 1);
    EXPECT_EQ(outcome.blocked, round);
    EXPECT_EQ(outcome.ending, Ending::Deadlock);
    EXPECT_EQ(outcome.winner, Side::Gold);
    EXPECT_EQ(outcome.ring_tower, 'O');
}

TEST(PlainPush, BlockedExtraTurnPassesToTheOpponent) {
    const std::string position = "nbpky2o/R7/8/3g4/3P*4/8/7r/NGYKO1B1 b P";
    const Outcome outcome = play_text(from_text(position), "d4d5");
    const std::vector<ZeroMove> blocked = {{Side::Black, 'R', {0, 6}}};
    EXPECT_EQ(outcome.blocked, blocked);
    EXPECT_EQ(outcome.ending, Ending::NotYet);
    EXPECT_EQ(outcome.after.to_move, Side::Gold);
    EXPECT_EQ(outcome.after.tower, 'R');
}

// ---- filling

TEST(PlainFill, FirstLineUpStaysAsItIs) {
    EXPECT_EQ(fill(first_state().grid, FillFrom::Left), first_state().grid);
    EXPECT_EQ(fill(first_state().grid, FillFrom::Right), first_state().grid);
}

TEST(PlainFill, Figure7) {
    Match left({Kind::Standard}, from_text(figure_7));
    left.play(move_from_text("f3a8"));
    EXPECT_EQ(to_text(left.state()), "P3yrg1/7G/3kY3/1oR1K2n/7O/1b6/p7/N5B1 - -");
    EXPECT_TRUE(left.awaits_fill());
    Match right = left;
    left.fill(FillFrom::Left);
    right.fill(FillFrom::Right);
    EXPECT_EQ(to_text(left.state()), "pbonkyrg/8/8/8/8/8/8/NBORKYGP* g -");
    EXPECT_EQ(to_text(right.state()), "yrgkonbp/8/8/8/8/8/8/P*GYRKONB g -");
    EXPECT_EQ(left.challenger(), Side::Gold);
    EXPECT_EQ(left.round_number(), 2);
    EXPECT_EQ(left.score(Side::Black), 1);
}

// After a whole first round from the start; the line-ups were worked out by hand.
TEST(PlainFill, AfterAFirstRound) {
    Match left({Kind::Standard});
    for (const char* move :
         {"c1c6", "a8a5", "e1e3", "f8a3", "g1g3", "d8f6", "a1d4", "h8h3", "b1b7", "a5e1"}) {
        left.play(move_from_text(move));
    }
    EXPECT_EQ(to_text(left.state()), "1bp1y1g1/1G6/2R2k2/8/3N4/r3K1Bn/8/3YoP1O - -");
    Match right = left;
    left.fill(FillFrom::Left);
    right.fill(FillFrom::Right);
    EXPECT_EQ(to_text(left.state()), "o*rnkbpyg/8/8/8/8/8/8/YPOKBNRG b -");
    EXPECT_EQ(to_text(right.state()), "bpygkrno*/8/8/8/8/8/8/GRNKBYPO b -");
}

TEST(PlainFill, RingPoints) {
    EXPECT_EQ(points_for_ring(0), 1);
    EXPECT_EQ(points_for_ring(1), 2);
    EXPECT_EQ(points_for_ring(2), 4);
    EXPECT_EQ(points_for_ring(3), 8);
    const State state = from_text("8/8/8/8/8/8/8/N**G***6 b N");
    EXPECT_EQ(ring_points(state.grid, Side::Black), 10);
    const Grid same = with_ring(state.grid, Side::Black, 'G');
    EXPECT_EQ(tower_at(same, {1, 0})->rings, 3);
    EXPECT_EQ(tower_at(with_ring(state.grid, Side::Black, 'N'), {0, 0})->rings, 3);
}

// ---- matches

TEST(PlainMatch, SingleRoundEndsWithOnePoint) {
    Match match({Kind::Single}, from_text("4yrg1/7G/3kY3/1oR1K2n/7O/1b3P*2/p7/N5B1 b P"));
    EXPECT_EQ(match.score(Side::Black), 0);
    match.play(move_from_text("f3a8"));
    EXPECT_TRUE(match.is_over());
    EXPECT_EQ(match.winner(), Side::Black);
    EXPECT_EQ(match.score(Side::Black), 1);
    EXPECT_THROW(match.fill(FillFrom::Left), std::logic_error);
    EXPECT_THROW(match.play(move_from_text("f3a8")), std::logic_error);
}

void play_randomly(Match& match, std::mt19937& random) {
    while (!match.is_over()) {
        if (match.awaits_fill()) {
            ASSERT_TRUE(is_legal_finish(match.state())) << to_text(match.state());
            match.fill(random() % 2 == 0 ? FillFrom::Left : FillFrom::Right);
        }
        ASSERT_TRUE(is_legal_state(match.state())) << to_text(match.state());
        ASSERT_EQ(from_text(to_text(match.state())), match.state());
        const std::vector<Move> moves = legal_moves(match.state());
        match.play(moves.at(random() % moves.size()));
    }
}

TEST(PlainMatch, RandomMatchesStayLegalAndReachTheTarget) {
    std::mt19937 random(2024);
    for (const Kind kind : {Kind::Single, Kind::Standard, Kind::Long, Kind::Marathon}) {
        for (int game = 0; game < 100; ++game) {
            Match match({kind});
            play_randomly(match, random);
            ASSERT_TRUE(match.winner());
            EXPECT_GE(match.score(*match.winner()), target_score(kind));
            EXPECT_LT(match.score(opponent(*match.winner())), target_score(kind));
        }
    }
}

TEST(PlainMatch, SeriesAlternatesStartersAndPlaysEveryRound) {
    std::mt19937 random(7);
    for (int game = 0; game < 50; ++game) {
        Match match({Kind::Series, 4});
        int round = 1;
        while (!match.is_over()) {
            EXPECT_EQ(match.challenger(), round % 2 == 1 ? Side::Black : Side::Gold);
            const std::vector<Move> moves = legal_moves(match.state());
            const Outcome outcome = match.play(moves.at(random() % moves.size()));
            if (outcome.ending != Ending::NotYet && !match.is_over()) {
                ++round;
                EXPECT_EQ(match.round_number(), round);
                EXPECT_EQ(match.state().grid, first_state().grid);
            }
        }
        EXPECT_EQ(round, 4);
        EXPECT_EQ(match.score(Side::Black) + match.score(Side::Gold), 4);
        const bool tied = match.score(Side::Black) == match.score(Side::Gold);
        EXPECT_EQ(match.winner().has_value(), !tied);
    }
}

// A Triple that is given a deadlock's ring scores eight, as if it had come home.
TEST(PlainMatch, DeadlockRingForATriple) {
    const std::string position = "8/b4gB1/8/Ryok1r***2/N3KnP1/Gp6/3Y3O/8 g B";
    Match match({Kind::Marathon}, from_text(position));
    EXPECT_EQ(match.score(Side::Gold), 7);
    match.play(move_from_text("a7a6"));
    match.play(move_from_text("a3b4"));
    EXPECT_EQ(match.score(Side::Gold), 15);
    EXPECT_EQ(match.winner(), Side::Gold);
    EXPECT_EQ(to_text(match.state()), "8/5gB1/b7/Ryok1r***2/NG2KnP1/1p6/3Y3O/8 - -");
}

TEST(PlainMatch, DeadlockIsFilledFromTheBoardAsItStands) {
    Match match({Kind::Standard}, from_text(figure_6));
    match.play(move_from_text("a7a6"));
    match.play(move_from_text("a3b4"));
    match.fill(FillFrom::Left);
    EXPECT_EQ(to_text(match.state()), "pnyokr*bg/8/8/8/8/8/8/YONGKPRB b -");
}

TEST(PlainMatch, StartsThatAreRefused) {
    EXPECT_THROW(Match({Kind::Long}, from_text(figure_10)), std::invalid_argument);
    EXPECT_THROW(Match({Kind::Series, 0}), std::invalid_argument);
    EXPECT_THROW(Match({Kind::Single}, from_text("8/8/8/8/8/8/8/8 b -")), std::invalid_argument);
}

TEST(PlainMatch, ConcedingLosesTheMatch) {
    Match match({Kind::Marathon});
    match.concede(Side::Black);
    EXPECT_EQ(match.winner(), Side::Gold);
    EXPECT_EQ(match.score(Side::Gold), 0);
    EXPECT_THROW(match.play(move_from_text("a1a2")), std::logic_error);
}

// ---- text and legality

TEST(PlainText, ReadsAndWritesTheSame) {
    for (const std::string& text :
         {first_text, figure_4, figure_5, figure_6, figure_7, figure_8, figure_9, figure_10}) {
        EXPECT_EQ(to_text(from_text(text)), text);
        EXPECT_TRUE(is_legal_state(from_text(text))) << text;
    }
    EXPECT_EQ(from_text("8/8/8/8/8/8/8/N7 b n").tower, 'N');
}

TEST(PlainText, RefusesBadSpelling) {
    for (const char* text :
         {"", "obpkyrgn/8/8/8/8/8/8/NGRYKPBO", "obpkyrgn/8/8/8/8/8/8/NGRYKPBO b",
          "obpkyrgn/8/8/8/8/8/8/NGRYKPBO b  -", "obpkyrgn/8/8/8/8/8/8/NGRYKPBO b - ",
          "obpkyrgn/8/8/8/8/8/8/NGRYKPBO B -", "obpkyrgn/8/8/8/8/8/8/NGRYKPBO - B",
          "obpkyrgn/8/8/8/8/8/NGRYKPBO b -", "obpkyrgn/8/8/8/8/8/8/8/NGRYKPBO b -",
          "obpkyrgn/9/8/8/8/8/8/NGRYKPBO b -", "obpkyrgn/7/8/8/8/8/8/NGRYKPBO b -",
          "obpkyrgn/8/8/8/8/8/8/N****GRYKPBO b -", "obpkyrgn/*8/8/8/8/8/8/NGRYKPBO b -",
          "obpkyrgn/8/8/8/8/8/8/NGRYKPBX b -", "obpkyrgn/8/8/8/8/8/8/NGRYKPBO b x"}) {
        EXPECT_THROW(from_text(text), std::invalid_argument) << text;
    }
}

TEST(PlainLegality, RefusesWhatNotationForbids) {
    for (const char* text : {"obpkyrgn/8/8/8/8/8/8/NGRYKPB1 b -",        // a colour is missing
                             "obpkyrgn/8/8/8/8/8/8/NGRYKPBB b -",        // a colour twice
                             "obpkyrgn/8/8/8/8/8/8/N***G***R*YKPBO b -", // 15 ring points
                             "Nbpkyrgn/o7/8/8/8/8/8/1GRYKPBO g B",       // on the enemy's home row
                             "obpkyrgn/8/8/8/8/8/N7/1GRYKPBO b -",     // a free choice in mid-round
                             "nbpky2o/R7/8/3g4/3P*4/8/7r/NGYK2BO b R", // the named tower is blocked
                             "obpkyrgn/8/8/8/8/8/8/NGRYKPBO - -"}) {   // nothing has ended here
        EXPECT_FALSE(is_legal_state(from_text(text))) << text;
        EXPECT_FALSE(is_legal_finish(from_text(text))) << text;
    }
    EXPECT_TRUE(is_legal_state(from_text("obpkyrgn/8/8/8/8/8/8/N***G***RYKPBO b -")));
    EXPECT_TRUE(is_legal_state(from_text("obpkyrgn/8/8/8/8/8/8/NGRYKPBO g P")));
}

} // namespace
} // namespace plain
