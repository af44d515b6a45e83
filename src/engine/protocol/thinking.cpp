#include "protocol/thinking.h"

#include "computer/judgement.h"
#include "computer/level.h"
#include "computer/match_player.h"
#include "computer/match_sense.h"
#include "notation/decision_text.h"
#include "rules/moves.h"
#include "rules/position.h"
#include "solver/solver.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace kamisado::protocol {

namespace {

/// Every move of a round, looked at as far as a number of moves reaches: who wins within it is
/// known, and how fast; what lies beyond it is not asked.
class Horizon {
  public:
    /// The solver must outlive it. The round must not be over.
    Horizon(Solver& solver, const Position& at);

    /// One move of either side further. Cut short when the solver's patience ends.
    void step();
    /// Everything up to here is known: real moves of both sides, the one to be made included.
    [[nodiscard]] int depth() const { return depth_; }
    [[nodiscard]] bool is_settled() const;

    /// In the order of legal_moves().
    [[nodiscard]] const std::vector<Choice>& choices() const { return choices_; }

  private:
    void look(Choice& choice, int depth);

    Solver* solver_;
    Position at_;
    std::vector<Choice> choices_;
    int depth_ = 0;
};

Horizon::Horizon(Solver& solver, const Position& at) : solver_(&solver), at_(at) {
    for (const Move move : legal_moves(at)) {
        choices_.push_back({.decision = move, .chance = {}});
    }
}

bool Horizon::is_settled() const {
    return std::ranges::none_of(
        choices_, [](const Choice& choice) { return choice.verdict == Verdict::Unknown; });
}

void Horizon::step() {
    for (Choice& choice : choices_) {
        if (choice.verdict == Verdict::Unknown) {
            look(choice, depth_ + 1);
        }
    }
    if (!solver_->is_out_of_patience()) {
        ++depth_;
    }
}

/// Nearer ends were ruled out by the steps before, so that an end within `depth` is one in `depth`.
void Horizon::look(Choice& choice, int depth) {
    const Player me = at_.to_move();
    const Position after = at_.after(std::get<Move>(choice.decision));
    if (const auto end = after.end()) {
        choice.verdict = end->winner() == me ? Verdict::Win : Verdict::Loss;
        choice.distance = 1;
        return;
    }
    if (depth == 1) {
        return;
    }
    for (const Player winner : {me, opponent(me)}) {
        if (solver_->verdict_within(after, winner, depth - 1) == Verdict::Win) {
            choice.verdict = winner == me ? Verdict::Win : Verdict::Loss;
            choice.distance = depth;
            return;
        }
    }
}

constexpr std::uint64_t slice_of_nodes = 50'000;
constexpr std::chrono::milliseconds between_lines{250};

/// A win before what is not known, that before a loss; quick wins, slow losses.
std::tuple<int, int, int> rank_of(const Choice& choice) {
    constexpr int far = 1000;
    switch (choice.verdict) {
    case Verdict::Win: return {1, choice.points.value_or(1), -choice.distance.value_or(far)};
    case Verdict::Loss: return {-1, choice.points.value_or(-1), choice.distance.value_or(far)};
    case Verdict::Unknown: break;
    }
    return {0, 0, 0};
}

const Choice& best_so_far(const std::vector<Choice>& choices) {
    return *std::ranges::max_element(choices, {}, rank_of);
}

void add_choice(Info& info, const Choice& choice) {
    info.verdict = choice.verdict;
    info.distance = choice.distance;
    info.points = choice.points;
}

bool is_same(const Choice& a, const Choice& b) {
    return a.verdict == b.verdict && a.distance == b.distance && a.points == b.points;
}

} // namespace

Thinking::Thinking(ThinkingTools tools, Match match, const EngineOptions& options, GoLimits limits)
    : tools_(std::move(tools)), match_(std::move(match)), options_(options), limits_(limits) {}

Decision Thinking::decide() {
    if (!limits_.is_limited()) {
        if (options_.level < highest_level) {
            return decide_by_level();
        }
        return limits_.clocks[*decider(match_.state())].time ? decide_by_clock()
                                                             : decide_by_match_player();
    }
    if (match_.state().phase == Phase::Filling) {
        weigh_fills();
    } else if (limits_.depth) {
        look_to_horizon();
    } else {
        analyse();
    }
    return judge(std::move(choices_));
}

Decision Thinking::decide_by_level() {
    return make_level(options_.level, options_.seed, tools_.patience)->choose(match_);
}

Decision Thinking::decide_by_match_player() {
    const Choice choice =
        MatchPlayer(*tools_.solver, SenseLimits::to_play(), options_.seed).think(match_);
    tell_final(choice, true);
    return choice.decision;
}

