#include "files/interruption.h"

#include <gtest/gtest.h>

#include <csignal>

namespace kamisado::tests {

namespace {

constexpr std::chrono::milliseconds at_once(0);
constexpr std::chrono::minutes long_enough(1);

TEST(Interruption, IsToldAndEndsNothing) {
    Interruption interruption;
    EXPECT_FALSE(interruption.has_come());
    EXPECT_FALSE(interruption.wait(std::chrono::milliseconds(1)));
    ::raise(SIGINT);
    EXPECT_TRUE(interruption.has_come());
    EXPECT_TRUE(interruption.has_come()) << "it has come for good";
    EXPECT_FALSE(interruption.wait(at_once)) << "there was one";
}

TEST(Interruption, IsWaitedForOneByOne) {
    Interruption interruption;
    for (const int signal : {SIGTERM, SIGINT}) {
        ::raise(signal);
        EXPECT_TRUE(interruption.wait(long_enough));
        EXPECT_TRUE(interruption.has_come());
    }
}

TEST(Interruption, LeavesThingsAsTheyWere) {
    {
        const Interruption outer;
        {
            const Interruption inner;
        }
        sigset_t blocked{};
        ::pthread_sigmask(SIG_BLOCK, nullptr, &blocked);
        EXPECT_EQ(::sigismember(&blocked, SIGINT), 1);
    }
    sigset_t blocked{};
    ::pthread_sigmask(SIG_BLOCK, nullptr, &blocked);
    EXPECT_EQ(::sigismember(&blocked, SIGINT), 0);
}

} // namespace

} // namespace kamisado::tests
