#pragma once

#include "solver/solver.h"
#include "survey/line_up_result.h"
#include "survey/plan.h"
#include "survey/worker.h"

#include <atomic>
#include <optional>
#include <span>
#include <string>

namespace kamisado::survey {

/// Solves the line-ups of a block one after another, each with an empty table: what it finds, and
/// what that costs, does not depend on what came before.
class LineUpSolver : public Worker {
  public:
    /// The plan must outlive it.
    explicit LineUpSolver(const Plan& plan);

    [[nodiscard]] std::optional<std::string> work(std::uint64_t block) override;
    void stop() override;

    [[nodiscard]] LineUpResult solve(const Task& task);

  private:
    /// Of the quickest win, or the slowest loss; nullopt while any first move that might be it is
    /// unknown. No first move ends a round: both home rows are full.
    [[nodiscard]] std::optional<int> distance(const Position& start, const Answer& answer);
    /// Whether the winner wins within so many moves after these, of which one or all have to do it.
    [[nodiscard]] Verdict over_within(int moves, std::span<Position> open, Player winner,
                                      bool is_won, std::uint64_t end);

    const Plan* plan_;
    Solver solver_;
    std::atomic<bool> stopped_ = false;
};

} // namespace kamisado::survey
