#pragma once

#include "rules/match.h"
#include "solver/solver.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// What a match tells about whether its players were helped: how often they found the only move
/// that won, held against what players of their strength find. A figure for a person to look at,
/// and nothing that punishes by itself (docs/moderation.md).
namespace kamisado {

/// A moment at which one move won and all others lost.
struct OnlyMove {
    std::size_t step = 0; ///< of the match
    Player player{};
    std::optional<int> distance; ///< to the end of the round, this move included; nullopt: far
    bool found = false;
};
struct OnlyMoves {
    std::vector<OnlyMove> chances;
    PerPlayer<int> moves{}; ///< that were a choice
};

/// How hard to look, in nodes, so that the same match has the same figure on every machine.
struct OnlyMoveLimits {
    std::uint64_t each = 200'000; ///< for a decision; one that takes more is left out
    std::uint64_t distance = 100'000;
    std::uint64_t all = 6'000'000; ///< for the match
};
/// A solver that is stopped, or whose patience ends, finds no more of them.
[[nodiscard]] OnlyMoves only_moves(Solver& solver, const Match& match, OnlyMoveLimits limits = {});

/// How far a win lies decides how hard it is to find: at once, in two more moves, in up to six
/// more, further.
inline constexpr std::size_t distance_groups = 4;
[[nodiscard]] std::size_t distance_group(std::optional<int> distance);

/// Only moves by distance.
struct OnlyMoveTally {
    std::array<int, distance_groups> chances{};
    std::array<int, distance_groups> found{};

    void add(std::optional<int> distance, bool is_found);
    void add(const OnlyMoveTally& other);
};
using FoundShares = std::array<double, distance_groups>;

/// The share that players of a rating find, as our levels do: measured in their games
/// (bench_fair_play), and put between two levels where the rating is.
[[nodiscard]] FoundShares shares_of_levels(double rating);
/// The same, where people's own games are known: they count the more, the more there are.
[[nodiscard]] FoundShares shares_of_people(double rating, const OnlyMoveTally& people);
/// That a level stands for. Only differences are measured; that level 4 is an average person is a
/// guess, which people's own games replace.
[[nodiscard]] double rating_of_level(int level);

struct FairPlayFigure {
    int chances = 0;
    int found = 0;
    double expected = 0;   ///< of them
    double deviations = 0; ///< by how many standard deviations more than expected were found
};
[[nodiscard]] FairPlayFigure figure_of(const OnlyMoveTally& tally, const FoundShares& shares);

/// A person should look at more deviations than this, found in at least this many chances.
/// docs/moderation.md says how often that happens to players who had no help.
inline constexpr double unusual_deviations = 3;
inline constexpr int fewest_chances = 20;
[[nodiscard]] bool is_unusual(const FairPlayFigure& figure);

} // namespace kamisado
