#include "online/accounts.h"
#include "online/people_helpers.h"
#include "online/secrets.h"
#include "storage/results.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace kamisado::online::test {
namespace {

class AccountTest : public testing::Test {
  protected:
    storage::PersonId person_with(const std::string& key) {
        const auto person = storage::person_by_key(town.database(), hash_of_key(key));
        return person ? person->id : 0;
    }

    Town town;
    LoadedGames loaded;
    storage::Person akane = town.account("Akane");
    storage::Person benjiro = town.account("Benjiro");
};

TEST_F(AccountTest, SigningUpKeepsTheGamesOfTheGuest) {
    const storage::Person guest = town.guest("Chiyo");
    const std::string key = give_key(town.database(), guest.id, start);
    const auto game = town.game(guest, akane, standard());
    const auto account = sign_up(town.database(), guest, "Chiyo", "a hash");
    ASSERT_TRUE(account);
    EXPECT_EQ(account->id, guest.id);
    EXPECT_EQ(account->kind, storage::PersonKind::Account);
    EXPECT_EQ(person_with(key), guest.id);
    EXPECT_EQ(storage::game(town.database(), game.id)->people[Player::Black], guest.id);
}

TEST_F(AccountTest, ANameBelongsToOne) {
    EXPECT_EQ(fault_of(sign_up(town.database(), town.guest(), "AKANE", "hash")),
              "online.name-taken");
    EXPECT_EQ(fault_of(sign_up(town.database(), town.guest(), "a", "hash")), "online.name-length");
    EXPECT_EQ(fault_of(sign_up(town.database(), akane, "Another", "hash")), "online.has-account");
}

TEST_F(AccountTest, LoggingInTakesTheGuestsGamesAlong) {
    const storage::Person guest = town.guest("Chiyo");
    const std::string old_key = give_key(town.database(), guest.id, start);
    const auto game = town.game(benjiro, guest, standard());
    ASSERT_NE(loaded.find(town.database(), game.id, start), nullptr);
    const Login login = log_in(town.database(), loaded, akane, guest, hash_of_key(old_key), start);
    EXPECT_EQ(login.merged, guest.id);
    EXPECT_EQ(person_with(login.key), akane.id);
    EXPECT_EQ(person_with(old_key), 0);
    EXPECT_FALSE(storage::person(town.database(), guest.id));
    const auto* const table = loaded.find(town.database(), game.id, start);
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(table->stored.people[Player::Gold], akane.id) << "memory must not be older";
}

/// What is not listed could not be ended.
TEST_F(AccountTest, OnlySoManyBrowsersStaySignedIn) {
    std::vector<std::string> keys;
    for (std::size_t i = 0; i <= most_devices; ++i) {
        const Millis now = start + static_cast<Millis>(i);
        keys.push_back(log_in(town.database(), loaded, akane, {}, {}, now).key);
    }
    EXPECT_EQ(person_with(keys.front()), 0);
    EXPECT_EQ(person_with(keys[1]), akane.id);
    EXPECT_EQ(person_with(keys.back()), akane.id);
    EXPECT_EQ(storage::devices_of(town.database(), akane.id, 2 * most_devices).size(),
              most_devices);
}

TEST_F(AccountTest, LoggingInFromAnotherAccountLeavesIt) {
    const std::string key = give_key(town.database(), benjiro.id, start);
    const std::string elsewhere = give_key(town.database(), benjiro.id, start);
    const Login login = log_in(town.database(), loaded, akane, benjiro, hash_of_key(key), start);
    EXPECT_FALSE(login.merged);
    EXPECT_EQ(person_with(key), 0);
    EXPECT_EQ(person_with(elsewhere), benjiro.id);
    EXPECT_EQ(person_with(login.key), akane.id);
    EXPECT_TRUE(storage::person(town.database(), benjiro.id));
}

TEST_F(AccountTest, BotsBelongToAccounts) {
    const auto made = make_bot(town.database(), akane, "Dragonette", start);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->bot.owner, akane.id);
    EXPECT_EQ(person_with(made->token), made->bot.id);
    EXPECT_EQ(fault_of(make_bot(town.database(), town.guest(), "Other", start)),
              "online.account-needed");
    EXPECT_EQ(fault_of(make_bot(town.database(), made->bot, "Other", start)),
              "online.account-needed");
    EXPECT_EQ(fault_of(make_bot(town.database(), akane, "benjiro", start)), "online.name-taken");
    EXPECT_EQ(fault_of(make_bot(town.database(), akane, "a b", start)), "online.name-letters");
    EXPECT_EQ(fault_of(find_bot(town.database(), benjiro, "Dragonette")), "online.no-such-bot");
    EXPECT_EQ(fault_of(find_bot(town.database(), akane, "Benjiro")), "online.no-such-bot");
    EXPECT_TRUE(find_bot(town.database(), akane, "dragonette"));
}

