#pragma once

#include "puzzles/puzzle.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

/// The puzzle of the day, the same for everyone on a date: docs/puzzles.md. The page counts in the
/// same way.
namespace kamisado {

/// Reads a date that is written as `2026-11-16` and that there is, from 1970 on.
[[nodiscard]] std::optional<std::chrono::year_month_day> date_from(std::string_view text);

/// The days since 1970-01-01.
[[nodiscard]] int day_number(std::chrono::year_month_day date);

/// Which of `count` puzzles, in the order of their ids, is put on a day. Every one comes once in
/// `count` days. There must be one at least, and no day before 1970.
[[nodiscard]] std::size_t daily_index(int day, std::size_t count);

/// The puzzle of a day; there must be one at least.
[[nodiscard]] const Puzzle& daily_puzzle(const std::vector<Puzzle>& puzzles, int day);

} // namespace kamisado
