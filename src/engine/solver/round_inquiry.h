#pragma once

#include "rules/position.h"
#include "solver/answer.h"
#include "solver/control.h"
#include "solver/inquiry.h"
#include "solver/recent_expansions.h"
#include "solver/search.h"
#include "solver/transposition_table.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace kamisado {

/// One question about a position, move by move: first all verdicts, then with their help the
/// distances and the points.
class RoundInquiry {
  public:
    RoundInquiry(TranspositionTable& table, Control& control, std::span<RecentExpansions> recent,
                 ProgressCallback progress)
        : inquiry_(table, control, recent), control_(&control), progress_(std::move(progress)) {}

    [[nodiscard]] Answer solve(const Position& position, Question question);
    [[nodiscard]] MoveAnswer solve_move(const Position& position, const MoveAnswer& known,
                                        Question question);
    /// Whether the player to move wins: looks for one move that does, not at all of them.
    [[nodiscard]] Verdict verdict(const Position& position);
    [[nodiscard]] Verdict verdict_within(const Position& position, Player hunter, int moves);

  private:
    /// A move with the position that it leads to, and what is proved of it.
    struct Branch {
        MoveAnswer answer;
        Position next;
        /// An earlier move that is the same in the mirror, in a position that is its own image.
        std::optional<std::size_t> image_of;
    };
    /// A question about a branch.
    using About = std::optional<int> (RoundInquiry::*)(const Branch&, Search&) const;
    using AskBranch = std::function<std::optional<int>(const Branch&, Search&)>;

    [[nodiscard]] static std::vector<Branch> branches_of(const Position& position);
    [[nodiscard]] Verdict verdict_of_free_choice(const Position& position);
    /// Asks about every branch; the answers of images are those of their originals.
    [[nodiscard]] Inquiry::Answers ask_all(const std::vector<Branch>& branches,
                                           const AskBranch& ask);
    [[nodiscard]] std::optional<int> wins(const Branch& branch, Search& search) const;
    [[nodiscard]] std::optional<int> distance(const Branch& branch, Search& search) const;
    [[nodiscard]] std::optional<int> points(const Branch& branch, Search& search) const;

    Inquiry inquiry_;
    Control* control_;
    ProgressCallback progress_;
    Player mover_{};
    int settled_ = 0;
    int total_ = 0;
};

} // namespace kamisado
