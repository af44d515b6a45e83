// What each action does to a live match, once it is clear that no flag has fallen before it.

#include "game/live_match.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kamisado::game {

namespace {

std::unexpected<GameRefusal> refused(GameRefusal refusal) { return std::unexpected(refusal); }

bool is_choice(const Decision& decision) {
    return std::holds_alternative<Move>(decision) || std::holds_alternative<Fill>(decision);
}

/// A move by its squares alone is the same as one that knows what it pushes.
bool is_same(const Decision& one, const Decision& other) {
    const auto* const move = std::get_if<Move>(&one);
    const auto* const other_move = std::get_if<Move>(&other);
    if (move != nullptr && other_move != nullptr) {
        return move->from() == other_move->from() && move->to() == other_move->to();
    }
    return one == other;
}

/// Whose decision it is; for moves and fills, that of whoever's turn it is.
std::optional<Player> owner_of(const Decision& decision, const MatchState& before) {
    if (const auto* const resign = std::get_if<Resign>(&decision)) {
        return resign->player;
    }
    if (const auto* const time = std::get_if<TimeOut>(&decision)) {
        return time->player;
    }
    return decider(before);
}

GameRefusal refusal_of(const Refusal& refusal, const MatchState& state) {
    switch (refusal.fault) {
    case DecisionFault::MatchIsOver: return {.fault = Fault::MatchIsOver};
    case DecisionFault::FillIsDue: return {.fault = Fault::FillIsDue, .due = decider(state)};
    case DecisionFault::NothingToFill: return {.fault = Fault::NothingToFill};
    case DecisionFault::IllegalMove: break;
    }
    return {.fault = Fault::IllegalMove, .move = refusal.move};
}

} // namespace

bool LiveMatch::is_repeated(const Decide& action) const {
    if (!action.ply || *action.ply >= match_.size()) {
        return false;
    }
    const auto owner = owner_of(action.decision, match_.before(*action.ply));
    return is_same(match_.decision(*action.ply), action.decision) &&
           (!action.player || action.player == owner);
}

std::optional<GameRefusal> LiveMatch::why_not_yet(const Decide& action) const {
    const std::size_t next = match_.size();
    if (action.ply && *action.ply > next) {
        return GameRefusal{.fault = Fault::EarlyPly, .ply = action.ply, .due_ply = next};
    }
    if (action.seen && *action.seen < last_takeback_) {
        return GameRefusal{.fault = Fault::TakenBackSince};
    }
    // Whoever resigns need not know the opponent's last move.
    if (action.ply && *action.ply < next && !std::holds_alternative<Resign>(action.decision)) {
        return GameRefusal{.fault = Fault::LatePly, .ply = action.ply, .due_ply = next};
    }
    return std::nullopt;
}

std::optional<GameRefusal> LiveMatch::why_not_theirs(const Decide& action) const {
    const auto owner = owner_of(action.decision, match_.state());
    if (const auto* const time = std::get_if<TimeOut>(&action.decision)) {
        if (clock_) {
            return GameRefusal{.fault = Fault::TimeIsLeft, .player = time->player};
        }
        // Without a clock of ours, only whoever keeps the match can know.
        return action.player
                   ? std::optional(GameRefusal{
                         .fault = Fault::NotYourSeat, .player = action.player, .due = owner})
                   : std::nullopt;
    }
    if (action.player && action.player != owner) {
        const Fault fault = is_choice(action.decision) ? Fault::NotYourTurn : Fault::NotYourSeat;
        return GameRefusal{.fault = fault, .player = action.player, .due = owner};
    }
    if (is_paused() && is_choice(action.decision)) {
        return GameRefusal{.fault = Fault::MatchIsPaused};
    }
    return std::nullopt;
}

LiveMatch::Result LiveMatch::perform(const Decide& action, Millis at) {
    if (is_repeated(action)) {
        return Outcome{};
    }
    if (match_.is_over()) {
        return refused({.fault = Fault::MatchIsOver});
    }
    if (const auto refusal = why_not_yet(action)) {
        return refused(*refusal);
    }
    if (const auto refusal = why_not_theirs(action)) {
        return refused(*refusal);
    }
    const auto player = decider(match_.state());
    const EntryNumber before = last_number();
    const std::optional<Clock> clock = clock_;
    const Millis sent = sent_at(action, at);
    if (sent < at) {
        clock_->pause(sent);
        clock_->resume(at);
    }
    auto events = take(action.decision, at);
    if (!events) {
        clock_ = clock;
        return refused(refusal_of(events.error(), match_.state()));
    }
    if (sent < at) {
        log(Paused{}, sent);
        log(Resumed{}, at);
    }
    if (is_choice(action.decision)) {
        count_decision(*player, at);
    }
    Outcome outcome = log(Decided{match_.decision(match_.size() - 1)}, at, std::move(*events));
    const auto added = entries_since(before);
    outcome.entries.assign(added.begin(), added.end());
    return outcome;
}

