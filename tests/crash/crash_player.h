#pragma once

#include "bot/api.h"
#include "bot/caller.h"
#include "bot/followed_game.h"
#include "bot/loop.h"
#include "bot/session.h"
#include "computer/random.h"
#include "crash/ledger.h"
#include "wire/message.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::test {

/// What all players of a test share.
struct Notes {
    std::map<std::string, GameLedger> games;
    Complaints complaints;
    std::map<std::string, std::size_t> refusals; ///< how often each was heard
    std::size_t acknowledged = 0;
    std::size_t seen_again = 0; ///< decisions that were sent again after they had been stored
    std::size_t games_over = 0;
    std::size_t reconnected = 0;
};

/// Plays legal moves by chance through the protocol, comes back when the connection breaks, and
/// sends again what was not acknowledged. Writes down what it was told.
class CrashPlayer {
  public:
    CrashPlayer(bot::Loop& loop, Notes& notes, std::vector<bot::Caller> ways, std::uint64_t seed);

    /// Sits down at a game; `over` is called once it is, with the game that follows if both wanted
    /// a rematch.
    void play(const std::string& game, bool wants_rematch,
              std::function<void(std::optional<std::string>)> over);

    /// Asks over HTTP until somebody answers and has not too much to do.
    void ask(const bot::Request& request, std::function<void(bot::Answer)> answered);

    /// Takes no decision any more, but hears on.
    void rest() { is_resting_ = true; }
    [[nodiscard]] bool is_waiting() const { return pending_.has_value(); }
    void leave() { session_.leave(); }
    [[nodiscard]] const std::vector<bot::Caller>& ways() const { return ways_; }

  private:
    struct Pending {
        wire::Decide wish;
        std::size_t intent = 0;
        std::optional<std::int64_t> id; ///< nothing: to be sent again
    };

    void connected();
    void join();
    void hear(const wire::ServerMessage& message);
    void hear_of(const wire::GameView& view);
    void hear_of(const wire::NewEntries& entries);
    void hear_of(const wire::RematchChanged& change);
    void hear_of(const wire::Started& started);
    void hear_of(const wire::Done& done);
    void hear_of(const wire::Refused& refused);
    template <typename Other>
    void hear_of(const Other& /*nothing to write down*/) {}

    void take(bot::FollowedGame::Step step);
    void go_on();
    void end_game(std::optional<std::string> next);
    void act_soon();
    void act();
    [[nodiscard]] bool answers_takeback();
    void decide(const Decision& decision);
    [[nodiscard]] Decision choose();
    void send_pending();
    void acknowledge();
    void complain(const std::string& what);
    [[nodiscard]] GameLedger& ledger() { return notes_->games[game_]; }

    bot::Loop* loop_;
    Notes* notes_;
    std::vector<bot::Caller> ways_;
    std::size_t asked_ = 0; ///< requests, which try the ways in turn
    Random random_;
    bot::Session session_;
    bool was_connected_ = false;
    bool is_resting_ = false;
    bool is_thinking_ = false;

    std::string game_; ///< empty: at none
    std::optional<bot::FollowedGame> followed_;
    std::optional<Pending> pending_;
    std::optional<std::int64_t> takeback_; ///< the id of a wish that has not been answered
    bool wants_rematch_ = false;
    std::function<void(std::optional<std::string>)> over_;
};

} // namespace kamisado::test
