#include "computer/resistance.h"

#include "computer/lookahead.h"
#include "computer/settle.h"
#include "rules/moves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace kamisado {

namespace {

// docs/levels.md has the games that were played with them, and what was tried.

/// The opponents that are thought of, by how many moves they look ahead.
constexpr std::array<int, 2> sights{5, 7};
/// Whoever looks ahead sees ends that are nearer than this: only moves that hold out so long are
/// compared with each other, as far as there are any.
constexpr int long_enough = 8;
/// What an opponent still thinks about, in points of a glance, and how quickly he prefers the
/// better.
constexpr int close_call = 30;
constexpr double temperature = 8;
/// The chance of being let off later, for each move that the end lies beyond what the opponent
/// sees.
struct LetOff {
    double per_move;
    double most;
};
constexpr LetOff in_a_round{.per_move = 0.10, .most = 0.9};
/// When a round begins the end is far away for anybody, and says less.
constexpr LetOff at_its_start{.per_move = 0.04, .most = 0.5};
/// The most moves that are compared; the ones that hold out longest.
constexpr std::size_t most_tries = 16;

constexpr std::uint64_t nodes_of_a_look = 30'000;
constexpr std::uint64_t nodes_of_a_look_at_start = 100'000;
constexpr std::uint64_t nodes_of_a_verdict = 50'000;
/// When a round begins, ends are looked for as far as this, in steps, with this many nodes for
/// each.
constexpr std::array<int, 3> ends_looked_for{7, 11, 15};
constexpr std::uint64_t nodes_of_an_end = 5'000;
/// Of all nodes, those that may go into distances.
constexpr double share_of_distances = 0.6;

constexpr double unlikely = 0.03;

double let_off_later(const LetOff& chance, int distance, int sight) {
    return std::clamp(chance.per_move * (distance - 2 - sight), 0.0, chance.most);
}

/// Those of the open moves that are not lost within so many moves; none when the nodes ran out
/// before all of them were looked at.
std::optional<std::vector<std::size_t>> lost_later(Solver& solver, const Position& position,
                                                   std::span<const LostMove> moves,
                                                   std::span<const std::size_t> open, int within,
                                                   std::uint64_t end) {
    const Player winner = opponent(position.to_move());
    std::vector<std::size_t> still_open;
    for (const std::size_t index : open) {
        if (solver.nodes() >= end || solver.is_out_of_patience()) {
            return std::nullopt;
        }
        const Verdict ends = solver.verdict_within(position.after(moves[index].move), winner,
                                                   within, {.nodes = end - solver.nodes()});
        if (ends == Verdict::Unknown) {
            return std::nullopt;
        }
        if (ends == Verdict::Loss) {
            still_open.push_back(index);
        }
    }
    return still_open;
}

} // namespace

bool Resistance::is_exhausted() const {
    return solver_->nodes() >= end_ || solver_->is_out_of_patience();
}

SearchLimits Resistance::at_most(std::uint64_t nodes) const {
    return {.nodes = std::min(nodes, end_ - std::min(end_, solver_->nodes()))};
}

std::vector<Hope> Resistance::weigh(const Position& position, std::span<const LostMove> moves) {
    std::vector<Hope> hopes(moves.size());
    find_distances(position, moves, hopes);
    std::vector<int> distances;
    distances.reserve(hopes.size());
    for (const Hope& hope : hopes) {
        distances.push_back(hope.distance);
    }
    std::ranges::sort(distances, std::ranges::greater());
    const int needed = std::max(std::min(distances.front(), long_enough),
                                distances.size() > most_tries ? distances[most_tries - 1] : 0);
    for (std::size_t index = 0; index < moves.size(); ++index) {
        if (hopes[index].distance >= needed && !is_exhausted()) {
            hopes[index].saved = saved_after(position.after(moves[index].move), position.to_move(),
                                             hopes[index].distance);
        }
    }
    return hopes;
}

