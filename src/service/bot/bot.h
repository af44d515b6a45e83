#pragma once

#include "bot/background.h"
#include "bot/caller.h"
#include "bot/followed_game.h"
#include "bot/loop.h"
#include "bot/request.h"
#include "bot/session.h"
#include "rules/match.h"
#include "wire/message.h"

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::bot {

/// A computer opponent that lives anywhere: it accepts every invitation that names it and plays as
/// many games at once as there are, with one head. Follows docs/server.md and nothing else.
class Bot {
  public:
    struct Parts {
        Loop* loop = nullptr;
        /// Decides, on a thread of its own and for one game at a time; nothing: it cannot, and
        /// the bot resigns that game.
        std::function<std::optional<Decision>(const Match&)> choose;
        std::function<void(const std::string&)> say; ///< what happens, for the log
        Session::Patience patience = {};
    };
    Bot(const Parts& parts, const Caller& server);

    void begin() { session_.connect(); }
    /// The server knows no such token: it is no use to go on.
    [[nodiscard]] bool is_turned_away() const { return is_turned_away_; }
    [[nodiscard]] std::size_t games_over() const { return games_over_; }

  private:
    struct GameState {
        std::optional<FollowedGame> game;
        PerPlayer<wire::Who> people;
        bool is_thinking = false;
        bool waits = false; ///< for the answer to a decision
        bool is_over = false;
    };

    void connected(const wire::Welcome& welcome);
    void lost(const LiveSocket::End& end);
    void look_around();
    void accept(const std::string& code);
    void sit_down(const std::string& game);
    void join(const std::string& game);

    void hear_of(const wire::GameView& view);
    void hear_of(const wire::NewEntries& entries);
    void hear_of(const wire::RematchChanged& change);
    void hear_of(const wire::Started& started) { sit_down(started.game); }
    void hear_of(const wire::YourTurn& turn) { sit_down(turn.game); }
    void hear_of(const wire::Invited& invited) { accept(invited.invitation.code); }
    void hear_of(const wire::Done& done);
    void hear_of(const wire::Refused& refused);
    /// The game whose decision was answered.
    [[nodiscard]] std::optional<std::string> answered(std::optional<std::int64_t> id);
    template <typename Other>
    void hear_of(const Other& /*nothing to do*/) {}

    void go_on(const std::string& id, FollowedGame::Step step);
    void answer_takeback(const FollowedGame& game);
    void think_soon(const std::string& id);
    void think(const std::string& id);
    void decided(const std::string& id, std::size_t size, const std::optional<Decision>& decision);
    void end(const std::string& id);

    Parts parts_;
    Caller server_;
    Session session_;
    std::map<std::string, GameState> games_;
    std::map<std::int64_t, std::string> asked_; ///< decisions without an answer, and their games
    std::deque<std::string> finished_;          ///< still joined, for a rematch; the oldest first
    std::size_t games_over_ = 0;
    bool is_turned_away_ = false;
    Background background_; ///< the last, so that it ends first
};

} // namespace kamisado::bot
