#include "bot/bot.h"

#include "bot/api.h"

#include <chrono>
#include <random>
#include <utility>
#include <variant>

namespace kamisado::bot {

using std::chrono::milliseconds;

namespace {

constexpr int unauthorised = 401;
constexpr milliseconds soon{1'000};
/// How many finished games stay joined, because the opponent may ask for a rematch.
constexpr std::size_t most_finished = 20;

std::string name_of(const wire::Who& who) { return who.name.empty() ? "somebody" : who.name; }

/// Errors that may pass: worth a retry.
bool is_passing(const Answer& answer) {
    return answer.status == 0 || answer.status == 429 || answer.status >= 500;
}

} // namespace

Bot::Bot(const Parts& parts, const Caller& server)
    : parts_(parts),
      server_(server),
      session_(
          *parts.loop, server,
          {.connected = [this](const wire::Welcome& welcome) { connected(welcome); },
           .heard =
               [this](const wire::ServerMessage& message) {
                   std::visit([this](const auto& known) { hear_of(known); }, message);
               },
           .lost = [this](const LiveSocket::End& end) { lost(end); },
           .puzzled =
               [this](const std::string& text) { parts_.say("what does this mean? " + text); }},
          parts.patience, std::random_device()()) {}

void Bot::connected(const wire::Welcome& welcome) {
    parts_.say("connected as " + (welcome.you ? name_of(*welcome.you) : "nobody"));
    asked_.clear();
    for (auto& [id, state] : games_) {
        state.waits = false;
        join(id);
    }
    look_around();
}

void Bot::lost(const LiveSocket::End& end) {
    is_turned_away_ = end.status == unauthorised;
    parts_.say("not connected: " + end.why);
}

/// Looks for what came while the bot was away: invitations, and running games.
void Bot::look_around() {
    ask(*parts_.loop, server_, listing_invitations(), [this](const Answer& answer) {
        for (const std::string& code : codes_for_me(answer)) {
            accept(code);
        }
    });
    ask(*parts_.loop, server_, listing_running_games(), [this](const Answer& answer) {
        for (const std::string& game : games_in(answer)) {
            sit_down(game);
        }
    });
}

/// Accepting twice gives the same game, so that an answer that was lost does no harm.
void Bot::accept(const std::string& code) {
    ask(*parts_.loop, server_, accepting(code), [this, code](const Answer& answer) {
        if (const auto game = field_of(answer, "game"); answer.is_fine() && game) {
            sit_down(*game);
        } else if (is_passing(answer)) {
            parts_.loop->after(soon, [this, code] { accept(code); });
        }
    });
}

void Bot::sit_down(const std::string& game) {
    if (games_.try_emplace(game).second) {
        join(game);
    }
}

void Bot::join(const std::string& game) {
    const GameState& state = games_[game];
    session_.send(wire::Join{.game = game, .since = state.game ? state.game->last_number() : 0});
}

void Bot::hear_of(const wire::GameView& view) {
    const auto found = games_.find(view.game);
    if (found == games_.end()) {
        return;
    }
    GameState& state = found->second;
    state.people = view.people;
    if (view.since == 0) {
        if (!state.game) {
            parts_.say("game " + view.game + ": " + name_of(view.people[Player::Black]) +
                       " against " + name_of(view.people[Player::Gold]));
        }
        state.game = FollowedGame::from(view);
        go_on(view.game, state.game ? FollowedGame::Step::Taken : FollowedGame::Step::Wrong);
    } else {
        go_on(view.game, state.game->take(view));
    }
}

void Bot::hear_of(const wire::NewEntries& entries) {
    const auto found = games_.find(entries.game);
    if (found != games_.end() && found->second.game) {
        go_on(entries.game, found->second.game->take(entries.lines));
    }
}

void Bot::go_on(const std::string& id, FollowedGame::Step step) {
    GameState& state = games_[id];
    if (step != FollowedGame::Step::Taken) {
        if (step == FollowedGame::Step::Wrong) {
            state.game.reset(); // starts over
        }
        join(id);
        return;
    }
    if (state.game->match().is_over()) {
        end(id);
    } else {
        answer_takeback(*state.game);
        think_soon(id);
    }
}

/// A bot allows every takeback: it has nothing to lose.
void Bot::answer_takeback(const FollowedGame& game) {
    const auto& asked = game.live().takeback();
    if (asked && asked->asker != game.seat()) {
        session_.send(wire::Takeback{.game = game.id(), .step = wire::TakebackStep::Accept});
    }
}

/// One game after the other, and messages are heard in between.
void Bot::think_soon(const std::string& id) {
    if (!std::exchange(games_[id].is_thinking, true)) {
        parts_.loop->after(milliseconds(0), [this, id] { think(id); });
    }
}

void Bot::think(const std::string& id) {
    GameState& state = games_[id];
    if (state.waits || !state.game || !state.game->decides()) {
        state.is_thinking = false;
        return;
    }
    background_.run([this, id, match = state.game->match()] {
        const auto decision = parts_.choose(match);
        parts_.loop->after(milliseconds(0), [this, id, size = match.size(), decision] {
            decided(id, size, decision);
        });
    });
}

/// Meanwhile a move may have been taken back, or the game may have ended.
void Bot::decided(const std::string& id, std::size_t size,
                  const std::optional<Decision>& decision) {
    const auto found = games_.find(id);
    if (found == games_.end()) {
        return;
    }
    GameState& state = found->second;
    state.is_thinking = false;
    if (state.waits || !state.game || !state.game->decides()) {
        return;
    }
    if (state.game->match().size() != size) {
        think_soon(id);
        return;
    }
    const Decision wish = decision.value_or(Resign{*state.game->seat()});
    if (const auto sent = session_.send(state.game->wish_for(wish))) {
        asked_[*sent] = id;
        state.waits = true;
    }
}

std::optional<std::string> Bot::answered(std::optional<std::int64_t> id) {
    const auto found = id ? asked_.find(*id) : asked_.end();
    if (found == asked_.end()) {
        return std::nullopt;
    }
    std::string game = std::move(found->second);
    asked_.erase(found);
    games_[game].waits = false;
    return game;
}

/// After a push the same player may be to decide again.
void Bot::hear_of(const wire::Done& done) {
    if (const auto game = answered(done.id)) {
        think_soon(*game);
    }
}

/// Something has changed meanwhile, or the server has trouble: look again and think again.
void Bot::hear_of(const wire::Refused& refused) {
    if (const auto game = answered(refused.id)) {
        parts_.say("refused: " + refused.refusal.sentence);
        parts_.loop->after(soon, [this, game] { join(*game); });
    }
}

void Bot::hear_of(const wire::RematchChanged& change) {
    if (change.rematch.next) {
        sit_down(*change.rematch.next);
        return;
    }
    const auto found = games_.find(change.game);
    if (found == games_.end() || !found->second.game || !found->second.game->seat()) {
        return;
    }
    const Player seat = *found->second.game->seat();
    if (change.rematch.offered[opponent(seat)] && !change.rematch.offered[seat]) {
        session_.send(wire::Rematch{.game = change.game, .step = wire::RematchStep::Offer});
    }
}

void Bot::end(const std::string& id) {
    GameState& state = games_[id];
    if (std::exchange(state.is_over, true)) {
        return;
    }
    ++games_over_;
    const auto winner = state.game->match().state().end->winner;
    const std::string result = winner == state.game->seat() ? "won" : "lost";
    parts_.say("game " + id + " is over: " + (winner ? result : "a draw"));
    finished_.push_back(id);
    if (finished_.size() > most_finished) {
        session_.send(wire::Leave{.game = finished_.front()});
        games_.erase(finished_.front());
        finished_.pop_front();
    }
}

} // namespace kamisado::bot
