#include "cli/puzzle_question.h"

#include "cli/wording.h"
#include "puzzles/study.h"

#include <fmt/format.h>

namespace kamisado::cli {

namespace {

/// "win in 3 moves", "score at least 2 points"
std::string aim(const Puzzle& puzzle, const PuzzleQuestion& question) {
    std::string text = puzzle.points == 1
                           ? "win"
                           : fmt::format("score at least {}", counted(puzzle.points, "point"));
    if (question.ends_round) {
        text += question.own_moves == 1 ? " at once" : " in " + counted(question.own_moves, "move");
    }
    return text;
}

} // namespace

PuzzleQuestion question_of(const Puzzle& puzzle) {
    PuzzleQuestion question{.match = match_at_question(puzzle)};
    Match match = question.match;
    question.solver = decider(match.state()).value_or(Player::Black);
    for (const Decision& decision : puzzle.solution) {
        question.own_moves += decider(match.state()) == question.solver ? 1 : 0;
        [[maybe_unused]] const auto events = match.decide(decision);
    }
    question.ends_round = match.position().is_over();
    return question;
}

std::string task(const Puzzle& puzzle, const PuzzleQuestion& question) {
    const auto player = title(question.solver);
    switch (puzzle.theme) {
    case Theme::Hold:
        return fmt::format("{} to move: find the only move that does not lose.", player);
    case Theme::Deadlock:
        return fmt::format("{} to move and {}. Whoever moves last before a deadlock loses.", player,
                           aim(puzzle, question));
    case Theme::Push:
        return fmt::format("{} to move and {}: find the push.", player, aim(puzzle, question));
    case Theme::Fill:
        return fmt::format("{} chooses the fill: make the next round a win, whatever {} does.",
                           player, title(opponent(question.solver)));
    case Theme::Win:
    case Theme::Sumo: break;
    }
    return fmt::format("{} to move and {}.", player, aim(puzzle, question));
}

} // namespace kamisado::cli