TEST_F(AccountTest, FiveBotsAreEnough) {
    for (const auto* const name : {"Kite-1", "Kite-2", "Kite-3", "Kite-4", "Kite-5"}) {
        ASSERT_TRUE(make_bot(town.database(), akane, name, start)) << name;
    }
    EXPECT_EQ(fault_of(make_bot(town.database(), akane, "Kite-6", start)), "online.too-many-bots");
}

TEST_F(AccountTest, WhoGoesGivesUpWhatRuns) {
    const auto bot = make_bot(town.database(), akane, "Dragonette", start)->bot;
    const auto rated = town.game(akane, benjiro, standard(true));
    const auto with_bot = town.game(benjiro, bot, standard());
    const std::string key = give_key(town.database(), akane.id, start);
    const Farewell farewell = remove_person(town.database(), loaded, akane, start + 1000);
    EXPECT_EQ(farewell.people, (std::vector{akane.id, bot.id}));
    ASSERT_EQ(farewell.games.size(), 2U);
    EXPECT_TRUE(farewell.games[0].is_over);
    EXPECT_EQ(farewell.games[0].entries.size(), 2U);
    const auto game = storage::game(town.database(), rated.id);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->standing.winner, Player::Gold);
    EXPECT_FALSE(game->people[Player::Black]);
    EXPECT_EQ(game->setup.seats[Player::Black].name, "");
    EXPECT_EQ(game->setup.seats[Player::Gold].name, "Benjiro");
    EXPECT_EQ(storage::game(town.database(), with_bot.id)->standing.winner, Player::Black);
    EXPECT_FALSE(storage::rating(town.database(), benjiro.id, "standard")) << "nobody has moved";
    EXPECT_FALSE(storage::person(town.database(), akane.id));
    EXPECT_FALSE(storage::person(town.database(), bot.id));
    EXPECT_EQ(person_with(key), 0);
    EXPECT_FALSE(loaded.find(town.database(), rated.id, start)->stored.people[Player::Black]);
}

TEST_F(AccountTest, ResultsAreCountedByFormat) {
    const auto resign = [this](const storage::StoredGame& game, Player player) {
        ASSERT_TRUE(loaded.act(town.database(), game.id,
                               game::Decide{.decision = Resign{.player = player}, .player = player},
                               start));
    };
    resign(town.game(akane, benjiro, standard(true)), Player::Black);
    resign(town.game(benjiro, akane, standard(true)), Player::Black);
    resign(town.game(benjiro, akane, standard(true)), Player::Black);
    resign(town.game(akane, benjiro, standard(false)), Player::Black);
    static_cast<void>(town.game(akane, benjiro, standard(true)));
    EXPECT_EQ(storage::results_of(town.database(), akane.id),
              (std::vector<storage::FormatResults>{
                  {.format = "standard", .won = 2, .lost = 1, .drawn = 0}}));
    EXPECT_EQ(storage::game_ids_of(town.database(), akane.id).size(), 5U);
}

} // namespace
} // namespace kamisado::online::test
