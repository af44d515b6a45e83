#include "cli/puzzle_refutation.h"

#include <algorithm>
#include <cstddef>

namespace kamisado::cli {

namespace {

/// Nodes and not seconds, so that what is said is the same on every machine.
constexpr SearchLimits limits{.nodes = 5'000'000};
/// A longer line says no more.
constexpr std::size_t longest_line = 12;

Refutation of_finished_round(const Match& match, Player solver, int points) {
    const RoundEnd end = *match.position().end();
    if (end.winner() != solver) {
        return {.because = WrongBecause::Loses};
    }
    const int scored = match.format().has_rings()
                           ? points_for_next_ring(match.position().board().rings_of(end.tower))
                           : 1;
    if (scored < points) {
        return {.because = WrongBecause::TooFewPoints, .points = scored};
    }
    return {.because = WrongBecause::NotTheOne};
}

/// Whether a move is better for whoever makes it: first the points, then winning soon and losing
/// late.
bool is_better(const MoveAnswer& move, const MoveAnswer& other) {
    if (move.points != other.points) {
        return move.points > other.points;
    }
    return move.verdict == Verdict::Win ? move.distance < other.distance
                                        : move.distance > other.distance;
}

/// The moves to the end when both sides count points; it ends early where a limit is reached.
std::vector<Move> line_for_points(Solver& engine, Position position) {
    std::vector<Move> line;
    while (!position.is_over()) {
        const Answer answer = engine.solve(position, {.distance = true, .points = true}, limits);
        if (!answer.points || !answer.distance) {
            break;
        }
        line.push_back(std::ranges::max_element(answer.moves, [](const auto& a, const auto& b) {
                           return is_better(b, a);
                       })->move);
        position.play(line.back());
    }
    return line;
}

Refutation with_line(Refutation refutation, std::vector<Move> line) {
    const std::size_t shown = std::min(line.size(), longest_line);
    refutation.moves_left = static_cast<int>(line.size() - shown);
    line.resize(shown);
    refutation.line = std::move(line);
    return refutation;
}

} // namespace

Refutation refute(Solver& engine, const Match& match, Player solver, int points) {
    const Position& position = match.position();
    if (position.is_over()) {
        return of_finished_round(match, solver, points);
    }
    const Answer answer = engine.solve(position, {.points = points > 1}, limits);
    if (answer.verdict == Verdict::Unknown) {
        return {.because = WrongBecause::NotSettled};
    }
    const bool is_solvers_turn = position.to_move() == solver;
    if ((answer.verdict == Verdict::Win) != is_solvers_turn) {
        return with_line({.because = WrongBecause::Loses}, engine.best_line(position, limits));
    }
    if (points > 1 && !answer.points) {
        return {.because = WrongBecause::NotSettled};
    }
    const int forced = is_solvers_turn ? answer.points.value_or(1) : -answer.points.value_or(-1);
    if (forced >= points) {
        return {.because = WrongBecause::NotTheOne};
    }
    return with_line({.because = WrongBecause::TooFewPoints, .points = forced},
                     line_for_points(engine, position));
}

} // namespace kamisado::cli
