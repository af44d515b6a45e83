#include "notation/record_entry.h"

#include <utility>

namespace kamisado {

namespace {

RoundEntry heading_of(const MatchState& state) {
    return {.number = state.round, .starter = state.challenger, .line_up = state.position.board()};
}

void add_move(const MatchState& before, Move move, std::vector<RecordEntry>& entries) {
    for (Turn& turn : turns_of(before.position, move)) {
        entries.emplace_back(std::move(turn));
    }
    const auto end = before.position.after(move).end();
    if (end && end->reason == EndReason::Deadlock) {
        entries.emplace_back(DeadlockEntry{});
    }
}

} // namespace

bool has_heading(const MatchState& state) { return state.position.board().all_at_home(); }

std::vector<RecordEntry> entries_of(const Match& match, std::size_t known) {
    std::vector<RecordEntry> entries;
    // The heading after the last known decision is known too.
    int round = 0;
    if (known > 0) {
        round = known < match.size() ? match.before(known).round : match.state().round;
    }
    const auto open_round = [&](const MatchState& state) {
        if (state.round != round) {
            round = state.round;
            if (has_heading(state)) {
                entries.emplace_back(heading_of(state));
            }
        }
    };
    for (std::size_t step = known; step < match.size(); ++step) {
        const MatchState& before = match.before(step);
        open_round(before);
        std::visit(
            [&](const auto& decision) {
                if constexpr (std::is_same_v<std::decay_t<decltype(decision)>, Move>) {
                    add_move(before, decision, entries);
                } else {
                    entries.emplace_back(decision);
                }
            },
            match.decision(step));
    }
    open_round(match.state());
    return entries;
}

} // namespace kamisado
