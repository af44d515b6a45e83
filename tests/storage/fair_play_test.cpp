#include "storage/databases.h"
#include "storage/fair_play.h"
#include "storage/people.h"
#include "storage/sample_games.h"

namespace kamisado::test {

namespace {

using namespace storage;

class FairPlayStorageTest : public OnEachDatabase {
  protected:
    Person account(std::string_view name) {
        const Person guest = add_guest(database(), "", noon);
        EXPECT_TRUE(make_account(database(), guest.id, name, "argon"));
        return *person_by_name(database(), name);
    }
    FairPlay seen(const Person& person, const std::string& game, Player side, int rating) {
        return {.game = game,
                .side = side,
                .person = person.id,
                .format = "single",
                .rating = rating,
                .moves = 12,
                .chances = {{.distance = 3, .took = 1200, .found = true},
                            {.distance = {}, .took = 90'000, .found = false}},
                .created = noon};
    }
};
INSTANTIATE_TEST_SUITE_P(, FairPlayStorageTest, testing::ValuesIn(all_dialects()), name_of);

TEST_P(FairPlayStorageTest, AGameIsTakenByOneAtATime) {
    for (const char* const id : {"one", "two"}) {
        add_game(database(), sample_game(id));
    }
    EXPECT_EQ(claim_fair_play(database(), noon, noon + 10), std::nullopt);
    wish_for_fair_play(database(), "one", noon);
    wish_for_fair_play(database(), "one", noon + 1);
    wish_for_fair_play(database(), "two", noon + 2);
    EXPECT_EQ(claim_fair_play(database(), noon + 2, noon + 10), "one");
    EXPECT_EQ(claim_fair_play(database(), noon + 2, noon + 10), "two");
    EXPECT_EQ(claim_fair_play(database(), noon + 9, noon + 20), std::nullopt) << "they are at it";
    finish_fair_play(database(), "two");
    EXPECT_EQ(claim_fair_play(database(), noon + 10, noon + 20), "one") << "they were lost";
    finish_fair_play(database(), "one");
    EXPECT_EQ(claim_fair_play(database(), noon + 99, noon + 100), std::nullopt);
}

TEST_P(FairPlayStorageTest, WhatWasSeenIsReadAsItWasWritten) {
    const Person akane = account("Akane");
    const Person benjiro = account("Benjiro");
    add_game(database(), sample_game("one"));
    const FairPlay black = seen(akane, "one", Player::Black, 1500);
    const FairPlay gold = seen(benjiro, "one", Player::Gold, 1700);
    add_fair_play(database(), gold);
    add_fair_play(database(), black);
    add_fair_play(database(), black);
    EXPECT_EQ(fair_play_in(database(), "one"), (std::vector{black, gold}));
    EXPECT_EQ(fair_play_of(database(), akane.id, "single", 5), std::vector{black});
    EXPECT_TRUE(fair_play_of(database(), akane.id, "standard", 5).empty());
    EXPECT_EQ(fair_play_near(database(), "single", 1600, 1800, akane.id, 5), std::vector{gold});
    EXPECT_TRUE(fair_play_near(database(), "single", 1600, 1800, benjiro.id, 5).empty());
    EXPECT_EQ(seen_lately(database(), 5).size(), 2U);
    delete_person(database(), akane.id);
    EXPECT_EQ(seen_lately(database(), 5).size(), 1U);
    EXPECT_EQ(fair_play_in(database(), "one").front().person, std::nullopt);
}

} // namespace

} // namespace kamisado::test
