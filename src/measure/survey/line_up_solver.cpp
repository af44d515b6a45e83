#include "survey/line_up_solver.h"

#include "survey/block_text.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kamisado::survey {

LineUpSolver::LineUpSolver(const Plan& plan)
    : plan_(&plan),
      solver_({.table_bytes = static_cast<std::size_t>(plan.settings().hash_megabytes) << 20U}) {}

LineUpResult LineUpSolver::solve(const Task& task) {
    solver_.forget();
    const std::uint64_t before = solver_.nodes();
    const Answer answer = solver_.solve(task.start, {}, {.nodes = plan_->settings().nodes});
    const auto count = [&](Verdict verdict) {
        return static_cast<int>(std::ranges::count(answer.moves, verdict, &MoveAnswer::verdict));
    };
    LineUpResult result{.nth = task.nth,
                        .verdict = answer.verdict,
                        .winning_moves = count(Verdict::Win),
                        .moves = static_cast<int>(answer.moves.size()),
                        .unknown_moves = count(Verdict::Unknown),
                        .distance = {},
                        .nodes = 0};
    if (plan_->settings().distance && result.unknown_moves == 0) {
        result.distance = distance(task.start, answer);
    }
    result.nodes = solver_.nodes() - before;
    return result;
}

Verdict LineUpSolver::over_within(int moves, std::span<Position> open, Player winner, bool is_won,
                                  std::uint64_t end) {
    // One move that wins in time is enough to win; one that holds out is enough to resist, and it
    // is asked first the next time.
    const Verdict decisive = is_won ? Verdict::Win : Verdict::Loss;
    for (Position& position : open) {
        if (stopped_ || solver_.nodes() >= end) {
            return Verdict::Unknown;
        }
        const Verdict verdict =
            solver_.verdict_within(position, winner, moves, {.nodes = end - solver_.nodes()});
        if (verdict == decisive) {
            std::swap(position, open.front());
        }
        if (verdict == decisive || verdict == Verdict::Unknown) {
            return verdict;
        }
    }
    return opposite(decisive);
}

std::optional<int> LineUpSolver::distance(const Position& start, const Answer& answer) {
    const bool is_won = answer.verdict == Verdict::Win;
    const Player winner = is_won ? start.to_move() : opponent(start.to_move());
    std::vector<Position> open;
    for (const MoveAnswer& move : answer.moves) {
        if (move.verdict == answer.verdict) {
            open.push_back(start.after(move.move));
        }
    }
    const std::uint64_t end = solver_.nodes() + plan_->settings().nodes - answer.nodes;
    const auto is_over_within = [&](int moves) {
        return over_within(moves, open, winner, is_won, end);
    };
    // Mostly the players take turns: every second number is enough until it succeeds.
    int moves = is_won ? 2 : 1;
    Verdict found = is_over_within(moves);
    while (found == Verdict::Loss) {
        moves += 2;
        found = is_over_within(moves);
    }
    const Verdict sooner = found == Verdict::Win && moves > 1 ? is_over_within(moves - 1) : found;
    if (found == Verdict::Unknown || sooner == Verdict::Unknown) {
        return std::nullopt;
    }
    return moves > 1 && sooner == Verdict::Win ? moves : moves + 1;
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
