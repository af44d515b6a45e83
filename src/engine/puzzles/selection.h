#pragma once

#include "puzzles/puzzle.h"

#include <array>
#include <cstddef>
#include <vector>

namespace kamisado {

/// Chooses from what is found, in the order in which it is found: of every grade as many as of the
/// others as long as there are any, none like another, and as many for Black as for Gold.
class Selection {
  public:
    /// `others` have been chosen before, of other themes.
    Selection(int wanted, const std::vector<Puzzle>& others);

    /// Of one round, from which at most one is taken.
    void offer(const std::vector<Puzzle>& puzzles);

    /// There is no room for more of any grade.
    [[nodiscard]] bool is_complete() const { return std::ssize(chosen_) == wanted_; }
    [[nodiscard]] int size() const { return static_cast<int>(chosen_.size()); }
    /// Makes up what is missing in some grades with more of the others.
    [[nodiscard]] std::vector<Puzzle> finish();

  private:
    [[nodiscard]] int room_for(int grade) const;
    [[nodiscard]] bool is_new(const Puzzle& puzzle) const;
    void take(const Puzzle& puzzle);

    int wanted_;
    const std::vector<Puzzle>* others_;
    std::vector<Puzzle> chosen_;
    std::vector<Puzzle> spare_;
    std::array<int, hardest_grade + 1> of_grade_{};
};

} // namespace kamisado
