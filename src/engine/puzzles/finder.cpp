#include "puzzles/finder.h"

#include "puzzles/grade.h"
#include "puzzles/puzzle_id.h"
#include "puzzles/study.h"
#include "puzzles/theme_check.h"
#include "rules/moves.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace kamisado {

namespace {

/// A line in which every step of whoever solves it has exactly one right decision.
struct ComposedLine {
    Study study;
    /// The last decision reaches the far row, or leaves the other side nothing but deadlocks.
    /// Otherwise more than one decision would be right next, or it is long enough.
    bool is_finished = false;
    int own_steps = 0;
};

/// More defences that are equally good are not followed.
constexpr int most_defences = 3;

class Composer {
  public:
    Composer(Quest quest, Solver& solver, SearchLimits limits)
        : quest_(quest), solver_(&solver), limits_(limits) {}

    ComposedLine next(const MatchState& state, int own_left) {
        return state.position.to_move() == quest_.solver ? own_step(state, own_left)
                                                         : defence(state, own_left);
    }

  private:
    ComposedLine own_step(const MatchState& state, int own_left) {
        auto alternatives = alternatives_in(state, quest_, *solver_, limits_);
        if (!alternatives || count_right(*alternatives) != 1) {
            return {};
        }
        const auto right = std::ranges::find(*alternatives, true, &Alternative::is_right);
        const StudiedStep step{.before = state,
                               .is_own = true,
                               .alternatives = *alternatives,
                               .taken = static_cast<std::size_t>(right - alternatives->begin())};
        const MatchState after = state_after(step);
        ComposedLine rest;
        if (after.position.is_over()) {
            rest.is_finished = true;
        } else if (own_left > 1) {
            rest = next(after, own_left - 1);
        }
        ++rest.own_steps;
        return preceded(step, std::move(rest));
    }

    ComposedLine defence(const MatchState& state, int own_left) {
        const auto alternatives = alternatives_in(state, quest_, *solver_, limits_);
        if (!alternatives) {
            return {};
        }
        ComposedLine best;
        int followed = 0;
        for (std::size_t index = 0; index < alternatives->size(); ++index) {
            const StudiedStep step{
                .before = state, .is_own = false, .alternatives = *alternatives, .taken = index};
            if (!step.choice().is_right || followed == most_defences) {
                continue;
            }
            const MatchState after = state_after(step);
            if (after.position.is_over()) {
                best.is_finished = true; // the best defence is a deadlock, so that all are
                return best;
            }
            ++followed;
            ComposedLine rest = next(after, own_left);
            if (!rest.study.empty() && worth(rest) > worth(best)) {
                best = preceded(step, std::move(rest));
            }
        }
        return best;
    }

    static MatchState state_after(const StudiedStep& step) {
        MatchState state = step.before;
        state.position.play(std::get<Move>(step.choice().decision));
        return state;
    }

    static ComposedLine preceded(const StudiedStep& step, ComposedLine line) {
        line.study.insert(line.study.begin(), step);
        return line;
    }

    /// By how many it can go wrong at the next own step, among lines of the same length.
    static std::tuple<bool, int, std::size_t> worth(const ComposedLine& line) {
        const auto own = std::ranges::find(line.study, true, &StudiedStep::is_own);
        return {line.is_finished, line.own_steps,
                own == line.study.end() ? 0 : own->alternatives.size()};
    }

