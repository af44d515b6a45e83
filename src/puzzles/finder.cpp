#include "puzzles/finder.h"

#include "puzzles/composer.h"
#include "puzzles/grade.h"
#include "puzzles/puzzle_id.h"
#include "puzzles/theme_check.h"
#include "rules/moves.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace kamisado {

namespace {

/// For a first look at a moment of a round, and for each step of a line.
constexpr SearchLimits look_limits{.nodes = 40'000};
constexpr SearchLimits line_limits{.nodes = 150'000};
constexpr SearchLimits fill_limits{.nodes = 600'000};

constexpr std::size_t fewest_choices = 3;
/// A move home that is seen at once should at least be one of many.
constexpr std::size_t fewest_choices_of_win_in_one = 7;
constexpr int longest_win = 8;
constexpr int longest_hold = 4;

class Finder {
  public:
    Finder(Theme theme, const PlayedRound& round, Solver& solver)
        : theme_(theme), round_(&round), solver_(&solver) {}

    std::vector<Puzzle> all() {
        if (theme_ == Theme::Fill) {
            consider(round_->moves.size(), 1, fill_line());
            return std::move(found_);
        }
        // The first position is a free choice among all towers: too much for a puzzle.
        for (std::size_t moment = 1; moment + 1 < round_->positions.size(); ++moment) {
            if (const auto points = points_asked_at(round_->positions[moment])) {
                consider(moment, *points, line_at(moment, *points));
            }
        }
        return std::move(found_);
    }

  private:
    /// What a puzzle at this position could ask for: exactly one move gives it.
    std::optional<int> points_asked_at(const Position& position) {
        const Answer answer =
            solver_->solve(position, {.points = theme_ == Theme::Sumo}, look_limits);
        if (answer.verdict != Verdict::Win || answer.moves.size() < fewest_choices) {
            return std::nullopt;
        }
        const auto wins = std::ranges::count(answer.moves, Verdict::Win, &MoveAnswer::verdict);
        if (theme_ != Theme::Sumo) {
            return wins == 1 ? std::optional(1) : std::nullopt;
        }
        const auto best = std::ranges::count(answer.moves, answer.points, &MoveAnswer::points);
        const bool is_worth_it = answer.points > 1 && best == 1 && wins > 1;
        return is_worth_it ? answer.points : std::nullopt;
    }

    [[nodiscard]] MatchState state_at(std::size_t moment) const {
        MatchState state;
        state.position = round_->positions[moment];
        return state;
    }

    ComposedLine line_at(std::size_t moment, int points) {
        const MatchState state = state_at(moment);
        const Quest quest{.solver = state.position.to_move(), .points = points};
        const int longest = theme_ == Theme::Hold ? longest_hold : longest_win;
        return compose(state, quest, longest, *solver_, line_limits);
    }

    ComposedLine fill_line() {
        MatchState state = state_at(round_->moves.size());
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
        const bool is_one_step = line.own_steps == 1 && theme_ != Theme::Fill;
        if (is_one_step && theme_ != Theme::Hold && theme_ != Theme::Deadlock &&
            choices < fewest_choices_of_win_in_one) {
            return false;
        }
        if (theme_ == Theme::Push && !line.is_finished && line.own_steps < 2) {
            return false;
        }
        return is_on_theme(theme_, points, line.study, *solver_);
    }

    void consider(std::size_t moment, int points, const ComposedLine& line) {
        if (!is_worth_solving(line, points)) {
            return;
        }
        Puzzle puzzle{.id = {},
                      .theme = theme_,
                      .grade = grade_of(line.study),
                      .format = round_->format,
                      .start = round_->positions[moment - 1],
                      .lead = {round_->moves[moment - 1]},
                      .solution = {},
                      .points = points};
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
