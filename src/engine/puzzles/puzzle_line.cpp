#include "puzzles/puzzle_line.h"

#include "notation/ascii.h"
#include "notation/decision_text.h"
#include "notation/describe.h"
#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/record.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace kamisado::puzzle_line {

namespace {

constexpr int most_points = points_for_next_ring(3);

/// An error that was found in the piece as if it were a text of its own.
Error moved_to(const Piece& piece, Error error) {
    error.place.line = piece.line;
    error.place.column += piece.column - 1;
    return error;
}

/// A number from 1 to `most`, as it is written: no sign, no zero in front.
std::optional<int> number_from(std::string_view digits, int most) {
    for (int number = 1; number <= most; ++number) {
        if (digits == std::to_string(number)) {
            return number;
        }
    }
    return std::nullopt;
}

OneOf theme_names() {
    OneOf names;
    for (const Theme theme : all_themes) {
        names.words.emplace_back(name_of(theme));
    }
    return names;
}

bool is_id(std::string_view text) {
    return text.size() == id_length &&
           std::ranges::all_of(text, [](char c) { return is_digit(c) || is_lower(c); });
}

std::optional<Error> read_id(const Piece& word, Puzzle& puzzle) {
    if (!is_id(word.text)) {
        return error_at(ErrorId::PuzzlesId, word, Form::PuzzleId);
    }
    puzzle.id = word.text;
    return std::nullopt;
}

std::optional<Error> read_theme(const Piece& word, Puzzle& puzzle) {
    const auto theme = theme_from_name(word.text);
    if (!theme) {
        return error_at(ErrorId::PuzzlesTheme, word, theme_names());
    }
    puzzle.theme = *theme;
    return std::nullopt;
}

std::optional<Error> read_grade(const Piece& word, Puzzle& puzzle) {
    const auto grade = number_from(word.text, hardest_grade);
    if (!grade) {
        return error_at(ErrorId::PuzzlesGrade, word, NumberRange{1, hardest_grade});
    }
    puzzle.grade = *grade;
    return std::nullopt;
}

std::optional<Error> read_format(const Piece& word, Puzzle& puzzle) {
    const auto format = format_from_name(word.text);
    if (!format) {
        return error_at(ErrorId::PuzzlesFormat, word,
                        OneOf{{"single", "standard", "long", "marathon"}});
    }
    puzzle.format = *format;
    return std::nullopt;
}

std::optional<Error> read_points(const Piece& word, Puzzle& puzzle) {
    const auto points = number_from(word.text, most_points);
    if (!points) {
        return error_at(ErrorId::PuzzlesPoints, word, NumberRange{1, most_points});
    }
    puzzle.points = *points;
    return std::nullopt;
}

/// Id, theme, grade, format and points.
std::optional<Error> read_facts(const Piece& field, Puzzle& puzzle) {
    constexpr std::array readers{read_id, read_theme, read_grade, read_format, read_points};
    const auto words = split(field, " ");
    if (words.size() != readers.size()) {
        Error error = error_at(ErrorId::PuzzlesFields, field, Form::PuzzleFacts);
        error.found = std::to_string(words.size());
        return error;
    }
    for (std::size_t i = 0; i < readers.size(); ++i) {
        if (auto error = readers[i](words[i], puzzle)) {
            return error;
        }
    }
    return std::nullopt;
}

std::expected<Match, Error> read_start(const Piece& field, Puzzle& puzzle) {
    const auto position = read_position(field.text);
    if (!position) {
        return std::unexpected(moved_to(field, position.error()));
    }
    puzzle.start = *position;
    auto match = Match::from(puzzle.format, puzzle.start);
    if (!match) { // the round is running, so that only the rings can be too many
        Error error = error_at(ErrorId::RecordStartWon, field, {});
        error.player = match.error().player;
        return std::unexpected(std::move(error));
    }
    return *std::move(match);
}

std::expected<Decision, Error> read_step(const Piece& step, const Match& match) {
    const auto written = decision_from_name(step.text);
    if (!written ||
        !(std::holds_alternative<Move>(*written) || std::holds_alternative<Fill>(*written))) {
        return std::unexpected(error_at(ErrorId::PuzzlesDecision, step, Form::PuzzleDecision));
    }
    auto decision = read_decision(match.state(), step.text);
    if (!decision) {
        return std::unexpected(moved_to(step, std::move(decision).error()));
    }
    return decision;
}

std::optional<Error> read_steps(const Piece& field, Match& match, std::vector<Decision>& steps) {
    for (const Piece& step : split(field, between_decisions)) {
        const auto decision = read_step(step, match);
        if (!decision) {
            return decision.error();
        }
        [[maybe_unused]] const auto events = match.decide(*decision);
        steps.push_back(*decision);
    }
    return std::nullopt;
}

} // namespace

std::vector<Piece> split(const Piece& piece, std::string_view separator) {
    std::vector<Piece> parts;
    for (std::size_t begin = 0;;) {
        const auto end = piece.text.find(separator, begin);
        parts.push_back(piece.from(begin, end - begin));
        if (end == std::string_view::npos) {
            return parts;
        }
        begin = end + separator.size();
    }
}

Error error_at(ErrorId id, const Piece& piece, Expected expected) {
    return {.id = id,
            .place = {.line = piece.line, .column = piece.column},
            .found = found_in(piece.text),
            .expected = std::move(expected)};
}

std::expected<Puzzle, Error> read_puzzle(const Piece& line) {
    Puzzle puzzle;
    const auto fields = split(line, between_fields);
    if (fields.size() != 4) {
        Error error = error_at(ErrorId::PuzzlesFields, line, Form::PuzzleFields);
        error.found = std::to_string(fields.size());
        return std::unexpected(std::move(error));
    }
    if (auto error = read_facts(fields[0], puzzle)) {
        return std::unexpected(*std::move(error));
    }
    auto match = read_start(fields[1], puzzle);
    if (!match) {
        return std::unexpected(std::move(match).error());
    }
    if (fields[2].text != no_lead) {
        if (auto error = read_steps(fields[2], *match, puzzle.lead)) {
            return std::unexpected(*std::move(error));
        }
    }
    if (auto error = read_steps(fields[3], *match, puzzle.solution)) {
        return std::unexpected(*std::move(error));
    }
    return puzzle;
}

} // namespace kamisado::puzzle_line
