// What makes a setup illegal, and where.
#include "rules/helpers.h"
#include "rules/setup.h"

#include <gtest/gtest.h>

namespace kamisado::test {
namespace {

SetupError fault_of(const Setup& setup) { return Position::from(setup).error(); }

Setup first_setup() { return Position::first().to_setup(); }

/// The first line-up except these towers, and nobody to move.
Setup finished(std::string_view towers) {
    auto setup = setup_with(towers, "b N");
    setup.to_move.reset();
    setup.tower.reset();
    return setup;
}

TEST(Setup, TheFirstPositionIsLegal) {
    EXPECT_EQ(Position::from(first_setup()), Position::first());
}

TEST(Setup, ATowerMayNotBeMissing) {
    auto setup = first_setup();
    setup.at(square("c8")).reset();
    EXPECT_EQ(fault_of(setup), (SetupError{SetupFault::TowerMissing, tower('p'), {}}));
}

TEST(Setup, AnEmptyBoardMissesBlacksBrownFirst) {
    EXPECT_EQ(fault_of(kamisado::Setup()), (SetupError{SetupFault::TowerMissing, tower('N'), {}}));
}

TEST(Setup, ATowerMayNotStandTwice) {
    auto setup = first_setup();
    setup.at(square("e4")) = PlacedTower{tower('K'), 0};
    EXPECT_EQ(fault_of(setup), (SetupError{SetupFault::TowerTwice, tower('K'), square("e1")}));
}

TEST(Setup, ATowerHasThreeRingsAtMost) {
    auto setup = first_setup();
    setup.at(square("e1")) = PlacedTower{tower('K'), 4};
    EXPECT_EQ(fault_of(setup), (SetupError{SetupFault::TooManyRings, tower('K'), square("e1")}));
    setup.at(square("e1")) = PlacedTower{tower('K'), -1};
    EXPECT_EQ(fault_of(setup).fault, SetupFault::TooManyRings);
}

TEST(Setup, ASideHasFourteenRingPointsAtMost) {
    EXPECT_TRUE(Position::from(setup_with("n***h8 g***g8", "b K")));
    EXPECT_EQ(fault_of(setup_with("n***h8 g***g8 r*f8", "b K")),
              (SetupError{SetupFault::TooManyRingPoints, Tower{Player::Gold, {}}, {}}));
    EXPECT_EQ(fault_of(setup_with("N***a1 G***b1 R*c1", "b K")),
              (SetupError{SetupFault::TooManyRingPoints, Tower{Player::Black, {}}, {}}));
}

TEST(Setup, NoTowerOfARunningRoundStandsOnTheEnemyHomeRow) {
    EXPECT_EQ(fault_of(setup_with("Ke8 ya4", "b N")),
              (SetupError{SetupFault::OnEnemyHomeRow, tower('K'), square("e8")}));
}

TEST(Setup, AFinishedRoundHasOneTowerOnAnEnemyHomeRow) {
    EXPECT_EQ(fault_of(finished("Ke8 ya4")), (SetupError{SetupFault::RoundIsOver, {}, {}}));
    EXPECT_TRUE(Board::from(finished("Ke8 ya4")));
}

TEST(Setup, TwoTowersCannotBothHaveComeHome) {
    EXPECT_EQ(Board::from(finished("Ke8 ya4 Pd8 ka3")).error(),
              (SetupError{SetupFault::TwoOnEnemyHomeRows, tower('K'), square("e8")}));
    EXPECT_EQ(Board::from(finished("Ke8 yd1 Ya4")).error(),
              (SetupError{SetupFault::TwoOnEnemyHomeRows, tower('y'), square("d1")}));
}

TEST(Setup, AFinishedRoundHasATowerComeHomeOrADeadlock) {
    EXPECT_TRUE(finished_board(finished("Ke8 ya4")));
    EXPECT_EQ(finished_board(finished("")).error(),
              (SetupError{SetupFault::RoundIsNotOver, {}, {}}));
}

TEST(Setup, SomebodyMustBeToMove) {
    auto setup = first_setup();
    setup.to_move.reset();
    EXPECT_EQ(fault_of(setup), (SetupError{SetupFault::RoundIsOver, {}, {}}));
}

TEST(Setup, ANamedTowerNeedsAPlayer) {
    auto setup = first_setup();
    setup.to_move.reset();
    setup.tower = Colour::Pink;
    EXPECT_EQ(fault_of(setup), (SetupError{SetupFault::TowerWithoutPlayer, {}, {}}));
}

TEST(Setup, AFreeChoiceNeedsAllTowersAtHome) {
    EXPECT_EQ(fault_of(setup_with("Ke4", "b -")),
              (SetupError{SetupFault::FreeChoiceAfterStart, tower('K'), square("e4")}));
    EXPECT_TRUE(Position::from(written_setup("pbonkyrg/8/8/8/8/8/8/NBORKYGP* g -")));
}

TEST(Setup, ANamedTowerMayMoveFromAFullHomeRow) { EXPECT_EQ(turn(set_up("", "g R")), "g R"); }

TEST(Setup, TheNamedTowerMustBeAbleToMove) {
    EXPECT_EQ(fault_of(setup_with("Pa6 oa7 pb7", "b P")),
              (SetupError{SetupFault::TowerCannotMove, tower('P'), square("a6")}));
}

TEST(Setup, ATowerThatCanOnlyPushCanMove) {
    EXPECT_TRUE(Position::from(setup_with("P*a6 ra7 pb7 oa4", "b P")));
}

TEST(Setup, FaultsAreFoundInReadingOrder) {
    auto setup = first_setup();
    setup.at(square("e4")) = PlacedTower{tower('K'), 0};
    setup.at(square("b8")) = PlacedTower{tower('b'), 4};
    EXPECT_EQ(fault_of(setup), (SetupError{SetupFault::TooManyRings, tower('b'), square("b8")}));
}

TEST(Setup, APositionWhosePlayCannotReachIsLegalAllTheSame) {
    EXPECT_TRUE(Position::from(setup_with("Na7 nh2", "b K")));
}

} // namespace
} // namespace kamisado::test
