#include "computer/judgement.h"

#include "computer/glance.h"
#include "computer/lookahead.h"
#include "computer/outlook.h"
#include "computer/random.h"
#include "computer/resistance.h"
#include "computer/weak_spots.h"
#include "rules/moves.h"

#include <algorithm>

namespace kamisado {

namespace {

/// Chances closer than this are the same: the estimate is not finer.
constexpr double chance_step = 0.004;

/// Hopes closer than this are the same.
constexpr double as_hopeful = 0.01;

/// A move more to the end: what decides where nothing else does.
constexpr double worth_of_a_move = 0.001;

/// What makes a line-up hard to win weighs more than a weak spot.
constexpr double worth_of_slip = 100;

/// Worse than any choice with the best chance.
constexpr double no_merit = -10'000;

/// What is seen of a round that could not be solved.
constexpr Eyesight unsolved{.depth = 6, .nodes = 20'000};

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
    const bool is_lost =
        state.phase == Phase::Playing && std::ranges::all_of(choices, [](const Choice& choice) {
            return choice.verdict == Verdict::Loss;
        });
    return is_lost ? pick(state, merits_when_lost(state, format, choices), as_hopeful)
                   : pick(state, merits(state, format, choices), 0);
}

/// One of those whose merit is the best or as good.
std::size_t Judgement::pick(const MatchState& state, const Merits& merits, double as_good) const {
    const double top = std::ranges::max(merits);
    std::vector<std::size_t> best;
    for (std::size_t index = 0; index < merits.size(); ++index) {
        if (seed_ ? merits[index] >= top - as_good : merits[index] >= top) {
            best.push_back(index);
        }
    }
    return best[seed_ ? mixed(*seed_ ^ fingerprint(state.position)) % best.size() : 0];
}

/// Only choices with the best chance have any merit; the eyes rank what nobody knows.
Judgement::Merits Judgement::merits(const MatchState& state, Format format,
                                    const std::vector<Choice>& choices) {
    const double top = std::ranges::max_element(choices, {}, [](const Choice& choice) {
                           return choice.chance.value;
                       })->chance.value;
    std::vector<Prospect> seen;
    Merits merits;
    for (const Choice& choice : choices) {
        double merit = no_merit;
        if (choice.chance.value < top - chance_step) {
            // not among the best
        } else if (const auto* fill = std::get_if<Fill>(&choice.decision)) {
            merit = (worth_of_slip * choice.slip) + fill_merit(state, *fill);
        } else if (choice.verdict == Verdict::Win) {
            merit = merit_of_win(state, format, choice);
        } else if (choice.verdict == Verdict::Unknown) {
            if (seen.empty()) {
                seen = look_ahead(state.position, unsolved, seed_.value_or(0));
            }
            const Move move = std::get<Move>(choice.decision);
            merit =
                -static_cast<double>(std::ranges::find(seen, move, &Prospect::move) - seen.begin());
        } else {
            merit = no_merit / 2 + choice.distance.value_or(0);
        }
        merits.push_back(merit);
    }
    return merits;
}

/// The chance of the match when the opponent may let the round slip; among equals, the longest way.
Judgement::Merits Judgement::merits_when_lost(const MatchState& state, Format format,
                                              const std::vector<Choice>& choices) {
    std::vector<LostMove> moves;
    moves.reserve(choices.size());
    for (const Choice& choice : choices) {
        moves.push_back({.move = std::get<Move>(choice.decision), .distance = choice.distance});
    }
    const std::vector<Hope> hopes =
        Resistance(*solver_, limits_.resistance.nodes).weigh(state.position, moves);
    const Player me = *decider(state);
    const double won = Outlook(format).won_by(Standing::of(state), me, me);
    Merits merits;
    for (std::size_t index = 0; index < choices.size(); ++index) {
        const double lost = choices[index].chance.value;
        merits.push_back(lost + (hopes[index].saved * std::max(won - lost, 0.0)) +
                         (worth_of_a_move * hopes[index].distance));
    }
    return merits;
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
    return (far_away * points_hoped_for(*solver_, after, me, limits_.answers)) + haste;
}

} // namespace kamisado
