#pragma once

#include "rules/board.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::survey {

inline constexpr std::string_view all_files = "abcdefgh";

/// Every pair of home rows without rings, numbered. Number 0 is the first position of a match; then
/// Gold's towers change places quickest. A row is read as its owner sees it, from left to right;
/// the rows stand in the order of a dictionary whose alphabet is the row of the first position.
/// Towers on files that are not named stay where they are in the first position, so that there are
/// small enumerations, too.
class Enumeration {
  public:
    /// Files by their letters, each at most once.
    explicit Enumeration(std::string_view files = all_files);

    [[nodiscard]] std::uint64_t size() const { return rows_ * rows_; }
    [[nodiscard]] Board at(std::uint64_t number) const;
    /// The number of a board whose towers are all at home, whatever their rings; nullopt if a
    /// tower stands where this enumeration never has it.
    [[nodiscard]] std::optional<std::uint64_t> number_of(const Board& board) const;

  private:
    [[nodiscard]] Board::HomeRow row_at(Player player, std::uint64_t rank) const;
    [[nodiscard]] std::optional<std::uint64_t> rank_of_row(const Board& board, Player player) const;

    /// Own places that are filled in every order: 0 is the left corner as the owner sees it.
    PerPlayer<std::vector<std::size_t>> places_;
    std::uint64_t rows_ = 1;
};

/// What is wrong with the files that somebody typed; nullopt if they are letters from a to h,
/// each once and in order.
[[nodiscard]] std::optional<std::string> fault_of_files(std::string_view files);

} // namespace kamisado::survey
