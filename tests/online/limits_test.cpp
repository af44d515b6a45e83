#include "online/limits.h"

#include <gtest/gtest.h>

#include <string>

using namespace kamisado::online;

namespace {

constexpr Rate three_then_one{.burst = 3, .per_second = 1};

TEST(TokenBucket, LetsABurstThroughAndThenOneASecond) {
    TokenBucket bucket;
    for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(bucket.take(three_then_one, 1000)) << i;
    }
    EXPECT_FALSE(bucket.take(three_then_one, 1000));
    EXPECT_FALSE(bucket.take(three_then_one, 1999));
    EXPECT_TRUE(bucket.take(three_then_one, 2000));
    EXPECT_FALSE(bucket.take(three_then_one, 2000));
}

TEST(TokenBucket, ARefusedOneCostsNothing) {
    TokenBucket bucket;
    EXPECT_TRUE(bucket.take(three_then_one, 0, 3));
    for (Millis now = 0; now < 1000; now += 10) {
        EXPECT_FALSE(bucket.take(three_then_one, now));
    }
    EXPECT_TRUE(bucket.take(three_then_one, 1000));
}

TEST(TokenBucket, SaysHowLongToWait) {
    TokenBucket bucket;
    EXPECT_EQ(bucket.wait(three_then_one, 5000), 0);
    EXPECT_TRUE(bucket.take(three_then_one, 5000, 3));
    EXPECT_EQ(bucket.wait(three_then_one, 5000), 1000);
    EXPECT_EQ(bucket.wait(three_then_one, 5500), 500);
    EXPECT_EQ(bucket.wait(three_then_one, 6000), 0);
    EXPECT_TRUE(bucket.take(three_then_one, 6000));
}

TEST(TokenBucket, FillsUpAndNoFurther) {
    TokenBucket bucket;
    EXPECT_TRUE(bucket.take(three_then_one, 0));
    EXPECT_TRUE(bucket.take(three_then_one, 1'000'000, 3));
    EXPECT_FALSE(bucket.take(three_then_one, 1'000'000));
}

TEST(TokenBucket, AClockThatJumpsBackFillsNothing) {
    TokenBucket bucket;
    EXPECT_TRUE(bucket.take(three_then_one, 10'000, 3));
    EXPECT_FALSE(bucket.take(three_then_one, 0));
    EXPECT_FALSE(bucket.take(three_then_one, 10'000));
    EXPECT_TRUE(bucket.take(three_then_one, 11'000));
}

TEST(TokenBucket, NeverGivesMoreThanABurst) {
    TokenBucket bucket;
    EXPECT_FALSE(bucket.take(three_then_one, 0, 4));
}

TEST(Buckets, AreEachTheirOwn) {
    Buckets buckets({.burst = 1, .per_second = 1}, 10);
    EXPECT_TRUE(buckets.take("one", 0));
    EXPECT_FALSE(buckets.take("one", 0));
    EXPECT_TRUE(buckets.take("two", 0));
    EXPECT_EQ(buckets.wait("one", 500), 500);
    EXPECT_EQ(buckets.wait("three", 200), 0);
}

TEST(Buckets, KnowThoseWhoComeAgain) {
    Buckets buckets({.burst = 1, .per_second = 0.001}, 10);
    EXPECT_TRUE(buckets.take("busy", 0));
    for (int i = 0; i < 1000; ++i) {
        EXPECT_TRUE(buckets.take("address " + std::to_string(i), 0)) << "nobody is shut out";
        EXPECT_FALSE(buckets.take("busy", 0)) << "nor let in by others";
        EXPECT_GT(buckets.wait("busy", 0), 0);
    }
}

TEST(Buckets, ForgetThoseThatNobodyAskedForLongest) {
    Buckets buckets({.burst = 1, .per_second = 0.001}, 100);
    EXPECT_TRUE(buckets.take("first", 0));
    for (int i = 0; i < 100; ++i) {
        EXPECT_TRUE(buckets.take("address " + std::to_string(i), 0));
    }
    EXPECT_FALSE(buckets.take("address 99", 0));
    EXPECT_TRUE(buckets.take("first", 0)) << "forgotten: memory is bounded";
}

} // namespace
