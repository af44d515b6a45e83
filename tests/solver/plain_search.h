#pragma once

#include "rules/board.h"
#include "rules/player.h"
#include "rules/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace kamisado::tests {

/// All that decides how a round goes on, and nothing that is hashed away.
class ExactKey {
  public:
    explicit ExactKey(const Position& position);

    [[nodiscard]] std::size_t hash() const {
        return std::hash<std::string_view>{}({bytes_.data(), bytes_.size()});
    }
    friend bool operator==(const ExactKey&, const ExactKey&) = default;

  private:
    std::array<char, 18> bytes_{}; // sixteen towers, whose turn, which tower
};

/// How a round ends when both sides know everything, told of no player in particular.
struct PlainResult {
    Player winner{};
    int distance = 0;        ///< real moves to the end: the winner hurries, the loser resists
    PerPlayer<int> points{}; ///< the margin of ring points that each can force: one is minus the
                             ///< other

    friend bool operator==(const PlainResult&, const PlainResult&) = default;
};

/// Tries everything, once. No bounds, no order, no tricks: it is what the solver is held to.
class PlainSearch {
  public:
    /// Gives up after so many positions.
    explicit PlainSearch(std::size_t most_positions) : most_positions_(most_positions) {}

    /// Nothing if there are too many positions behind this one.
    [[nodiscard]] std::optional<PlainResult> solve(const Position& position);

  private:
    struct Hash {
        std::size_t operator()(const ExactKey& key) const { return key.hash(); }
    };

    [[nodiscard]] std::optional<PlainResult> search(const Position& position);

    std::size_t most_positions_;
    std::unordered_map<ExactKey, PlainResult, Hash> known_;
};

} // namespace kamisado::tests
