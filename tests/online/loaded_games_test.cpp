#include "game/log_text.h"
#include "notation/decision_text.h"
#include "notation/names.h"
#include "online/hub_helpers.h"
#include "rules/colour_names.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

namespace kamisado::online::test {
namespace {

/// LoadedGames on a file, without worker and hub.
class LoadedGamesTest : public testing::Test {
  protected:
    std::expected<Happening, Refusal> act(const game::Action& action) {
        return storage::in_transaction(database(), [&] {
            return loaded_.act(database(), pair_.game.id, action, shared_.now());
        });
    }
    std::expected<Happening, Refusal> decide(std::string_view decision, std::size_t ply,
                                             Player player, Millis lag = 0) {
        return act(game::Decide{.decision = *decision_from_name(decision),
                                .player = player,
                                .ply = ply,
                                .seen = std::nullopt,
                                .lag = lag});
    }
    std::expected<Happening, Refusal> plan(Player player, const Plan& plan) {
        return storage::in_transaction(database(), [&] {
            return loaded_.set_plan(database(), pair_.game.id, player, plan, shared_.now());
        });
    }
    const LoadedGame& table() {
        const LoadedGame* found = nullptr;
        storage::in_transaction(
            database(), [&] { found = loaded_.find(database(), pair_.game.id, shared_.now()); });
        return *found;
    }
    storage::Connection& database() { return shared_.town.database(); }
    /// Nobody could play for so long.
    void outage(Millis length) {
        static_cast<void>(storage::live(database(), shared_.now(), 3000));
        shared_.wait(length);
        EXPECT_TRUE(storage::live(database(), shared_.now(), 3000));
        loaded_.forget_all();
    }
    Millis left(Player player) { return (*table().match.times(shared_.now()))[player]; }

