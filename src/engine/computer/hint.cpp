#include "computer/hint.h"

#include "computer/threats.h"
#include "computer/weak_spots.h"

#include <algorithm>

namespace kamisado {

namespace {

using Reasons = std::vector<Reason>;

bool others_all_lose(const std::vector<Choice>& choices, std::size_t best) {
    for (std::size_t index = 0; index < choices.size(); ++index) {
        if (index != best && choices[index].verdict != Verdict::Loss) {
            return false;
        }
    }
    return choices.size() > 1;
}

/// Enemy towers that other moves would let reach the far row.
void add_threats(Reasons& reasons, const Position& before, Move move) {
    const Board after = before.after(move).board();
    std::optional<Tower> uncalled;
    bool stops_one = false;
    for (const Tower tower : threats_in(before)) {
        if (can_go_home(before.board(), tower) && !can_go_home(after, tower)) {
            reasons.push_back({.kind = ReasonKind::StopsTower, .tower = tower});
            stops_one = true;
        } else if (!uncalled && can_go_home(after, tower)) {
            uncalled = tower;
        }
    }
    if (uncalled && !stops_one) {
        reasons.push_back({.kind = ReasonKind::LeavesTowerUncalled, .tower = uncalled});
    }
}

void add_win(Reasons& reasons, const Position& before, const std::vector<Choice>& choices,
             std::size_t best) {
    const Choice& choice = choices[best];
    const Move move = std::get<Move>(choice.decision);
    const bool at_once = before.after(move).is_over();
    reasons.push_back({.kind = at_once ? ReasonKind::WinsAtOnce : ReasonKind::WinsIn,
                       .number = at_once ? std::nullopt : choice.distance});
    if (others_all_lose(choices, best)) {
        reasons.push_back({.kind = ReasonKind::EveryOtherMoveLoses});
    }
    if (choice.points.value_or(1) > 1) {
        reasons.push_back({.kind = ReasonKind::ScoresPoints, .number = choice.points});
    }
    if (!at_once) {
        add_threats(reasons, before, move);
    }
}

bool loses_cheaply(const std::vector<Choice>& choices, const Choice& choice) {
    return choice.points && std::ranges::any_of(choices, [&](const Choice& other) {
               return other.points && *other.points < *choice.points;
           });
}

/// Only where the distance of every move is known.
bool lasts_longest(const std::vector<Choice>& choices, const Choice& choice) {
    return choices.size() > 1 && std::ranges::all_of(choices, [&](const Choice& other) {
               return other.distance && other.distance <= choice.distance;
           });
}

/// Why a lost round is lost this way. Deciders of a match have nothing to save any more.
void add_loss(Reasons& reasons, Solver& solver, const Position& before,
              const std::vector<Choice>& choices, const Choice& choice, SearchLimits limits) {
    reasons.push_back({.kind = ReasonKind::LosesIn, .number = choice.distance});
    if (lasts_longest(choices, choice)) {
        reasons.push_back({.kind = ReasonKind::LastsLongest});
    }
    const Move move = std::get<Move>(choice.decision);
    const Answers answers = answers_to(solver, before, move, limits);
    if (answers.winning < answers.all) {
        reasons.push_back(
            {.kind = ReasonKind::HardToAnswer, .number = answers.winning, .of = answers.all});
    }
    if (loses_cheaply(choices, choice)) {
        reasons.push_back({.kind = ReasonKind::LosesCheaply, .number = -*choice.points});
    }
    add_threats(reasons, before, move);
}

void add_fill(Reasons& reasons, const MatchState& state, const Choice& choice,
              const Choice& other) {
    const Player me = *decider(state);
    const auto spots = [&](const Choice& fill) {
        const FillFrom side = std::get<Fill>(fill.decision).side;
        return weak_spots(regrouped(state.position.board(), side), me);
    };
    const std::vector<Tower> left_over = spots(choice);
    for (const Tower tower : spots(other)) {
        if (std::ranges::find(left_over, tower) == left_over.end()) {
            reasons.push_back({.kind = ReasonKind::KeepsTowerOffItsColour, .tower = tower});
        }
    }
    if (choice.verdict == Verdict::Win) {
        reasons.push_back({.kind = ReasonKind::ChallengerCannotWin});
    } else if (choice.chance.value > other.chance.value) {
        reasons.push_back({.kind = ReasonKind::BetterChances});
    }
}

Reasons reasons_for_move(Solver& solver, const Position& before, const std::vector<Choice>& choices,
                         std::size_t best, SearchLimits limits) {
    Reasons reasons;
    if (choices.size() == 1) {
        reasons.push_back({.kind = ReasonKind::OnlyMove});
    }
    switch (choices[best].verdict) {
    case Verdict::Win: add_win(reasons, before, choices, best); break;
    case Verdict::Loss: add_loss(reasons, solver, before, choices, choices[best], limits); break;
    case Verdict::Unknown:
        add_threats(reasons, before, std::get<Move>(choices[best].decision));
        reasons.push_back({.kind = ReasonKind::NotSolved});
        break;
    }
    return reasons;
}

} // namespace

Hint give_hint(Solver& solver, const MatchState& state, Format format, SenseLimits limits) {
    const std::vector<Choice> choices = MatchSense(solver, limits).weigh(state, format);
    const std::size_t best = Judgement(solver, limits).best(state, format, choices);
    Hint hint{.choice = choices[best], .reasons = {}};
    if (state.phase == Phase::Filling) {
        add_fill(hint.reasons, state, choices[best], choices[1 - best]);
    } else {
        hint.reasons = reasons_for_move(solver, state.position, choices, best, limits.answers);
    }
    if (hint.choice.chance.proved && hint.choice.chance.value >= 1 && format.target() != 1) {
        hint.reasons.push_back({.kind = ReasonKind::DecidesMatch});
    }
    return hint;
}

} // namespace kamisado
