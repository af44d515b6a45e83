#include "survey/permutation.h"

#include <algorithm>

namespace kamisado::survey {

std::uint64_t permutation_count(std::size_t size) {
    std::uint64_t count = 1;
    for (std::size_t factor = 2; factor <= size; ++factor) {
        count *= factor;
    }
    return count;
}

std::vector<std::size_t> permutation_at(std::uint64_t rank, std::size_t size) {
    std::vector<std::size_t> left;
    left.reserve(size);
    for (std::size_t thing = 0; thing < size; ++thing) {
        left.push_back(thing);
    }
    std::vector<std::size_t> permutation;
    permutation.reserve(size);
    while (!left.empty()) {
        const std::uint64_t following = permutation_count(left.size() - 1);
        const auto chosen = left.begin() + static_cast<std::ptrdiff_t>(rank / following);
        rank %= following;
        permutation.push_back(*chosen);
        left.erase(chosen);
    }
    return permutation;
}

std::uint64_t rank_of(const std::vector<std::size_t>& permutation) {
    std::uint64_t rank = 0;
    for (auto at = permutation.begin(); at != permutation.end(); ++at) {
        const auto smaller =
            std::count_if(at, permutation.end(), [&](std::size_t later) { return later < *at; });
        rank += static_cast<std::uint64_t>(smaller) *
                permutation_count(static_cast<std::size_t>(permutation.end() - at) - 1);
    }
    return rank;
}

} // namespace kamisado::survey
