#include "player/judgement.h"

#include "player/weak_spots.h"
#include "rules/moves.h"

#include <algorithm>

namespace kamisado {

namespace {

/// Chances closer than this are the same: the estimate is not finer.
constexpr double chance_step = 0.004;

/// Longer than any round is ever resisted.
constexpr int far_away = 100;

Answers count_answers(const Answer& answer) {
    Answers answers{.winning = 0, .all = static_cast<int>(answer.moves.size())};
    for (const MoveAnswer& move : answer.moves) {
        answers.winning += move.verdict == Verdict::Loss ? 0 : 1; // unknown: rather too many
    }
    return answers;
}

Answers answers_in(Solver& solver, const Position& position, Player me, SearchLimits limits) {
    if (position.is_over()) {
        return {};
    }
    if (position.to_move() != me) {
        return count_answers(solver.solve(position, {}, limits));
    }
    Answers fewest;
    for (const Move move : legal_moves(position)) {
        const Answers these = answers_in(solver, position.after(move), me, limits);
        fewest = these.share() < fewest.share() ? these : fewest;
    }
    return fewest;
}

/// What the opponent's answers to a winning move cost on average; at the end of a round, what it
/// scored.
double points_hoped_for(Solver& solver, const Position& after, Player me, SearchLimits limits) {
    if (const auto end = after.end()) {
        return points_for_next_ring(after.board().rings_of(end->tower));
    }
    if (after.to_move() == me) {
        return 1; // an extra turn: nothing for the opponent to get wrong
    }
    const Answer answer = solver.solve(after, {.points = true}, limits);
    double sum = 0;
    for (const MoveAnswer& move : answer.moves) {
        sum += std::max(1, -move.points.value_or(-1));
    }
    return sum / static_cast<double>(answer.moves.size());
}

double fill_merit(const MatchState& state, Fill fill) {
    const Player me = *decider(state);
    const Board line_up = regrouped(state.position.board(), fill.side);
    return static_cast<double>(weak_spots(line_up, opponent(me)).size()) -
           static_cast<double>(weak_spots(line_up, me).size());
}

} // namespace

Answers answers_to(Solver& solver, const Position& before, Move move, SearchLimits limits) {
    return answers_in(solver, before.after(move), before.to_move(), limits);
}

std::size_t Judgement::best(const MatchState& state, Format format,
                            const std::vector<Choice>& choices) {
    const double top = std::ranges::max_element(choices, {}, [](const Choice& choice) {
                           return choice.chance.value;
                       })->chance.value;
    std::size_t best = choices.size();
    double best_merit = 0;
    for (std::size_t index = 0; index < choices.size(); ++index) {
        if (choices[index].chance.value < top - chance_step) {
            continue;
        }
        const double found = merit(state, format, choices[index]);
        if (best == choices.size() || found > best_merit) {
            best = index;
            best_merit = found;
        }
    }
    return best;
}

double Judgement::merit(const MatchState& state, Format format, const Choice& choice) {
    if (const auto* fill = std::get_if<Fill>(&choice.decision)) {
        return fill_merit(state, *fill);
    }
    if (choice.verdict == Verdict::Win) {
        return merit_of_win(state, format, choice);
    }
    return choice.verdict == Verdict::Loss ? merit_of_loss(state, choice) : 0;
}

/// The opponent may not see which answers cost more points. When the match is decided anyway, or
/// there are no rings to win more with, only haste counts.
double Judgement::merit_of_win(const MatchState& state, Format format, const Choice& choice) {
    const double haste = far_away - choice.distance.value_or(far_away - 1);
    const Player me = *decider(state);
    if (choice.chance.proved || !format.has_rings() ||
        state.position.board().ring_points(me) == 0) {
        return haste;
    }
    const Position after = state.position.after(std::get<Move>(choice.decision));
    return (far_away * points_hoped_for(*solver_, after, me, limits_)) + haste;
}

/// Few answers first, then a long way; always worse than anything that is not lost.
double Judgement::merit_of_loss(const MatchState& state, const Choice& choice) {
    const Answers answers =
        answers_to(*solver_, state.position, std::get<Move>(choice.decision), limits_);
    const double length = choice.distance.value_or(far_away - 1);
    return -(answers.share() * far_away) - 1 + (length / (far_away * far_away));
}

} // namespace kamisado
