#include "bot/followed_game.h"
#include "notation/decision_text.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace kamisado::bot {

namespace {

using Step = FollowedGame::Step;
using Lines = std::vector<std::string>;

wire::GameView view_of(Lines lines, std::size_t since = 0) {
    wire::GameView view;
    view.game = "7kq2m9xw4tzr";
    view.seat = Player::Gold;
    view.head = "kamisado-game 1\n"
                "[Format \"single\"]\n"
                "[Black \"Akane\"]\n"
                "[Gold \"sparrow\"]\n"
                "[Clock \"300000+3000\"]\n"
                "[Takebacks \"by agreement\"]\n"
                "[Begun \"1763200000000\"]\n"
                "\n";
    view.since = since;
    view.lines = std::move(lines);
    return view;
}

TEST(FollowedGame, KnowsWhoseTurnItIsAndWhatToSend) {
    auto game = FollowedGame::from(view_of({}));
    ASSERT_TRUE(game);
    EXPECT_FALSE(game->decides());
    EXPECT_EQ(game->take(Lines{"1 1763200010000 a1a5"}), Step::Taken);
    EXPECT_TRUE(game->decides());
    const wire::Decide wish = game->wish_for(*decision_from_name("d8d4"));
    EXPECT_EQ(wish.game, "7kq2m9xw4tzr");
    EXPECT_EQ(wish.ply, 1U);
    EXPECT_EQ(wish.seen, 1U);
    EXPECT_EQ(wish.decision, "d8d4");
}

TEST(FollowedGame, TakesALineOnceAndNoticesAGap) {
    auto game = FollowedGame::from(view_of({"1 1763200010000 a1a5"}));
    ASSERT_TRUE(game);
    EXPECT_EQ(game->take(Lines{"1 1763200010000 a1a5", "2 1763200017000 d8d4"}), Step::Taken);
    EXPECT_EQ(game->last_number(), 2U);
    EXPECT_EQ(game->take(Lines{"4 1763200030000 asks gold"}), Step::Missing);
    EXPECT_EQ(game->take(view_of({}, 3)), Step::Missing);
    EXPECT_EQ(game->take(view_of({"3 1763200020000 asks gold"}, 2)), Step::Taken);
}

TEST(FollowedGame, TrustsNobodyBlindly) {
    auto game = FollowedGame::from(view_of({"1 1763200010000 a1a5"}));
    ASSERT_TRUE(game);
    EXPECT_EQ(game->take(Lines{"1 1763200010000 a1a4"}), Step::Wrong);
    EXPECT_EQ(game->take(Lines{"2 1763200017000 a1a4"}), Step::Wrong);
    EXPECT_EQ(game->take(Lines{"nonsense"}), Step::Wrong);
    EXPECT_FALSE(FollowedGame::from(view_of({"2 1763200010000 a1a5"})));
    EXPECT_FALSE(FollowedGame::from(view_of({}, 5)));
}

} // namespace

} // namespace kamisado::bot
