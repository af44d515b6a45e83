#include "player/level.h"
#include "player/pace.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

#include <chrono>
#include <utility>

namespace kamisado::tests {

namespace {

using namespace std::chrono_literals;

Match played(Format format, int black, int gold, std::uint64_t seed) {
    const auto first = make_level(black, seed);
    const auto second = make_level(gold, seed + 1);
    Match match(format);
    while (const auto player = decider(match.state())) {
        Opponent& opponent = *player == Player::Black ? *first : *second;
        if (!match.decide(opponent.choose(match))) {
            ADD_FAILURE() << opponent.name() << " decides what is not legal";
            break;
        }
    }
    return match;
}

TEST(Level, HasAName) {
    EXPECT_EQ(make_level(3, 1)->name(), "level 3");
    EXPECT_EQ(level_from_name("level 10"), 10);
    EXPECT_EQ(level_from_name("7"), 7);
    for (const auto* const name :
         {"", "0", "11", "level", "level 0", "1x", "Amy", "-1", "level  3"}) {
        EXPECT_EQ(level_from_name(name), std::nullopt) << name;
    }
}

TEST(Level, PlaysLegallyInEveryFormat) {
    for (const auto kind :
         {FormatKind::Single, FormatKind::Standard, FormatKind::Long, FormatKind::Marathon}) {
        for (int level = lowest_level; level < 7; ++level) {
            EXPECT_TRUE(played({.kind = kind}, level, level + 1, 5).is_over());
        }
    }
    EXPECT_TRUE(played({.kind = FormatKind::Standard}, 8, 9, 5).is_over());
    EXPECT_TRUE(played({.kind = FormatKind::Series, .rounds = 3}, 3, 4, 5).is_over());
}

TEST(Level, PlaysTheSameWithTheSameSeed) {
    for (const auto& [black, gold] : {std::pair(1, 2), std::pair(5, 4), std::pair(10, 8)}) {
        const Match once = played({}, black, gold, 11);
        EXPECT_EQ(once, played({}, black, gold, 11));
    }
    EXPECT_NE(played({}, 2, 2, 11), played({}, 2, 2, 12));
}

TEST(Level, TenNeverLosesTheFirstPositionAsChallenger) {
    for (int level = lowest_level; level < highest_level; ++level) {
        const Match match = played({}, highest_level, level, 100);
        EXPECT_EQ(match.state().end->winner, Player::Black) << "against level " << level;
    }
}

TEST(Level, TenPlaysAMatchWithRings) {
    const Match match = played({.kind = FormatKind::Standard}, 3, highest_level, 1);
    EXPECT_EQ(match.state().end->winner, Player::Gold);
}

TEST(Pace, TakesLongerWhereThereIsMoreToThinkAbout) {
    Match match({});
    const auto at_first = thinking_time(match.state(), 5, 1);
    ASSERT_TRUE(match.play(Square(4, 0), Square(4, 3)));
    const auto later = thinking_time(match.state(), 5, 1);
    EXPECT_LT(later, at_first);
    EXPECT_EQ(later, thinking_time(match.state(), 5, 1));
    EXPECT_LT(later, thinking_time(match.state(), 10, 1));
    EXPECT_GE(later, 400ms);
    EXPECT_LE(at_first, 8s);
}

} // namespace

} // namespace kamisado::tests
