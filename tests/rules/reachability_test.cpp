// What could still come about in a round is never denied; what towers cannot take back is.
#include "rules/helpers.h"
#include "rules/moves.h"
#include "rules/reachability.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

bool could_follow(std::string_view earlier, std::string_view later) {
    return kamisado::could_follow(position(earlier).board(), position(later).board());
}

TEST(Reachability, WhateverIsPlayedCouldFollow) {
    for (const Position& start : random_positions(500)) {
        Position last = start;
        while (!last.is_over()) {
            const MoveList moves = legal_moves(last);
            for (const Move move : moves) {
                EXPECT_TRUE(kamisado::could_follow(start.board(), last.after(move).board()));
            }
            last = last.after(moves[moves.size() / 2]);
        }
    }
}

TEST(Reachability, TowersDoNotGoBack) {
    const std::string_view pink_at_e5 = "obpkyrgn/8/8/4K3/8/8/8/NGRY1PBO g N";
    EXPECT_TRUE(could_follow("obpkyrgn/8/8/8/8/8/8/NGRYKPBO b -", pink_at_e5));
    EXPECT_TRUE(could_follow(pink_at_e5, pink_at_e5));
    EXPECT_TRUE(could_follow(pink_at_e5, "obpkyrg1/8/8/4K2n/8/8/8/NGRY1PBO b O"));
    EXPECT_FALSE(could_follow(pink_at_e5, "obpkyrgn/8/8/8/8/8/8/NGRYKPBO b -"));
    EXPECT_FALSE(could_follow(pink_at_e5, "obpkyrgn/8/8/8/4K3/8/8/NGRY1PBO g K"));
    EXPECT_FALSE(could_follow(pink_at_e5, "obpkyrgn/8/8/1G6/8/8/8/N1RYKPBO g P"));
}

TEST(Reachability, TowersDoNotGoSideways) {
    EXPECT_FALSE(
        could_follow("obpkyrgn/8/8/4K3/8/8/8/NGRY1PBO g N", "obpkyrgn/8/2K5/8/8/8/8/NGRY1PBO g N"));
}

TEST(Reachability, ATowerMayBePushedBackByAStrongerOne) {
    const std::string_view pushed = "obpky*rgn/8/8/8/4K3/8/8/NGRY1PBO g K";
    EXPECT_TRUE(could_follow("obpky*rgn/8/8/4K3/8/8/8/NGRY1PBO g N", pushed));
    EXPECT_FALSE(could_follow("obpkyrgn/8/8/4K3/8/8/8/N*GRY1PBO g N",
                              "obpkyrgn/8/8/8/4K3/8/8/N*GRY1PBO g K"));
    EXPECT_FALSE(could_follow("obpky*rgn/8/8/4K*3/8/8/8/NGRY1PBO g N",
                              "obpky*rgn/8/8/8/4K*3/8/8/NGRY1PBO g K"));
}

TEST(Reachability, RingsStayAsTheyAreInARound) {
    EXPECT_FALSE(could_follow("obpkyrgn/8/8/4K3/8/8/8/NGRY1PBO g N",
                              "obpkyrgn/8/8/4K*3/8/8/8/NGRY1PBO g N"));
}

} // namespace
} // namespace kamisado::test
