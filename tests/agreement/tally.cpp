#include "agreement/tally.h"

namespace kamisado::tests {

namespace {

constexpr std::size_t long_chain = 3;

Kind kind_of(Kind first, int further) {
    return static_cast<Kind>(static_cast<int>(first) + further);
}

} // namespace

void Tally::add(const plain::State& before, const plain::Move& move,
                const plain::Outcome& outcome) {
    const bool is_push = outcome.pushed_count != 0;
    if (is_push) {
        add_push(plain::tower_at(before.grid, move.from)->rings, outcome.pushed_count);
    }
    if (outcome.ending == plain::Ending::Deadlock) {
        add_deadlock(outcome);
        return;
    }
    if (is_push && !outcome.blocked.empty()) {
        add(Kind::BlockedExtraTurn);
    }
    if (outcome.blocked.size() >= long_chain) {
        add(Kind::LongChain);
    }
}

void Tally::add_push(int rings, int pushed) {
    constexpr std::array first{Kind::PushOfOneBySumo, Kind::PushOfOneByDouble,
                               Kind::PushOfOneByTriple};
    add(kind_of(first.at(static_cast<std::size_t>(rings - 1)), pushed - 1));
}

void Tally::add_deadlock(const plain::Outcome& outcome) {
    add(Kind::Deadlock);
    if (outcome.pushed_count != 0) {
        add(Kind::DeadlockAfterPush);
    }
    const auto& grid = outcome.after.grid;
    const auto spot = plain::find_tower(grid, outcome.winner.value(), outcome.ring_tower.value());
    add(kind_of(Kind::FirstRingByDeadlock, plain::tower_at(grid, spot.value())->rings));
}

} // namespace kamisado::tests
