#include "storage/databases.h"
#include "storage/games.h"
#include "storage/people.h"
#include "storage/rating_history.h"
#include "storage/sample_games.h"
#include "storage/schema.h"

namespace kamisado::test {

namespace {

using namespace storage;

class RatingHistoryTest : public OnEachDatabase {
  protected:
    Person account(std::string_view name) {
        const Person guest = add_guest(database(), "", noon);
        EXPECT_TRUE(make_account(database(), guest.id, name, "argon"));
        return *person_by_name(database(), name);
    }
    void rate(const Person& person, double rating, std::int64_t games,
              std::string_view format = "standard") {
        set_rating(database(), person.id, format,
                   {.rating = rating, .deviation = 80, .games = games, .changed = noon});
    }
};
INSTANTIATE_TEST_SUITE_P(, RatingHistoryTest, testing::ValuesIn(all_dialects()), name_of);

TEST_P(RatingHistoryTest, LeadersHavePlayedEnoughAndStandInOrder) {
    rate(account("Akane"), 1499.6, 10);
    rate(account("Benjiro"), 1612.4, 25);
    rate(account("Chiyo"), 1900, 9);
    const Person daichi = account("Daichi");
    rate(daichi, 2000, 50, "single");
    EXPECT_EQ(leaders(database(), "standard", 10, 50),
              (std::vector<Leader>{{.name = "Benjiro", .rating = 1612, .games = 25},
                                   {.name = "Akane", .rating = 1500, .games = 10}}));
    EXPECT_EQ(leaders(database(), "standard", 10, 1).size(), 1U);
    EXPECT_EQ(leaders(database(), "single", 10, 50).front().name, "Daichi");
    rate(daichi, 900, 51, "single");
    EXPECT_EQ(leaders(database(), "single", 10, 50).front().rating, 900);
    delete_person(database(), daichi.id);
    EXPECT_TRUE(leaders(database(), "single", 10, 50).empty());
}

TEST_P(RatingHistoryTest, ChangesAreKeptByGameAndByPerson) {
    const Person akane = account("Akane");
    const Person benjiro = account("Benjiro");
    const auto game = [&](const std::string& id) {
        StoredGame stored = sample_game(id);
        stored.people = {{akane.id, benjiro.id}};
        add_game(database(), stored);
    };
    std::vector<RatingChange> of_akane;
    for (int i = 0; i < 3; ++i) {
        const std::string id = "game-" + std::to_string(i);
        game(id);
        for (const Person& person : {akane, benjiro}) {
            const RatingChange change{.game = id,
                                      .person = person.id,
                                      .format = "standard",
                                      .before = 1500 + i,
                                      .after = 1501 + i,
                                      .at = noon + i};
            add_rating_change(database(), change);
            if (person.id == akane.id) {
                of_akane.push_back(change);
            }
        }
    }
    EXPECT_EQ(changes_of(database(), akane.id, 10), of_akane) << "the oldest first";
    EXPECT_EQ(changes_of(database(), akane.id, 1).front().at, noon + 2) << "of the latest";
    EXPECT_EQ(changes_by_game(database(), "game-1").size(), 2U);
    EXPECT_TRUE(changes_by_game(database(), "another").empty());
    delete_person(database(), benjiro.id);
    EXPECT_EQ(changes_by_game(database(), "game-1"), (std::vector{of_akane[1]}));
}

} // namespace

} // namespace kamisado::test
