#pragma once

#include "solver/control.h"
#include "solver/recent_expansions.h"
#include "solver/search.h"
#include "solver/transposition_table.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace kamisado {

/// A list of questions that are independent of each other, asked by as many threads as there are.
/// When none is left to begin, the idle threads join in those that still run: with one table they
/// help each other, and whoever is first ends it for all.
class Inquiry {
  public:
    /// Answers question `index` with a number, or with nullopt if it was stopped.
    using Ask = std::function<std::optional<int>(std::size_t index, Search& search)>;
    using Answers = std::vector<std::optional<int>>;
    /// Told in the calling thread how many are answered.
    using Settled = std::function<void(int settled)>;

    /// As many threads as there are recent positions of one.
    Inquiry(TranspositionTable& table, Control& control, std::span<RecentExpansions> recent)
        : table_(&table), control_(&control), recent_(recent) {}

    [[nodiscard]] Answers run(std::size_t count, const Ask& ask, const Settled& settled);

  private:
    struct Shared;
    void work(Shared& shared, RecentExpansions& recent, const Ask& ask,
              const Settled& settled) const;

    TranspositionTable* table_;
    Control* control_;
    std::span<RecentExpansions> recent_;
};

} // namespace kamisado
