#include "notation/decision_text.h"
#include "terminal/opening.h"
#include "terminal/own_home.h"
#include "terminal/session.h"

namespace kamisado::terminal {
namespace {

constexpr game::Millis minute = 60'000;
constexpr game::MinutesClock three_and_two{.initial = 3 * minute, .increment = 2'000};

NewMatch with_clock() {
    NewMatch wanted;
    wanted.clock = three_and_two;
    return wanted;
}

Decision named(std::string_view name) { return *decision_from_name(name); }

game::Times left_in(const Session& session) { return session.clocks()->left; }

TEST(SessionClock, RunsForWhoeverDecides) {
    const test::OwnHome home;
    Session session(with_clock());
    EXPECT_FALSE(session.pass_time(10'000));
    EXPECT_EQ(left_in(session), (game::Times{{170'000, 180'000}}));
    ASSERT_TRUE(session.decide(named("d1d6")));
    EXPECT_FALSE(session.pass_time(5'000));
    EXPECT_EQ(left_in(session), (game::Times{{172'000, 175'000}}));
    EXPECT_EQ(session.clocks()->running, Player::Gold);
}

TEST(SessionClock, GivesTimeBackWithATakeback) {
    const test::OwnHome home;
    Session session(with_clock());
    session.pass_time(10'000);
    ASSERT_TRUE(session.decide(named("d1d6")));
    session.pass_time(5'000);
    EXPECT_EQ(session.undo(), 1U);
    EXPECT_EQ(left_in(session), (game::Times{{180'000, 180'000}}));
    EXPECT_EQ(session.clocks()->running, Player::Black);
    session.pass_time(1'000);
    EXPECT_EQ(session.redo(), 1U);
    EXPECT_EQ(left_in(session), (game::Times{{172'000, 180'000}}));
}

TEST(SessionClock, EndsTheMatchWhenAFlagFalls) {
    const test::OwnHome home;
    Session session(with_clock());
    ASSERT_TRUE(session.decide(named("d1d6")));
    EXPECT_FALSE(session.pass_time((3 * minute) - 1));
    EXPECT_TRUE(session.pass_time(1));
    EXPECT_TRUE(session.match().is_over());
    EXPECT_EQ(session.match().decision(1), Decision(TimeOut{Player::Gold}));
    EXPECT_FALSE(session.clocks()->running);
    EXPECT_FALSE(session.pass_time(minute));
    EXPECT_EQ(session.undo(), 1U); // the flag stands up again with the time of that turn
    EXPECT_EQ(left_in(session)[Player::Gold], 3 * minute);
}

TEST(SessionClock, StandsStillInAFile) {
    const test::OwnHome home;
    {
        Session session(with_clock());
        ASSERT_TRUE(session.decide(named("d1d6")));
        session.pass_time(30'500);
        session.keep_time();
    }
    auto last = open_last_match();
    ASSERT_TRUE(last && *last);
    Session& session = **last;
    EXPECT_EQ(left_in(session), (game::Times{{182'000, 149'500}}));
    EXPECT_EQ(session.clocks()->running, Player::Gold);
    EXPECT_TRUE(session.pass_time(149'500));
    auto again = open_last_match();
    ASSERT_TRUE(again && *again);
    EXPECT_FALSE((*again)->clocks()->running);
    EXPECT_EQ((*again)->undo(), 1U); // all of Gold's time went in that turn
    EXPECT_EQ(left_in(**again), (game::Times{{182'000, 3 * minute}}));
}

/// A file does not tell how long each decision took: a takeback gives back an even share.
TEST(SessionClock, GivesBackTimeOfAnEarlierSitting) {
    const test::OwnHome home;
    {
        Session session(with_clock());
        session.pass_time(30'000);
        ASSERT_TRUE(session.decide(named("d1d6")));
        ASSERT_TRUE(session.decide(named("f8f5")));
        session.pass_time(10'000);
        session.keep_time();
    }
    auto last = open_last_match();
    ASSERT_TRUE(last && *last);
    EXPECT_EQ(left_in(**last), (game::Times{{142'000, 182'000}}));
    EXPECT_EQ((*last)->undo(2), 2U);
    EXPECT_EQ(left_in(**last), (game::Times{{180'000, 180'000}}));
    EXPECT_EQ((*last)->redo(2), 2U);
    EXPECT_EQ(left_in(**last), (game::Times{{162'000, 182'000}}));
}

/// Somebody has written it by hand: the match goes on, without a clock.
TEST(SessionClock, IsNotTakenFromARecordThatContradictsIt) {
    const test::OwnHome home;
    const auto record = read_record("[Kamisado \"1\"]\n[Format \"single\"]\n"
                                    "[TimeControl \"180+2\"]\n\n1. d1d6 time black\n");
    ASSERT_TRUE(record);
    Session session(*record, MatchKeeper::automatic());
    EXPECT_TRUE(session.match().is_over());
    EXPECT_FALSE(session.clocks());
    EXPECT_EQ(session.undo(), 1U);
}

TEST(SessionClock, IsNotThereWhereNobodyWantsOne) {
    const test::OwnHome home;
    Session session(NewMatch{});
    EXPECT_FALSE(session.clocks());
    EXPECT_FALSE(session.pass_time(100 * minute));
    ASSERT_TRUE(session.decide(named("d1d6")));
    EXPECT_FALSE(test::read_file(home.last_match()).contains("Clock"));
}

TEST(SessionClock, ShowsSecondsThatHaveBegun) {
    EXPECT_EQ(write_time(0), "0:00");
    EXPECT_EQ(write_time(1), "0:01");
    EXPECT_EQ(write_time(59'001), "1:00");
    EXPECT_EQ(write_time(10 * minute), "10:00");
    EXPECT_EQ(write_time(61 * minute), "1:01:00");
    const test::OwnHome home;
    Session session(with_clock());
    EXPECT_EQ(session.clocks()->until_next_second(), 1'000);
    session.pass_time(1);
    EXPECT_EQ(session.clocks()->until_next_second(), 999);
}

} // namespace
} // namespace kamisado::terminal
