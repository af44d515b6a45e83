#pragma once

#include "notation/error.h"
#include "puzzles/puzzle.h"

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

/// A line of a set of puzzles, and its parts.
namespace kamisado::puzzle_line {

inline constexpr std::string_view between_fields = " | ";
inline constexpr std::string_view between_decisions = ", ";
inline constexpr std::string_view no_lead = "-";
inline constexpr std::size_t id_length = 5;

/// A piece of a line. What stands before it has been read and is ASCII, so that its first byte is
/// its column.
struct Piece {
    std::string_view text;
    int line = 1;
    int column = 1;

    [[nodiscard]] Piece from(std::size_t offset, std::size_t count) const {
        return {text.substr(offset, count), line, column + static_cast<int>(offset)};
    }
};

[[nodiscard]] std::vector<Piece> split(const Piece& piece, std::string_view separator);
[[nodiscard]] Error error_at(ErrorId id, const Piece& piece, Expected expected);

[[nodiscard]] std::expected<Puzzle, Error> read_puzzle(const Piece& line);

} // namespace kamisado::puzzle_line
