#include "computer/analysis.h"

#include "computer/settle.h"
#include "rules/moves.h"
#include "rules/symmetry.h"

#include <algorithm>

namespace kamisado {

namespace {

int count_if(const std::vector<Choice>& choices, auto is_known) {
    return static_cast<int>(std::ranges::count_if(choices, is_known));
}

bool has_verdict(const Choice& choice) { return choice.verdict != Verdict::Unknown; }

/// What was known before stays.
void take(const Finding& finding, Choice& choice) {
    choice.verdict = has_verdict(choice) ? choice.verdict : finding.verdict;
    choice.distance = choice.distance ? choice.distance : finding.distance;
    choice.points = choice.points ? choice.points : finding.points;
}

} // namespace

Analysis::Analysis(Solver& solver, const MatchState& state, Format format,
                   AnalysisQuestion question)
    : solver_(&solver),
      state_(state),
      format_(format),
      question_(question),
      nodes_before_(solver.nodes()),
      each_(first_try) {
    // Chances are weighed by points, where points are rings.
    question_.points = question.points || (question.match && format.has_rings());
    switch (state.phase) {
    case Phase::Playing: add_moves(); break;
    case Phase::Filling:
        for (const FillFrom side : all_fills) {
            choices_.push_back({.decision = Fill{side}, .chance = {}});
        }
        stage_ = Stage::Chances;
        break;
    case Phase::Over: stage_ = Stage::Done; break;
    }
}

void Analysis::add_moves() {
    const bool is_own_image = mirrored(state_.position) == state_.position;
    for (const Move move : legal_moves(state_.position)) {
        std::size_t original = choices_.size();
        for (std::size_t earlier = 0; is_own_image && earlier < choices_.size(); ++earlier) {
            if (std::get<Move>(choices_[earlier].decision) == mirrored(move)) {
                original = earlier;
            }
        }
        originals_.push_back(original);
        choices_.push_back({.decision = move, .chance = {}});
    }
}

void Analysis::step(std::uint64_t nodes) {
    switch (stage_) {
    case Stage::Verdicts: seek_verdicts(nodes); break;
    case Stage::Distances: seek_details({.distance = true}, nodes); break;
    case Stage::Points: seek_details({.points = true}, nodes); break;
    case Stage::Chances: seek_chances(); break;
    case Stage::Done: break;
    }
}

bool Analysis::is_asked(Stage stage) const {
    switch (stage) {
    case Stage::Distances: return question_.distance;
    case Stage::Points: return question_.points;
    case Stage::Chances: return question_.match;
    case Stage::Verdicts:
    case Stage::Done: break;
    }
    return true;
}

void Analysis::go_on() {
    const auto next = [&] { return static_cast<Stage>(static_cast<int>(stage_) + 1); };
    stage_ = next();
    while (!is_asked(stage_)) {
        stage_ = next();
    }
}

void Analysis::seek_verdicts(std::uint64_t nodes) {
    const std::uint64_t end = solver_->nodes() + nodes;
    while (stage_ == Stage::Verdicts) {
        if (solver_->nodes() >= end || solver_->is_out_of_patience()) {
            return;
        }
        look_at_next_move(end - solver_->nodes());
    }
}

/// Each move gets its share, over as many slices as that takes, before the next one has its turn.
void Analysis::look_at_next_move(std::uint64_t nodes) {
    if (next_ == choices_.size()) {
        next_ = 0;
        each_ *= growth_of_tries;
    }
    const std::size_t index = next_;
    if (originals_[index] == index && !has_verdict(choices_[index])) {
        const std::uint64_t before = solver_->nodes();
        look_at(index, std::min(nodes, each_ - spent_));
        spent_ += solver_->nodes() - before;
        if (!has_verdict(choices_[index]) && spent_ < each_) {
            return;
        }
    }
    spent_ = 0;
    ++next_;
}

bool Analysis::is_open(std::size_t index) const {
    const Choice& choice = choices_[index];
    switch (stage_) {
    case Stage::Verdicts: return !has_verdict(choice);
    case Stage::Distances: return !choice.distance;
    case Stage::Points: return !choice.points;
    case Stage::Chances:
    case Stage::Done: break;
    }
    return false;
}

std::vector<std::size_t> Analysis::open_moves() const {
    std::vector<std::size_t> open;
    for (std::size_t index = 0; index < originals_.size(); ++index) {
        if (originals_[index] == index && is_open(index)) {
            open.push_back(index);
        }
    }
    return open;
}

void Analysis::look_at(std::size_t move, std::uint64_t nodes) {
    const Choice& known = choices_[move];
    const MoveAnswer found = solver_->solve_move(
        state_.position,
        {.move = std::get<Move>(known.decision),
         .verdict = known.verdict,
         .distance = known.distance,
         .points = known.points},
        {.distance = stage_ == Stage::Distances, .points = stage_ == Stage::Points},
        {.nodes = nodes});
    learn({{.move = move,
            .verdict = found.verdict,
            .distance = found.distance,
            .points = found.points}});
}

void Analysis::learn(const std::vector<Finding>& findings) {
    for (const Finding& finding : findings) {
        for (std::size_t image = 0; image < originals_.size(); ++image) {
            if (originals_[image] == originals_[finding.move]) {
                take(finding, choices_[image]);
            }
        }
    }
    while (stage_ < Stage::Chances && open_moves().empty()) {
        go_on();
    }
}

/// The solver restarts in each slice, but finds everything it has proved in its table.
void Analysis::seek_details(Question question, std::uint64_t nodes) {
    const Answer answer = solver_->solve(state_.position, question, {.nodes = nodes});
    for (std::size_t index = 0; index < choices_.size(); ++index) {
        const MoveAnswer& found = answer.moves[index];
        take({.move = index, .distance = found.distance, .points = found.points}, choices_[index]);
    }
    if (answer.nodes < nodes && !solver_->is_out_of_patience()) {
        go_on();
    }
}

void Analysis::seek_chances() {
    MatchSense sense(*solver_);
    const std::vector<Choice> weighed = state_.phase == Phase::Playing
                                            ? sense.weigh_known(state_, format_, choices_)
                                            : sense.weigh(state_, format_);
    if (solver_->is_out_of_patience()) {
        return; // weighed with less than is known
    }
    for (std::size_t index = 0; index < choices_.size(); ++index) {
        Choice& choice = choices_[index];
        choice.chance = weighed[index].chance;
        choice.verdict = has_verdict(choice) ? choice.verdict : weighed[index].verdict;
    }
    has_chances_ = question_.match;
    stage_ = Stage::Done;
}

Verdict Analysis::verdict() const {
    const auto is = [](Verdict verdict) {
        return [=](const Choice& choice) { return choice.verdict == verdict; };
    };
    if (std::ranges::any_of(choices_, is(Verdict::Win))) {
        return Verdict::Win;
    }
    const bool is_lost = !choices_.empty() && std::ranges::all_of(choices_, is(Verdict::Loss));
    return is_lost ? Verdict::Loss : Verdict::Unknown;
}

/// The quickest win or the longest resistance; nothing while one could be better still.
std::optional<int> Analysis::distance() const {
    const Verdict verdict = this->verdict();
    std::optional<int> best;
    for (const Choice& choice : choices_) {
        const bool matters = choice.verdict == verdict || !has_verdict(choice);
        if (!matters) {
            continue;
        }
        if (!choice.distance) {
            return std::nullopt;
        }
        const bool is_better =
            verdict == Verdict::Win ? *choice.distance < best : *choice.distance > best;
        best = !best || is_better ? choice.distance : best;
    }
    return best;
}

int Analysis::total() const {
    int questions = 0;
    if (state_.phase != Phase::Playing) {
        questions = 1;
    } else {
        for (const Stage stage :
             {Stage::Verdicts, Stage::Distances, Stage::Points, Stage::Chances}) {
            questions += is_asked(stage) ? 1 : 0;
        }
    }
    return questions * static_cast<int>(choices_.size());
}

int Analysis::settled() const {
    if (is_done()) {
        return total();
    }
    return count_if(choices_, has_verdict) +
           count_if(choices_, [](const Choice& choice) { return choice.distance.has_value(); }) +
           count_if(choices_, [](const Choice& choice) { return choice.points.has_value(); });
}

} // namespace kamisado
