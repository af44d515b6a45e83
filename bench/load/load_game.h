#pragma once

#include "bot/caller.h"
#include "bot/followed_game.h"
#include "bot/loop.h"
#include "bot/request.h"
#include "bot/session.h"
#include "computer/random.h"
#include "load/figures.h"
#include "rules/match.h"
#include "rules/player.h"
#include "wire/message.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::load {

/// Everybody comes from somewhere else, as people do.
[[nodiscard]] bot::Caller player_from(std::size_t number, std::uint16_t port);

/// Two connected players and the game between them. Both ends are in this process, so that the
/// time from one to the other is measured by one clock.
class LoadGame {
  public:
    struct Surroundings {
        bot::Loop* loop = nullptr;
        Figures* figures = nullptr;
        std::vector<std::uint16_t> ports; ///< of servers that share a database
        std::chrono::milliseconds interval{};
        Format format = {.kind = FormatKind::Single, .rounds = 1};
    };
    LoadGame(const Surroundings& around, std::size_t number);

    /// Invites and accepts over HTTP.
    void prepare(std::function<void()> ready);
    /// Connects both players, who join.
    void connect(std::function<void()> ready);
    void begin_moves();
    /// No move follows any more.
    void rest() { is_resting_ = true; }

    using Clock = std::chrono::steady_clock;
    /// The code for those who watch; known when it is connected.
    [[nodiscard]] const std::string& watch() const { return watch_; }
    /// The last move.
    [[nodiscard]] Clock::time_point sent_at() const { return sent_at_; }

  private:
    struct Side {
        bot::Caller caller;
        std::optional<bot::Session> session;
        bool has_joined = false;
        std::int64_t decision_id = 0;
    };

    void ask(std::size_t side, const bot::Request& request,
             std::function<void(const bot::Answer&)> answered);
    void hear(std::size_t side, const wire::ServerMessage& message);
    void hear_of(std::size_t side, const wire::GameView& view);
    void hear_of(std::size_t side, const wire::NewEntries& entries);
    void hear_of(std::size_t side, const wire::Done& done);
    void hear_of(std::size_t side, const wire::Refused& refused);
    void hear_of(std::size_t side, const wire::RematchChanged& change);
    template <typename Other>
    void hear_of(std::size_t /*side*/, const Other& /*nothing to count*/) {}

    void join(std::size_t side);
    void lost(std::size_t side);
    void move_later(std::chrono::milliseconds delay);
    void move();
    void offer_rematch();
    [[nodiscard]] std::size_t side_of(Player player) const;

    Surroundings around_;
    Random random_;
    std::array<Side, 2> sides_;
    std::string game_;
    std::string watch_;
    std::optional<bot::FollowedGame> followed_;
    std::optional<Player> first_seat_; ///< of sides_[0]
    Clock::time_point sent_at_;
    std::optional<std::size_t> waiting_side_; ///< who has not received the last move
    std::function<void()> ready_;
    bool plays_ = false;
    bool is_resting_ = false;
};

} // namespace kamisado::load