    Quest quest_;
    Solver* solver_;
    SearchLimits limits_;
};

/// The longest such line against the best defence; empty where not exactly one decision is right
/// now, or where a limit was reached.
ComposedLine compose(const MatchState& state, Quest quest, int most_own_steps, Solver& solver,
                     SearchLimits limits) {
    return Composer(quest, solver, limits).next(state, most_own_steps);
}

/// For a first look at a moment of a round, and for each step of a line.
constexpr SearchLimits look_limits{.nodes = 6'000};
constexpr SearchLimits line_limits{.nodes = 40'000};
constexpr SearchLimits fill_limits{.nodes = 400'000};

constexpr std::size_t fewest_choices = 3;
/// A move home that is seen at once should at least be one of many.
constexpr std::size_t fewest_choices_of_win_in_one = 7;
constexpr int longest_win = 8;
/// Earlier than this move of a round hardly anything has happened.
constexpr std::size_t opening = 3;
constexpr int longest_hold = 4;

/// A question that could be put after this move.
struct Occasion {
    Position before;
    Move lead;

    [[nodiscard]] Position position() const { return before.after(lead); }
};

/// Moves that were played, and for themes that come up seldom also those that could have been.
std::vector<Occasion> occasions_in(const PlayedRound& round, Theme theme) {
    std::vector<Occasion> occasions;
    const bool is_seldom = theme == Theme::Push || theme == Theme::Sumo || theme == Theme::Fill;
    for (std::size_t nth = opening; nth < round.moves.size(); ++nth) {
        const Position& before = round.positions[nth];
        for (const Move move : legal_moves(before)) {
            const bool is_over = before.after(move).is_over();
            if ((is_seldom || move == round.moves[nth]) && is_over == (theme == Theme::Fill)) {
                occasions.push_back({.before = before, .lead = move});
            }
        }
    }
    return occasions;
}

bool is_deadlocked(const Position& position) {
    return position.is_over() && position.end()->reason == EndReason::Deadlock;
}

bool has_only_deadlocks(const Position& position) {
    return !position.is_over() && std::ranges::all_of(legal_moves(position), [&](Move move) {
        return is_deadlocked(position.after(move));
    });
}

/// Some move is the last one, or leaves the other side nothing but last ones.
bool is_near_deadlock(const Position& position) {
    return std::ranges::any_of(legal_moves(position), [&](Move move) {
        const Position after = position.after(move);
        return is_deadlocked(after) || has_only_deadlocks(after);
    });
}

class Finder {
  public:
    Finder(Theme theme, const PlayedRound& round, Solver& solver)
        : theme_(theme), round_(&round), solver_(&solver) {}

    std::vector<Puzzle> all() {
        for (const Occasion& occasion : occasions_in(*round_, theme_)) {
            if (theme_ == Theme::Fill) {
                consider(occasion, 1, fill_line(occasion));
            } else if (const auto points = points_asked_at(occasion.position())) {
                consider(occasion, *points, line_at(occasion, *points));
            }
        }
        return std::move(found_);
    }

  private:
    /// Whether it can be about the theme at all, before the solver is asked.
    [[nodiscard]] bool is_promising(const Position& position) const {
        if (theme_ == Theme::Push) {
            return pushable_towers(position.board(), position.tower_to_move()) != 0;
        }
        return theme_ != Theme::Deadlock || is_near_deadlock(position);
    }

    /// What a puzzle at this position could ask for: exactly one move gives it.
    std::optional<int> points_asked_at(const Position& position) {
        if (!is_promising(position)) {
            return std::nullopt;
        }
        const Answer answer = solver_->solve(position, {}, look_limits);
        if (answer.verdict != Verdict::Win || answer.moves.size() < fewest_choices) {
            return std::nullopt;
        }
        const auto wins = std::ranges::count(answer.moves, Verdict::Win, &MoveAnswer::verdict);
        if (theme_ == Theme::Sumo) {
            return wins > 1 ? single_best_points(position) : std::nullopt;
        }
        const auto winner = std::ranges::find(answer.moves, Verdict::Win, &MoveAnswer::verdict);
        const bool is_fitting = theme_ != Theme::Push || winner->move.is_push();
        return wins == 1 && is_fitting ? std::optional(1) : std::nullopt;
    }

    std::optional<int> single_best_points(const Position& position) {
        const Answer answer = solver_->solve(position, {.points = true}, look_limits);
        const auto best = std::ranges::count(answer.moves, answer.points, &MoveAnswer::points);
        return answer.points > 1 && best == 1 ? answer.points : std::nullopt;
    }

    static MatchState state_at(const Occasion& occasion) {
        MatchState state;
        state.position = occasion.position();
        return state;
    }

    ComposedLine line_at(const Occasion& occasion, int points) {
        const MatchState state = state_at(occasion);
        const Quest quest{.solver = state.position.to_move(), .points = points};
        const int longest = theme_ == Theme::Hold ? longest_hold : longest_win;
        return compose(state, quest, longest, *solver_, line_limits);
    }

    ComposedLine fill_line(const Occasion& occasion) {
        MatchState state = state_at(occasion);
        state.phase = Phase::Filling;
        const Quest quest{.solver = *decider(state), .points = 1};
        auto alternatives = alternatives_in(state, quest, *solver_, fill_limits);
        if (!alternatives || count_right(*alternatives) != 1) {
            return {};
        }
        const auto right = std::ranges::find(*alternatives, true, &Alternative::is_right);
        const auto taken = static_cast<std::size_t>(right - alternatives->begin());
        return {.study = {{.before = state,
                           .is_own = true,
                           .alternatives = std::move(*alternatives),
                           .taken = taken}},
                .is_finished = true,
                .own_steps = 1};
    }

    [[nodiscard]] bool is_worth_solving(const ComposedLine& line, int points) {
        if (line.study.empty()) {
            return false;
        }
        const std::size_t choices = line.study.front().alternatives.size();
        if (theme_ == Theme::Win && line.own_steps == 1 && choices < fewest_choices_of_win_in_one) {
            return false;
        }
        if (theme_ == Theme::Push && !line.is_finished && line.own_steps < 3) {
            return false;
        }
        return is_on_theme(theme_, points, line.study);
    }

    void consider(const Occasion& occasion, int points, const ComposedLine& line) {
        if (!is_worth_solving(line, points)) {
            return;
        }
        Puzzle puzzle{.id = {},
                      .theme = theme_,
                      .grade = grade_of(line.study),
                      .format = round_->format,
                      .start = occasion.before,
                      .lead = {occasion.lead},
                      .solution = {},
                      .points = points};
        // A winning lead may have decided the match.
        if (match_at_question(puzzle).is_over()) {
            return;
        }
        for (const StudiedStep& step : line.study) {
            puzzle.solution.push_back(step.choice().decision);
        }
        puzzle.id = id_of(puzzle);
        found_.push_back(std::move(puzzle));
    }

    Theme theme_;
    const PlayedRound* round_;
    Solver* solver_;
    std::vector<Puzzle> found_;
};

} // namespace

std::vector<Puzzle> find_puzzles(Theme theme, const PlayedRound& round, Solver& solver) {
    solver.forget();
    return Finder(theme, round, solver).all();
}

} // namespace kamisado
