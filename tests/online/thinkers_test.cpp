// Many games with computers at a time. Here an answer is told on the thread that has thought, so
// that a test can hold on to a thinker for as long as it likes; and the players need no time and no
// memory, however strong they call themselves. Nothing here waits for a time: CTest ends what
// hangs.

#include "online/computers.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <semaphore>
#include <string>
#include <thread>

namespace kamisado::online::test {
namespace {

constexpr int slow_level = 10;
constexpr int quick_level = 1;

class FirstMove final : public Opponent {
  public:
    [[nodiscard]] std::string name() const override { return "the first move"; }
    [[nodiscard]] Decision choose(const Match& match) override {
        return legal_moves(match.position())[0];
    }
};

std::unique_ptr<Opponent> make_first_move(int /*level*/, std::uint64_t /*seed*/,
                                          Patience* /*patience*/) {
    return std::make_unique<FirstMove>();
}

ComputerTurn turn_in(const std::string& game, int level, game::EntryNumber seen = 0) {
    return {.game = game,
            .level = level,
            .player = Player::Black,
            .ply = 0,
            .seen = seen,
            .match = Match(Format{.kind = FormatKind::Single, .rounds = 1})};
}

class Thinkers : public testing::Test {
  protected:
    ~Thinkers() override { held_.release(8); }

    /// Keeps its thinker until the test lets go.
    void hold(Computers& computers, const std::string& game, int level = slow_level) {
        computers.ask(turn_in(game, level), "somebody", [this](const Decision&) {
            ++holding_;
            holds_.release();
            held_.acquire();
            --holding_;
        });
    }
    void wait_until_held() { holds_.acquire(); }
    void let_go() { held_.release(); }
    static void wait_for_all(const Computers& computers) {
        while (computers.waiting() > 0) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }

    const Post at_once_ = [](const std::function<void()>& work) { work(); }; // NOLINT
    std::atomic<int> holding_ = 0;                                           // NOLINT
    std::counting_semaphore<> holds_{0};                                     // NOLINT
    std::counting_semaphore<> held_{0};                                      // NOLINT
};

TEST_F(Thinkers, AQuickOneDoesNotWaitForSlowOnes) {
    Computers computers(at_once_, 3, make_first_move);
    for (const char* const game : {"one", "two", "three", "four"}) {
        hold(computers, game);
    }
    wait_until_held();
    wait_until_held();
    for (int i = 0; i < 20; ++i) {
        std::binary_semaphore answered{0};
        computers.ask(turn_in("quick" + std::to_string(i), quick_level), "somebody",
                      [&](const Decision&) { answered.release(); });
        answered.acquire();
    }
    EXPECT_EQ(holding_, 2) << "the third thinker is for those who are quick";
    for (int i = 0; i < 4; ++i) {
        let_go();
    }
    wait_until_held(); // who waits has its turn
    wait_until_held();
    wait_for_all(computers);
}

TEST_F(Thinkers, InOneGameOneThinksAtATime) {
    Computers computers(at_once_, 4, make_first_move);
    hold(computers, "game", quick_level);
    wait_until_held();
    std::binary_semaphore answered{0};
    int held_then = -1;
    computers.ask(turn_in("game", quick_level, 1), "somebody", [&](const Decision&) {
        held_then = holding_;
        answered.release();
    });
    EXPECT_EQ(computers.waiting(), 2U);
    let_go();
    answered.acquire();
    EXPECT_EQ(held_then, 0);
    wait_for_all(computers);
}

TEST_F(Thinkers, HouseholdsTakeTurns) {
    Computers computers(at_once_, 2, make_first_move); // one of them for those who are slow
    hold(computers, "first");
    wait_until_held();
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

TEST_F(Thinkers, WhoeverComesIsOfAnotherHousehold) {
    Computers computers(at_once_, 2, make_first_move);
    hold(computers, "first");
    wait_until_held();
    std::mutex mutex;
    std::string order;
    for (const char* const game : {"1", "2", "3", "4"}) {
        computers.ask(turn_in(game, slow_level), "away", [&, game](const Decision&) {
            const std::scoped_lock lock(mutex);
            order += game;
        });
    }
    computers.move("4", "at home");
    let_go();
    wait_for_all(computers);
    EXPECT_EQ(order, "1423");
}

TEST_F(Thinkers, WhatIsForgottenIsNotAnswered) {
    Computers computers(at_once_, 2, make_first_move);
    hold(computers, "slow");
    wait_until_held();
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
        Computers computers(at_once_, 4, make_first_move);
        for (int i = 0; i < 30; ++i) {
            computers.ask(turn_in(std::to_string(i), i % 2 == 0 ? slow_level : quick_level),
                          "somebody", [&](const Decision&) { ++answered; });
        }
    }
    EXPECT_LE(answered, 30);
}

} // namespace
} // namespace kamisado::online::test
