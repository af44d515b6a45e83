// What waits for a thread: nobody fills the queue alone, and no task ends the process.

#include "online/thread_pool.h"

#include <gtest/gtest.h>

#include <latch>
#include <semaphore>
#include <stdexcept>
#include <string>

namespace kamisado::online::test {
namespace {

class ThreadPoolTest : public testing::Test {
  protected:
    /// The only thread waits until let_go().
    void hold() {
        EXPECT_TRUE(pool_.add({"the first"}, [this] {
            begun_.count_down();
            held_.acquire();
        }));
        begun_.wait();
    }
    void let_go() { held_.release(); }
    /// What a household adds writes its name.
    bool add(const std::string& household, std::size_t times = 1) {
        return pool_.add({.name = household, .times = times}, [this, household] {
            order_ += household;
            turns_.release();
        });
    }
    std::string order(int turns) {
        for (int i = 0; i < turns; ++i) {
            turns_.acquire();
        }
        return order_;
    }

    std::latch begun_{1};                // NOLINT
    std::binary_semaphore held_{0};      // NOLINT
    std::counting_semaphore<> turns_{0}; // NOLINT
    std::string order_;                  // NOLINT: on the pool's thread
    ThreadPool pool_{1, 16};             // NOLINT
};

TEST_F(ThreadPoolTest, AHouseholdHasAQuarterOfTheQueue) {
    hold();
    for (int i = 0; i < 4; ++i) {
        EXPECT_TRUE(add("a"));
    }
    EXPECT_FALSE(add("a"));
    for (const char* const other : {"b", "c", "d"}) {
        for (int i = 0; i < 4; ++i) {
            EXPECT_TRUE(add(other));
        }
    }
    EXPECT_FALSE(add("e")) << "all places are taken";
    let_go();
}

TEST_F(ThreadPoolTest, AClubMayHaveAllOfIt) {
    hold();
    for (int i = 0; i < 16; ++i) {
        EXPECT_TRUE(add("a", 20)) << i;
    }
    EXPECT_FALSE(add("a", 20));
    let_go();
}

TEST_F(ThreadPoolTest, HouseholdsTakeTurns) {
    hold();
    for (const char* const household : {"a", "a", "a", "b"}) {
        EXPECT_TRUE(add(household));
    }
    let_go();
    EXPECT_EQ(order(4), "abaa");
}

TEST_F(ThreadPoolTest, ATaskThatThrowsEndsNothing) {
    EXPECT_TRUE(pool_.add({"a"}, [] { throw std::runtime_error("no memory"); }));
    std::latch done(1);
    EXPECT_TRUE(pool_.add({"a"}, [&done] { done.count_down(); }));
    done.wait();
}

} // namespace
} // namespace kamisado::online::test
