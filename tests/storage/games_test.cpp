#include "notation/position_text.h"
#include "storage/databases.h"
#include "storage/games.h"
#include "storage/sample_games.h"

namespace kamisado::test {

namespace {

using namespace storage;

class GamesTest : public OnEachDatabase {
  protected:
    /// Plays on and stores it.
    void store(game::LiveMatch& match, std::string_view id, int moves) {
        for (int move = 0; move < moves; ++move) {
            const auto entries = play_on(match);
            ASSERT_TRUE(add_entries(database(), id, entries, standing_of(match)));
        }
    }
};
INSTANTIATE_TEST_SUITE_P(, GamesTest, testing::ValuesIn(all_dialects()), name_of);

void expect_same(const StoredGame& found, const StoredGame& meant) {
    EXPECT_EQ(found.id, meant.id);
    EXPECT_EQ(found.watch, meant.watch);
    EXPECT_EQ(found.setup, meant.setup);
    EXPECT_EQ(found.begun, meant.begun);
    EXPECT_EQ(found.people, meant.people);
    EXPECT_EQ(found.rated, meant.rated);
    EXPECT_EQ(found.listed, meant.listed);
    EXPECT_EQ(found.rematch, meant.rematch);
    EXPECT_EQ(found.standing.ply, meant.standing.ply);
    EXPECT_EQ(found.standing.decider, meant.standing.decider);
    EXPECT_EQ(found.standing.flag_at, meant.standing.flag_at);
    EXPECT_EQ(found.standing.last_moment, meant.standing.last_moment);
}

TEST_P(GamesTest, WhatWasAgreedIsFoundAgain) {
    StoredGame first = sample_game("one");
    first.people[Player::Black] = add_guest(database(), "Akane", noon).id;
    first.rated = true;
    first.listed = true;
    add_game(database(), first);
    StoredGame second = sample_game("two");
    second.setup.format = {.kind = FormatKind::Series, .rounds = 3};
    second.setup.start = read_position("ob1k4/8/4K1g1/2r2nRY/1y1B4/2p5/N4P2/1G5O b N").value();
    second.setup.seats[Player::Gold].level = 7;
    second.setup.clock = game::DaysClock{.per_move = 259'200'000};
    second.setup.takebacks = game::Takebacks::Free;
    add_game(database(), second);
    StoredGame third = sample_game("three");
    third.setup.clock = game::NoClock{};
    add_game(database(), third);

    expect_same(storage::game(database(), "one").value(), first);
    expect_same(storage::game(database(), "two").value(), second);
    expect_same(game_by_watch(database(), "watch-three").value(), third);
    EXPECT_FALSE(storage::game(database(), "watch-one").has_value());
    EXPECT_FALSE(game_by_watch(database(), "one").has_value());
}

TEST_P(GamesTest, APlayedGameIsRestoredAsItWas) {
    add_game(database(), sample_game("one"));
    game::LiveMatch match = sample_match();
    store(match, "one", 60);
    const auto found = storage::game(database(), "one").value();
    EXPECT_EQ(restore(database(), found), match);
    EXPECT_EQ(found.standing.ply, match.match().size());
    EXPECT_EQ(found.standing.decider, decider(match.match().state()));
    EXPECT_EQ(found.standing.points, match.match().state().score);
    EXPECT_EQ(found.standing.flag_at, match.flag_falls_at());
    EXPECT_EQ(found.standing.last_moment, match.last_moment());
    const auto tail = entries_after(database(), "one", 57);
    ASSERT_EQ(tail.size(), 3U);
    EXPECT_TRUE(std::ranges::equal(tail, match.entries_since(57)));
}

TEST_P(GamesTest, OfTwoWhoAddTheSameEntryOneIsLate) {
    add_game(database(), sample_game("one"));
    game::LiveMatch match = sample_match();
    store(match, "one", 2);
    game::LiveMatch other = match;
    store(match, "one", 1);
    const auto late = resign(other, Player::Black);
    EXPECT_FALSE(add_entries(database(), "one", late, standing_of(other)));
    const auto found = storage::game(database(), "one").value();
    EXPECT_EQ(restore(database(), found), match);
    EXPECT_FALSE(found.standing.is_over());
}

TEST_P(GamesTest, NoEntryIsLeftOut) {
    add_game(database(), sample_game("one"));
    game::LiveMatch match = sample_match();
    static_cast<void>(play_on(match));
    const auto second = play_on(match);
    EXPECT_FALSE(add_entries(database(), "one", second, standing_of(match)));
    EXPECT_FALSE(add_entries(database(), "unknown", match.entries(), standing_of(match)));
    EXPECT_TRUE(entries_after(database(), "one", 0).empty());
    EXPECT_TRUE(add_entries(database(), "one", match.entries(), standing_of(match)));
    EXPECT_EQ(entries_after(database(), "one", 0).size(), 2U);
}

TEST_P(GamesTest, ALogThatDoesNotFollowFromItselfIsNotPlayed) {
    add_game(database(), sample_game("one"));
    game::LiveMatch match = sample_match();
    store(match, "one", 3);
    for (const char* const line : {"2 1763200002000 a1a1", "nonsense", "2 1 d8d4"}) {
        database().change("UPDATE entries SET line = $1 WHERE number = 2", {std::string(line)});
        const auto found = storage::game(database(), "one").value();
        try {
            static_cast<void>(restore(database(), found));
            FAIL() << line;
        } catch (const DatabaseError& error) {
            EXPECT_EQ(error.fault(), DatabaseFault::Corrupt) << line;
        }
    }
}

TEST_P(GamesTest, AGameHasOneRematchAndCountsOnce) {
    StoredGame rated = sample_game("one");
    rated.rated = true;
    add_game(database(), rated);
    add_game(database(), sample_game("two"));
    EXPECT_TRUE(set_rematch(database(), "one", "two"));
    EXPECT_FALSE(set_rematch(database(), "one", "three"));
    EXPECT_EQ(storage::game(database(), "one")->rematch, "two");
    EXPECT_TRUE(claim_rating(database(), "one"));
    EXPECT_FALSE(claim_rating(database(), "one"));
    EXPECT_FALSE(claim_rating(database(), "two")) << "it is not rated";
}

TEST_P(GamesTest, PlansAreReplacedAndRemoved) {
    add_game(database(), sample_game("one"));
    EXPECT_FALSE(plans(database(), "one")[Player::Black].has_value());
    const Plan plan{.ply = 4, .answers = {{"red", "e2e5"}, {"brown", "a1a5"}}};
    set_plan(database(), "one", Player::Gold, {.ply = 2, .answers = {}});
    set_plan(database(), "one", Player::Gold, plan);
    EXPECT_EQ(plans(database(), "one")[Player::Gold], plan);
    EXPECT_FALSE(plans(database(), "one")[Player::Black].has_value());
    remove_plan(database(), "one", Player::Black);
    EXPECT_EQ(plans(database(), "one")[Player::Gold], plan);
    remove_plan(database(), "one", Player::Gold);
    EXPECT_FALSE(plans(database(), "one")[Player::Gold].has_value());
}

} // namespace

} // namespace kamisado::test
