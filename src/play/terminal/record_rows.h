#pragma once

#include "rules/match.h"
#include "terminal/speech.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::terminal {

/// A line of the record: moves of both players side by side, or a remark over the whole width.
struct RecordRow {
    std::string remark{};
    bool is_heading = false;
    int number = 0;
    PerPlayer<std::string> moves{};
    std::optional<std::size_t> first_step = std::nullopt; ///< of the decisions told here
    std::size_t last_step = 0;
};

/// The record as at the table: for each round who starts, the moves, what it was worth, the fill.
[[nodiscard]] std::vector<RecordRow> record_rows(const Speech& speech, const Match& match);

/// A row in that many columns.
[[nodiscard]] std::string write_row(const RecordRow& row, int columns);

/// The row that tells of that decision, or the last one.
[[nodiscard]] std::size_t row_of_step(const std::vector<RecordRow>& rows, std::size_t step);

} // namespace kamisado::terminal
