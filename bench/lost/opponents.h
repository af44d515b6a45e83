#pragma once

#include "computer/opponent.h"

#include <cstdint>
#include <memory>
#include <string_view>

namespace kamisado::bench {

/// Those who have a won round and may let it slip, all of them repeatable:
///   level-N   one of our levels
///   depth-N   a plain alpha-beta search of N moves, with a judgement of its own
///   nodes-N   a solver with N nodes for a decision, which plays by eye where they do not suffice
/// Nothing when it is none of these.
[[nodiscard]] std::unique_ptr<Opponent> make_winner(std::string_view name, std::uint64_t seed);

/// Those who have a lost one:
///   present   level 10
///   longest   the move that holds out longest
///   fewest    the move after which the fewest answers win, which was the rule before
[[nodiscard]] std::unique_ptr<Opponent> make_loser(std::string_view name, std::uint64_t seed);

} // namespace kamisado::bench
