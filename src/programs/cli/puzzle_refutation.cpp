#include "cli/puzzle_refutation.h"

#include "rules/moves.h"
#include "solver/aim.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

namespace kamisado::cli {

namespace {

/// Nodes and not seconds, so that what is said is the same on every machine.
constexpr SearchLimits most_effort{.nodes = 20'000'000};
/// Enough for the moves to the end, except at the start of a round.
constexpr SearchLimits limits_of_line{.nodes = 300'000};
/// A longer line says no more.
constexpr std::size_t longest_line = 12;

Refutation of_finished_round(const Match& match, Player solver, int points) {
    const RoundEnd end = *match.position().end();
    if (end.winner() != solver) {
        return {.because = WrongBecause::Loses, .is_over = true};
    }
    const int rings = match.position().board().rings_of(end.tower);
    const int scored = match.format().has_rings() ? points_for_next_ring(rings) : 1;
    if (scored < points) {
        return {.because = WrongBecause::TooFewPoints, .points = scored, .is_over = true};
    }
    return {.because = WrongBecause::NotTheOne, .is_over = true};
}

/// Whether `player` is proved to win.
bool is_win(Solver& engine, const Position& position, Player player, SearchLimits within) {
    if (const auto end = position.end()) {
        return end->winner() == player;
    }
    const Verdict wanted = position.to_move() == player ? Verdict::Win : Verdict::Loss;
    return engine.verdict(position, within) == wanted;
}

/// One that is proved soon, and so most likely wins soon.
std::optional<Move> winning_move(Solver& engine, const Position& position) {
    for (SearchLimits within{.nodes = 1000}; within.nodes <= most_effort.nodes;
         within.nodes *= 10) {
        for (const Move move : legal_moves(position)) {
            if (is_win(engine, position.after(move), position.to_move(), within)) {
                return move;
            }
        }
    }
    return std::nullopt;
}

/// The move that holds out longest. What a limit has cut off was not refuted quickly.
Move stubborn_move(const Answer& answer) {
    return std::ranges::max_element(
               answer.moves, {},
               [](const MoveAnswer& move) { return move.distance.value_or(Aim::max_moves); })
        ->move;
}

/// How `winner` wins. At the start of a round it would take too long to find the quickest way:
/// there any move that wins will do.
std::vector<Move> line_of_win(Solver& engine, Position position, Player winner) {
    std::vector<Move> line;
    while (!position.is_over() && line.size() < longest_line) {
        const Answer answer = engine.solve(position, {.distance = true}, limits_of_line);
        if (answer.distance) {
            std::ranges::copy(engine.best_line(position, limits_of_line), std::back_inserter(line));
            return line;
        }
        const auto move = position.to_move() == winner ? winning_move(engine, position)
                                                       : std::optional(stubborn_move(answer));
        if (!move) {
            return line;
        }
        line.push_back(*move);
        position.play(*move);
    }
    return line;
}

/// Whether a move is worse for whoever makes it: fewer points, or else winning later or losing
/// sooner.
bool is_worse(const MoveAnswer& move, const MoveAnswer& other) {
    if (move.points != other.points) {
        return move.points < other.points;
    }
    return move.verdict == Verdict::Win ? move.distance > other.distance
                                        : move.distance < other.distance;
}

/// The moves to the end when both sides count points; it ends early where a limit is reached.
std::vector<Move> line_for_points(Solver& engine, Position position) {
    std::vector<Move> line;
    while (!position.is_over()) {
        const Answer answer =
            engine.solve(position, {.distance = true, .points = true}, limits_of_line);
        if (!answer.points || !answer.distance) {
            break;
        }
        line.push_back(std::ranges::max_element(answer.moves, is_worse)->move);
        position.play(line.back());
    }
    return line;
}

/// What `player` can force; nullopt if a limit is reached.
std::optional<int> points_forced(Solver& engine, const Position& position, Player player) {
    const auto points = engine.solve(position, {.points = true}, most_effort).points;
    return points && position.to_move() != player ? -*points : points;
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
    const Player enemy = opponent(solver);
    if (is_win(engine, position, enemy, most_effort)) {
        return with_line({.because = WrongBecause::Loses}, line_of_win(engine, position, enemy));
    }
    if (!is_win(engine, position, solver, most_effort)) {
        return {.because = WrongBecause::NotSettled};
    }
    const auto forced =
        points == 1 ? std::optional(points) : points_forced(engine, position, solver);
    if (!forced) {
        return {.because = WrongBecause::NotSettled};
    }
    if (*forced >= points) {
        return {.because = WrongBecause::NotTheOne};
    }
    return with_line({.because = WrongBecause::TooFewPoints, .points = *forced},
                     line_for_points(engine, position));
}

} // namespace kamisado::cli
