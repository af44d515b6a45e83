#pragma once

#include "rules/position.h"
#include "solver/aim.h"
#include "solver/answer.h"
#include "solver/expansion.h"
#include "solver/key.h"
#include "solver/proof.h"
#include "solver/recent_expansions.h"
#include "solver/transposition_table.h"

#include <cstdint>
#include <functional>
#include <span>
#include <utility>

namespace kamisado {

/// Depth-first proof-number search (Nagai's df-pn): always follows the position that is nearest to
/// being settled, within thresholds that tell when the place to be is elsewhere in the tree, and
/// needs no memory but the table. A round cannot come back to a position, so nothing has to be
/// done about cycles.
///
/// One per thread; they may share a table, but not the recent positions.
class Search {
  public:
    /// Asked every few hundred nodes: whether to go on.
    using GoOn = std::function<bool(std::uint64_t nodes)>;

    Search(TranspositionTable& table, RecentExpansions& recent, GoOn go_on,
           Instructions instructions = Instructions::Best)
        : table_(&table),
          recent_(&recent),
          go_on_(std::move(go_on)),
          expand_(code_for(instructions)) {}

    /// Whether the player to move reaches his aim. In the position a tower must be named.
    [[nodiscard]] Verdict run(const Position& position, Aim aim);

    /// Whether `player` reaches his aim by going to one of these positions, none of which is over
    /// and in all of which a tower is named. It follows the easiest, so that it does not matter
    /// which of them comes first.
    [[nodiscard]] Verdict run_any(std::span<const Position> positions, Player player, Aim aim);

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    struct Choice {
        Proof proof;              ///< of the position, for the player to move
        Child* best = nullptr;    ///< the easiest to prove
        std::uint32_t second = 0; ///< what the second easiest needs
    };

    void begin(const Position& position, Aim aim);
    Proof look(const Position& position, Aim aim, const Key& key, Proof limit,
               const Origin& origin);
    Proof look_into(const Position& after, Aim aim, const Choice& choice, Proof limit,
                    const Expansion* before = nullptr);
    void look_up(std::span<Child> children);
    static Choice choose(std::span<Child> children);

    TranspositionTable* table_;
    RecentExpansions* recent_;
    GoOn go_on_;
    ExpansionCode expand_;
    PerPlayer<FarRowRuns> runs_; ///< of the question
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

} // namespace kamisado
