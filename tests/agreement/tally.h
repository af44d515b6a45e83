#pragma once

#include "reference/plain_rules.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace kamisado::tests {

/// What seldom happens and has to happen often enough for the comparison to mean something.
enum class Kind : std::uint8_t {
    PushOfOneBySumo,
    PushOfOneByDouble,
    PushOfTwoByDouble,
    PushOfOneByTriple,
    PushOfTwoByTriple,
    PushOfThreeByTriple,
    BlockedExtraTurn,
    LongChain,
    Deadlock,
    DeadlockAfterPush,
    FirstRingByDeadlock,
    SecondRingByDeadlock,
    ThirdRingByDeadlock,
    EightPointsByDeadlock,
};

inline constexpr std::array<std::string_view, 14> kind_names{
    "push of 1 by a Sumo",
    "push of 1 by a Double",
    "push of 2 by a Double",
    "push of 1 by a Triple",
    "push of 2 by a Triple",
    "push of 3 by a Triple",
    "extra turn blocked, play goes on",
    "chain of 3 or more, play goes on",
    "deadlock",
    "deadlock after a push",
    "1st ring by deadlock",
    "2nd ring by deadlock",
    "3rd ring by deadlock",
    "Triple's 8 points by deadlock",
};

/// How often each kind was seen, by the word of the plain implementation.
class Tally {
  public:
    void add(const plain::State& before, const plain::Move& move, const plain::Outcome& outcome);
    [[nodiscard]] int count(std::size_t kind) const { return counts_[kind]; }

  private:
    void add(Kind kind) { ++counts_[static_cast<std::size_t>(kind)]; }
    void add_push(int rings, int pushed);
    void add_deadlock(const plain::Outcome& outcome);

    std::array<int, kind_names.size()> counts_{};
};

} // namespace kamisado::tests
