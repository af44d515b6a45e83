// Time in a live match: who pays for what, and when a flag falls.
#include "game/helpers.h"

#include <algorithm>

namespace kamisado::game::tests {
namespace {

constexpr std::string_view blocks_gold = "ob1k4/8/4K1g1/2r2nRY/1y1B4/2p5/N4P2/1G5O b N";
constexpr std::string_view push_ahead = "o1pkyrgn/8/8/4b3/4K*3/8/8/NGRY1PBO b K";
constexpr Millis five_minutes = 5 * minute;
constexpr Millis three_days = Millis{3} * 24 * 60 * minute;

GameSetup with_days() {
    GameSetup setup = with_minutes();
    setup.clock = DaysClock{.per_move = three_days};
    return setup;
}

TEST(LiveClock, RunsForTheChallengerFromTheBeginning) {
    const LiveMatch match = begun(with_minutes());
    EXPECT_EQ(match.clock()->running(), Player::Black);
    EXPECT_EQ(left(match, Player::Black, 10'000), five_minutes - 10'000);
    EXPECT_EQ(left(match, Player::Gold, 10'000), five_minutes);
}

TEST(LiveClock, AMatchWithoutOneHasNoTimes) {
    const LiveMatch match = begun(without_clock());
    EXPECT_FALSE(match.times(begin_time));
    EXPECT_FALSE(match.flag_falls_at());
}

TEST(LiveClock, ARealMoveEarnsTheIncrement) {
    LiveMatch match = begun(with_minutes());
    played(match, "a1a5", 10'000);
    EXPECT_EQ(left(match, Player::Black, 15'000), five_minutes - 10'000 + 3000);
    EXPECT_EQ(left(match, Player::Gold, 15'000), five_minutes - 5000);
}

TEST(LiveClock, ZeroLengthMoveCostsNoTimeAndEarnsNoIncrement) {
    LiveMatch match = begun(from(blocks_gold, with_minutes()));
    const Outcome outcome = played(match, "a2a6", 10'000);
    EXPECT_TRUE(std::ranges::any_of(outcome.events, [](const Event& event) {
        return std::holds_alternative<Blocked>(event.detail);
    }));
    EXPECT_EQ(match.clock()->running(), Player::Black);
    EXPECT_EQ(left(match, Player::Gold, 12'000), five_minutes);
    EXPECT_EQ(left(match, Player::Black, 12'000), five_minutes - 12'000 + 3000);
}

TEST(LiveClock, APushEarnsTheIncrementAndItsOwnersClockRunsOn) {
    LiveMatch match = begun(from(push_ahead, with_minutes()));
    played(match, "e4e5", 10'000);
    EXPECT_EQ(match.clock()->running(), Player::Black);
    EXPECT_EQ(left(match, Player::Black, 10'000), five_minutes - 10'000 + 3000);
}

TEST(LiveClock, TheWinnersClockRunsWhileChoosingTheFillWhichEarnsNothing) {
    LiveMatch match = begun(with_minutes());
    played(match, "a1a5", 0);
    played(match, "d8d4", 0);
    played(match, "a5d8", 0);
    EXPECT_EQ(match.clock()->running(), Player::Black);
    const Millis before = left(match, Player::Black, 0);
    played(match, "fill left", 20'000);
    EXPECT_EQ(left(match, Player::Black, 20'000), before - 20'000);
    EXPECT_EQ(match.clock()->running(), Player::Gold);
}

TEST(LiveClock, DaysPerMoveAreGivenAnewWithEachDecision) {
    LiveMatch match = begun(with_days());
    played(match, "a1a5", three_days - 1);
    EXPECT_EQ(left(match, Player::Black, three_days), three_days);
    played(match, "d8d4", three_days + 5);
    played(match, "a5d8", three_days + 10);
    played(match, "fill right", three_days + 1000);
    EXPECT_EQ(left(match, Player::Black, three_days + 1000), three_days);
    EXPECT_EQ(left(match, Player::Gold, three_days + 1500), three_days - 500);
}

TEST(Flag, FallsAtItsMomentAndLosesTheMatch) {
    LiveMatch match = begun(with_minutes());
    EXPECT_EQ(match.flag_falls_at(), begin_time + five_minutes);
    EXPECT_EQ(done(match, Tick{}, five_minutes - 1).effect, Effect::Nothing);
    const Outcome outcome = done(match, Tick{}, five_minutes);
    EXPECT_EQ(outcome.effect, Effect::FlagFell);
    EXPECT_EQ(outcome.entries.front().detail, EntryDetail(Decided{TimeOut{Player::Black}}));
    EXPECT_EQ(match.match().state().end, (MatchEnd{MatchEndReason::Time, Player::Gold}));
    EXPECT_EQ(match.clock()->running(), std::nullopt);
}

TEST(Flag, ThatIsNoticedLateFellWhenItFell) {
    LiveMatch match = begun(with_minutes());
    const Outcome outcome = done(match, Tick{}, 9 * minute);
    ASSERT_EQ(outcome.entries.size(), 1U);
    EXPECT_EQ(outcome.entries.front().at, begin_time + five_minutes);
}

TEST(Flag, FallsBeforeAMoveThatCameTooLate) {
    LiveMatch match = begun(with_minutes());
    const Outcome outcome = played(match, "a1a5", five_minutes);
    EXPECT_EQ(outcome.effect, Effect::FlagFell);
    EXPECT_EQ(outcome.entries.size(), 1U);
    EXPECT_TRUE(match.match().is_over());
    EXPECT_EQ(refused(match, Decide{.decision = move("a1a5")}, five_minutes), Fault::MatchIsOver);
}

TEST(Flag, CannotBeClaimedWhileTimeIsLeft) {
    LiveMatch match = begun(with_minutes());
    EXPECT_EQ(refused(match, Decide{.decision = TimeOut{Player::Black}}, 100), Fault::TimeIsLeft);
    EXPECT_EQ(done(match, Decide{.decision = TimeOut{Player::Black}}, five_minutes).effect,
              Effect::FlagFell);
}

TEST(Flag, WithoutAClockOnlyWhoKeepsTheMatchCanTell) {
    LiveMatch match = begun(without_clock());
    const Decide claim{.decision = TimeOut{Player::Black}, .player = Player::Gold};
    EXPECT_EQ(refused(match, claim, 100), Fault::NotYourSeat);
    played(match, "time black", 100);
    EXPECT_TRUE(match.match().is_over());
}

TEST(Lag, IsGivenBackUpToALimitAndTheOpponentDoesNotPay) {
    LiveMatch match = begun(with_minutes());
    done(match, Decide{.decision = move("a1a5"), .lag = 400}, 10'000);
    EXPECT_EQ(left(match, Player::Black, 10'000), five_minutes - 9600 + 3000);
    EXPECT_EQ(left(match, Player::Gold, 10'000), five_minutes);
    done(match, Decide{.decision = move("d8d4"), .lag = 60 * minute}, 20'000);
    EXPECT_EQ(left(match, Player::Gold, 20'000), five_minutes - 10'000 + longest_lag + 3000);
    EXPECT_EQ(left(match, Player::Black, 20'000), five_minutes - 9600 + 3000);
}

TEST(Lag, IsAPauseInTheLog) {
    LiveMatch match = begun(with_minutes());
    const Outcome outcome = done(match, Decide{.decision = move("a1a5"), .lag = 400}, 10'000);
    ASSERT_EQ(outcome.entries.size(), 3U);
    EXPECT_EQ(outcome.entries[0].detail, EntryDetail(Paused{}));
    EXPECT_EQ(outcome.entries[0].at, begin_time + 9600);
    EXPECT_EQ(outcome.entries[1].detail, EntryDetail(Resumed{}));
    EXPECT_EQ(outcome.entries[2].at, begin_time + 10'000);
    EXPECT_EQ(match.lag_given()[Player::Black], (LagGiven{.time = 400, .decisions = 1}));
    LiveMatch again = begun(with_minutes());
    for (const Entry& entry : match.entries()) {
        ASSERT_TRUE(again.replay(entry));
    }
    EXPECT_EQ(again, match);
}

TEST(Lag, DoesNotSaveAMoveThatArrivesAfterTheFlag) {
    LiveMatch match = begun(with_minutes());
    const Decide decide{.decision = move("a1a5"), .lag = 300};
    EXPECT_EQ(done(match, decide, five_minutes).effect, Effect::FlagFell);
    EXPECT_EQ(match.last_number(), 1U);
}

TEST(Lag, CannotReachBehindTheLastEntry) {
    LiveMatch match = begun(with_minutes());
    played(match, "a1a5", 10'000);
    done(match, Decide{.decision = move("d8d4"), .lag = 900}, 10'100);
    EXPECT_EQ(left(match, Player::Gold, 10'100), five_minutes - 1 + 3000);
    EXPECT_EQ(done(match, Decide{.decision = move("a5d8"), .lag = -900}, 10'200).entries[0].at,
              begin_time + 10'200);
}

TEST(Lag, IsNotGivenToADecisionThatIsRefused) {
    LiveMatch match = begun(with_minutes());
    const LiveMatch before = match;
    EXPECT_EQ(refused(match, Decide{.decision = move("a1h8"), .lag = 300}, 10'000),
              Fault::IllegalMove);
    EXPECT_EQ(match, before);
}

TEST(PausedMatch, CostsNobodyTime) {
    LiveMatch match = begun(with_minutes());
    done(match, Pause{}, 10'000);
    EXPECT_TRUE(match.is_paused());
    EXPECT_EQ(left(match, Player::Black, 60 * minute), five_minutes - 10'000);
    EXPECT_EQ(match.flag_falls_at(), std::nullopt);
    done(match, Resume{}, 60 * minute);
    EXPECT_EQ(left(match, Player::Black, 61 * minute), five_minutes - 10'000 - minute);
}

TEST(PausedMatch, TakesNoMovesButAResignation) {
    LiveMatch match = begun(with_minutes());
    done(match, Pause{}, 10);
    EXPECT_EQ(refused(match, Decide{.decision = move("a1a5")}, 20), Fault::MatchIsPaused);
    played(match, "resigns gold", 30);
    EXPECT_TRUE(match.match().is_over());
}

TEST(PausedMatch, PausingTwiceOrWithoutAClockDoesNothing) {
    LiveMatch match = begun(with_minutes());
    done(match, Pause{}, 10);
    EXPECT_EQ(done(match, Pause{}, 20).effect, Effect::Nothing);
    done(match, Resume{}, 30);
    EXPECT_EQ(done(match, Resume{}, 40).effect, Effect::Nothing);
    LiveMatch clockless = begun(without_clock());
    EXPECT_EQ(done(clockless, Pause{}, 10).effect, Effect::Nothing);
    EXPECT_FALSE(clockless.is_paused());
}

TEST(PausedMatch, CanBePausedAfterACrashSinceTheLastSignOfLife) {
    LiveMatch match = begun(with_minutes());
    played(match, "a1a5", 10'000);
    const Outcome outcome = done(match, Pause{.since = begin_time + 12'000}, 60 * minute);
    EXPECT_EQ(outcome.effect, Effect::Done);
    EXPECT_EQ(left(match, Player::Gold, 60 * minute), five_minutes - 2000);
    done(match, Resume{}, 60 * minute);
    EXPECT_EQ(left(match, Player::Gold, 60 * minute + 500), five_minutes - 2500);
}

TEST(PausedMatch, CannotBePausedSinceBeforeTheLastEntryOrFromTheFuture) {
    LiveMatch match = begun(with_minutes());
    played(match, "a1a5", 10'000);
    EXPECT_EQ(done(match, Pause{.since = 0}, 20'000).entries[0].at, begin_time + 10'000);
    done(match, Resume{}, 20'000);
    EXPECT_EQ(done(match, Pause{.since = latest_moment}, 30'000).entries[0].at,
              begin_time + 30'000);
}

TEST(GivenTime, ThatJumpsBackIsHeldAtTheLastEntry) {
    LiveMatch match = begun(with_minutes());
    played(match, "a1a5", 10'000);
    EXPECT_EQ(played(match, "d8d4", -50'000).entries[0].at, begin_time + 10'000);
    EXPECT_EQ(left(match, Player::Gold, -50'000), five_minutes + 3000);
}

TEST(GivenTime, ThatCannotBeIsRefused) {
    LiveMatch match = begun(with_minutes());
    EXPECT_EQ(refused(match, Tick{}, latest_moment), Fault::MomentOutOfRange);
    EXPECT_EQ(refused(match, Tick{}, -begin_time - 1), Fault::MomentOutOfRange);
}

} // namespace
} // namespace kamisado::game::tests
