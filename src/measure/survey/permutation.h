#pragma once

#include <cstdint>
#include <vector>

/// Orders of a few different things, numbered as a dictionary would list them.
namespace kamisado::survey {

[[nodiscard]] std::uint64_t permutation_count(std::size_t size);

/// The order of 0, 1, … size - 1 with this number; 0 is the ascending one.
[[nodiscard]] std::vector<std::size_t> permutation_at(std::uint64_t rank, std::size_t size);

/// The number of an order; the reverse of permutation_at().
[[nodiscard]] std::uint64_t rank_of(const std::vector<std::size_t>& permutation);

} // namespace kamisado::survey