/// The match player with few nodes, then with more and more, until he knows who wins or the time
/// that the clock allows is over. What is proved stays in the table; what was cut short does not
/// count.
Decision Thinking::decide_by_clock() {
    constexpr std::uint64_t as_usual = 16; // sixteenths
    constexpr std::uint64_t hardest = as_usual << 16U;
    std::optional<Choice> best;
    for (std::uint64_t share = 1; share <= hardest; share *= 4) {
        const Choice found =
            MatchPlayer(*tools_.solver, SenseLimits::to_play().sixteenths(share), options_.seed)
                .think(match_);
        const bool is_over = tools_.patience->is_over();
        if (!best || !is_over) {
            best = found;
        }
        if (is_over || (share >= as_usual && best->verdict != Verdict::Unknown)) {
            break;
        }
    }
    tell_final(*best, true);
    return best->decision;
}

void Thinking::analyse() {
    Analysis analysis(*tools_.solver, match_.state(), match_.format(),
                      {.distance = true, .points = match_.format().has_rings()});
    choices_ = analysis.choices();
    if (choices_.size() == 1 && !limits_.infinite) {
        return; // it can wait for nothing
    }
    while (!analysis.is_done() && !tools_.patience->is_over()) {
        analysis.step(slice_of_nodes);
        choices_ = analysis.choices();
        progress_ = {.settled = analysis.settled(), .total = analysis.total()};
        tell_now_and_then(choices_, progress_);
    }
}

void Thinking::look_to_horizon() {
    Horizon horizon(*tools_.solver, match_.position());
    choices_ = horizon.choices();
    while (horizon.depth() < *limits_.depth && !horizon.is_settled() &&
           !tools_.patience->is_over()) {
        horizon.step();
        choices_ = horizon.choices();
        const auto settled = std::ranges::count_if(
            choices_, [](const Choice& choice) { return choice.verdict != Verdict::Unknown; });
        progress_ = {.depth = horizon.depth(),
                     .settled = static_cast<int>(settled),
                     .total = static_cast<int>(choices_.size())};
        tell_now_and_then(choices_, progress_);
    }
}

/// Looks again and longer until it is known who wins after either fill.
void Thinking::weigh_fills() {
    const auto is_open = [](const Choice& choice) { return choice.verdict == Verdict::Unknown; };
    for (SenseLimits sense;; sense.line_up.nodes *= growth_of_tries) {
        auto weighed = MatchSense(*tools_.solver, sense).weigh(match_.state(), match_.format());
        if (choices_.empty() || !tools_.patience->is_over()) {
            choices_ = std::move(weighed);
        }
        const auto open = std::ranges::count_if(choices_, is_open);
        const auto total = static_cast<int>(choices_.size());
        progress_ = {.settled = total - static_cast<int>(open), .total = total};
        tell_now_and_then(choices_, progress_);
        if (open == 0 || tools_.patience->is_over() || limits_.depth) {
            return;
        }
    }
}

/// What is known is weighed; where patience is left, with a look at line-ups and answers.
Decision Thinking::judge(std::vector<Choice> choices) {
    if (match_.state().phase == Phase::Playing) {
        choices = MatchSense(*tools_.solver)
                      .weigh_known(match_.state(), match_.format(), std::move(choices));
    }
    const Choice& best = choices[Judgement(*tools_.solver, SenseLimits(), options_.seed)
                                     .best(match_.state(), match_.format(), choices)];
    tell_changes(choices);
    tell_final(best, true);
    return best.decision;
}

Info Thinking::measured() const {
    Info info = progress_;
    info.nodes = tools_.patience->nodes();
    info.time = std::chrono::duration_cast<std::chrono::milliseconds>(tools_.patience->elapsed());
    return info;
}

/// An analysis without limits reports every move.
void Thinking::tell_changes(const std::vector<Choice>& choices) {
    if (!limits_.infinite) {
        return;
    }
    told_.resize(choices.size());
    for (std::size_t index = 0; index < choices.size(); ++index) {
        if (!is_same(choices[index], told_[index])) {
            Info info{.move = write_decision(choices[index].decision)};
            add_choice(info, choices[index]);
            tools_.tell(info);
            told_[index] = choices[index];
        }
    }
}

void Thinking::tell_now_and_then(const std::vector<Choice>& choices, Info info) {
    if (tools_.patience->elapsed() - last_told_ < between_lines) {
        return;
    }
    last_told_ = tools_.patience->elapsed();
    tell_changes(choices);
    progress_ = std::move(info);
    Info line = measured();
    const Choice& best = best_so_far(choices);
    add_choice(line, best);
    line.line = {write_decision(best.decision)};
    tools_.tell(line);
}

void Thinking::tell_final(const Choice& best, bool with_chance) {
    Info info = measured();
    add_choice(info, best);
    if (with_chance && match_.format().target() != 1) {
        info.chance = best.chance.value;
        info.proved = best.chance.proved;
    }
    info.line = line_from(best.decision);
    tools_.tell(info);
}

/// To the end of the round, where it is known how far that is and patience lasts.
std::vector<std::string> Thinking::line_from(const Decision& decision) const {
    std::vector<std::string> line{write_decision(decision)};
    const auto* move = std::get_if<Move>(&decision);
    if (move == nullptr || !limits_.is_limited() || limits_.depth) {
        return line;
    }
    const Position after = match_.position().after(*move);
    for (const Move next : tools_.solver->best_line(after)) {
        line.push_back(write_decision(next));
    }
    return line;
}

} // namespace kamisado::protocol
