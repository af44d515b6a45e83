#include "solver/recent_expansions.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>

namespace kamisado {
namespace {

using Lease = RecentExpansions::Lease;

/// They all want the same places.
Key nth_key(std::uint64_t nth) { return {.black = nth, .gold = 7}; }

TEST(RecentExpansions, KnowWhatWasKept) {
    RecentExpansions recent;
    Expansion* place = nullptr;
    {
        Lease lease = recent.take(nth_key(1));
        EXPECT_FALSE(lease.is_known());
        lease.keep();
        place = &lease.expansion();
    }
    const Lease again = recent.take(nth_key(1));
    EXPECT_TRUE(again.is_known());
    EXPECT_EQ(&again.expansion(), place);
    EXPECT_FALSE(recent.take(nth_key(2)).is_known());
}

TEST(RecentExpansions, DoNotKnowWhatWasNotKept) {
    RecentExpansions recent;
    EXPECT_FALSE(recent.take(nth_key(1)).is_known());
    EXPECT_FALSE(recent.take(nth_key(1)).is_known());
}

TEST(RecentExpansions, ForgetWithTheQuestion) {
    RecentExpansions recent;
    recent.take(nth_key(1)).keep();
    recent.forget();
    EXPECT_FALSE(recent.take(nth_key(1)).is_known());
}

/// A search that goes so deep, and the places it has on its way.
void go_down(RecentExpansions& recent, std::uint64_t depth, std::set<Expansion*>& in_use) {
    if (depth == 0) {
        return;
    }
    const Lease lease = recent.take(nth_key(100 + depth));
    EXPECT_TRUE(in_use.insert(&lease.expansion()).second);
    go_down(recent, depth - 1, in_use);
}

/// However many positions are on the way to where the search is, each has a place of its own, and
/// the places are used again when the search has left them.
TEST(RecentExpansions, LeaveThePlacesInUseAlone) {
    RecentExpansions recent;
    std::set<Expansion*> places;
    for (int round = 0; round < 3; ++round) {
        std::set<Expansion*> in_use;
        go_down(recent, 40, in_use);
        places.merge(in_use);
    }
    EXPECT_EQ(places.size(), 40U);
}

} // namespace
} // namespace kamisado
