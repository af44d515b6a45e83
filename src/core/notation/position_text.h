#pragma once

#include "notation/error.h"
#include "rules/board.h"
#include "rules/position.h"
#include "rules/setup.h"

#include <array>
#include <expected>
#include <string>
#include <string_view>

namespace kamisado {

/// A position as it was written: what stands where, legal or not, and in which column.
struct WrittenSetup {
    Setup setup;
    std::array<int, square_count> columns{};
    int player_column = 0;
    int tower_column = 0;
};

/// Reads the three fields and nothing more: any arrangement of towers passes.
[[nodiscard]] std::expected<WrittenSetup, Error> read_setup(std::string_view text);

/// Reads a legal position of a running round.
[[nodiscard]] std::expected<Position, Error> read_position(std::string_view text);

/// Reads a legal position, or the legal board of a finished round (`- -`): see is_running.
struct AnyPosition {
    Setup setup;
    [[nodiscard]] bool is_running() const { return setup.to_move.has_value(); }
};
[[nodiscard]] std::expected<AnyPosition, Error> read_any_position(std::string_view text);

[[nodiscard]] std::string write_position(const Position& position);
[[nodiscard]] std::string write_setup(const Setup& setup);

/// The line-up of a round, rank 8 / rank 1: `obpkyrgn/NGRYKPBO`.
[[nodiscard]] std::string write_line_up(const Board& board);

} // namespace kamisado
