#include "computer/glance.h"
#include "computer/lookahead.h"
#include "computer/threats.h"
#include "notation/position_text.h"
#include "notation/spelling.h"
#include "rules/moves.h"
#include "rules/symmetry.h"

#include <gtest/gtest.h>

namespace kamisado::tests {

namespace {

// The middle of a round.
const std::string_view mid_round = "2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O";

Position position(std::string_view text) { return read_position(text).value(); }

TEST(Judgement, SeesLinesHome) {
    const Board first = Board::first();
    EXPECT_FALSE(can_go_home(first, {Player::Black, Colour::Brown}));
    const Board open = position("1bpkyrgn/1o6/8/8/4K3/8/8/NGRY1PBO b O").board();
    EXPECT_TRUE(can_go_home(open, {Player::Black, Colour::Brown})); // a1 to a8
    EXPECT_FALSE(can_go_home(open, {Player::Black, Colour::Green}));
}

TEST(Judgement, IsTheSameFromBothSidesOfTheTable) {
    const Position here = position(mid_round);
    EXPECT_EQ(judge(here), judge(half_turned(here)));
    EXPECT_EQ(judge(here), judge(mirrored(here)));
    EXPECT_EQ(judge(Position::first()), 0);
}

TEST(Judgement, TellsPositionsApart) {
    EXPECT_EQ(fingerprint(Position::first()), fingerprint(Position::first()));
    EXPECT_NE(fingerprint(Position::first()), fingerprint(half_turned(Position::first())));
    EXPECT_NE(fingerprint(position(mid_round)), fingerprint(Position::first()));
}

TEST(Lookahead, SeesAllMovesWithGoodEyes) {
    const Position here = position(mid_round);
    EXPECT_EQ(look_ahead(here, {.depth = 2}, 1).size(), legal_moves(here).size());
}

TEST(Lookahead, GoesHomeWhenItCan) {
    const Position here = position("1bpkyrgn/1o6/8/8/4K3/8/8/NGRY1PBO b N");
    const Prospect best = look_ahead(here, {.depth = 1, .oversight = 900}, 1).front();
    EXPECT_EQ(write_coordinates(best.move), "a1a8");
    EXPECT_TRUE(is_won(best.value));
}

TEST(Lookahead, DoesNotSendTheOtherHome) {
    // Gold's orange must not name a tower of Black that has a free line home.
    const Position here = position("obpkyrgn/8/8/8/4K3/8/8/NGRY1PBO g O");
    const auto prospects = look_ahead(here, {.depth = 2}, 1);
    for (const Prospect& prospect : prospects) {
        const Position after = here.after(prospect.move);
        const bool gives_away = can_go_home(after.board(), after.tower_to_move());
        EXPECT_EQ(is_lost(prospect.value), gives_away) << write_coordinates(prospect.move);
    }
    EXPECT_FALSE(is_lost(prospects.front().value));
}

TEST(Lookahead, OverlooksMoreWithWorseEyes) {
    const auto seen = [](int oversight) {
        return look_ahead(Position::first(), {.depth = 1, .oversight = oversight}, 1).size();
    };
    EXPECT_EQ(seen(0), 102);
    EXPECT_LT(seen(300), seen(0));
    EXPECT_LT(seen(600), seen(300));
    EXPECT_GE(seen(1000), 1U);
}

TEST(Lookahead, LooksLessDeepWhenNodesAreFew) {
    const auto many = look_ahead(Position::first(), {.depth = 3}, 1);
    const auto few = look_ahead(Position::first(), {.depth = 8, .nodes = 500}, 1);
    EXPECT_EQ(few.size(), many.size());
}

TEST(Lookahead, WeighsWhatAWinIsWorth) {
    // Brown, a Double Sumo, can be forced home after pink could have gone.
    const Position here = position("7b*/2y*1r2g*/1n4B1/P*N**6/2K5/5opk*/6GO*/R5Y1 b K");
    EXPECT_TRUE(here.after(look_ahead(here, {.depth = 5}, 1).front().move).is_over());
    Stakes stakes;
    stakes.worth[Player::Black] = {value_of_win - 300, value_of_win, value_of_win, value_of_win};
    const Prospect patient = look_ahead(here, {.depth = 5}, 1, nullptr, stakes).front();
    EXPECT_EQ(patient.value, value_of_win - 3);
    EXPECT_FALSE(here.after(patient.move).is_over());
    stakes.cost_of_a_move = 200;
    EXPECT_TRUE(
        here.after(look_ahead(here, {.depth = 5}, 1, nullptr, stakes).front().move).is_over())
        << "what takes long costs more than it brings";
}

} // namespace

} // namespace kamisado::tests
