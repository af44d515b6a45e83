#include "online/service_clock.h"

#include <gtest/gtest.h>

using namespace kamisado::online;

namespace {

class ServiceClockTest : public testing::Test {
  protected:
    static constexpr Millis hour = 3'600'000;

    void pass(Millis time) {
        wall_ += time;
        steady_ += time;
    }
    ServiceClock::Correction look(Millis at_least = 0) {
        const auto correction = clock_.look(at_least);
        clock_.apply(correction);
        return correction;
    }

    // NOLINTBEGIN(readability-identifier-naming): as the members of every fixture here
    Millis wall_ = 1'763'200'000'000;
    Millis steady_ = 5000;
    ServiceClock clock_{[this] { return wall_; }, [this] { return steady_; }};
    // NOLINTEND(readability-identifier-naming)
};

TEST_F(ServiceClockTest, BeginsWithTheWallClockAndRunsWithTheSteadyOne) {
    EXPECT_EQ(clock_.now(), wall_);
    pass(700);
    EXPECT_EQ(clock_.now(), wall_);
    EXPECT_FALSE(look().jumped);
}

TEST_F(ServiceClockTest, AJumpForwardsIsFollowedOnlyOnceItWasNoticed) {
    const Millis before = clock_.now();
    wall_ += hour;
    EXPECT_EQ(clock_.now(), before) << "nobody's flag falls";
    const auto correction = clock_.look(before);
    EXPECT_TRUE(correction.jumped);
    EXPECT_EQ(correction.now, wall_);
    EXPECT_EQ(clock_.now(), before) << "not before the outage is on disk";
    clock_.apply(correction);
    EXPECT_EQ(clock_.now(), wall_);
    EXPECT_FALSE(look().jumped);
}

TEST_F(ServiceClockTest, OfTwoWhoLookedTogetherOneCorrectsIt) {
    wall_ += hour;
    const auto first = clock_.look(0);
    const auto second = clock_.look(0);
    EXPECT_TRUE(first.jumped && second.jumped);
    EXPECT_TRUE(clock_.apply(first));
    EXPECT_FALSE(clock_.apply(second));
    EXPECT_EQ(clock_.now(), wall_) << "and not an hour further";
    EXPECT_EQ(clock_.jumps(), 1U);
}

TEST_F(ServiceClockTest, AJumpBackIsNoticedAndTheTimeGoesOn) {
    const Millis before = clock_.now();
    wall_ -= hour;
    pass(1000);
    EXPECT_TRUE(look(before).jumped);
    EXPECT_EQ(clock_.now(), before + 1000);
    for (int i = 0; i < 100; ++i) {
        pass(1000);
        EXPECT_FALSE(look().jumped);
    }
    pass(1); // it had to stand still for the last one
    EXPECT_EQ(clock_.now() - wall_, hour - 100) << "it comes nearer by a millisecond each time";
}

TEST_F(ServiceClockTest, NeverGoesBack) {
    wall_ -= 500;
    const Millis before = clock_.now();
    look();
    EXPECT_GE(clock_.now(), before);
}

TEST_F(ServiceClockTest, ASlowDriftOfTheWallClockIsFollowed) {
    for (int i = 0; i < 1000; ++i) {
        pass(1000);
        wall_ += i % 2;
        EXPECT_FALSE(look().jumped);
    }
    EXPECT_EQ(clock_.now(), wall_);
}

TEST_F(ServiceClockTest, IsNeverBehindOtherProcesses) {
    EXPECT_FALSE(look(wall_ + 300).jumped);
    EXPECT_EQ(clock_.now(), wall_ + 300);
    const auto correction = look(wall_ + hour); // or: started again with a clock that is behind
    EXPECT_TRUE(correction.jumped);
    EXPECT_EQ(clock_.now(), wall_ + hour + 1);
}

} // namespace
