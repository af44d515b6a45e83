// A game with a long log, and those who play meanwhile: what is read is counted, not timed.

#include "notation/decision_text.h"
#include "online/hub_helpers.h"
#include "rules/moves.h"
#include "storage/games.h"

#include <gtest/gtest.h>

#include <string>

namespace kamisado::online::test {
namespace {

constexpr std::size_t entries = 1050;

/// Two people have played on and on, without a clock.
Pair seated_at_long_game(Shared& shared) {
    Pair pair = seated(shared, [] {
        game::GameSetup setup = match_setup(FormatKind::Series, game::NoClock{});
        setup.format.rounds = 9999;
        return setup;
    }());
    storage::Connection& database = shared.town.database();
    game::LiveMatch match = storage::restore(database, pair.game);
    while (match.last_number() < entries) {
        const MoveList moves = legal_moves(match.match().position());
        const auto played = match.act(
            game::Decide{.decision = moves[match.last_number() % moves.size()]}, shared.now());
        EXPECT_TRUE(played) << match.last_number();
    }
    EXPECT_TRUE(
        storage::add_entries(database, pair.game.id, match.entries(), storage::standing_of(match)));
    return pair;
}

std::string next_move(Shared& shared, const std::string& game) {
    storage::Connection& database = shared.town.database();
    const auto match = storage::restore(database, *storage::game(database, game));
    return write_decision(legal_moves(match.match().position())[0]);
}

class LongGame : public testing::Test {
  protected:
    const std::string& id() const { return pair_.game.id; }
    Decide next_decision() {
        const auto match = storage::restore(shared_.town.database(),
                                            *storage::game(shared_.town.database(), id()));
        return {.game = id(),
                .ply = match.match().size(),
                .seen = match.last_number(),
                .decision = next_move(shared_, id())};
    }

    Shared shared_;
    Pair pair_ = seated_at_long_game(shared_);
    Process process_{shared_, true};
    std::shared_ptr<Guest> akane_ = process_.enter(pair_.akane);
    std::shared_ptr<Guest> benjiro_ = process_.enter(pair_.benjiro);
};

TEST_F(LongGame, IsReadInPieces) {
    EXPECT_EQ(process_.answer(*akane_, Join{.game = id(), .since = 0}), "");
    EXPECT_EQ(akane_->last<GameView>().lines, stored_lines(shared_, id()));
    EXPECT_LE(process_.database().most_rows, Process::entries_a_turn);
}

TEST_F(LongGame, IsReadOnceForAllWhoWaitForIt) {
    process_.hub().hear(
        *akane_, write_message(ClientMessage{.id = 1, .wish = Join{.game = id(), .since = 0}}));
    process_.say(*benjiro_, Join{.game = id(), .since = 1000});
    EXPECT_EQ(akane_->last<GameView>().lines.size(), entries);
    EXPECT_EQ(benjiro_->last<GameView>().lines.size(), entries - 1000);
    EXPECT_LT(process_.database().rows, entries + 100);
}

TEST_F(LongGame, CanBeMovedInAtOnce) {
    const Decide decision = next_decision();
    const auto& mover = decision.ply % 2 == 0 ? akane_ : benjiro_;
    const auto& other = decision.ply % 2 == 0 ? benjiro_ : akane_;
    const std::string first = process_.answer(*mover, decision);
    const std::string second = process_.answer(*other, decision);
    EXPECT_TRUE(first.empty() != second.empty()) << first << ' ' << second;
    EXPECT_EQ(stored_lines(shared_, id()).size(), entries + 1);
    EXPECT_LE(process_.database().most_rows, Process::entries_a_turn);
}

TEST_F(LongGame, IsNotReadAgainForAMoveThroughAnotherProcess) {
    Process other(shared_, true);
    process_.say(*akane_, Join{.game = id(), .since = entries});
    for (const auto& person : {pair_.akane, pair_.benjiro}) {
        other.say(*other.enter(person), next_decision()); // one of the two is to decide
    }
    ASSERT_GT(stored_lines(shared_, id()).size(), entries);
    process_.database().rows = 0;
    for (const std::string& note : other.notes()) {
        process_.hub().hear_process(note);
    }
    process_.settle();
    EXPECT_EQ(akane_->lines().size(), stored_lines(shared_, id()).size() - entries);
    EXPECT_LT(process_.database().rows, 50U);
}

} // namespace
} // namespace kamisado::online::test
