#pragma once

#include "online/people_helpers.h"
#include "online/tournament_steps.h"
#include "online/tournaments.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

/// Tournaments on a real file, whose steps a test takes.
namespace kamisado::online::test {

using storage::StoredMeeting;
using storage::StoredTournament;
using storage::TournamentKind;
using storage::TournamentState;

inline constexpr int arena_minutes = shortest_arena;
inline constexpr game::MinutesClock five_minutes{.initial = 300'000, .increment = 3000};

/// A club that plays.
class Club {
  public:
    storage::Person person(int number) {
        while (std::cmp_less_equal(people_.size(), number)) {
            people_.push_back(town_.account("player" + std::to_string(people_.size() + 1)));
        }
        return people_[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] storage::Connection& database() const { return town_.database(); }
    [[nodiscard]] Millis now() const { return now_; }
    void wait(Millis time) { now_ += time; }

    StoredTournament made(TournamentKind kind, int players, int rounds = 0,
                          const game::ClockSetup& clock = five_minutes, int games = 2) {
        const auto made =
            create_tournament(database(), person(0),
                              {.name = "An evening",
                               .kind = kind,
                               .terms = {.format = {.kind = FormatKind::Single, .rounds = 1},
                                         .clock = clock,
                                         .rated = false},
                               .rounds = rounds,
                               .begins = {},
                               .minutes = kind == TournamentKind::Arena ? arena_minutes : 0,
                               .games = games},
                              now_);
        EXPECT_TRUE(made.has_value());
        for (int i = 0; i < players; ++i) {
            EXPECT_TRUE(enter_tournament(database(), person(i), made->id, now_).has_value());
        }
        id_ = made->id;
        return *made;
    }
    void begin() {
        const auto begun = begin_tournament(database(), person(0), id_, now_);
        EXPECT_TRUE(begun.has_value()) << begun.error().sentence;
    }
    [[nodiscard]] StoredTournament stored() const {
        return storage::tournament(database(), id_).value();
    }
    [[nodiscard]] const std::string& id() const { return id_; }

    /// One step, if one is due. `dies`: the process ends after it was stored.
    bool step(bool dies = false) {
        const auto due = storage::due_tournaments(database(), now_, 10);
        if (due.empty()) {
            return false;
        }
        auto step = storage::in_transaction(
            database(), [&] { return take_step(database(), loaded_, due.front(), now_); });
        if (!step) {
            return false;
        }
        started_ += step->started.size();
        if (dies) {
            loaded_.forget_all();
            wait(20'000);
        } else if (step->to_pair) {
            const PairedRound paired = pair_round(std::move(*step->to_pair));
            storage::in_transaction(
                database(), [&] { static_cast<void>(take_round(database(), paired, now_)); });
        }
        return true;
    }
    void direct() {
        while (step()) {
        }
    }
    [[nodiscard]] std::vector<storage::TournamentGame> running_games() {
        std::vector<storage::TournamentGame> running;
        for (auto& game : storage::tournament_games(database(), id_, stored().round)) {
            if (!game.is_over) {
                running.push_back(std::move(game));
            }
        }
        return running;
    }
    void come(const storage::TournamentGame& game) {
        for (const Player player : all_players) {
            storage::came_to_game(database(), game.game, player);
        }
    }
    void lose(const storage::TournamentGame& game, Player player) {
        storage::in_transaction(database(), [&] {
            EXPECT_TRUE(loaded_.act(
                database(), game.game,
                game::Decide{.decision = Resign{.player = player}, .player = player}, now_));
        });
    }
    /// All games that run, won by Black.
    void play_all() {
        for (const auto& game : running_games()) {
            come(game);
            lose(game, Player::Gold);
        }
    }
    std::expected<std::vector<Happening>, Refusal> leave(int number) {
        return storage::in_transaction(database(), [&] {
            return leave_tournament(database(), loaded_, person(number), id_, now_);
        });
    }
    [[nodiscard]] std::vector<StoredMeeting> meetings() const {
        return storage::meetings(database(), id_);
    }
    [[nodiscard]] std::size_t started() const { return started_; }
    [[nodiscard]] LoadedGames& loaded() { return loaded_; }

  private:
    Town town_;
    LoadedGames loaded_;
    Millis now_ = start;
    std::vector<storage::Person> people_;
    std::string id_;
    std::size_t started_ = 0; ///< games
};

} // namespace kamisado::online::test
