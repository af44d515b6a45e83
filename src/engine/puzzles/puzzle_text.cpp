#include "puzzles/puzzle_text.h"

#include "notation/decision_text.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "puzzles/puzzle_line.h"

#include <map>
#include <utility>

namespace kamisado {

namespace {

using puzzle_line::Piece;

constexpr std::string_view heading = "Kamisado puzzles 1";

std::string write_steps(std::span<const Decision> steps) {
    std::string text;
    for (const Decision& step : steps) {
        text += text.empty() ? "" : puzzle_line::between_decisions;
        text += write_decision(step);
    }
    return text.empty() ? std::string(puzzle_line::no_lead) : text;
}

std::string write_puzzle(const Puzzle& puzzle) {
    std::string text = puzzle.id;
    text += ' ';
    text += name_of(puzzle.theme);
    text += ' ' + std::to_string(puzzle.grade);
    text += ' ' + write_format(puzzle.format);
    text += ' ' + std::to_string(puzzle.points);
    for (const std::string& field :
         {write_position(puzzle.start), write_steps(puzzle.lead), write_steps(puzzle.solution)}) {
        text += puzzle_line::between_fields;
        text += field;
    }
    return text;
}

std::vector<Piece> lines_of(std::string_view text) {
    std::vector<Piece> lines = puzzle_line::split({.text = text}, "\n");
    int number = 0;
    for (Piece& line : lines) {
        line.line = ++number;
        line.column = 1;
        if (line.text.ends_with('\r')) {
            line.text.remove_suffix(1);
        }
    }
    return lines;
}

} // namespace

std::string write_puzzles(std::span<const Puzzle> puzzles) {
    std::string text(heading);
    text += '\n';
    for (const Puzzle& puzzle : puzzles) {
        text += write_puzzle(puzzle);
        text += '\n';
    }
    return text;
}

std::expected<std::vector<Puzzle>, Error> read_puzzles(std::string_view text) {
    const auto lines = lines_of(text);
    if (lines.front().text != heading) {
        return std::unexpected(
            puzzle_line::error_at(ErrorId::PuzzlesHeading, lines.front(), std::string(heading)));
    }
    std::vector<Puzzle> puzzles;
    std::map<std::string, int> line_of_id;
    for (const Piece& line : std::span(lines).subspan(1)) {
        if (line.text.empty() || line.text.starts_with('#')) {
            continue;
        }
        auto puzzle = puzzle_line::read_puzzle(line);
        if (!puzzle) {
            return std::unexpected(std::move(puzzle).error());
        }
        const auto [known, is_new] = line_of_id.emplace(puzzle->id, line.line);
        if (!is_new) {
            return std::unexpected(puzzle_line::error_at(
                ErrorId::PuzzlesIdTwice, line.from(0, puzzle_line::id_length), known->second));
        }
        puzzles.push_back(*std::move(puzzle));
    }
    return puzzles;
}

} // namespace kamisado
