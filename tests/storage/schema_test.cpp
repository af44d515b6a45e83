#include "game/log_text.h"
#include "notation/position_text.h"
#include "storage/databases.h"
#include "storage/games.h"
#include "storage/invitations.h"
#include "storage/life.h"
#include "storage/rating_history.h"
#include "storage/sample_games.h"
#include "storage/schema.h"
#include "storage/tournaments.h"

#include <gtest/gtest.h>

namespace kamisado::test {

namespace {

using namespace storage;

class SchemaTest : public testing::TestWithParam<Dialect> {
  protected:
    [[nodiscard]] storage::Place place() const { return place_->place(); }

  private:
    std::unique_ptr<TestPlace> place_ = new_place(GetParam());
};
INSTANTIATE_TEST_SUITE_P(, SchemaTest, testing::ValuesIn(all_dialects()), name_of);

DatabaseFault fault_of_opening(const storage::Place& place) {
    try {
        static_cast<void>(open(place));
    } catch (const DatabaseError& error) {
        return error.fault();
    }
    return DatabaseFault::Other;
}

/// A game of person 7, as "game".
void add_as_version_1(Connection& database, const game::LiveMatch& match) {
    const Standing standing = standing_of(match);
    database.change("INSERT INTO games (id, watch, format, black_name, black_person, gold_name, "
                    "clock, takebacks, begun, rated, listed) VALUES ('game', 'watch', 'marathon', "
                    "$1, 7, $2, '300000+3000', 'by agreement', $3, 0, 0)",
                    {match.setup().seats[Player::Black].name,
                     match.setup().seats[Player::Gold].name, match.begun()});
    database.change("INSERT INTO standings (game, entries, ply, decider, black_points, "
                    "gold_points, flag_at, last_moment) VALUES ('game', $1, $1, $2, 0, 0, $3, $4)",
                    {static_cast<std::int64_t>(standing.ply),
                     static_cast<std::int64_t>(*standing.decider), *standing.flag_at,
                     standing.last_moment});
    for (const game::Entry& entry : match.entries()) {
        std::string line = game::write_entry(entry);
        line.pop_back();
        database.change("INSERT INTO entries (game, number, line) VALUES ('game', $1, $2)",
                        {static_cast<std::int64_t>(entry.number), line});
    }
}

TEST_P(SchemaTest, AnEmptyDatabaseIsMadeAndOpenedAgain) {
    EXPECT_EQ(schema_of(*connect(place())), 0);
    EXPECT_EQ(schema_of(*open(place())), newest_schema());
    EXPECT_EQ(schema_of(*open(place())), newest_schema());
}

TEST_P(SchemaTest, GamesOfEveryOlderVersionAreKept) {
    game::LiveMatch match = sample_match();
    for (int version = 1; version < newest_schema(); ++version) {
        const auto old_place = new_place(GetParam());
        {
            // The words of version 1, which no later one takes back.
            const auto old = connect(old_place->place());
            migrate(*old, version);
            ASSERT_EQ(schema_of(*old), version);
            old->run_script("INSERT INTO people (id, name, created) VALUES (7, 'Akane', 1);"
                            "INSERT INTO secrets (hash, person, created) VALUES ('key', 7, 1)");
            static_cast<void>(play_on(match));
            add_as_version_1(*old, match);
        }
        const auto database = open(old_place->place());
        EXPECT_EQ(schema_of(*database), newest_schema());
        const auto akane = person_by_key(*database, "key");
        ASSERT_TRUE(akane.has_value());
        EXPECT_EQ(*akane, (Person{.id = 7,
                                  .kind = PersonKind::Guest,
                                  .name = "Akane",
                                  .owner = std::nullopt,
                                  .created = 1}));
        const auto game = storage::game(*database, "game");
        ASSERT_TRUE(game.has_value());
        EXPECT_EQ(restore(*database, *game), match);
        EXPECT_EQ(game->standing.position, "") << "nobody wrote it then";
        EXPECT_EQ(position_of(*database, *game), write_position(match.match().position()));
        const auto more = play_on(match);
        ASSERT_TRUE(add_entries(*database, "game", more, standing_of(match)));
        EXPECT_EQ(storage::game(*database, "game")->standing.position,
                  write_position(match.match().position()));
        EXPECT_TRUE(make_account(*database, 7, "Akane", "argon"));
        EXPECT_TRUE(invitations_by(*database, 7).empty());
        EXPECT_FALSE(live(*database, noon, 3000).has_value());
    }
}

TEST_P(SchemaTest, ANewerVersionIsLeftAlone) {
    open(place())->run("UPDATE kamisado_schema SET version = 1000");
    EXPECT_EQ(fault_of_opening(place()), DatabaseFault::Corrupt);
    EXPECT_EQ(schema_of(*connect(place())), 1000);
}

TEST_P(SchemaTest, ADatabaseOfAnotherProgramIsLeftAlone) {
    connect(place())->run_script("CREATE TABLE recipes (name TEXT)");
    EXPECT_EQ(fault_of_opening(place()), DatabaseFault::Corrupt);
    if (GetParam() == Dialect::Postgres) { // the bytes of a file: Abuse.ADatabaseOfAnotherProgram…
        const Rows tables =
            connect(place())->run("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
        ASSERT_EQ(tables.size(), 1U);
        EXPECT_EQ(tables.front().text(0), "recipes");
    }
}

TEST_P(SchemaTest, NamesFromBeforeHaveALook) {
    {
        const auto old = connect(place());
        migrate(*old, 5);
        old->run_script("INSERT INTO people (id, name, created, kind, unique_name) VALUES "
                        "(1, 'Max', 1, 1, 'max'), (2, 'Ian10', 1, 2, 'ian10');"
                        "INSERT INTO people (id, name, created) VALUES (3, 'Max', 1)");
    }
    const auto database = open(place());
    EXPECT_EQ(person_looking_like(*database, look_of("rnax")).value().id, 1);
    EXPECT_EQ(person_looking_like(*database, look_of("lanio")).value().id, 2);
    EXPECT_FALSE(person_looking_like(*database, look_of("Maxi")).has_value());
}

TEST_P(SchemaTest, RatingsFromBeforeStandInOrder) {
    {
        const auto old = connect(place());
        migrate(*old, 6);
        old->run_script(
            "INSERT INTO people (id, name, created, kind, unique_name) VALUES "
            "(1, 'Akane', 1, 1, 'akane'), (2, 'Benjiro', 1, 1, 'benjiro');"
            "INSERT INTO ratings (person, format, rating, deviation, volatility, games, changed) "
            "VALUES (1, 'standard', '1662.31', '290.5', '0.06', 12, 1), "
            "(2, 'standard', '1700.5000001', '80', '0.06', 30, 1);"
            "INSERT INTO invitations (code, host, format, clock, rated, visibility, created) "
            "VALUES ('code', 1, 'standard', 'none', 0, 1, 1)");
    }
    const auto database = open(place());
    EXPECT_EQ(leaders(*database, "standard", 10, 50),
              (std::vector<Leader>{{.name = "Benjiro", .rating = 1701, .games = 30},
                                   {.name = "Akane", .rating = 1662, .games = 12}}));
    EXPECT_TRUE(changes_of(*database, 1, 10).empty());
    EXPECT_FALSE(invitation(*database, "code").value().by_experience);
    EXPECT_FALSE(invitation(*database, "code").value().no_preview);
}

TEST_P(SchemaTest, MeetingsFromBeforeAreTwoGames) {
    {
        const auto old = connect(place());
        migrate(*old, 16);
        old->run_script("INSERT INTO tournaments (id, name, kind, format, clock, rated, rounds, "
                        "created, state, round, version, minutes) VALUES "
                        "('evening', 'Club evening', 0, 'standard', '300000+3000', 1, 3, 1, 1, 2, "
                        "7, 45)");
    }
    const auto database = open(place());
    const auto evening = tournament(*database, "evening");
    ASSERT_TRUE(evening.has_value());
    EXPECT_EQ(evening->games, 2);
    EXPECT_EQ(evening->minutes, 45);
    EXPECT_EQ(evening->round, 2);
    EXPECT_EQ(evening->version, 7);
}

TEST_P(SchemaTest, AStepThatFailsLeavesTheOldVersion) {
    migrate(*connect(place()), 2);
    connect(place())->run_script("CREATE TABLE ratings (person TEXT)"); // in the way of step 3
    EXPECT_THROW(static_cast<void>(open(place())), DatabaseError);
    EXPECT_EQ(schema_of(*connect(place())), 2);
    EXPECT_THROW(connect(place())->run("SELECT owner FROM people"), DatabaseError);
    connect(place())->run_script("DROP TABLE ratings");
    EXPECT_EQ(schema_of(*open(place())), newest_schema());
}

} // namespace

} // namespace kamisado::test