    Shared shared_;
    Pair pair_ = seated(shared_);
    LoadedGames loaded_;
};

using Lines = std::vector<std::string>;

TEST_F(LoadedGamesTest, WhatIsDoneIsStored) {
    shared_.wait(1000);
    const auto happening = decide("a1a5", 0, Player::Black);
    ASSERT_TRUE(happening);
    EXPECT_EQ(happening->entries.size(), 1U);
    EXPECT_EQ(happening->decider, Player::Gold);
    EXPECT_EQ(stored_lines(shared_, pair_.game.id), Lines{"1 1763200001000 a1a5"});
    const auto stored = storage::game(database(), pair_.game.id);
    EXPECT_EQ(stored->standing.ply, 1U);
    EXPECT_EQ(stored->standing.flag_at, start + 1000 + 300'000);
}

TEST_F(LoadedGamesTest, TheSameDecisionCountsOnce) {
    ASSERT_TRUE(decide("a1a5", 0, Player::Black));
    const auto again = decide("a1a5", 0, Player::Black);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->effect, game::Effect::Nothing);
    EXPECT_TRUE(again->entries.empty());
    EXPECT_EQ(fault_of(decide("a1a4", 0, Player::Black)), "game.late-ply");
    EXPECT_EQ(fault_of(decide("d8d4", 3, Player::Gold)), "game.early-ply");
    EXPECT_EQ(fault_of(decide("d8d4", 1, Player::Black)), "game.not-your-turn");
    EXPECT_EQ(fault_of(decide("d8d8", 1, Player::Gold)), "game.illegal-move");
}

TEST_F(LoadedGamesTest, AGameIsForgottenWhenItCannotBeWritten) {
    database().begin();
    ASSERT_TRUE(loaded_.act(database(), pair_.game.id,
                            game::Decide{.decision = *decision_from_name("a1a5")}, shared_.now()));
    database().rollback();
    loaded_.forget_all(); // as the worker does
    EXPECT_EQ(table().match.last_number(), 0U);
}

TEST_F(LoadedGamesTest, OnlySoManyStayInMemory) {
    LoadedGames few({.games = 3});
    for (int i = 0; i < 10; ++i) {
        const Pair pair = seated(shared_);
        storage::in_transaction(database(), [&] {
            EXPECT_NE(few.find(database(), pair.game.id, shared_.now()), nullptr);
        });
        EXPECT_LE(few.in_memory(), 3U);
    }
}

TEST_F(LoadedGamesTest, AGameIsFoundAsAnotherProcessHasLeftIt) {
    ASSERT_EQ(table().match.last_number(), 0U);
    LoadedGames elsewhere;
    storage::in_transaction(database(), [&] {
        ASSERT_TRUE(elsewhere.act(database(), pair_.game.id,
                                  game::Decide{.decision = *decision_from_name("a1a5")},
                                  shared_.now()));
    });
    EXPECT_EQ(table().match.last_number(), 1U);
}

TEST_F(LoadedGamesTest, AnotherProcessMayBeQuicker) {
    ASSERT_EQ(table().match.last_number(), 0U);
    LoadedGames elsewhere;
    storage::in_transaction(database(), [&] {
        ASSERT_TRUE(elsewhere.act(database(), pair_.game.id,
                                  game::Decide{.decision = *decision_from_name("a1a5")},
                                  shared_.now()));
    });
    EXPECT_EQ(fault_of(decide("b1b5", 0, Player::Black)), "game.late-ply");
    const auto same = decide("a1a5", 0, Player::Black);
    ASSERT_TRUE(same);
    EXPECT_EQ(same->effect, game::Effect::Nothing);
    EXPECT_TRUE(decide("d8d4", 1, Player::Gold));
    EXPECT_EQ(stored_lines(shared_, pair_.game.id).size(), 2U);
}

TEST_F(LoadedGamesTest, APlanAnswersInTheSameTransaction) {
    ASSERT_TRUE(plan(Player::Gold, {.ply = 1, .answers = {{"red", "f8f7"}, {"orange", "a8a6"}}}));
    EXPECT_EQ(storage::plans(database(), pair_.game.id)[Player::Gold]->answers.size(), 2U);
    shared_.wait(5000);
    // Which tower Gold must move is the colour of the square on which Black's tower lands.
    const Position after = Position::first().after(
        *find_move(Position::first(), *square_from_name("a1"), *square_from_name("a5")));
    const Tower due = after.tower_to_move();
    const Move answer = *legal_moves(after).begin();
    std::string colour(name_of(due.colour, Language::English));
    colour.front() = static_cast<char>(colour.front() - 'A' + 'a');
    ASSERT_TRUE(
        plan(Player::Gold, {.ply = 1, .answers = {{colour, write_decision(Decision(answer))}}}));
    const auto happening = decide("a1a5", 0, Player::Black);
    ASSERT_TRUE(happening);
    EXPECT_EQ(happening->entries.size(), 2U);
    EXPECT_EQ(happening->entries.front().at, happening->entries.back().at);
    EXPECT_TRUE(happening->plan_gone[Player::Gold]);
    EXPECT_EQ(happening->decider, decider(table().match.match().state()));
    EXPECT_EQ(storage::plans(database(), pair_.game.id)[Player::Gold], std::nullopt);
    EXPECT_EQ(left(Player::Gold), 303'000);
}

TEST_F(LoadedGamesTest, APlanThatDoesNotFitIsGone) {
    ASSERT_TRUE(plan(Player::Gold, {.ply = 1, .answers = {{"red", "a1a2"}}}));
    const auto happening = decide("a1a5", 0, Player::Black);
    ASSERT_TRUE(happening);
    EXPECT_EQ(happening->entries.size(), 1U);
    EXPECT_TRUE(happening->plan_gone[Player::Gold]);
    EXPECT_EQ(fault_of(plan(Player::Gold, {.ply = 0, .answers = {{"red", "a1a2"}}})),
              "game.late-ply");
    EXPECT_EQ(fault_of(plan(Player::Gold, {.ply = 9, .answers = {{"red", "a1a2"}}})),
              "game.early-ply");
    EXPECT_EQ(fault_of(plan(Player::Black, {.ply = 2, .answers = {{"mauve", "a1a2"}}})),
              "online.plan");
}

TEST_F(LoadedGamesTest, LagIsGivenBackFromABudget) {
    shared_.wait(2000);
    ASSERT_TRUE(decide("a1a5", 0, Player::Black, 400));
    EXPECT_EQ(table().match.entries().back().at, start + 2000);
    EXPECT_EQ(left(Player::Black), 300'000 - 2000 + most_lag + 3000);
    EXPECT_EQ(left(Player::Gold), 300'000) << "never the opponent's time";
}

TEST_F(LoadedGamesTest, AnOutageCostsNobodyTime) {
    shared_.wait(1000);
    ASSERT_TRUE(decide("a1a5", 0, Player::Black));
    shared_.wait(2000);
    outage(3'600'000);
    EXPECT_TRUE(table().match.is_paused());
    EXPECT_EQ(left(Player::Gold), 298'000);
    EXPECT_EQ(stored_lines(shared_, pair_.game.id).back(), "2 1763200003000 pauses");
    // Whoever decides is back: the clock goes on, and the move counts.
    shared_.wait(4000);
    const auto happening = decide("d8d4", 1, Player::Gold);
    ASSERT_TRUE(happening);
    EXPECT_EQ(happening->entries.size(), 3U) << "pauses, resumes, the move";
    EXPECT_EQ(left(Player::Gold), 301'000);
}

TEST_F(LoadedGamesTest, NobodyWaitsForLongAfterAnOutage) {
    ASSERT_TRUE(decide("a1a5", 0, Player::Black));
    outage(60'000);
    EXPECT_TRUE(table().match.is_paused());
    EXPECT_EQ(storage::game(database(), pair_.game.id)->standing.flag_at,
              start + 60'000 + 15'000 + 300'000);
    shared_.wait(20'000);
    EXPECT_FALSE(table().match.is_paused());
    EXPECT_EQ(left(Player::Gold), 295'000);
    EXPECT_EQ(stored_lines(shared_, pair_.game.id).back(), "3 1763200075000 resumes");
}

TEST_F(LoadedGamesTest, SeveralOutagesAreMadeUpForTheirTime) {
    ASSERT_TRUE(decide("a1a5", 0, Player::Black));
    outage(60'000);
    for (int i = 0; i < 15; ++i) {
        shared_.wait(2000);
        EXPECT_FALSE(storage::live(database(), shared_.now(), 3000));
    }
    outage(60'000);
    shared_.wait(16'000);
    EXPECT_EQ(table().match.last_number(), 5U);
    EXPECT_EQ(stored_lines(shared_, pair_.game.id),
              (Lines{"1 1763200000000 a1a5", "2 1763200000000 pauses", "3 1763200075000 resumes",
                     "4 1763200090000 pauses", "5 1763200165000 resumes"}));
    EXPECT_EQ(left(Player::Gold), 284'000);
}

TEST_F(LoadedGamesTest, APausedGameIsFoundPausedAgain) {
    ASSERT_TRUE(decide("a1a5", 0, Player::Black));
    outage(60'000);
    EXPECT_TRUE(table().match.is_paused());
    loaded_.forget_all();
    shared_.wait(5000);
    EXPECT_TRUE(table().match.is_paused());
    loaded_.forget_all();
    shared_.wait(11'000);
    EXPECT_FALSE(table().match.is_paused());
    EXPECT_EQ(stored_lines(shared_, pair_.game.id).back(), "3 1763200075000 resumes");
}

TEST_F(LoadedGamesTest, AFlagThatFellBeforeTheOutageHasFallen) {
    ASSERT_TRUE(decide("a1a5", 0, Player::Black));
    shared_.wait(400'000);
    outage(60'000);
    EXPECT_TRUE(table().match.match().is_over());
    EXPECT_EQ(stored_lines(shared_, pair_.game.id).back(), "2 1763200300000 time gold");
}

TEST_F(LoadedGamesTest, TheComputerIsDueAndAgreesToTakebacks) {
    game::GameSetup setup = match_setup();
    setup.seats[Player::Gold] = {.name = "", .level = 3};
    pair_.game = add_game(database(), setup, {{pair_.akane.id, std::nullopt}}, shared_.now());
    const auto happening = decide("a1a5", 0, Player::Black);
    ASSERT_TRUE(happening && happening->computer);
    EXPECT_EQ(happening->computer->level, 3);
    EXPECT_EQ(happening->computer->ply, 1U);
    const auto takeback = act(game::AskTakeback{Player::Black});
    ASSERT_TRUE(takeback);
    EXPECT_EQ(takeback->entries.size(), 2U);
    EXPECT_EQ(table().match.match().size(), 0U);
}

} // namespace
} // namespace kamisado::online::test
