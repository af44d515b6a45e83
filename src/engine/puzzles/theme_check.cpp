#include "puzzles/theme_check.h"

#include "rules/moves.h"

#include <algorithm>

namespace kamisado {

namespace {

/// A wrong move that loses within this many moves of both sides is seen to be wrong soon.
constexpr int soon = 4;

Position after(const StudiedStep& step, const Alternative& alternative) {
    return step.before.position.after(std::get<Move>(alternative.decision));
}

bool is_deadlock_lost_by(const Position& position, Player player) {
    const auto end = position.end();
    return end && end->reason == EndReason::Deadlock && end->winner() != player;
}

bool comes_home(const Study& study) {
    const StudiedStep& last = study.back();
    const auto end = after(last, last.choice()).end();
    return end && end->reason == EndReason::HomeRow;
}

/// Whatever the other side answers to the last decision, its own move is the last one.
bool ends_in_forced_deadlock(const Study& study) {
    const StudiedStep& last = study.back();
    const Position position = after(last, last.choice());
    return !position.is_over() && position.to_move() != last.before.position.to_move() &&
           std::ranges::all_of(legal_moves(position), [&](Move move) {
               return is_deadlock_lost_by(position.after(move), position.to_move());
           });
}

/// At one of the own steps a wrong move would itself be the last one, and the right one is not
/// simply the way to the far row.
bool has_way_into_deadlock(const Study& study) {
    return std::ranges::any_of(study, [](const StudiedStep& step) {
        const Player player = step.before.position.to_move();
        return step.is_own && !after(step, step.choice()).is_over() &&
               std::ranges::any_of(step.alternatives, [&](const Alternative& alternative) {
                   return is_deadlock_lost_by(after(step, alternative), player);
               });
    });
}

bool is_push(const Alternative& alternative) {
    return std::get<Move>(alternative.decision).is_push();
}

/// The right decision is a push, where a move would have been possible too.
bool asks_for_push(const Study& study) {
    return std::ranges::any_of(study, [](const StudiedStep& step) {
        return step.is_own && is_push(step.choice()) && step.alternatives.size() > 1;
    });
}

bool holds(const StudiedStep& first) {
    const auto wrong = std::ranges::count(first.alternatives, false, &Alternative::is_right);
    const auto soon_lost =
        std::ranges::count_if(first.alternatives, [](const Alternative& alternative) {
            return !alternative.is_right && *alternative.distance <= soon;
        });
    return *first.choice().distance >= least_distance_of_hold && 2 * soon_lost > wrong;
}

bool wins_too_cheaply(const StudiedStep& first) {
    return std::ranges::any_of(first.alternatives, [](const Alternative& alternative) {
        return !alternative.is_right && alternative.verdict == Verdict::Win;
    });
}

} // namespace

bool is_on_theme(Theme theme, int points, const Study& study) {
    const bool is_fill = study.front().before.phase == Phase::Filling;
    if (is_fill || theme == Theme::Fill) {
        return is_fill && theme == Theme::Fill && study.size() == 1;
    }
    if ((points > 1) != (theme == Theme::Sumo)) {
        return false;
    }
    switch (theme) {
    case Theme::Win: return comes_home(study);
    case Theme::Hold: return holds(study.front());
    case Theme::Deadlock: return ends_in_forced_deadlock(study) || has_way_into_deadlock(study);
    case Theme::Push: return asks_for_push(study);
    case Theme::Sumo: return wins_too_cheaply(study.front()) && comes_home(study);
    case Theme::Fill: break;
    }
    return false;
}

} // namespace kamisado
