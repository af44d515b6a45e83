#include "game/live_match.h"

#include <algorithm>
#include <utility>

namespace kamisado::game {

namespace {

bool is_possible(Millis moment) { return moment >= 0 && moment <= latest_moment; }

/// The action that an entry of a log tells of. A flag that falls is no action of its own.
struct ActionOf {
    Action operator()(const Decided& entry) const { return Decide{.decision = entry.decision}; }
    Action operator()(TakebackAsked entry) const { return AskTakeback{entry.player}; }
    Action operator()(TakebackAccepted entry) const { return AcceptTakeback{entry.player}; }
    Action operator()(TakebackDeclined entry) const { return DeclineTakeback{entry.player}; }
    Action operator()(TakenBack entry) const { return TakeBack{entry.count}; }
    Action operator()(Redone entry) const { return Redo{entry.count}; }
    Action operator()(Paused /*says it all*/) const { return Pause{}; }
    Action operator()(Resumed /*says it all*/) const { return Resume{}; }
};

} // namespace

LiveMatch::LiveMatch(GameSetup setup, Match match, Millis now)
    : setup_(std::move(setup)),
      match_(std::move(match)),
      begun_(now),
      clock_(Clock::of(setup_.clock)) {
    if (clock_) {
        turn_began_ = clock_->times(now);
    }
    set_clock(now);
}

std::expected<LiveMatch, BeginRefusal> LiveMatch::begin(GameSetup setup, Millis now) {
    if (const auto refusal = what_is_wrong(setup)) {
        return std::unexpected(*refusal);
    }
    if (!is_possible(now)) {
        return std::unexpected(BeginRefusal{BeginFault::MomentOutOfRange, {}});
    }
    if (setup.format.kind != FormatKind::Series) {
        setup.format.rounds = 1; // it has no meaning there, and must not make two matches differ
    }
    Match match = setup.start ? *Match::from(setup.format, *setup.start) : Match(setup.format);
    return LiveMatch(std::move(setup), std::move(match), now);
}

LiveMatch::Result LiveMatch::act(const Action& action, Millis now) {
    if (!is_possible(now)) {
        return std::unexpected(GameRefusal{.fault = Fault::MomentOutOfRange});
    }
    const Millis at = moment_of(action, now);
    if (const auto falls = flag_falls_at(); falls && *falls <= at) {
        return let_flag_fall(*falls);
    }
    return std::visit([&](const auto& known) { return perform(known, at); }, action);
}

std::expected<void, GameRefusal> LiveMatch::replay(const Entry& entry) {
    if (!is_possible(entry.at) || entry.at < last_moment()) {
        return std::unexpected(GameRefusal{.fault = Fault::MomentOutOfRange});
    }
    if (const auto falls = flag_falls_at(); falls && *falls <= entry.at) {
        const EntryDetail fallen = Decided{TimeOut{*clock_->running()}};
        if (*falls < entry.at || entry.detail != fallen) {
            return std::unexpected(GameRefusal{.fault = Fault::MatchIsOver});
        }
    }
    const auto outcome = act(std::visit(ActionOf{}, entry.detail), entry.at);
    if (!outcome) {
        return std::unexpected(outcome.error());
    }
    if (outcome->effect == Effect::Nothing) {
        return std::unexpected(GameRefusal{.fault = Fault::NothingChanges});
    }
    return {};
}

std::optional<Times> LiveMatch::times(Millis now) const {
    if (!clock_) {
        return std::nullopt;
    }
    return clock_->times(std::clamp(now, last_moment(), latest_moment));
}

std::optional<Millis> LiveMatch::flag_falls_at() const {
    return clock_ ? clock_->falls_at() : std::nullopt;
}

std::span<const Entry> LiveMatch::entries_since(EntryNumber number) const {
    return entries().subspan(std::min(number, entries_.size()));
}

Millis LiveMatch::last_moment() const { return entries_.empty() ? begun_ : entries_.back().at; }

Millis LiveMatch::moment_of(const Action& action, Millis now) const {
    const Millis earliest = last_moment();
    const Millis latest = std::max(now, earliest);
    if (const auto* const pause = std::get_if<Pause>(&action)) {
        return std::clamp(pause->since.value_or(latest), earliest, latest);
    }
    return latest;
}

Outcome LiveMatch::let_flag_fall(Millis at) {
    const Decision decision = TimeOut{*clock_->running()};
    Events events = *take(decision, at); // a running clock is that of a match that goes on
    Outcome outcome = log(Decided{decision}, at, std::move(events));
    outcome.effect = Effect::FlagFell;
    return outcome;
}

std::expected<Events, Refusal> LiveMatch::take(const Decision& decision, Millis at) {
    const auto player = decider(match_.state());
    auto events = match_.decide(decision);
    if (!events) {
        return events;
    }
    earlier_.push_back(turn_began_);
    redo_.clear();
    takeback_.reset();
    if (clock_) {
        if (std::holds_alternative<Move>(decision)) {
            clock_->move_made(*player, at);
        } else if (std::holds_alternative<Fill>(decision)) {
            clock_->fill_chosen(*player, at);
        }
        clock_->run(decider(match_.state()), at);
        turn_began_ = clock_->times(at);
    }
    return events;
}

void LiveMatch::go_back_to(std::size_t ply, Millis at) {
    while (match_.size() > ply) {
        const Decision& last = match_.decision(match_.size() - 1);
        if (setup_.takebacks == Takebacks::Free) {
            redo_.push_back({.decision = last, .after = turn_began_});
        }
        turn_began_ = earlier_.back();
        earlier_.pop_back();
        match_.undo();
    }
    takeback_.reset();
    set_clock(at);
}

void LiveMatch::set_clock(Millis at) {
    if (clock_) {
        clock_->set(turn_began_, at);
        clock_->run(decider(match_.state()), at);
    }
}

Outcome LiveMatch::log(const EntryDetail& detail, Millis at, Events events) {
    entries_.push_back({.number = last_number() + 1, .at = at, .detail = detail});
    return {.effect = Effect::Done, .entries = {entries_.back()}, .events = std::move(events)};
}

} // namespace kamisado::game
