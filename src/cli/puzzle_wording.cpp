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

std::string about_next_round(const MatchState& state) {
    return fmt::format("{0} starts the next round: after one of the fills {0} has a first move "
                       "that wins, after the other there is none.",
                       title(opponent(*decider(state))));
}

/// "KF3O (e1e4)"
std::string spelled_out(const Position& position, const Decision& decision, Style style) {
    const std::string text = write_decision(position, decision, style);
    const auto* const move = std::get_if<Move>(&decision);
    if (move == nullptr || style.spelling == Spelling::Coordinates) {
        return text;
    }
    return fmt::format("{} ({})", text, write_coordinates(*move));
}

} // namespace

std::string hint_about(const MatchState& state, const Decision& right, int nth, Style style) {
    const auto* const move = std::get_if<Move>(&right);
    if (nth == 1) {
        return move == nullptr ? about_next_round(state) : kind_of(state.position, *move);
    }
    if (nth == 2 && move != nullptr) {
        return tower_and_direction(state.position, *move);
    }
    return fmt::format("The answer is {}.", spelled_out(state.position, right, style));
}

std::string verdict_on(const Refutation& refutation, Player solver, int points) {
    const auto enemy = title(opponent(solver));
    const bool at_once = refutation.is_over;
    switch (refutation.because) {
    case WrongBecause::Loses:
        return at_once ? fmt::format("Wrong: {} has won.", enemy)
                       : fmt::format("Wrong: {} wins.", enemy);
    case WrongBecause::TooFewPoints:
        return fmt::format("Not enough: it wins, but {} {}, and {} are needed.",
                           at_once ? "scores only" : "forces only",
                           counted(refutation.points, "point"), points);
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
