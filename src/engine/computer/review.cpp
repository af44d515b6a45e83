#include "computer/review.h"

#include "computer/judgement.h"

#include <algorithm>
#include <iterator>

namespace kamisado {

namespace {

/// How much of the chance to win a match makes a choice an inaccuracy.
constexpr double noticeable = 0.05;

/// How many moves ahead a good player sees, and how many everybody sees.
constexpr int farthest_seen = 6;
constexpr int nearly_seen = 2;

Verdict verdict_of(const std::vector<Choice>& choices) {
    const auto has = [&](Verdict verdict) {
        return std::ranges::any_of(choices,
                                   [&](const Choice& choice) { return choice.verdict == verdict; });
    };
    if (has(Verdict::Win)) {
        return Verdict::Win;
    }
    return has(Verdict::Unknown) ? Verdict::Unknown : Verdict::Loss;
}

/// The quickest win or the longest resistance; nothing where one could be better still.
std::optional<int> distance_of(const std::vector<Choice>& choices, Verdict verdict) {
    std::optional<int> best;
    for (const Choice& choice : choices) {
        if (choice.verdict != verdict || verdict == Verdict::Unknown) {
            continue;
        }
        if (!choice.distance) {
            return std::nullopt;
        }
        const bool is_better =
            verdict == Verdict::Win ? choice.distance < best : choice.distance > best;
        best = !best || is_better ? choice.distance : best;
    }
    return best;
}

Mark mark_of(Verdict before, const Choice& played, const Choice& best) {
    if (before == Verdict::Win && played.verdict == Verdict::Loss) {
        return Mark::Mistake;
    }
    return best.chance.value - played.chance.value >= noticeable ? Mark::Inaccuracy : Mark::Fine;
}

/// A round is reviewed as a round first: a mistake is answered by the best winning choice.
std::vector<Choice> worth_proposing(const std::vector<Choice>& choices, Verdict before) {
    std::vector<Choice> kept;
    std::ranges::copy_if(choices, std::back_inserter(kept),
                         [&](const Choice& choice) { return choice.verdict == before; });
    return kept.empty() ? choices : kept;
}

ReviewedDecision review_step(Solver& solver, const Match& match, std::size_t step,
                             const SenseLimits& limits) {
    const MatchState& state = match.before(step);
    const Decision& decision = match.decision(step);
    const auto choices = MatchSense(solver, limits).weigh(state, match.format());
    const Verdict before = verdict_of(choices);
    const auto proposed = worth_proposing(choices, before);
    SenseLimits judged = limits;
    judged.resistance = {.nodes = 0}; // nobody is told how to lose
    const Choice& best = proposed[Judgement(solver, judged).best(state, match.format(), proposed)];
    ReviewedDecision reviewed{.step = step,
                              .player = *decider(state),
                              .before = before,
                              .distance_before = distance_of(choices, before),
                              .all = static_cast<int>(choices.size())};
    reviewed.winning = static_cast<int>(std::ranges::count(
        choices, Verdict::Win, [](const Choice& choice) { return choice.verdict; }));
    reviewed.played = *std::ranges::find(choices, decision, &Choice::decision);
    reviewed.mark = mark_of(before, reviewed.played, best);
    if (std::holds_alternative<Fill>(decision)) {
        reviewed.better = choices[choices[0].decision == decision ? 1 : 0];
    } else if (reviewed.mark != Mark::Fine) {
        reviewed.better = best;
    }
    return reviewed;
}

bool is_reviewed(const Decision& decision) {
    return std::holds_alternative<Move>(decision) || std::holds_alternative<Fill>(decision);
}

} // namespace

std::string_view sign_of(Gravity gravity) {
    switch (gravity) {
    case Gravity::Blunder: return "??";
    case Gravity::Mistake: return "?";
    case Gravity::Inaccuracy: return "?!";
    case Gravity::Hidden:
    case Gravity::Fine: break;
    }
    return "";
}

Gravity ReviewedDecision::gravity() const {
    if (mark != Mark::Mistake) {
        return mark == Mark::Fine ? Gravity::Fine : Gravity::Inaccuracy;
    }
    const bool is_fill = std::holds_alternative<Fill>(played.decision);
    if (is_fill || !played.distance || *played.distance - 1 > farthest_seen) {
        return Gravity::Hidden;
    }
    return *played.distance - 1 > nearly_seen ? Gravity::Mistake : Gravity::Blunder;
}

std::vector<std::size_t> Review::turning_points() const {
    std::vector<std::size_t> found;
    for (std::size_t index = 0; index < decisions.size(); ++index) {
        if (decisions[index].mark == Mark::Mistake) {
            found.push_back(index);
        }
    }
    return found;
}

int Review::count(Player player, Mark mark) const {
    return static_cast<int>(std::ranges::count_if(decisions, [&](const ReviewedDecision& one) {
        return one.player == player && one.mark == mark;
    }));
}

int Review::count(Player player, Gravity gravity) const {
    return static_cast<int>(std::ranges::count_if(decisions, [&](const ReviewedDecision& one) {
        return one.player == player && one.gravity() == gravity;
    }));
}

std::vector<Move> line_after(Solver& solver, const Match& match, std::size_t step,
                             SearchLimits limits) {
    const auto* const move = std::get_if<Move>(&match.decision(step));
    if (move == nullptr) {
        return {};
    }
    const Position after = match.before(step).position.after(*move);
    return after.is_over() ? std::vector<Move>{} : solver.best_line(after, limits);
}

std::optional<ReviewedDecision> review_decision(Solver& solver, const Match& match,
                                                std::size_t step, SenseLimits limits) {
    if (!is_reviewed(match.decision(step))) {
        return std::nullopt;
    }
    return review_step(solver, match, step, limits);
}

Review review(Solver& solver, const Match& match, SenseLimits limits,
              const ReviewProgress& progress) {
    Review review;
    for (std::size_t step = 0; step < match.size(); ++step) {
        if (progress) {
            progress(step, match.size());
        }
        if (const auto reviewed = review_decision(solver, match, step, limits)) {
            review.decisions.push_back(*reviewed);
        }
    }
    return review;
}

} // namespace kamisado
