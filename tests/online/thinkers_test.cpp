// Many games with computers at a time. Here an answer is told on the thread that has thought, so
// that a test can hold on to a thinker for as long as it likes.

#include "notation/decision_text.h"
#include "online/computers.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <mutex>
#include <semaphore>
#include <string>
#include <thread>

namespace kamisado::online::test {
namespace {

constexpr int slow_level = 10;
constexpr int quick_level = 1;
constexpr std::chrono::seconds patient{60};

ComputerTurn turn_in(const std::string& game, int level, game::EntryNumber seen = 0) {
    Match match(Format{.kind = FormatKind::Single, .rounds = 1});
    // Black can go home, so that nobody has to think for long.
    for (const char* const move : {"a1a5", "d8d4"}) {
        EXPECT_TRUE(match.decide(decision_from_name(move).value()));
    }
    return {.game = game,
            .level = level,
            .player = Player::Black,
            .ply = match.size(),
            .seen = seen,
            .match = std::move(match)};
}

class Thinkers : public testing::Test {
  protected:
    ~Thinkers() override { held_.release(8); }

    /// Keeps its thinker until the test lets go.
    void hold(Computers& computers, const std::string& game, int level = slow_level) {
        computers.ask(turn_in(game, level), "somebody", [this](const Decision&) {
            ++holding_;
            holds_.release();
            static_cast<void>(held_.try_acquire_for(patient));
            --holding_;
        });
    }
    bool is_held() { return holds_.try_acquire_for(patient); }
    void let_go() { held_.release(); }
    static void wait_for_all(const Computers& computers) {
        while (computers.waiting() > 0) {
            std::this_thread::yield();
        }
    }

    const Post at_once_ = [](const std::function<void()>& work) { work(); }; // NOLINT
    std::atomic<int> holding_ = 0;                                           // NOLINT
    std::counting_semaphore<> holds_{0};                                     // NOLINT
    std::counting_semaphore<> held_{0};                                      // NOLINT
};

TEST_F(Thinkers, AQuickOneDoesNotWaitForSlowOnes) {
    Computers computers(at_once_, 3);
    for (const char* const game : {"one", "two", "three", "four"}) {
        hold(computers, game);
    }
    ASSERT_TRUE(is_held());
    ASSERT_TRUE(is_held());
    for (int i = 0; i < 20; ++i) {
        std::binary_semaphore answered{0};
        computers.ask(turn_in("quick" + std::to_string(i), quick_level), "somebody",
                      [&](const Decision&) { answered.release(); });
        ASSERT_TRUE(answered.try_acquire_for(patient));
    }
    EXPECT_EQ(holding_, 2) << "the third thinker is for those who are quick";
    for (int i = 0; i < 4; ++i) {
        let_go();
    }
    ASSERT_TRUE(is_held()) << "who waits has its turn";
    ASSERT_TRUE(is_held());
    wait_for_all(computers);
}

TEST_F(Thinkers, InOneGameOneThinksAtATime) {
    Computers computers(at_once_, 4);
    hold(computers, "game", quick_level);
    ASSERT_TRUE(is_held());
    std::binary_semaphore answered{0};
    int held_then = -1;
    computers.ask(turn_in("game", quick_level, 1), "somebody", [&](const Decision&) {
        held_then = holding_;
        answered.release();
    });
    EXPECT_EQ(computers.waiting(), 2U);
    let_go();
    ASSERT_TRUE(answered.try_acquire_for(patient));
    EXPECT_EQ(held_then, 0);
    wait_for_all(computers);
}

TEST_F(Thinkers, HouseholdsTakeTurns) {
    Computers computers(at_once_, 2); // one of them for those who are slow
    hold(computers, "first");
    ASSERT_TRUE(is_held());
    std::mutex mutex;
    std::string order;
    const auto ask = [&](const std::string& game, const std::string& household) {
        computers.ask(turn_in(game, slow_level), household, [&, household](const Decision&) {
            const std::scoped_lock lock(mutex);
            order += household;
        });
    };
    for (int i = 0; i < 20; ++i) {
        ask("of a crowd " + std::to_string(i), "A");
    }
    ask("one", "B");
    ask("two", "C");
    ask("three", "B");
    let_go();
    wait_for_all(computers);
    EXPECT_EQ(order.substr(0, 5), "ABCAB") << "nobody waits for twenty games of somebody else";
    EXPECT_EQ(order.size(), 23U);
}

TEST_F(Thinkers, WhatIsForgottenIsNotAnswered) {
    Computers computers(at_once_, 2);
    hold(computers, "slow");
    ASSERT_TRUE(is_held());
    std::atomic<bool> was_answered = false;
    computers.ask(turn_in("other", slow_level), "somebody",
                  [&](const Decision&) { was_answered = true; });
    computers.forget("other");
    EXPECT_EQ(computers.waiting(), 1U);
    let_go();
    wait_for_all(computers);
    EXPECT_FALSE(was_answered);
}

TEST_F(Thinkers, TheEndComesWhileAllThink) {
    std::atomic<int> answered = 0;
    {
        Computers computers(at_once_, 4);
        for (int i = 0; i < 30; ++i) {
            computers.ask(turn_in(std::to_string(i), i % 2 == 0 ? slow_level : quick_level),
                          "somebody", [&](const Decision&) { ++answered; });
        }
    }
    EXPECT_LE(answered, 30);
}

} // namespace
} // namespace kamisado::online::test
