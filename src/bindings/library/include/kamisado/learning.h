#pragma once

#include <kamisado/basics.h>
#include <kamisado/error.h>
#include <kamisado/export.h>
#include <kamisado/position.h>
#include <kamisado/solver.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

/// Many rounds at a time as arrays of numbers, for programs that learn. An array has a row for each
/// position, rows one after another; docs/library.md has the tables.
namespace libkamisado {

/// Every move is one of these numbers, in every position: colour × 21 + direction × 7 + distance -
/// 1. Colours in the order of Colour; directions forward 0, left 1, right 2 as the mover sees them;
/// a push is a step forward.
inline constexpr int action_count = 168;

/// What a position looks like to the player to move, who is always at the bottom: 23 planes of 8 ×
/// 8 numbers, each 0 or 1, all 0 when the round is over.
inline constexpr int plane_count = 23;
inline constexpr std::size_t observation_size = std::size_t{plane_count} * 64;

/// The number of a legal move; nullopt when it is not legal.
[[nodiscard]] KAMISADO_API std::optional<int> action_of(const Position& position, Move move);
/// The legal move with this number; nullopt when there is none.
[[nodiscard]] KAMISADO_API std::optional<Move> move_of(const Position& position, int action);

/// Rows of action_count: 1 where an action is legal, 0 elsewhere. These three fail ("batch.size")
/// when the array has not one row for each position.
KAMISADO_API Result<void> write_legal_actions(std::span<const Position> positions,
                                              std::span<std::uint8_t> masks);
/// Rows of observation_size.
KAMISADO_API Result<void> write_observations(std::span<const Position> positions,
                                             std::span<std::uint8_t> planes);
KAMISADO_API Result<void> write_observations(std::span<const Position> positions,
                                             std::span<float> planes);

/// Plays an action in each round; a finished one stays as it is, whatever its action. Fails
/// ("batch.illegal-action") when one is not legal, and nothing has changed then.
KAMISADO_API Result<void> step(std::span<Position> positions,
                               std::span<const std::int32_t> actions);
/// Plays a random legal move in each round that is running; returns how many are. The same seed
/// plays the same.
KAMISADO_API std::size_t step_at_random(std::span<Position> positions, std::uint64_t seed);

/// How rounds of random moves ended.
struct Playouts {
    std::array<std::uint64_t, 2> wins{}; ///< Black's, Gold's
    std::uint64_t deadlocks = 0;         ///< among them
    std::uint64_t moves = 0;             ///< of all rounds together

    friend bool operator==(const Playouts&, const Playouts&) = default;
};

/// Asked now and then whether to go on: how much is done, of how much.
using GoOn = std::function<bool(std::uint64_t done, std::uint64_t total)>;

/// Plays `rounds` rounds of random moves from each position that is running. Ended early, it
/// returns what was counted until then.
[[nodiscard]] KAMISADO_API std::vector<Playouts> playouts(std::span<const Position> positions,
                                                          std::uint64_t rounds, std::uint64_t seed,
                                                          const GoOn& go_on = {});

/// What the solver has proved of many positions, for the player to move.
struct Labels {
    std::vector<std::int8_t> values;  ///< 1 win, -1 loss, 0 not proved, or the round is over
    std::vector<std::int8_t> actions; ///< rows of action_count: 1 wins, -1 loses, 0 illegal or open
    /// Real moves to the end, 0 where it is not proved; empty when they were not asked for.
    std::vector<std::int16_t> distances;
    std::vector<std::int16_t> action_distances; ///< the same for each action

    friend bool operator==(const Labels&, const Labels&) = default;
};

/// Solves every position, each within the limits. A stop() of the solver, or a `false` from
/// `go_on`, leaves the rest open.
[[nodiscard]] KAMISADO_API Labels label(Solver& solver, std::span<const Position> positions,
                                        bool distances = false, Limits limits = {},
                                        const GoOn& go_on = {});

} // namespace libkamisado
