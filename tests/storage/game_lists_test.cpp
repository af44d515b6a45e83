#include "game/log_text.h"
#include "storage/databases.h"
#include "storage/games.h"
#include "storage/sample_games.h"

#include <algorithm>

namespace kamisado::test {

namespace {

using namespace storage;

class GameListsTest : public OnEachDatabase {
  protected:
    /// A game with so many moves, each a second after the one before.
    game::LiveMatch add(std::string_view id, std::optional<PersonId> black,
                        std::optional<PersonId> gold, int moves) {
        StoredGame game = sample_game(id);
        game.people[Player::Black] = black;
        game.people[Player::Gold] = gold;
        game.listed = id.starts_with("listed");
        add_game(database(), game);
        game::LiveMatch match = sample_match();
        for (int move = 0; move < moves; ++move) {
            const auto entries = play_on(match);
            EXPECT_TRUE(add_entries(database(), id, entries, standing_of(match)));
        }
        return match;
    }
    void end(std::string_view id, game::LiveMatch match) {
        const auto entries = resign(match, Player::Black);
        EXPECT_TRUE(add_entries(database(), id, entries, standing_of(match)));
    }
};
INSTANTIATE_TEST_SUITE_P(, GameListsTest, testing::ValuesIn(all_dialects()), name_of);

std::vector<GameId> ids(const std::vector<StoredGame>& games) {
    std::vector<GameId> ids;
    std::ranges::transform(games, std::back_inserter(ids), &StoredGame::id);
    return ids;
}

using Ids = std::vector<GameId>;

TEST_P(GameListsTest, ListedGamesByMinutesAreThereToBeWatched) {
    const PersonId me = add_guest(database(), "", noon).id;
    ASSERT_TRUE(make_account(database(), me, "Akane", "argon"));
    const PersonId you = add_guest(database(), "Benjiro", noon).id;
    set_rating(database(), me, "marathon", {.rating = 1662.4, .deviation = 90, .games = 4});
    add("private", me, you, 1);
    add("listed-running", me, you, 2);
    add("listed-left", std::nullopt, me, 1);
    end("listed-over", add("listed-over", you, me, 2));
    add("listed-by-days", me, you, 1);
    database().change("UPDATE games SET clock = $1 WHERE id = 'listed-by-days'",
                      {game::write_clock(game::DaysClock{.per_move = 86'400'000})});
    database().change("UPDATE games SET begun = begun + 1 WHERE id = 'listed-running'");
    const auto watched = games_to_watch(database(), 10);
    ASSERT_EQ(watched.size(), 2U);
    EXPECT_EQ(watched[0].game.id, "listed-running");
    EXPECT_EQ(watched[0].game.standing.ply, 2U);
    EXPECT_EQ(watched[0].people[Player::Black].name, "Akane");
    EXPECT_EQ(watched[0].people[Player::Black].kind, PersonKind::Account);
    EXPECT_EQ(watched[0].people[Player::Black].rating, 1662);
    EXPECT_EQ(watched[0].people[Player::Gold].name, "Benjiro");
    EXPECT_EQ(watched[0].people[Player::Gold].rating, std::nullopt);
    EXPECT_EQ(watched[1].people[Player::Black].kind, std::nullopt) << "somebody who is gone";
    EXPECT_EQ(watched[1].people[Player::Gold].rating, 1662);
    EXPECT_EQ(games_to_watch(database(), 1).size(), 1U);
}

TEST_P(GameListsTest, APersonsGamesNewestFirst) {
    const PersonId me = add_guest(database(), "", noon).id;
    const PersonId you = add_guest(database(), "", noon).id;
    add("old", me, you, 1);
    add("new", you, me, 5);
    add("middle", me, std::nullopt, 3);
    add("another", you, std::nullopt, 4);
    end("over", add("over", me, you, 2));
    end("listed-over", add("listed-over", you, me, 6));
    end("another-over", add("another-over", you, std::nullopt, 2));

    EXPECT_EQ(ids(games_of(database(), me, Which::Running, 10)), (Ids{"new", "middle", "old"}));
    EXPECT_EQ(ids(games_of(database(), me, Which::Running, 2)), (Ids{"new", "middle"}));
    EXPECT_EQ(ids(games_of(database(), me, Which::Running, 2, noon + 3000)), Ids{"old"});
    EXPECT_EQ(ids(games_of(database(), me, Which::Over, 10)), (Ids{"listed-over", "over"}));
    EXPECT_EQ(ids(games_of(database(), me, Which::Over, 10, noon + 7000)), Ids{"over"});
    EXPECT_EQ(ids(games_of(database(), me, Which::Over, 10, std::nullopt, true)),
              Ids{"listed-over"});
    EXPECT_TRUE(games_of(database(), me, Which::Running, 10, std::nullopt, true).empty());
    EXPECT_EQ(count_running(database(), me), 3U);
    EXPECT_EQ(count_running(database(), you), 3U);
    EXPECT_EQ(games_of(database(), me, Which::Over, 1).front().standing.winner, Player::Gold);
}

TEST_P(GameListsTest, FlagsThatMayHaveFallen) {
    const auto first = add("first", std::nullopt, std::nullopt, 0);
    const auto second = add("second", std::nullopt, std::nullopt, 1);
    end("over", add("over", std::nullopt, std::nullopt, 0));
    StoredGame calm = sample_game("calm");
    calm.setup.clock = game::NoClock{};
    calm.standing.flag_at = std::nullopt;
    add_game(database(), calm);
    EXPECT_TRUE(games_with_flag_before(database(), *first.flag_falls_at(), 10).empty());
    EXPECT_EQ(games_with_flag_before(database(), *first.flag_falls_at() + 1, 10), Ids{"first"});
    EXPECT_EQ(games_with_flag_before(database(), *second.flag_falls_at() + 1, 10),
              (Ids{"first", "second"}));
    EXPECT_EQ(games_with_flag_before(database(), *second.flag_falls_at() + 1, 1), Ids{"first"});
}

TEST_P(GameListsTest, GamesInWhichTheComputerIsToDecide) {
    add("people", std::nullopt, std::nullopt, 0);
    for (const auto& [id, player] :
         {std::pair{"computer-begins", Player::Black}, std::pair{"computer-waits", Player::Gold}}) {
        StoredGame game = sample_game(id);
        game.setup.seats[player].level = 5;
        add_game(database(), game);
    }
    EXPECT_EQ(games_waiting_for_computer(database(), 10), Ids{"computer-begins"});
    end("computer-begins", sample_match());
    EXPECT_TRUE(games_waiting_for_computer(database(), 10).empty());
}

TEST_P(GameListsTest, AGameThatGoesOnAfterATakebackIsRunningAgain) {
    const PersonId me = add_guest(database(), "", noon).id;
    StoredGame free = sample_game("free");
    free.setup.takebacks = game::Takebacks::Free;
    free.people[Player::Black] = me;
    add_game(database(), free);
    auto match = game::LiveMatch::begin(free.setup, noon).value();
    const auto end = resign(match, Player::Black);
    ASSERT_TRUE(add_entries(database(), "free", end, standing_of(match)));
    EXPECT_EQ(count_running(database(), me), 0U);
    const auto back = match.act(game::TakeBack{.count = 1}, match.last_moment());
    ASSERT_TRUE(add_entries(database(), "free", back->entries, standing_of(match)));
    EXPECT_EQ(count_running(database(), me), 1U);
}

} // namespace

} // namespace kamisado::test
