// Events of the layers below, each laid out flat.
#include "library/access.h"
#include "rules/rule.h"

#include <array>

namespace libkamisado {

namespace {

struct EventShower {
    Event operator()(const core::Moved& moved) const {
        return {.kind = EventKind::Moved,
                .player = same<Player>(moved.tower.owner),
                .tower = shown(moved.tower),
                .from = shown(moved.from),
                .to = shown(moved.to)};
    }
    Event operator()(const core::Pushed& push) const {
        Event event{.kind = EventKind::Pushed,
                    .player = same<Player>(push.pusher.owner),
                    .tower = shown(push.pusher),
                    .from = shown(push.from),
                    .to = shown(push.to)};
        for (std::size_t nth = 0; nth < push.count; ++nth) {
            const core::Tower tower = push.line[nth];
            event.pushed.push_back({.tower = shown(tower),
                                    .square = shown(push.landing(nth)),
                                    .rings = board->rings_of(tower)});
        }
        return event;
    }
    Event operator()(const core::Blocked& blocked) const {
        return {.kind = EventKind::Blocked,
                .player = same<Player>(blocked.tower.owner),
                .tower = shown(blocked.tower),
                .from = shown(blocked.square)};
    }
    Event operator()(const core::TurnGiven& turn) const {
        Event event{.kind = EventKind::TurnGiven, .player = same<Player>(turn.player)};
        if (turn.tower) {
            event.tower = shown(core::Tower{turn.player, *turn.tower});
        }
        if (turn.named_by) {
            event.to = shown(*turn.named_by);
        }
        return event;
    }
    Event operator()(const core::RoundWon& won) const {
        return {.kind = EventKind::RoundWon,
                .player = same<Player>(won.tower.owner),
                .tower = shown(won.tower),
                .to = shown(won.square)};
    }
    Event operator()(const core::Deadlocked& deadlock) const {
        return {.kind = EventKind::Deadlocked, .player = same<Player>(deadlock.loser)};
    }
    Event operator()(const core::RingGiven& ring) const {
        return {.kind = EventKind::RingGiven,
                .player = same<Player>(ring.tower.owner),
                .tower = shown(ring.tower),
                .rings = ring.rings,
                .points = ring.points};
    }
    Event operator()(const core::PointScored& point) const {
        return {.kind = EventKind::PointScored, .player = same<Player>(point.player), .points = 1};
    }
    Event operator()(const core::LineUpFilled& fill) const {
        return {.kind = EventKind::LineUpFilled,
                .player = same<Player>(fill.challenger),
                .side = same<Side>(fill.side)};
    }
    Event operator()(const core::Resigned& resigned) const {
        return {.kind = EventKind::Resigned, .player = same<Player>(resigned.player)};
    }
    Event operator()(const core::TimeRanOut& time) const {
        return {.kind = EventKind::TimeRanOut, .player = same<Player>(time.player)};
    }
    Event operator()(const core::MatchDecided& decided) const {
        return {.kind = EventKind::MatchDecided, .player = same<Player>(decided.winner)};
    }

    const core::Board* board; ///< before the move; rings do not change during a round
};

constexpr std::array<std::string_view, 12> event_names{
    "moved",      "pushed",       "blocked",        "turn-given", "round-won",    "deadlocked",
    "ring-given", "point-scored", "line-up-filled", "resigned",   "time-ran-out", "match-decided"};

} // namespace

std::vector<Event> shown(const core::Events& events, const core::Board& before) {
    std::vector<Event> all;
    all.reserve(events.size());
    for (const core::Event& event : events) {
        all.push_back(std::visit(EventShower{&before}, event.detail));
        all.back().rule = core::name_of(event.rule, core::Language::English);
    }
    return all;
}

std::string_view name_of(EventKind kind) { return event_names.at(static_cast<std::size_t>(kind)); }

} // namespace libkamisado
