#include "notation/decision_text.h"
#include "online/hub_helpers.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

namespace kamisado::online::test {
namespace {

class ComputersTest : public testing::Test {
  protected:
    storage::StoredGame against_computer(int level, Player side = Player::Gold) {
        game::GameSetup setup = match_setup(FormatKind::Single);
        setup.seats[side] = {.name = "", .level = level};
        PerPlayer<std::optional<storage::PersonId>> people;
        people[opponent(side)] = akane_.id;
        return add_game(shared_.town.database(), setup, people, shared_.now());
    }

    Shared shared_;
    storage::Person akane_ = shared_.town.guest("Akane");
    Process process_{shared_};
    std::shared_ptr<Guest> guest_ = process_.enter(akane_);
};

TEST_F(ComputersTest, AnswersAMove) {
    const auto game = against_computer(2);
    process_.say(*guest_, Join{.game = game.id, .since = 0});
    EXPECT_TRUE(guest_->last<GameView>().presence.players[Player::Gold]) << "it is always there";
    EXPECT_EQ(guest_->last<GameView>().people[Player::Gold].level, 2);
    EXPECT_EQ(
        process_.answer(*guest_, Decide{.game = game.id, .ply = 0, .seen = 0, .decision = "a1a5"}),
        "");
    process_.let_computers_play();
    EXPECT_EQ(guest_->lines().size(), 2U);
    EXPECT_EQ(stored_lines(shared_, game.id).size(), 2U);
}

TEST_F(ComputersTest, BeginsWhenItIsBlack) {
    const auto game = against_computer(1, Player::Black);
    process_.say(*guest_, Join{.game = game.id, .since = 0});
    process_.hub().game_started(game, std::nullopt);
    process_.let_computers_play();
    EXPECT_EQ(guest_->lines().size(), 1U);
}

TEST_F(ComputersTest, GoesOnAfterARestart) {
    const auto game = against_computer(1, Player::Black);
    process_.hub().tick();
    process_.let_computers_play();
    EXPECT_EQ(stored_lines(shared_, game.id).size(), 1U);
}

TEST_F(ComputersTest, AgreesToARematch) {
    const auto game = against_computer(1);
    process_.say(*guest_, Join{.game = game.id, .since = 0});
    EXPECT_EQ(
        process_.answer(*guest_,
                        Decide{.game = game.id, .ply = 0, .seen = 0, .decision = "resigns black"}),
        "");
    EXPECT_EQ(process_.answer(*guest_, Rematch{.game = game.id, .step = RematchStep::Offer}), "");
    const auto next = guest_->last<RematchChanged>().rematch.next;
    ASSERT_TRUE(next);
    process_.let_computers_play();
    EXPECT_EQ(stored_lines(shared_, *next).size(), 1U) << "it is Black now and begins";
}

TEST_F(ComputersTest, AWholeRoundIsPlayedToItsEnd) {
    const auto game = against_computer(2);
    process_.say(*guest_, Join{.game = game.id, .since = 0});
    game::LiveMatch match = game::LiveMatch::begin(game.setup, game.begun).value();
    for (int turn = 0; turn < 100 && !match.match().is_over(); ++turn) {
        shared_.wait(1000);
        const Move move = *legal_moves(match.match().position()).begin();
        ASSERT_EQ(process_.answer(*guest_, Decide{.game = game.id,
                                                  .ply = match.match().size(),
                                                  .seen = match.last_number(),
                                                  .decision = write_decision(Decision(move))}),
                  "");
        process_.let_computers_play();
        match = storage::restore(shared_.town.database(), game);
    }
    EXPECT_TRUE(match.match().is_over());
    EXPECT_EQ(guest_->lines(), stored_lines(shared_, game.id));
}

} // namespace
} // namespace kamisado::online::test
