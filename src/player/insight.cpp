#include "player/insight.h"

#include "player/match_player.h"
#include "player/settle.h"

#include <algorithm>
#include <limits>

namespace kamisado {

namespace {

constexpr std::size_t table_bytes = std::size_t{32} << 20U;

/// Enough to find again what the table knows, and to prove what is easy.
constexpr std::uint64_t glance = 1'000;

/// How many moves are compared in a lost position: a hundred first moves would take their time.
constexpr std::size_t most_tries = 16;

} // namespace

Insight::Insight(std::uint64_t nodes, Patience* patience)
    : solver_({.table_bytes = table_bytes, .patience = patience}), nodes_(nodes) {}

Verdict Insight::verdict(const Position& position) {
    return solver_.verdict(position, {.nodes = nodes_});
}

Decision Insight::choose_for_match(const Match& match) {
    return MatchPlayer(solver_).choose(match);
}

Move Insight::choose(const Position& position, std::span<const Prospect> candidates) {
    if (candidates.size() == 1) {
        return candidates.front().move;
    }
    switch (verdict(position)) {
    case Verdict::Win: return winning(position, candidates);
    case Verdict::Loss: return most_trying(position, candidates);
    case Verdict::Unknown: break;
    }
    return not_losing(position, candidates);
}

/// The position is won: the proof of it is still at hand, so one of the moves shows soon.
Move Insight::winning(const Position& position, std::span<const Prospect> candidates) {
    for (std::uint64_t nodes = std::min(glance, nodes_);; nodes = std::min(16 * nodes, nodes_)) {
        for (const Prospect& candidate : candidates) {
            if (verdict_of(solver_, position, candidate.move, {.nodes = nodes}) == Verdict::Win) {
                return candidate.move;
            }
        }
        if (nodes == nodes_) {
            return candidates.front().move;
        }
    }
}

Move Insight::not_losing(const Position& position, std::span<const Prospect> candidates) {
    const auto nodes = std::max(glance, nodes_ / candidates.size());
    const auto found = std::ranges::find_if(candidates, [&](const Prospect& candidate) {
        return verdict_of(solver_, position, candidate.move, {.nodes = nodes}) != Verdict::Loss;
    });
    return found == candidates.end() ? candidates.front().move : found->move;
}

/// The position is lost, but the other side has to find the way: the fewer of its replies win, the
/// better. What everybody sees comes last, soonest lost at the very end.
Move Insight::most_trying(const Position& position, std::span<const Prospect> candidates) {
    const Prospect* best = &candidates.front();
    int least = std::numeric_limits<int>::max();
    for (const Prospect& candidate : candidates.first(std::min(most_tries, candidates.size()))) {
        if (is_lost(candidate.value)) {
            break; // best first: so are all others
        }
        const int ease = ease_of_winning(position.after(candidate.move));
        if (ease < least) {
            least = ease;
            best = &candidate;
        }
    }
    return best->move;
}

/// How many of the replies win, in thousandths.
int Insight::ease_of_winning(const Position& position) {
    const Answer answer = solver_.solve(position, {}, {.nodes = nodes_ / 16});
    const auto wins = std::ranges::count(answer.moves, Verdict::Win, &MoveAnswer::verdict);
    return static_cast<int>(1000 * wins) / std::max(1, static_cast<int>(answer.moves.size()));
}

} // namespace kamisado
