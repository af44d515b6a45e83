#include "computer/settle.h"

#include "computer/glance.h"
#include "computer/random.h"
#include "rules/moves.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace kamisado {

Verdict verdict_of(Solver& solver, const Position& position, Move move, SearchLimits limits) {
    const Position after = position.after(move);
    if (const auto end = after.end()) {
        return end->winner() == position.to_move() ? Verdict::Win : Verdict::Loss;
    }
    const Verdict verdict = solver.verdict(after, limits);
    return after.to_move() == position.to_move() ? verdict : opposite(verdict);
}

namespace {

/// With a seed: what may be spent on finding other first moves that win, and on each of them.
constexpr std::uint64_t nodes_for_variety = 100'000;
constexpr std::uint64_t nodes_for_another = 10'000;

/// Asks about the moves of one position, in an order of its own.
class Settling {
  public:
    Settling(Solver& solver, const Position& position, const SettleLimits& limits)
        : solver_(&solver),
          position_(&position),
          limits_(limits),
          end_(solver.nodes() + std::min(limits.all.nodes, most_nodes)),
          moves_(legal_moves(position)),
          order_(moves_.size()),
          verdicts_(moves_.size(), Verdict::Unknown) {
        std::ranges::copy(std::views::iota(std::size_t{0}, order_.size()), order_.begin());
        if (limits.seed) {
            Random(*limits.seed ^ fingerprint(position)).shuffle(order_);
        }
    }

    std::vector<Verdict> run(Settle how) {
        if (how == Settle::UntilOneWins && position_->is_free_choice()) {
            look_for_first_move();
        } else {
            look_at_all(how);
        }
        return std::move(verdicts_);
    }

  private:
    static constexpr std::uint64_t most_nodes = std::uint64_t{1} << 60U;

    [[nodiscard]] std::uint64_t left() const { return end_ - std::min(end_, solver_->nodes()); }

    [[nodiscard]] bool is_open() const {
        return std::ranges::find(verdicts_, Verdict::Unknown) != verdicts_.end();
    }

    /// Asks about every open move. True when it was asked to stop at a win and has found one.
    bool ask(std::uint64_t nodes, Settle how) {
        // NOLINTNEXTLINE(readability-use-anyofallof): it asks as it goes
        for (const std::size_t index : order_) {
            if (verdicts_[index] == Verdict::Unknown && left() > 0) {
                verdicts_[index] =
                    verdict_of(*solver_, *position_, moves_[index],
                               {.nodes = std::min(nodes, left()), .time = limits_.each.time});
            }
            if (how == Settle::UntilOneWins && verdicts_[index] == Verdict::Win) {
                return true;
            }
        }
        return false;
    }

    void look_at_all(Settle how) {
        const std::uint64_t most = limits_.each.nodes;
        std::uint64_t nodes = std::min(first_try, most);
        while (nodes != 0 && is_open()) {
            const bool done = ask(nodes, how);
            if (done || nodes >= most || left() == 0 || solver_->is_out_of_patience()) {
                return;
            }
            nodes = nodes < most / growth_of_tries ? nodes * growth_of_tries : most;
        }
    }

    /// The solver follows the first move that is easiest to prove; what it has proved on the way
    /// costs nothing to be asked for again.
    void look_for_first_move() {
        const std::uint64_t most = limits_.each.nodes < most_nodes / moves_.size()
                                       ? limits_.each.nodes * moves_.size()
                                       : most_nodes;
        const Verdict verdict = solver_->verdict(
            *position_, {.nodes = std::min(most, left()), .time = limits_.each.time});
        if (verdict == Verdict::Loss) {
            std::ranges::fill(verdicts_, Verdict::Loss);
            return;
        }
        end_ = std::max(end_, solver_->nodes() + moves_.size());
        static_cast<void>(ask(1, Settle::AllMoves));
        if (limits_.seed && verdict == Verdict::Win) {
            end_ = std::min(end_, solver_->nodes() + nodes_for_variety);
            static_cast<void>(ask(nodes_for_another, Settle::AllMoves));
        }
    }

    Solver* solver_;
    const Position* position_;
    SettleLimits limits_;
    std::uint64_t end_; ///< when the solver has looked at that many nodes
    MoveList moves_;
    std::vector<std::size_t> order_;
    std::vector<Verdict> verdicts_;
};

} // namespace

std::vector<Verdict> settle(Solver& solver, const Position& position, Settle how,
                            const SettleLimits& limits) {
    return Settling(solver, position, limits).run(how);
}

} // namespace kamisado
