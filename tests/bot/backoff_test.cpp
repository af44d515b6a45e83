#include "bot/backoff.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>

namespace kamisado::bot {

namespace {

using std::chrono::milliseconds;

constexpr Backoff::Limits limits{.first = milliseconds(500), .longest = milliseconds(4000)};

TEST(Backoff, WaitsTwiceAsLongEachTime) {
    Backoff backoff(limits, 1);
    for (const int delay : {500, 1000, 2000, 4000, 4000}) {
        const auto wait = backoff.next(milliseconds(0));
        EXPECT_GE(wait, milliseconds(delay));
        EXPECT_LE(wait, milliseconds(2 * delay));
    }
    backoff.reset();
    EXPECT_LE(backoff.next(milliseconds(0)), milliseconds(1000));
}

/// A thousand are lost at the same moment: in no tenth of the time do many more than a tenth come.
void expect_spread(milliseconds at_least, milliseconds from) {
    std::map<std::int64_t, int> tenths;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const auto wait = Backoff(limits, mixed(seed)).next(at_least);
        EXPECT_GE(wait, from);
        ++tenths[10 * (wait - from).count() / (from.count() + 1)];
    }
    EXPECT_EQ(tenths.size(), 10U);
    for (const auto& [tenth, count] : tenths) {
        EXPECT_LT(count, 150) << tenth;
    }
}

TEST(Backoff, SpreadsThoseWhoWereLostTogether) {
    expect_spread(milliseconds(0), milliseconds(500));
}

TEST(Backoff, SpreadsThoseWhoWereSentAwayTogether) {
    expect_spread(milliseconds(2000), milliseconds(2000));
}

} // namespace

} // namespace kamisado::bot
