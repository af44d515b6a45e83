// Which positions may be set up: the fast and the plain implementation refuse the same ones. The
// boards are made as for the comparison of moves and then damaged in all ways that a fault names.

#include "agreement/convert.h"
#include "agreement/crowded_setups.h"
#include "agreement/random.h"
#include "agreement/scale.h"
#include "notation/position_text.h"
#include "reference/plain_rules.h"
#include "rules/position.h"
#include "rules/setup.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iostream>
#include <optional>
#include <utility>

namespace kamisado::tests {

namespace {

void add_rings(Setup& setup, Random& random) {
    setup.at(random.pick(towers_of(setup)))->rings += 1 + random.below(3);
}

void remove_tower(Setup& setup, Random& random) { setup.at(random.pick(towers_of(setup))).reset(); }

void repaint_tower(Setup& setup, Random& random) {
    setup.at(random.pick(towers_of(setup)))->tower.colour = random.pick(all_colours);
}

/// To any square, the enemy's home row included; a tower there changes places.
void carry_tower(Setup& setup, Random& random) {
    const Square to = Square::at(random.below(square_count));
    std::swap(setup.at(random.pick(towers_of(setup))), setup.at(to));
}

void carry_tower_home(Setup& setup, Random& random) {
    const Square from = random.pick(towers_of(setup));
    const Player player = setup.at(from)->tower.owner;
    const Square to(random.below(board_size), home_rank(opponent(player)));
    std::swap(setup.at(from), setup.at(to));
}

void name_nobody(Setup& setup, Random& random) {
    if (!random.one_in(3)) {
        setup.tower.reset();
    }
    if (!random.one_in(3)) {
        setup.to_move.reset();
    }
}

Setup damaged_setup(Random& random) {
    Setup setup = random_setup(random);
    constexpr std::array ways{add_rings,   remove_tower,     repaint_tower,
                              carry_tower, carry_tower_home, name_nobody};
    for (int count = random.below(3); count > 0; --count) {
        random.pick(ways)(setup, random);
    }
    return setup;
}

constexpr int fewest_setups = 1000; // enough for every fault to occur

/// How often each fault was found.
class Faults {
  public:
    void add(const SetupError& error) { ++counts_[static_cast<std::size_t>(error.fault)]; }
    [[nodiscard]] int count(SetupFault fault) const {
        return counts_[static_cast<std::size_t>(fault)];
    }

  private:
    std::array<int, static_cast<std::size_t>(SetupFault::TowerCannotMove) + 1> counts_{};
};

} // namespace

TEST(Legality, RunningPositions) {
    const int setups = std::max(chosen_scale().positions / 10, fewest_setups);
    Random random(31);
    Faults faults;
    int legal = 0;
    for (int nth = 0; nth < setups; ++nth) {
        const auto setup = damaged_setup(random);
        const auto position = Position::from(setup);
        ASSERT_EQ(position.has_value(), plain::is_legal_state(to_plain(setup)))
            << write_setup(setup);
        if (position) {
            ++legal;
        } else {
            faults.add(position.error());
        }
    }
    std::cout << setups << " setups, " << legal << " of them legal\n";
    for (const SetupFault fault :
         {SetupFault::TowerMissing, SetupFault::TowerTwice, SetupFault::TooManyRings,
          SetupFault::TooManyRingPoints, SetupFault::OnEnemyHomeRow, SetupFault::RoundIsOver,
          SetupFault::TowerWithoutPlayer, SetupFault::FreeChoiceAfterStart,
          SetupFault::TowerCannotMove}) {
        EXPECT_NE(faults.count(fault), 0) << "fault " << static_cast<int>(fault);
    }
}

TEST(Legality, FinishedRounds) {
    const int setups = std::max(chosen_scale().positions / 20, fewest_setups);
    Random random(32);
    Faults faults;
    int legal = 0;
    for (int nth = 0; nth < setups; ++nth) {
        auto setup = damaged_setup(random);
        setup.to_move.reset();
        setup.tower.reset();
        const auto board = finished_board(setup);
        ASSERT_EQ(board.has_value(), plain::is_legal_finish(to_plain(setup))) << write_setup(setup);
        if (board) {
            ++legal;
        } else {
            faults.add(board.error());
        }
    }
    std::cout << setups << " setups, " << legal << " of them legal\n";
    EXPECT_NE(legal, 0);
    for (const SetupFault fault : {SetupFault::TowerMissing, SetupFault::TowerTwice,
                                   SetupFault::TooManyRings, SetupFault::TooManyRingPoints,
                                   SetupFault::TwoOnEnemyHomeRows, SetupFault::RoundIsNotOver}) {
        EXPECT_NE(faults.count(fault), 0) << "fault " << static_cast<int>(fault);
    }
}

} // namespace kamisado::tests
