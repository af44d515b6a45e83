// Taking back: freely on one screen, by agreement on two devices.
#include "game/helpers.h"

namespace kamisado::game::tests {
namespace {

constexpr Millis time_for_the_match = 5 * minute;

TEST(FreeTakeback, GoesBackAndForwardsAgain) {
    LiveMatch match = begun(without_clock());
    played(match, "a1a5", 10);
    const Outcome second = played(match, "d8d4", 20);
    const Match before = match.match();
    EXPECT_TRUE(done(match, TakeBack{2}, 30).events.empty());
    EXPECT_EQ(match.match().size(), 0U);
    EXPECT_EQ(match.redoable(), 2U);
    EXPECT_FALSE(done(match, Redo{1}, 40).events.empty());
    EXPECT_EQ(done(match, Redo{1}, 50).events, second.events);
    EXPECT_EQ(match.match(), before);
    EXPECT_EQ(match.redoable(), 0U);
    EXPECT_EQ(match.last_number(), 5U);
}

TEST(FreeTakeback, AnotherDecisionForgetsWhatWasTakenBack) {
    LiveMatch match = begun(without_clock());
    played(match, "a1a5", 10);
    done(match, TakeBack{1}, 20);
    played(match, "b1b5", 30);
    EXPECT_EQ(match.redoable(), 0U);
    EXPECT_EQ(refused(match, Redo{1}, 40), Fault::NothingToRedo);
}

TEST(FreeTakeback, TakesNoMoreThanThereIs) {
    LiveMatch match = begun(without_clock());
    played(match, "a1a5", 10);
    EXPECT_EQ(refused(match, TakeBack{2}, 20), Fault::NothingToTakeBack);
    EXPECT_EQ(refused(match, TakeBack{0}, 20), Fault::NothingToTakeBack);
    EXPECT_EQ(match.act(TakeBack{2}, begin_time + 20).error().available, 1U);
    EXPECT_EQ(refused(match, Redo{1}, 20), Fault::NothingToRedo);
}

TEST(FreeTakeback, GivesBackTheTimesOfTheBeginningOfThatTurn) {
    LiveMatch match = begun(with_minutes());
    played(match, "a1a5", 10'000);
    played(match, "d8d4", 17'000);
    done(match, TakeBack{1}, 40'000);
    EXPECT_EQ(match.clock()->running(), Player::Gold);
    EXPECT_EQ(left(match, Player::Gold, 40'000), time_for_the_match);
    EXPECT_EQ(left(match, Player::Black, 40'000), time_for_the_match - 7000);
    done(match, TakeBack{1}, 50'000);
    EXPECT_EQ(left(match, Player::Black, 51'000), time_for_the_match - 1000);
}

TEST(FreeTakeback, PlayedAgainADecisionCostsWhatItCost) {
    LiveMatch match = begun(with_minutes());
    played(match, "a1a5", 10'000);
    played(match, "d8d4", 17'000);
    done(match, TakeBack{2}, 40'000);
    done(match, Redo{2}, 90'000);
    EXPECT_EQ(left(match, Player::Black, 90'000), time_for_the_match - 7000);
    EXPECT_EQ(left(match, Player::Gold, 90'000), time_for_the_match - 4000);
    EXPECT_EQ(match.clock()->running(), Player::Black);
}

TEST(FreeTakeback, AFallenFlagStandsUpAgainWithTheTimeOfThatTurn) {
    LiveMatch match = begun(with_minutes());
    played(match, "a1a5", 10'000);
    done(match, Tick{}, 20 * minute);
    ASSERT_TRUE(match.match().is_over());
    done(match, TakeBack{1}, 21 * minute);
    EXPECT_FALSE(match.match().is_over());
    EXPECT_EQ(left(match, Player::Gold, 21 * minute), time_for_the_match);
    done(match, Redo{1}, 22 * minute);
    EXPECT_TRUE(match.match().is_over());
    EXPECT_EQ(left(match, Player::Gold, 23 * minute), 0);
}

TEST(FreeTakeback, KeepsAPausePaused) {
    LiveMatch match = begun(with_minutes());
    played(match, "a1a5", 10'000);
    done(match, Pause{}, 11'000);
    done(match, TakeBack{1}, 12'000);
    EXPECT_TRUE(match.is_paused());
    EXPECT_EQ(left(match, Player::Black, 20'000), time_for_the_match);
}

TEST(FreeTakeback, IsNotForTwoDevicesAndAskingNotForOne) {
    LiveMatch agreed = begun(by_agreement(without_clock()));
    played(agreed, "a1a5", 0);
    EXPECT_EQ(refused(agreed, TakeBack{1}, 0), Fault::TakebacksAreAsked);
    EXPECT_EQ(refused(agreed, Redo{1}, 0), Fault::TakebacksAreAsked);
    LiveMatch match = begun(without_clock());
    played(match, "a1a5", 0);
    EXPECT_EQ(refused(match, AskTakeback{Player::Black}, 0), Fault::TakebacksAreFree);
}

class AgreedTakeback : public testing::Test {
  protected:
    AgreedTakeback() {
        played(match, "a1a5", 10'000);
        played(match, "d8d4", 17'000);
    }

    LiveMatch match = begun(by_agreement(with_minutes()));
};

TEST_F(AgreedTakeback, GoesBackToTheAskersLastDecision) {
    done(match, AskTakeback{Player::Black}, 18'000);
    EXPECT_EQ(match.takeback(), (TakebackRequest{.asker = Player::Black, .to_ply = 0}));
    EXPECT_EQ(match.match().size(), 2U);
    done(match, AcceptTakeback{Player::Gold}, 20'000);
    EXPECT_EQ(match.match().size(), 0U);
    EXPECT_EQ(match.takeback(), std::nullopt);
    EXPECT_EQ(match.redoable(), 0U);
    EXPECT_EQ(left(match, Player::Black, 20'000), time_for_the_match);
}

TEST_F(AgreedTakeback, OfTheLastMoveTakesBackThatMoveAlone) {
    done(match, AskTakeback{Player::Gold}, 18'000);
    done(match, AcceptTakeback{Player::Black}, 20'000);
    EXPECT_EQ(match.match().size(), 1U);
    EXPECT_EQ(match.clock()->running(), Player::Gold);
    EXPECT_EQ(left(match, Player::Gold, 20'000), time_for_the_match);
    EXPECT_EQ(left(match, Player::Black, 20'000), time_for_the_match - 7000);
}

TEST_F(AgreedTakeback, TheClockRunsOnWhileTheAnswerIsAwaited) {
    done(match, AskTakeback{Player::Gold}, 18'000);
    EXPECT_EQ(match.clock()->running(), Player::Black);
    EXPECT_EQ(left(match, Player::Black, 19'000), time_for_the_match - 7000 - 2000);
}

TEST_F(AgreedTakeback, DeclinedItChangesNothing) {
    const Match before = match.match();
    done(match, AskTakeback{Player::Gold}, 18'000);
    done(match, DeclineTakeback{Player::Black}, 19'000);
    EXPECT_EQ(match.match(), before);
    EXPECT_EQ(match.takeback(), std::nullopt);
    EXPECT_EQ(refused(match, AcceptTakeback{Player::Black}, 20'000), Fault::NoTakebackAsked);
    EXPECT_EQ(refused(match, DeclineTakeback{Player::Black}, 20'000), Fault::NoTakebackAsked);
}

TEST_F(AgreedTakeback, TheAskerMayThinkBetterOfItButNotAccept) {
    done(match, AskTakeback{Player::Gold}, 18'000);
    EXPECT_EQ(refused(match, AcceptTakeback{Player::Gold}, 18'500), Fault::OwnTakeback);
    done(match, DeclineTakeback{Player::Gold}, 19'000);
    EXPECT_EQ(match.takeback(), std::nullopt);
}

TEST_F(AgreedTakeback, TheNextDecisionIsAnAnswerToo) {
    done(match, AskTakeback{Player::Gold}, 18'000);
    played(match, "a5b6", 19'000);
    EXPECT_EQ(match.takeback(), std::nullopt);
}

TEST_F(AgreedTakeback, AskingTwiceCountsOnceAndOneAsksAtATime) {
    done(match, AskTakeback{Player::Gold}, 18'000);
    EXPECT_EQ(done(match, AskTakeback{Player::Gold}, 18'100).effect, Effect::Nothing);
    EXPECT_EQ(refused(match, AskTakeback{Player::Black}, 18'200), Fault::TakebackIsAsked);
}

TEST_F(AgreedTakeback, WhoHasDecidedNothingHasNothingToTakeBack) {
    LiveMatch fresh = begun(by_agreement(without_clock()));
    played(fresh, "a1a5", 0);
    EXPECT_EQ(refused(fresh, AskTakeback{Player::Gold}, 0), Fault::NothingToTakeBack);
}

TEST_F(AgreedTakeback, IsOverWithTheMatch) {
    done(match, AskTakeback{Player::Gold}, 18'000);
    played(match, "resigns gold", 19'000);
    EXPECT_EQ(match.takeback(), std::nullopt);
    EXPECT_EQ(refused(match, AskTakeback{Player::Gold}, 20'000), Fault::MatchIsOver);
}

} // namespace
} // namespace kamisado::game::tests
