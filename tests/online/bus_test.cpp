// What processes tell each other: written as ever, and nothing else is read.
#include "online/bus.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamisado::online::bus::tests {
namespace {

People between(std::optional<PersonId> black, std::optional<PersonId> gold) {
    People people;
    people[Player::Black] = black;
    people[Player::Gold] = gold;
    return people;
}

/// As version 0.9.0 says it: a process of that version may share the database with a newer one.
const std::vector<std::pair<std::string, News>>& examples() {
    static const std::vector<std::pair<std::string, News>> all{
        {"game g1 12 3 4 gold",
         GameChanged{
             .game = "g1", .last_number = 12, .people = between(3, 4), .decider = Player::Gold}},
        {"game g1 13 - 4 -",
         GameChanged{
             .game = "g1", .last_number = 13, .people = between(std::nullopt, 4), .decider = {}}},
        {"presence g1 1 0 3 g2 0 0 0",
         PresenceHere{{{.game = "g1", .presence = {.players = {{true, false}}, .watchers = 3}},
                       {.game = "g2", .presence = {}}}}},
        {"presence", PresenceHere{}},
        {"greeting g1 black well-played",
         Greeted{.game = "g1", .by = Player::Black, .greeting = "well-played"}},
        {"rematch g1 1 0",
         RematchOffered{.game = "g1", .offered = {{true, false}}, .next = std::nullopt}},
        {"rematch g1 1 1 g2 w2", RematchOffered{.game = "g1",
                                                .offered = {{true, true}},
                                                .next = {{.game = "g2", .watch = "w2"}}}},
        {"started g1 3 -",
         GameStarted{.game = "g1", .people = between(3, std::nullopt), .invitation = std::nullopt}},
        {"started g1 3 4 code",
         GameStarted{.game = "g1", .people = between(3, 4), .invitation = "code"}},
        {"invited 4 code", PersonInvited{.guest = 4, .invitation = "code"}},
        {"lobby", LobbyOutdated{}},
        {"person 7", PersonChanged{.person = 7}},
        {"crowd 12", CrowdHere{.people = 12}},
        // Since then:
        {"started g1 3 4 - cup", GameStarted{.game = "g1",
                                             .people = between(3, 4),
                                             .invitation = std::nullopt,
                                             .tournament = "cup"}},
        {"tournament cup 12", TournamentOutdated{.tournament = "cup", .version = 12}},
        {"here 3 4", PeopleHere{.people = {3, 4}}},
        {"here", PeopleHere{}},
        {"gone 3", PeopleGone{.people = {3}}},
        {"silenced 3 4 1", Silenced{.person = 3, .other = 4, .is_silent = true}},
    };
    return all;
}

TEST(Bus, SaysEverythingAsVersion090Does) {
    std::set<std::size_t> kinds;
    for (const auto& [words, news] : examples()) {
        EXPECT_EQ(write_note({.process = "77", .news = news}), "77 " + words);
        const auto note = read_note("77 " + words);
        ASSERT_TRUE(note) << words;
        EXPECT_EQ(*note, (Note{.process = "77", .news = news})) << words;
        kinds.insert(news.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<News>) << "each kind has an example";
}

TEST(Bus, DoesNotGuess) {
    for (const std::string_view text : {"",
                                        " ",
                                        "77",
                                        "77 ",
                                        " lobby",
                                        "77 weather",
                                        "77 lobby ",
                                        "77 lobby x",
                                        "77  lobby",
                                        "77 game",
                                        "77 game g",
                                        "77 game g x 1 2 gold",
                                        "77 game g 1 1 2 green",
                                        "77 game g 1 1 2 gold x",
                                        "77 game g 01 1 2 gold",
                                        "77 game g -1 1 2 gold",
                                        "77 game  1 1 2 gold",
                                        "77 presence g",
                                        "77 presence g 1 2 3",
                                        "77 presence g 1 1 -3",
                                        "77 presence g 1 1 3 ",
                                        "77 greeting g black rubbish",
                                        "77 greeting g - hello",
                                        "77 greeting g black",
                                        "77 rematch g",
                                        "77 rematch g 1 1 next",
                                        "77 started g 1",
                                        "77 started g 1 2 code more",
                                        "77 invited - code",
                                        "77 invited 4",
                                        "77 person",
                                        "77 person -",
                                        "77 person 99999999999999999999",
                                        "77 here 3 x",
                                        "77 here 3 ",
                                        "77 gone -",
                                        "77 gone 03",
                                        "77 silenced 3 4",
                                        "77 silenced 3 4 2"}) {
        EXPECT_FALSE(read_note(text)) << '"' << text << '"';
    }
}

TEST(Bus, NoNoteCanBeShorter) {
    for (const auto& [words, news] : examples()) {
        const std::string whole = "77 " + words;
        for (std::size_t length = 0; length < whole.size(); ++length) {
            const auto note = read_note(whole.substr(0, length));
            EXPECT_TRUE(!note || write_note(*note) == whole.substr(0, length)) << words;
        }
    }
}

} // namespace
} // namespace kamisado::online::bus::tests
