#include "puzzles/composer.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace kamisado {

namespace {

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

} // namespace

ComposedLine compose(const MatchState& state, Quest quest, int most_own_steps, Solver& solver,
                     SearchLimits limits) {
    return Composer(quest, solver, limits).next(state, most_own_steps);
}

} // namespace kamisado