/// Looks one move of each side further at a time, at all moves: the one that is left when all
/// others are known to end need not be followed to its end. Where the nodes run out in the middle
/// of that, no move gains by standing before others: what the last look found does not count.
void Resistance::find_distances(const Position& position, std::span<const LostMove> moves,
                                std::vector<Hope>& hopes) {
    const std::uint64_t left = end_ - std::min(end_, solver_->nodes());
    const auto end = solver_->nodes() +
                     static_cast<std::uint64_t>(share_of_distances * static_cast<double>(left));
    std::vector<std::size_t> open;
    for (std::size_t index = 0; index < moves.size(); ++index) {
        if (moves[index].distance || position.after(moves[index].move).is_over()) {
            hopes[index].distance = moves[index].distance.value_or(1);
        } else {
            hopes[index].distance = 2;
            open.push_back(index);
        }
    }
    const auto longest_hope = [&] { return std::ranges::max(hopes, {}, &Hope::distance).distance; };
    for (int within = 1; !open.empty() && (open.size() > 1 || longest_hope() > within + 1);
         within += 2) {
        const auto still_open = lost_later(*solver_, position, moves, open, within, end);
        if (!still_open) {
            return;
        }
        open = *still_open;
        for (const std::size_t index : open) {
            hopes[index].distance = within + 3;
        }
    }
}

/// A push's extra turns are ours: they are played through, each as awkwardly as possible.
double Resistance::saved_after(const Position& after, Player me, int distance) {
    if (after.is_over()) {
        return after.end()->winner() == me ? 1 : 0;
    }
    if (after.to_move() == me) {
        double best = 0;
        for (const Move move : legal_moves(after)) {
            best = std::max(best, saved_after(after.after(move), me, distance - 1));
        }
        return best;
    }
    double sum = 0;
    for (const int sight : sights) {
        sum += saved_from(after, sight, distance);
    }
    return sum / static_cast<double>(sights.size());
}

/// An opponent who looks `sight` moves ahead takes a win that he sees. Otherwise he takes one of
/// the moves that look about best to him, and lets us off if that one loses.
double Resistance::saved_from(const Position& theirs, int sight, std::optional<int> distance) {
    const std::vector<Prospect> seen =
        look_ahead(theirs,
                   {.depth = sight,
                    .close_call = close_call,
                    .nodes = theirs.is_free_choice() ? nodes_of_a_look_at_start : nodes_of_a_look},
                   0, solver_->patience());
    const int best = seen.front().value;
    if (is_won(best)) {
        return 0;
    }
    double weights = 0;
    double saved = 0;
    for (const Prospect& prospect : seen) {
        const double weight = std::exp((prospect.value - best) / temperature);
        if (weight < unlikely || (is_lost(prospect.value) && !is_lost(best))) {
            break; // best first
        }
        weights += weight;
        switch (verdict_of(*solver_, theirs, prospect.move, at_most(nodes_of_a_verdict))) {
        case Verdict::Loss: saved += weight; break;
        case Verdict::Win:
            saved += weight * (distance ? let_off_later(in_a_round, *distance, sight)
                                        : let_off_later(at_its_start,
                                                        end_after(theirs, prospect.move), sight));
            break;
        case Verdict::Unknown: saved += weight / 2; break;
        }
    }
    return saved / weights;
}

double Resistance::saved_from_start(const Position& line_up) {
    double sum = 0;
    for (const int sight : sights) {
        sum += saved_from(line_up, sight, std::nullopt);
    }
    return sum / static_cast<double>(sights.size());
}

/// Where the nodes do not suffice to tell, the least that it can be.
int Resistance::end_after(const Position& theirs, Move winning) {
    const Position after = theirs.after(winning);
    int least = 1;
    for (const int within : ends_looked_for) {
        if (after.is_over() || solver_->verdict_within(after, theirs.to_move(), within,
                                                       at_most(nodes_of_an_end)) != Verdict::Loss) {
            break;
        }
        least = within + 2;
    }
    return least;
}

} // namespace kamisado
