#include "cli/puzzle_question.h"

#include "puzzles/study.h"
#include "words/sentence.h"

namespace kamisado::cli {

namespace {

/// "win in 3 moves", "score at least 2 points"
std::string aim(const Phrasebook& book, const Puzzle& puzzle, const PuzzleQuestion& question) {
    std::string text =
        Sentence(book)
            .number("count", puzzle.points)
            .in(puzzle.points == 1 ? Phrase("puzzle.aim.win") : Phrase("puzzle.aim.points"));
    if (!question.ends_round) {
        return text;
    }
    return Sentence(book)
        .text("aim", text)
        .number("count", question.own_moves)
        .in(question.own_moves == 1 ? Phrase("puzzle.aim.at-once") : Phrase("puzzle.aim.in"));
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

std::string task(const Phrasebook& book, const Puzzle& puzzle, const PuzzleQuestion& question) {
    Sentence sentence(book);
    sentence.player("player", question.solver)
        .player("other", opponent(question.solver))
        .text("aim", aim(book, puzzle, question));
    switch (puzzle.theme) {
    case Theme::Hold: return sentence.in("puzzle.task.hold");
    case Theme::Deadlock: return sentence.in("puzzle.task.deadlock");
    case Theme::Push: return sentence.in("puzzle.task.push");
    case Theme::Fill: return sentence.in("puzzle.task.fill");
    case Theme::Win:
    case Theme::Sumo: break;
    }
    return sentence.in("puzzle.task.win");
}

} // namespace kamisado::cli
