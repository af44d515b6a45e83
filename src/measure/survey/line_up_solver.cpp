#include "survey/line_up_solver.h"

#include "survey/block_text.h"

#include <algorithm>

namespace kamisado::survey {

LineUpSolver::LineUpSolver(const Plan& plan)
    : plan_(&plan),
      solver_({.table_bytes = static_cast<std::size_t>(plan.settings().hash_megabytes) << 20U}) {}

LineUpResult LineUpSolver::solve(const Task& task) {
    solver_.forget();
    const Answer answer = solver_.solve(task.start, {.distance = plan_->settings().distance},
                                        {.nodes = plan_->settings().nodes});
    const auto count = [&](Verdict verdict) {
        return static_cast<int>(std::ranges::count(answer.moves, verdict, &MoveAnswer::verdict));
    };
    return {.nth = task.nth,
            .verdict = answer.verdict,
            .winning_moves = count(Verdict::Win),
            .moves = static_cast<int>(answer.moves.size()),
            .unknown_moves = count(Verdict::Unknown),
            .distance = answer.distance,
            .nodes = answer.nodes};
}

std::optional<std::string> LineUpSolver::work(std::uint64_t block) {
    Block solved{.number = block, .results = {}};
    for (const Task& task : plan_->tasks(block)) {
        solved.results.push_back(solve(task));
        if (stopped_) {
            return std::nullopt; // the last one may be half an answer
        }
    }
    return write_block(solved);
}

void LineUpSolver::stop() {
    stopped_ = true;
    solver_.stop();
}

} // namespace kamisado::survey
