#include "crash/crash_player.h"

#include "rules/moves.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>
#include <utility>
#include <variant>

namespace kamisado::test {

using std::chrono::milliseconds;

namespace {

constexpr bot::Session::Patience quick_to_return{.first = milliseconds(20),
                                                 .longest = milliseconds(300)};
constexpr milliseconds soon{150};
constexpr std::size_t longest_thought = 120; ///< in milliseconds
/// One decision of so many is sent by somebody who does not wait for the answer.
constexpr std::size_t hangs_up = 20;

/// What may be heard when two people act at the same time; everything else is a mistake.
constexpr auto fair_refusals = std::to_array<std::string_view>(
    {"game.match-is-over", "game.taken-back-since", "game.late-ply", "game.early-ply",
     "game.not-your-turn", "game.no-takeback-asked", "game.takeback-is-asked",
     "game.nothing-to-take-back", "online.too-many-takebacks"});
/// Nothing has changed: the same again, a little later.
constexpr auto passing_refusals =
    std::to_array<std::string_view>({"online.storage", "online.busy", "online.too-fast"});

template <std::size_t count>
bool is_one_of(const std::array<std::string_view, count>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

} // namespace

CrashPlayer::CrashPlayer(bot::Loop& loop, Notes& notes, std::vector<bot::Caller> ways,
                         std::uint64_t seed)
    : loop_(&loop),
      notes_(&notes),
      ways_(std::move(ways)),
      random_(seed),
      session_(loop, ways_,
               {.connected = [this](const wire::Welcome&) { connected(); },
                .heard = [this](const wire::ServerMessage& message) { hear(message); },
                .lost =
                    [this](const bot::LiveSocket::End&) {
                        takeback_.reset();
                        if (pending_) {
                            pending_->id.reset();
                        }
                    },
                .puzzled = [this](const std::string& text) { complain("puzzled by " + text); }},
               quick_to_return, seed) {}

void CrashPlayer::complain(const std::string& what) { notes_->complaints.push_back(what); }

void CrashPlayer::ask(const bot::Request& request, std::function<void(bot::Answer)> answered) {
    bot::ask(*loop_, ways_[asked_++ % ways_.size()], request,
             [this, request, answered = std::move(answered)](const bot::Answer& answer) {
                 if (answer.new_key) {
                     for (bot::Caller& way : ways_) {
                         way.key = *answer.new_key;
                     }
                 }
                 if (answer.is_fine()) {
                     answered(answer);
                 } else if (answer.status == 0 || answer.status == 429 || answer.status >= 500) {
                     loop_->after(soon, [this, request, answered] { ask(request, answered); });
                 } else {
                     complain(request.target + " was refused: " + answer.body);
                 }
             });
}

void CrashPlayer::play(const std::string& game, bool wants_rematch,
                       std::function<void(std::optional<std::string>)> over) {
    game_ = game;
    followed_.reset();
    pending_.reset();
    takeback_.reset();
    wants_rematch_ = wants_rematch;
    over_ = std::move(over);
    if (session_.is_connected()) {
        join();
    } else if (!was_connected_) {
        session_.use(ways_);
        session_.connect();
    }
}

void CrashPlayer::connected() {
    if (std::exchange(was_connected_, true)) {
        ++notes_->reconnected;
    }
    join();
}

/// Sometimes from the beginning, as somebody who has closed the page in between.
void CrashPlayer::join() {
    if (game_.empty()) {
        return;
    }
    const bool anew = !followed_ || random_.below(2) == 0;
    session_.send(wire::Join{.game = game_, .since = anew ? 0 : followed_->last_number()});
}

void CrashPlayer::hear(const wire::ServerMessage& message) {
    std::visit([this](const auto& known) { hear_of(known); }, message);
}

void CrashPlayer::hear_of(const wire::GameView& view) {
    if (view.game != game_) {
        return;
    }
    for (const std::string& line : view.lines) {
        ledger().saw(line);
    }
    if (followed_ && view.since + view.lines.size() < followed_->last_number()) {
        complain(game_ + " went back to entry " + std::to_string(view.since + view.lines.size()) +
                 " from " + std::to_string(followed_->last_number()));
    }
    if (view.since == 0) {
        followed_ = bot::FollowedGame::from(view);
        if (!followed_) {
            complain(game_ + " was told wrongly: " + view.head);
            return;
        }
    } else {
        take(followed_->take(view));
    }
    // Also when it is there already: it counts once.
    if (pending_) {
        notes_->seen_again += pending_->wish.ply < followed_->match().size() ? 1U : 0U;
        send_pending();
    }
    if (view.rematch.next && followed_->match().is_over()) {
        end_game(view.rematch.next);
    } else {
        go_on();
    }
}

void CrashPlayer::hear_of(const wire::NewEntries& entries) {
    if (entries.game != game_ || !followed_) {
        return;
    }
    for (const std::string& line : entries.lines) {
        ledger().saw(line);
    }
    take(followed_->take(entries.lines));
    go_on();
}

void CrashPlayer::take(bot::FollowedGame::Step step) {
    if (step == bot::FollowedGame::Step::Missing) {
        session_.send(wire::Join{.game = game_, .since = followed_->last_number()});
    } else if (step == bot::FollowedGame::Step::Wrong) {
        complain(game_ + " goes on in a way that does not follow");
    }
}

void CrashPlayer::hear_of(const wire::RematchChanged& change) {
    if (change.game == game_ && change.rematch.next) {
        end_game(change.rematch.next);
    }
}

void CrashPlayer::hear_of(const wire::Started& /*told by RematchChanged too*/) {}

void CrashPlayer::hear_of(const wire::Done& done) {
    if (takeback_ == done.id) {
        takeback_.reset();
        go_on();
    }
    if (pending_ && pending_->id == done.id) {
        acknowledge();
    }
}

void CrashPlayer::acknowledge() {
    ++notes_->acknowledged;
    ledger().acknowledged(pending_->intent);
    pending_.reset();
    go_on();
}

void CrashPlayer::hear_of(const wire::Refused& refused) {
    ++notes_->refusals[refused.refusal.id];
    const bool is_passing = is_one_of(passing_refusals, refused.refusal.id);
    if (!is_passing && !is_one_of(fair_refusals, refused.refusal.id)) {
        complain("refused: " + refused.refusal.id + ": " + refused.refusal.sentence);
    }
    if (takeback_ && takeback_ == refused.id) {
        takeback_.reset();
        go_on();
    } else if (pending_ && pending_->id == refused.id) {
        if (is_passing) {
            pending_->id.reset();
            loop_->after(soon, [this] { send_pending(); });
        } else {
            pending_.reset();
            go_on();
        }
    } else if (is_passing) {
        loop_->after(soon, [this] { join(); }); // the join was refused, or an offer
    }
}

void CrashPlayer::go_on() {
    if (!followed_) {
        return;
    }
    if (!followed_->match().is_over()) {
        act_soon();
    } else if (!pending_) {
        if (wants_rematch_) {
            session_.send(wire::Rematch{.game = game_, .step = wire::RematchStep::Offer});
        } else {
            end_game(std::nullopt);
        }
    }
}

void CrashPlayer::end_game(std::optional<std::string> next) {
    ++notes_->games_over;
    session_.send(wire::Leave{.game = game_});
    game_.clear();
    followed_.reset();
    pending_.reset();
    if (const auto over = std::exchange(over_, nullptr)) {
        over(std::move(next));
    }
}

void CrashPlayer::act_soon() {
    if (!std::exchange(is_thinking_, true)) {
        loop_->after(milliseconds(random_.below(longest_thought)), [this] {
            is_thinking_ = false;
            act();
        });
    }
}

void CrashPlayer::act() {
    if (is_resting_ || !followed_ || pending_ || takeback_ || !session_.is_connected() ||
        followed_->match().is_over() || answers_takeback()) {
        return;
    }
    if (followed_->decides()) {
        decide(choose());
    } else if (random_.below(40) == 0 && !followed_->live().takeback()) {
        takeback_ = session_.send(wire::Takeback{.game = game_, .step = wire::TakebackStep::Ask});
    }
}

bool CrashPlayer::answers_takeback() {
    const auto& asked = followed_->live().takeback();
    if (!asked || asked->asker == followed_->seat()) {
        return false;
    }
    const auto step =
        random_.below(2) == 0 ? wire::TakebackStep::Accept : wire::TakebackStep::Decline;
    takeback_ = session_.send(wire::Takeback{.game = game_, .step = step});
    return takeback_.has_value();
}

Decision CrashPlayer::choose() {
    const Match& match = followed_->match();
    if (random_.below(200) == 0) {
        return Resign{*followed_->seat()};
    }
    if (match.state().phase == Phase::Filling) {
        return Fill{all_fills[random_.below(all_fills.size())]};
    }
    const MoveList moves = legal_moves(match.position());
    return moves[random_.below(moves.size())];
}

void CrashPlayer::decide(const Decision& decision) {
    const wire::Decide wish = followed_->wish_for(decision);
    pending_ = Pending{.wish = wish, .intent = ledger().meant(wish), .id = std::nullopt};
    send_pending();
    // A server that is killed between disk and answer looks just like this, and it is too rare to
    // be met in every run.
    if (random_.below(hangs_up) == 0) {
        session_.stumble();
    }
}

void CrashPlayer::send_pending() {
    if (pending_ && !pending_->id) {
        pending_->id = session_.send(pending_->wish);
    }
}

} // namespace kamisado::test
