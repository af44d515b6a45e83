#include "storage/backup.h"
#include "storage/databases.h"
#include "storage/games.h"
#include "storage/invitations.h"
#include "storage/life.h"
#include "storage/notices.h"
#include "storage/sample_games.h"
#include "storage/schema.h"
#include "storage/sqlite_connection.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>

namespace kamisado::test {

namespace {

using namespace storage;
namespace fs = std::filesystem;

class BackupTest : public OnEachDatabase {
  protected:
    /// Something of everything: people with a bot, games, an invitation, a plan, a rating, a life.
    void fill() {
        const PersonId account = add_guest(database(), "", noon).id;
        ASSERT_TRUE(make_account(database(), account, "Akane", "argon"));
        add_key(database(), "key", account, noon);
        bot_ = add_bot(database(), account, "Robo", noon).id;
        set_rating(database(), account, "standard", {.rating = 1512.25});
        StoredGame game = sample_game("game");
        game.people[Player::Black] = account;
        add_game(database(), game);
        for (int move = 0; move < 600; ++move) {
            if (match_.match().is_over()) {
                break;
            }
            const auto entries = play_on(match_);
            ASSERT_TRUE(add_entries(database(), "game", entries, standing_of(match_)));
        }
        set_plan(database(), "game", Player::Gold, {.ply = 9, .answers = {{"red", "e2e5"}}});
        Invitation invitation;
        invitation.code = "code";
        invitation.host = account;
        add_invitation(database(), invitation);
        set_subscription(database(), {.key_hash = "key",
                                      .person = account,
                                      .endpoint = "https://push.example/1",
                                      .p256dh = "p256dh",
                                      .auth = "auth",
                                      .language = "en",
                                      .created = noon});
        set_mail(database(), {.person = account,
                              .address = "akane@example.org",
                              .language = "en",
                              .confirm_hash = "hash",
                              .stop_code = "stop",
                              .confirmed = noon,
                              .asked = noon});
        set_unwanted_notices(database(), account, bit_of(NoticeKind::Over));
        add_notice(database(), {.person = account, .subject = "game", .stamp = 3, .due = noon});
        static_cast<void>(keep_server_key(database(), "vapid", "secret"));
        static_cast<void>(live(database(), noon, 3000));
        static_cast<void>(live(database(), noon + 10'000, 3000));
    }

    void expect_all(Connection& found) const {
        const auto account = person_by_name(found, "akane");
        ASSERT_TRUE(account.has_value());
        EXPECT_EQ(person_by_key(found, "key"), account);
        EXPECT_EQ(password_hash(found, account->id), "argon");
        EXPECT_EQ(person(found, bot_)->owner, account->id);
        EXPECT_EQ(rating(found, account->id, "standard")->rating, 1512.25);
        const auto game = storage::game(found, "game");
        ASSERT_TRUE(game.has_value());
        EXPECT_EQ(game->people[Player::Black], account->id);
        EXPECT_EQ(restore(found, *game), match_);
        EXPECT_EQ(plans(found, "game")[Player::Gold]->answers.size(), 1U);
        EXPECT_EQ(invitation(found, "code")->host, account->id);
        EXPECT_EQ(subscription(found, "key")->endpoint, "https://push.example/1");
        EXPECT_EQ(mail_of(found, account->id)->confirmed, noon);
        EXPECT_EQ(unwanted_notices(found, account->id), bit_of(NoticeKind::Over));
        EXPECT_EQ(notices_before(found, noon + 1, 10).at(0).stamp, 3);
        EXPECT_EQ(server_key(found, "vapid"), "secret");
        EXPECT_EQ(outages_after(found, 0).size(), 1U);
        EXPECT_NE(add_guest(found, "", noon).id, bot_) << "people are counted on";
    }

    [[nodiscard]] std::string file() const { return (folder_ / "backup").string(); }
    [[nodiscard]] const TemporaryFolder& folder() const { return folder_; }

  private:
    TemporaryFolder folder_;
    game::LiveMatch match_ = sample_match();
    PersonId bot_ = 0;
};
INSTANTIATE_TEST_SUITE_P(, BackupTest, testing::ValuesIn(all_dialects()), name_of);

TEST_P(BackupTest, EverythingIsInOneFile) {
    fill();
    const BackupCount count = back_up(place(), file());
    EXPECT_EQ(count.games, 1U);
    EXPECT_EQ(count.people, 2U);
    for (const auto& entry : fs::directory_iterator(folder().path())) {
        EXPECT_EQ(entry.path().filename(), "backup");
    }
    EXPECT_EQ(fs::status(file()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    SqliteConnection found(file());
    expect_all(found);
}

TEST_P(BackupTest, IsRestoredIntoEitherDatabaseInPlaceOfWhatIsThere) {
    fill();
    static_cast<void>(back_up(place(), file()));
    const std::string bytes = read_file(file());
    for (const Dialect dialect : all_dialects()) {
        const auto other = new_place(dialect);
        const auto server = open(other->place());
        add_game(*server, sample_game("another"));
        const auto before = generation(*server);
        const BackupCount count = restore_backup(file(), other->place());
        EXPECT_EQ(count.games, 1U);
        EXPECT_EQ(count.people, 2U);
        EXPECT_FALSE(storage::game(*server, "another").has_value());
        EXPECT_GT(generation(*server), before) << "a server that runs must notice";
        expect_all(*server);
        static_cast<void>(live(*server, noon + 50'000, 3000));
        EXPECT_EQ(outages_after(*server, noon + 20'000).size(), 1U)
            << "nobody pays for the time between backup and restoration";
    }
    EXPECT_EQ(read_file(file()), bytes) << "the backup stays as it is";
}

/// Each is a way in which a backup that SQLite finds in order does not hold together.
TEST_P(BackupTest, WhatDoesNotHoldTogetherIsNotRestored) {
    fill();
    static_cast<void>(back_up(place(), file()));
    constexpr std::array damages{
        "UPDATE entries SET line = '1 1763200000000 a1a1' WHERE number = 1",
        "UPDATE entries SET line = 'nonsense' WHERE number = 3",
        "DELETE FROM entries WHERE number = 2",
        "DELETE FROM entries WHERE number = (SELECT max(number) FROM entries)",
        "UPDATE standings SET winner = 1 - coalesce(winner, 0)",
        "UPDATE standings SET ply = ply + 1",
        "DELETE FROM standings",
        "UPDATE games SET format = 'chess'",
        "UPDATE games SET clock = 'sundial'",
        "DELETE FROM life",
        "PRAGMA foreign_keys = OFF; DELETE FROM people WHERE id = 1",
    };
    for (const char* const damage : damages) {
        const std::string damaged = (folder() / "damaged").string();
        fs::copy_file(file(), damaged, fs::copy_options::overwrite_existing);
        {
            SqliteConnection backup(damaged);
            backup.run_script(damage);
            backup.run_script("PRAGMA journal_mode = DELETE");
        }
        EXPECT_THROW(restore_backup(damaged, place()), DatabaseError) << damage;
        expect_all(database());
        database().change("DELETE FROM people WHERE id > 2"); // whom expect_all() has added
    }
}

TEST_P(BackupTest, IsOfOneMomentWhileOthersWrite) {
    fill();
    database().begin();
    add_game(database(), sample_game("unfinished"));
    EXPECT_EQ(back_up(place(), file()).games, 1U);
    database().commit();
    EXPECT_EQ(back_up(place(), file() + "2").games, 2U);
}

TEST_P(BackupTest, IsNotWrittenOverAnotherFile) {
    write_file(file(), "precious");
    EXPECT_THROW(static_cast<void>(back_up(place(), file())), DatabaseError);
    EXPECT_EQ(read_file(file()), "precious");
}

TEST_P(BackupTest, WhatIsNoBackupChangesNothing) {
    fill();
    const auto before = generation(database());
    write_file(folder() / "text", "This is no database, but it is long enough to look like one…");
    { // an empty database, and one of somebody else
        SqliteConnection empty((folder() / "empty").string());
        SqliteConnection other((folder() / "other").string());
        other.run_script("CREATE TABLE recipes (name TEXT)");
    }
    for (const char* const name : {"text", "empty", "other", "missing"}) {
        EXPECT_THROW(static_cast<void>(restore_backup((folder() / name).string(), place())),
                     DatabaseError)
            << name;
    }
    EXPECT_EQ(generation(database()), before);
    expect_all(database());
}

TEST_P(BackupTest, OfAnOlderVersionIsBroughtUpToDate) {
    {
        SqliteConnection old(file());
        migrate(old, 2);
        old.run_script("INSERT INTO people (id, name, created) VALUES (7, 'Akane', 1)");
    }
    EXPECT_EQ(restore_backup(file(), place()).people, 1U);
    EXPECT_EQ(person(database(), 7)->name, "Akane");
}

TEST(BackupOfNothingTest, IsRefused) {
    const TemporaryFolder folder;
    const storage::Place nowhere{.text = (folder / "nowhere").string()};
    EXPECT_THROW(static_cast<void>(back_up(nowhere, (folder / "backup").string())), DatabaseError);
    EXPECT_TRUE(fs::is_empty(folder.path())) << "and nothing is left behind";
}

} // namespace

} // namespace kamisado::test
