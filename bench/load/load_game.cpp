#include "load/load_game.h"

#include "bot/api.h"
#include "rules/moves.h"

#include <utility>
#include <variant>

namespace kamisado::load {

using std::chrono::milliseconds;

namespace {

constexpr milliseconds soon{500};
constexpr std::size_t addresses_a_net = 250;
constexpr bot::Session::Patience patience{.first = milliseconds(500),
                                          .longest = milliseconds(5000)};

Decision any_decision(const Match& match, Random& random) {
    if (match.state().phase == Phase::Filling) {
        return Fill{all_fills[random.below(all_fills.size())]};
    }
    const MoveList moves = legal_moves(match.position());
    return moves[random.below(moves.size())];
}

} // namespace

bot::Caller player_from(std::size_t number, std::uint16_t port) {
    bot::Caller caller;
    caller.port = port;
    caller.origin = "http://localhost:" + std::to_string(port);
    const std::size_t net = number / addresses_a_net;
    caller.from = "127." + std::to_string(1 + (net / addresses_a_net)) + '.' +
                  std::to_string(net % addresses_a_net) + '.' +
                  std::to_string(1 + (number % addresses_a_net));
    return caller;
}

LoadGame::LoadGame(const Surroundings& around, std::size_t number)
    : around_(around), random_(mixed(number)) {
    for (std::size_t side = 0; side < 2; ++side) {
        // As behind a proxy: the two players of a game may be with different servers.
        const std::size_t server = side == 0 ? number : number / around.ports.size();
        sides_[side].caller =
            player_from((2 * number) + side, around.ports[server % around.ports.size()]);
    }
}

void LoadGame::ask(std::size_t side, const bot::Request& request,
                   std::function<void(const bot::Answer&)> answered) {
    bot::ask(*around_.loop, sides_[side].caller, request,
             [this, side, request, answered = std::move(answered)](const bot::Answer& answer) {
                 if (answer.new_key) {
                     sides_[side].caller.key = *answer.new_key;
                 }
                 if (answer.is_fine()) {
                     answered(answer);
                     return;
                 }
                 ++around_.figures->refusals["HTTP " + std::to_string(answer.status)];
                 around_.loop->after(
                     soon, [this, side, request, answered] { ask(side, request, answered); });
             });
}

void LoadGame::prepare(std::function<void()> ready) {
    const bot::NewInvitation terms{.format = around_.format,
                                   .clock =
                                       game::MinutesClock{.initial = 600'000, .increment = 5'000}};
    ready_ = std::move(ready);
    ask(0, bot::inviting(terms), [this](const bot::Answer& invited) {
        const std::string code = bot::field_of(invited, "code").value_or("");
        ask(1, bot::accepting(code), [this](const bot::Answer& accepted) {
            game_ = bot::field_of(accepted, "game").value_or("");
            ++around_.figures->games;
            std::exchange(ready_, nullptr)();
        });
    });
}

void LoadGame::connect(std::function<void()> ready) {
    ready_ = std::move(ready);
    for (std::size_t side = 0; side < 2; ++side) {
        sides_[side].session.emplace(
            *around_.loop, sides_[side].caller,
            bot::Session::Handlers{
                .connected = [this, side](const wire::Welcome&) { join(side); },
                .heard = [this, side](const wire::ServerMessage& message) { hear(side, message); },
                .lost = [this, side](const bot::LiveSocket::End&) { lost(side); },
                .puzzled =
                    [this](const std::string&) {
                        ++around_.figures->refusals["a message that is none"];
                    }},
            patience, mixed(random_.bits()));
        sides_[side].session->connect();
    }
}

void LoadGame::join(std::size_t side) {
    sides_[side].session->send(
        wire::Join{.game = game_, .since = followed_ ? followed_->last_number() : 0});
}

void LoadGame::lost(std::size_t side) {
    ++around_.figures->dropped;
    if (std::exchange(sides_[side].has_joined, false)) {
        --around_.figures->joined;
    }
    waiting_side_.reset();
}

void LoadGame::hear(std::size_t side, const wire::ServerMessage& message) {
    std::visit([this, side](const auto& known) { hear_of(side, known); }, message);
}

void LoadGame::hear_of(std::size_t side, const wire::GameView& view) {
    if (view.game != game_) {
        return;
    }
    if (view.since == 0) {
        followed_ = bot::FollowedGame::from(view);
    } else {
        static_cast<void>(followed_->take(view));
    }
    watch_ = view.watch;
    if (side == 0) {
        first_seat_ = view.seat;
    }
    if (!std::exchange(sides_[side].has_joined, true)) {
        ++around_.figures->joined;
    }
    if (!sides_[0].has_joined || !sides_[1].has_joined) {
        return;
    }
    if (const auto ready = std::exchange(ready_, nullptr)) {
        ready();
    }
    if (plays_) {
        move_later(milliseconds(random_.below(static_cast<std::size_t>(around_.interval.count()))));
    }
}

void LoadGame::begin_moves() {
    plays_ = true;
    move_later(milliseconds(random_.below(static_cast<std::size_t>(around_.interval.count()))));
}

void LoadGame::hear_of(std::size_t side, const wire::NewEntries& entries) {
    if (entries.game != game_ || !followed_) {
        return;
    }
    if (waiting_side_ == side) {
        around_.figures->to_opponent.add(
            std::chrono::duration_cast<Latencies::Time>(Clock::now() - sent_at_));
        waiting_side_.reset();
    }
    static_cast<void>(followed_->take(entries.lines));
}

void LoadGame::hear_of(std::size_t side, const wire::Done& done) {
    if (sides_[side].decision_id != done.id || !followed_) {
        return;
    }
    sides_[side].decision_id = 0;
    ++around_.figures->moves;
    if (followed_->match().is_over()) {
        ++around_.figures->games_over;
        offer_rematch();
    } else {
        const auto half = static_cast<std::size_t>(around_.interval.count() / 2);
        move_later(milliseconds(half + random_.below(1 + (2 * half))));
    }
}

void LoadGame::hear_of(std::size_t side, const wire::Refused& refused) {
    ++around_.figures->refusals[refused.refusal.id];
    waiting_side_.reset();
    if (sides_[side].decision_id == refused.id) {
        move_later(soon);
    }
}

void LoadGame::hear_of(std::size_t side, const wire::RematchChanged& change) {
    if (change.game != game_ || !change.rematch.next || side != 0) {
        return;
    }
    for (Side& one : sides_) {
        one.session->send(wire::Leave{.game = game_});
        if (std::exchange(one.has_joined, false)) {
            --around_.figures->joined;
        }
    }
    game_ = *change.rematch.next;
    ++around_.figures->games;
    followed_.reset();
    join(0);
    join(1);
}

void LoadGame::offer_rematch() {
    for (Side& side : sides_) {
        side.session->send(wire::Rematch{.game = game_, .step = wire::RematchStep::Offer});
    }
}

std::size_t LoadGame::side_of(Player player) const { return first_seat_ == player ? 0 : 1; }

void LoadGame::move_later(milliseconds delay) {
    around_.loop->after(delay, [this, game = game_] {
        if (game == game_) {
            move();
        }
    });
}

void LoadGame::move() {
    if (is_resting_ || !followed_) {
        return;
    }
    const auto player = decider(followed_->match().state());
    if (!player) {
        offer_rematch();
        return;
    }
    const std::size_t side = side_of(*player);
    const auto wish = followed_->wish_for(any_decision(followed_->match(), random_));
    const auto id = sides_[side].session->send(wish);
    if (!id || !sides_[1 - side].has_joined) {
        move_later(soon);
        return;
    }
    sides_[side].decision_id = *id;
    sent_at_ = Clock::now();
    waiting_side_ = 1 - side;
}

} // namespace kamisado::load
