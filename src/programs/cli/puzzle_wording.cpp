#include "cli/puzzle_wording.h"

#include "cli/hint_wording.h"
#include "notation/turn.h"
#include "words/sentence.h"

#include <fmt/format.h>

#include <vector>

namespace kamisado::cli {

namespace {

/// Says what kind of move it is, but not which.
std::string kind_of(const Phrasebook& book, const Position& position, Move move) {
    BlockedChain blocked;
    Position after = position;
    after.play(move, blocked);
    Sentence sentence(book);
    sentence.player("player", position.to_move()).player("other", opponent(position.to_move()));
    if (move.is_push()) {
        return sentence.in("puzzle.hint.push");
    }
    if (after.is_over() && after.end()->reason == EndReason::HomeRow) {
        return sentence.in("puzzle.hint.far-row");
    }
    if (after.is_over()) {
        return sentence.in("puzzle.hint.deadlock");
    }
    if (after.to_move() == position.to_move()) {
        return sentence.in("puzzle.hint.again");
    }
    return sentence.in(blocked.empty() ? Phrase("puzzle.hint.quiet")
                                       : Phrase("puzzle.hint.blocked"));
}

std::string tower_and_direction(const Phrasebook& book, const Position& position, Move move) {
    const Annotation annotation = annotate(position, move);
    Sentence sentence(book);
    sentence.colour("tower", annotation.tower).player("player", position.to_move());
    switch (annotation.way.value_or(Way::Forward)) {
    case Way::Left: return sentence.in("puzzle.hint.left");
    case Way::Right: return sentence.in("puzzle.hint.right");
    case Way::Forward:
    case Way::Back: break;
    }
    return sentence.in("puzzle.hint.straight");
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

std::string hint_about(const Phrasebook& book, const MatchState& state, const Decision& right,
                       int nth, Style style) {
    const auto* const move = std::get_if<Move>(&right);
    if (nth == 1) {
        return move == nullptr ? Sentence(book)
                                     .player("other", opponent(*decider(state)))
                                     .in("puzzle.hint.next-round")
                               : kind_of(book, state.position, *move);
    }
    if (nth == 2 && move != nullptr) {
        return tower_and_direction(book, state.position, *move);
    }
    return Sentence(book)
        .text("move", spelled_out(state.position, right, style))
        .in("puzzle.hint.answer");
}

std::string verdict_on(const Phrasebook& book, const Refutation& refutation, Player solver,
                       int points) {
    Sentence sentence(book);
    sentence.player("other", opponent(solver))
        .number("count", refutation.points)
        .number("number", points);
    const bool at_once = refutation.is_over;
    switch (refutation.because) {
    case WrongBecause::Loses:
        return sentence.in(at_once ? Phrase("puzzle.wrong.lost") : Phrase("puzzle.wrong.loses"));
    case WrongBecause::TooFewPoints:
        return sentence.in(at_once ? Phrase("puzzle.wrong.scores") : Phrase("puzzle.wrong.forces"));
    case WrongBecause::NotTheOne: return sentence.in("puzzle.wrong.other");
    case WrongBecause::NotSettled: break;
    }
    return sentence.in("puzzle.wrong.unknown");
}

std::string praise(const Phrasebook& book, const PuzzleEffort& effort) {
    std::vector<std::string> parts;
    const auto add = [&](int count, Phrase phrase) {
        if (count != 0) {
            parts.push_back(Sentence(book).number("count", count).in(phrase));
        }
    };
    add(effort.wrong_tries, "puzzle.tries");
    add(effort.hints, "puzzle.hints");
    if (parts.empty()) {
        return Sentence(book).in("puzzle.solved-at-first-try");
    }
    return Sentence(book).text("list", listed(book, parts, "list.and")).in("puzzle.solved-with");
}

} // namespace kamisado::cli
