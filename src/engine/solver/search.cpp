#include "solver/search.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace kamisado {

namespace {

constexpr std::uint64_t nodes_between_questions = 256;

/// How far the search stays with one move after another looks easier: going back and forth costs
/// more than a little too much of the wrong move.
constexpr std::uint32_t with_patience(std::uint32_t second) {
    return second >= Proof::never ? Proof::never : threshold(second + (second / 4) + 4);
}

} // namespace

Verdict Search::run(const Position& position, Aim aim) {
    stopped_ = !go_on_(nodes_);
    if (stopped_) {
        return Verdict::Unknown;
    }
    const Key key = scrambled(key_of(position, aim));
    Proof proof = table_->find(key).value_or(Proof{});
    if (!proof.is_settled()) {
        const std::uint64_t before = nodes_;
        begin(position, aim);
        proof = look(position, aim, key, {.prove = Proof::never, .disprove = Proof::never},
                     {.runs = &runs_, .before = nullptr, .move = {}});
        table_->store(key, proof, nodes_ - before);
    }
    if (!proof.is_settled()) {
        return Verdict::Unknown;
    }
    return proof.prove == 0 ? Verdict::Win : Verdict::Loss;
}

Verdict Search::run_any(std::span<const Position> positions, Player player, Aim aim) {
    stopped_ = !go_on_(nodes_);
    std::vector<Child> children;
    for (const Position& position : positions) {
        children.push_back({.key = scrambled(key_of(position, aim)),
                            .proof = {},
                            .move = {},
                            .same_player = position.to_move() == player});
    }
    look_up(children);
    if (!positions.empty()) {
        begin(positions.front(), aim);
    }
    while (!stopped_) {
        const Choice choice = choose(children);
        if (choice.proof.is_settled()) {
            return choice.proof.prove == 0 ? Verdict::Win : Verdict::Loss;
        }
        Child& child = *choice.best;
        const std::uint64_t before = nodes_;
        child.proof = look_into(positions[static_cast<std::size_t>(&child - children.data())], aim,
                                choice, {.prove = Proof::never, .disprove = Proof::never});
        const Proof own = child.same_player ? child.proof : child.proof.swapped();
        table_->store(child.key, own, nodes_ - before);
    }
    return Verdict::Unknown;
}

/// The positions of one question share the rings and the aim.
void Search::begin(const Position& position, Aim aim) {
    runs_ = far_row_runs_of(position.board(), aim);
    recent_->forget();
}

/// Looks at the moves of a position until it is settled or one of its numbers reaches its limit.
Proof Search::look(const Position& position, Aim aim, const Key& key, Proof limit,
                   const Origin& origin) {
    ++nodes_;
    if (nodes_ % nodes_between_questions == 0 && !go_on_(nodes_)) {
        stopped_ = true;
    }
    RecentExpansions::Lease lease = recent_->take(key);
    Expansion& expansion = lease.expansion();
    if (lease.is_known()) {
        for (const Child& child : expansion.children()) {
            table_->prefetch(child.key);
        }
    } else {
        expand_(position, aim, unscrambled(key), *table_, origin, expansion);
        if (expansion.settled()) {
            return *expansion.settled() ? Proof::proved() : Proof::disproved();
        }
        lease.keep();
    }
    look_up(expansion.children());
    while (true) {
        const Choice choice = choose(expansion.children());
        const Proof& proof = choice.proof;
        if (stopped_ || proof.is_settled() || proof.prove >= limit.prove ||
            proof.disprove >= limit.disprove) {
            return proof;
        }
        Child& child = *choice.best;
        const std::uint64_t before = nodes_;
        child.proof =
            look_into(position.after(child.move), aim.after_real_move(), choice, limit, &expansion);
        const Proof own = child.same_player ? child.proof : child.proof.swapped();
        table_->store(child.key, own, nodes_ - before);
    }
}

/// Looks into the chosen move until it is no longer the one to look into.
Proof Search::look_into(const Position& after, Aim aim, const Choice& choice, Proof limit,
                        const Expansion* before) {
    const Child& child = *choice.best;
    Proof next;
    next.prove = std::min(limit.prove, with_patience(choice.second));
    next.disprove = Proof::never;
    if (limit.disprove < Proof::never) {
        next.disprove = threshold(limit.disprove - choice.proof.disprove + child.proof.disprove);
    }
    const Origin origin{.runs = &runs_, .before = before, .move = child.move};
    if (child.same_player) {
        return look(after, aim, child.key, next, origin);
    }
    return look(after, aim, child.key, next.swapped(), origin).swapped();
}

void Search::look_up(std::span<Child> children) {
    for (Child& child : children) {
        if (const auto known = table_->find(child.key)) {
            child.proof = child.same_player ? *known : known->swapped();
        }
    }
}

/// One move must succeed: the easiest counts. For failure all must fail: they add up. Of two that
/// are as easy to prove, the one that is easier to disprove is settled sooner. Which is the easiest
/// cannot be foreseen, so nothing jumps.
Search::Choice Search::choose(std::span<Child> children) {
    Choice choice{.proof = Proof::disproved(), .second = Proof::never};
    std::uint64_t disprove = 0;
    std::uint32_t easiest = Proof::never;
    std::uint64_t first = std::uint64_t{Proof::never} << 32U;
    for (Child& child : children) {
        const std::uint32_t prove = child.proof.prove;
        const std::uint64_t order = (std::uint64_t{prove} << 32U) | child.proof.disprove;
        disprove += child.proof.disprove;
        choice.second = std::min(choice.second, std::max(easiest, prove));
        choice.best = order < first ? &child : choice.best;
        first = std::min(first, order);
        easiest = std::min(easiest, prove);
    }
    if (easiest == 0) {
        choice.proof = Proof::proved();
    } else {
        choice.proof.prove = easiest;
        choice.proof.disprove =
            static_cast<std::uint32_t>(std::min<std::uint64_t>(disprove, Proof::most));
    }
    return choice;
}

} // namespace kamisado
