#include "puzzles/study.h"

#include "puzzles/next_round.h"

#include <algorithm>
#include <utility>

namespace kamisado {

namespace {

using Alternatives = std::vector<Alternative>;

void mark_best_defence(Alternatives& alternatives) {
    const auto worth = [](const Alternative& alternative) {
        return std::pair(alternative.points.value_or(0), *alternative.distance);
    };
    const auto best = worth(*std::ranges::max_element(alternatives, {}, worth));
    for (Alternative& alternative : alternatives) {
        alternative.is_right = worth(alternative) == best;
    }
}

bool reaches(const Alternative& alternative, int points) {
    return points == 1 ? alternative.verdict == Verdict::Win : *alternative.points >= points;
}

std::optional<Alternatives> weighed_moves(const Position& position, Quest quest, Solver& solver,
                                          SearchLimits limits) {
    const bool asks_for_points = quest.points > 1;
    const Answer answer =
        solver.solve(position, {.distance = true, .points = asks_for_points}, limits);
    Alternatives alternatives;
    for (const MoveAnswer& move : answer.moves) {
        if (!move.distance || (asks_for_points && !move.points)) {
            return std::nullopt;
        }
        alternatives.push_back({.decision = move.move,
                                .verdict = move.verdict,
                                .distance = move.distance,
                                .points = asks_for_points ? move.points : std::nullopt});
    }
    if (position.to_move() != quest.solver) {
        mark_best_defence(alternatives);
        return alternatives;
    }
    for (Alternative& alternative : alternatives) {
        alternative.is_right = reaches(alternative, quest.points);
    }
    return alternatives;
}

std::optional<Alternatives> weighed_fills(const Position& finished, SearchLimits limits) {
    Alternatives alternatives;
    for (const FillFrom side : all_fills) {
        const Verdict verdict = verdict_of_fill(finished, side, limits);
        if (verdict == Verdict::Unknown) {
            return std::nullopt;
        }
        alternatives.push_back({.decision = Fill{side},
                                .verdict = verdict,
                                .distance = {},
                                .points = {},
                                .is_right = verdict == Verdict::Win});
    }
    return alternatives;
}

} // namespace

std::optional<std::vector<Alternative>> alternatives_in(const MatchState& state, Quest quest,
                                                        Solver& solver, SearchLimits limits) {
    return state.phase == Phase::Filling ? weighed_fills(state.position, limits)
                                         : weighed_moves(state.position, quest, solver, limits);
}

std::size_t count_right(const std::vector<Alternative>& alternatives) {
    return static_cast<std::size_t>(std::ranges::count_if(alternatives, &Alternative::is_right));
}

Match match_at_question(const Puzzle& puzzle) {
    Match match = *Match::from(puzzle.format, puzzle.start);
    for (const Decision& decision : puzzle.lead) {
        std::ignore = match.decide(decision);
    }
    return match;
}

std::expected<Study, std::size_t> study(const Puzzle& puzzle, Solver& solver, SearchLimits limits) {
    Match match = match_at_question(puzzle);
    const Quest quest{.solver = *decider(match.state()), .points = puzzle.points};
    Study steps;
    for (const Decision& decision : puzzle.solution) {
        auto alternatives = alternatives_in(match.state(), quest, solver, limits);
        if (!alternatives) {
            return std::unexpected(steps.size());
        }
        const MatchState before = match.state();
        std::ignore = match.decide(decision);
        const Decision& taken = match.decision(match.size() - 1); // knows what it pushes
        const auto index =
            std::ranges::find(*alternatives, taken, &Alternative::decision) - alternatives->begin();
        steps.push_back({.before = before,
                         .is_own = decider(before) == quest.solver,
                         .alternatives = std::move(*alternatives),
                         .taken = static_cast<std::size_t>(index)});
    }
    return steps;
}

} // namespace kamisado
