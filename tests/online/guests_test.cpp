// What guests are called, and how two people at a table are told apart.
#include "online/guests.h"
#include "online/people_helpers.h"

#include <gtest/gtest.h>

#include <string>

namespace kamisado::online::test {
namespace {

using storage::PersonKind;

PerPlayer<Who> two(const std::string& black, const std::string& gold,
                   PersonKind kind_of_gold = PersonKind::Guest) {
    PerPlayer<Who> people;
    people[Player::Black] = {.name = black, .kind = PersonKind::Guest, .level = {}, .rating = {}};
    people[Player::Gold] = {.name = gold, .kind = kind_of_gold, .level = {}, .rating = {}};
    return people;
}

TEST(Guests, GetANameOnceAndKeepTheirOwn) {
    const Town town;
    storage::Person nameless = town.guest();
    name_guest(town.database(), nameless);
    EXPECT_FALSE(nameless.name.empty());
    EXPECT_EQ(storage::person(town.database(), nameless.id)->name, nameless.name);
    const std::string given = nameless.name;
    name_guest(town.database(), nameless);
    EXPECT_EQ(nameless.name, given);
    storage::Person akane = town.guest("Akane");
    name_guest(town.database(), akane);
    EXPECT_EQ(akane.name, "Akane");
}

TEST(Guests, AtATableAreToldApart) {
    for (const auto& [black, gold] : {std::pair("Akane", "Akane"), {"Max", "rnax"}}) {
        const auto names = names_at_table(two(black, gold));
        EXPECT_EQ(names[Player::Black], black);
        EXPECT_EQ(names[Player::Gold], std::string(gold) + " (2)");
    }
    const auto names = names_at_table(two("Akane", "Benjiro"));
    EXPECT_EQ(names[Player::Black], "Akane");
    EXPECT_EQ(names[Player::Gold], "Benjiro");
    EXPECT_EQ(names_at_table(two("", ""))[Player::Gold], "") << "somebody who was deleted";
}

TEST(Guests, AnAccountKeepsItsName) {
    const auto names = names_at_table(two("Akane", "Akane", PersonKind::Account));
    EXPECT_EQ(names[Player::Black], "Akane (2)");
    EXPECT_EQ(names[Player::Gold], "Akane");
}

TEST(Guests, GamesAreStoredWithNamesThatDiffer) {
    const Town town;
    const auto game = town.game(town.guest("Akane"), town.guest("Akane"), standard());
    EXPECT_EQ(game.setup.seats[Player::Black].name, "Akane");
    EXPECT_EQ(game.setup.seats[Player::Gold].name, "Akane (2)");
}

} // namespace
} // namespace kamisado::online::test
