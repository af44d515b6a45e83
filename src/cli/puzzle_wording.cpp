#include "cli/puzzle_wording.h"

#include "cli/hint_wording.h"
#include "cli/wording.h"
#include "notation/turn.h"

#include <fmt/format.h>

#include <string_view>

namespace kamisado::cli {

namespace {

/// What kind of move it is, without which.
std::string kind_of(const Position& position, Move move) {
    BlockedChain blocked;
    Position after = position;
    after.play(move, blocked);
    if (move.is_push()) {
        return "It is a push.";
    }
    if (after.is_over() && after.end()->reason == EndReason::HomeRow) {
        return "A tower can go home.";
    }
    if (after.is_over()) {
        return "It ends the round with a deadlock.";
    }
    if (after.to_move() == position.to_move()) {
        return fmt::format("It gives {} a blocked tower, so that {} moves again.",
                           title(opponent(position.to_move())), title(position.to_move()));
    }
    if (!blocked.empty()) {
        return "It leads to blocked towers on both sides.";
    }
    return fmt::format("It is a quiet move: what matters is which tower {} must move then.",
                       title(opponent(position.to_move())));
}

/// As the player sees it who moves.
std::string_view direction_of(Way way) {
    switch (way) {
    case Way::Left: return "diagonally to the left";
    case Way::Right: return "diagonally to the right";
    case Way::Forward:
    case Way::Back: break;
    }
    return "straight ahead";
}

std::string tower_and_direction(const Position& position, Move move) {
    const Annotation annotation = annotate(position, move);
    return fmt::format("Move {} {}, as {} sees it.", word(annotation.tower),
                       direction_of(annotation.way.value_or(Way::Forward)),
                       title(position.to_move()));
}

std::string hint_about_fill(const MatchState& state, int nth) {
    const auto loser = title(opponent(*decider(state)));
    return nth == 1
               ? fmt::format("{} starts the next round: with one fill no first move wins.", loser)
               : fmt::format("Look at the towers in {}'s middle: can one of them run home?", loser);
}

} // namespace

std::string hint_about(const MatchState& state, const Decision& right, int nth, Style style) {
    if (nth >= last_hint) {
        return fmt::format("The answer is {}.", write_decision(state.position, right, style));
    }
    const auto* const move = std::get_if<Move>(&right);
    if (move == nullptr) {
        return hint_about_fill(state, nth);
    }
    return nth == 1 ? kind_of(state.position, *move) : tower_and_direction(state.position, *move);
}

std::string verdict_on(const Refutation& refutation, Player solver, int points) {
    const auto enemy = title(opponent(solver));
    const bool at_once = refutation.line.empty();
    switch (refutation.because) {
    case WrongBecause::Loses:
        return at_once ? fmt::format("Wrong: {} has won.", enemy)
                       : fmt::format("Wrong: {} wins.", enemy);
    case WrongBecause::TooFewPoints:
        return fmt::format("Not enough: it wins, but {} {}, and {} needed.",
                           at_once ? "scores only" : "can be held to",
                           counted(refutation.points, "point"),
                           points == 1 ? "1 is" : fmt::format("{} are", points));
    case WrongBecause::NotTheOne:
        return "It reaches the aim, but it is not the solution that is written down.";
    case WrongBecause::NotSettled: break;
    }
    return "Wrong, but how it is refuted was not found in time.";
}

std::string praise(const PuzzleEffort& effort) {
    if (effort.wrong_tries == 0 && effort.hints == 0) {
        return "Solved at the first try.";
    }
    std::string with;
    if (effort.wrong_tries != 0) {
        with = counted(effort.wrong_tries, "wrong try", "wrong tries");
    }
    if (effort.hints != 0) {
        with += (with.empty() ? "" : " and ") + counted(effort.hints, "hint");
    }
    return fmt::format("Solved with {}.", with);
}

} // namespace kamisado::cli
