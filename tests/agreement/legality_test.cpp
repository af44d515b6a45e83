// Which positions may be set up: the fast and the plain implementation refuse the same ones. The
// boards are made as for the comparison of moves and then damaged in all ways that a fault names.

#include "agreement/convert.h"
#include "agreement/crowded_setups.h"
#include "agreement/random.h"
#include "agreement/scale.h"
#include "notation/position_text.h"
#include "reference/plain_rules.h"
#include "rules/position.h"

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

bool has_tower_come_home(const Setup& setup) {
    return std::ranges::any_of(towers_of(setup), [&](Square square) {
        return is_goal(setup.at(square)->tower.owner, square);
    });
}

} // namespace

TEST(Legality, RunningPositions) {
    const int setups = (chosen_scale().positions / 10) + 1;
    Random random(31);
    std::array<int, static_cast<std::size_t>(SetupFault::TowerCannotMove) + 1> faults{};
    int legal = 0;
    for (int nth = 0; nth < setups; ++nth) {
        const auto setup = damaged_setup(random);
        const auto position = Position::from(setup);
        ASSERT_EQ(position.has_value(), plain::is_legal_state(to_plain(setup)))
            << write_setup(setup);
        if (position) {
            ++legal;
        } else {
            ++faults[static_cast<std::size_t>(position.error().fault)];
        }
    }
    std::cout << setups << " setups, " << legal << " of them legal\n";
    for (std::size_t fault = 0; fault < faults.size(); ++fault) {
        EXPECT_NE(faults[fault], 0) << "SetupFault " << fault << " never occurred";
    }
}

// The notation does not say whether `- -` needs a reason for the round to be over. The plain
// implementation asks for one (a tower come home, or a deadlock somewhere on the board), the reader
// does not: on all else the two agree.
TEST(Legality, FinishedRounds) {
    const int setups = (chosen_scale().positions / 50) + 1;
    Random random(32);
    int legal = 0;
    int without_reason = 0;
    for (int nth = 0; nth < setups; ++nth) {
        auto setup = damaged_setup(random);
        setup.to_move.reset();
        setup.tower.reset();
        const bool accepted = read_any_position(write_setup(setup)).has_value();
        const bool expected = plain::is_legal_finish(to_plain(setup));
        if (accepted && !expected && !has_tower_come_home(setup)) {
            ++without_reason;
            continue;
        }
        ASSERT_EQ(accepted, expected) << write_setup(setup);
        legal += accepted ? 1 : 0;
    }
    std::cout << setups << " setups, " << legal << " of them legal, " << without_reason
              << " more without a reason for the round to be over\n";
    EXPECT_NE(legal, 0);
}

} // namespace kamisado::tests