/// After the last entry: two entries of one moment mean that nobody's clock ran (see the server's
/// games that wait for both).
Millis LiveMatch::sent_at(const Decide& action, Millis at) const {
    if (!clock_ || clock_->is_paused() || !is_choice(action.decision)) {
        return at;
    }
    const Millis sent = at - std::clamp<Millis>(action.lag, 0, longest_lag);
    return std::min(at, std::max(sent, last_moment() + 1));
}

/// To be called before the decision is logged.
void LiveMatch::count_decision(Player player, Millis at) {
    ++lag_given_[player].decisions;
    if (entries_.size() < 2 || entries_.back().at != at ||
        !std::holds_alternative<Resumed>(entries_.back().detail)) {
        return;
    }
    const Entry& pause = entries_[entries_.size() - 2];
    if (std::holds_alternative<Paused>(pause.detail) && at - pause.at <= longest_lag) {
        lag_given_[player].time += at - pause.at;
    }
}

std::expected<TakebackRequest, GameRefusal> LiveMatch::request_of(Player asker) const {
    if (setup_.takebacks == Takebacks::Free) {
        return refused({.fault = Fault::TakebacksAreFree});
    }
    if (match_.is_over()) {
        return refused({.fault = Fault::MatchIsOver});
    }
    for (std::size_t ply = match_.size(); ply-- > 0;) {
        if (decider(match_.before(ply)) == asker) {
            return TakebackRequest{.asker = asker, .to_ply = ply};
        }
    }
    return refused({.fault = Fault::NothingToTakeBack, .player = asker, .available = 0});
}

LiveMatch::Result LiveMatch::perform(const AskTakeback& action, Millis at) {
    const auto request = request_of(action.player);
    if (!request) {
        return refused(request.error());
    }
    if (takeback_ && takeback_->asker == action.player) {
        return Outcome{};
    }
    if (takeback_) {
        return refused(
            {.fault = Fault::TakebackIsAsked, .player = action.player, .due = takeback_->asker});
    }
    takeback_ = *request;
    return log(TakebackAsked{action.player}, at);
}

LiveMatch::Result LiveMatch::perform(const AcceptTakeback& action, Millis at) {
    if (!takeback_) {
        return refused({.fault = Fault::NoTakebackAsked, .player = action.player});
    }
    if (takeback_->asker == action.player) {
        return refused({.fault = Fault::OwnTakeback, .player = action.player});
    }
    go_back_to(takeback_->to_ply, at);
    last_takeback_ = last_number() + 1;
    return log(TakebackAccepted{action.player}, at);
}

LiveMatch::Result LiveMatch::perform(const DeclineTakeback& action, Millis at) {
    if (!takeback_) {
        return refused({.fault = Fault::NoTakebackAsked, .player = action.player});
    }
    takeback_.reset();
    return log(TakebackDeclined{action.player}, at);
}

LiveMatch::Result LiveMatch::perform(const TakeBack& action, Millis at) {
    if (setup_.takebacks != Takebacks::Free) {
        return refused({.fault = Fault::TakebacksAreAsked});
    }
    if (action.count == 0 || action.count > match_.size()) {
        return refused({.fault = Fault::NothingToTakeBack, .available = match_.size()});
    }
    go_back_to(match_.size() - action.count, at);
    last_takeback_ = last_number() + 1;
    return log(TakenBack{action.count}, at);
}

LiveMatch::Result LiveMatch::perform(const Redo& action, Millis at) {
    if (setup_.takebacks != Takebacks::Free) {
        return refused({.fault = Fault::TakebacksAreAsked});
    }
    if (action.count == 0 || action.count > redo_.size()) {
        return refused({.fault = Fault::NothingToRedo, .available = redo_.size()});
    }
    Events events;
    for (std::size_t done = 0; done < action.count; ++done) {
        Events more = *match_.decide(redo_.back().decision);
        std::ranges::move(more, std::back_inserter(events));
        earlier_.push_back(turn_began_);
        turn_began_ = redo_.back().after;
        redo_.pop_back();
    }
    set_clock(at);
    last_takeback_ = last_number() + 1;
    return log(Redone{action.count}, at, std::move(events));
}

LiveMatch::Result LiveMatch::perform(const Pause& /*its moment is known*/, Millis at) {
    if (!clock_ || !clock_->running() || clock_->is_paused()) {
        return Outcome{};
    }
    clock_->pause(at);
    return log(Paused{}, at);
}

LiveMatch::Result LiveMatch::perform(const Resume& /*says it all*/, Millis at) {
    if (!is_paused()) {
        return Outcome{};
    }
    clock_->resume(at);
    return log(Resumed{}, at);
}

LiveMatch::Result LiveMatch::perform(const Tick& /*a flag would have fallen*/, Millis /*at*/) {
    return Outcome{};
}

} // namespace kamisado::game
