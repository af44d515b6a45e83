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

game::Times left_in(const Session& session) { return session.clock()->left(); }

TEST(TableClock, RunsForWhoeverDecides) {
    const test::OwnHome home;
    Session session(with_clock());
    EXPECT_FALSE(session.pass_time(10'000));
    EXPECT_EQ(left_in(session), (game::Times{{170'000, 180'000}}));
    ASSERT_TRUE(session.decide(named("d1d6")));
    EXPECT_FALSE(session.pass_time(5'000));
    EXPECT_EQ(left_in(session), (game::Times{{172'000, 175'000}}));
    EXPECT_EQ(session.clock()->running(), Player::Gold);
}

TEST(TableClock, GivesTimeBackWithATakeback) {
    const test::OwnHome home;
    Session session(with_clock());
    session.pass_time(10'000);
    ASSERT_TRUE(session.decide(named("d1d6")));
    session.pass_time(5'000);
    EXPECT_EQ(session.undo(), 1U);
    EXPECT_EQ(left_in(session), (game::Times{{180'000, 180'000}}));
    EXPECT_EQ(session.clock()->running(), Player::Black);
    session.pass_time(1'000);
    EXPECT_EQ(session.redo(), 1U);
    EXPECT_EQ(left_in(session), (game::Times{{172'000, 180'000}}));
}

TEST(TableClock, EndsTheMatchWhenAFlagFalls) {
    const test::OwnHome home;
    Session session(with_clock());
    ASSERT_TRUE(session.decide(named("d1d6")));
    EXPECT_FALSE(session.pass_time((3 * minute) - 1));
    EXPECT_TRUE(session.pass_time(1));
    EXPECT_TRUE(session.match().is_over());
    EXPECT_EQ(session.match().decision(1), Decision(TimeOut{Player::Gold}));
    EXPECT_FALSE(session.clock()->running());
    EXPECT_FALSE(session.pass_time(minute));
    EXPECT_EQ(session.undo(), 1U); // the flag stands up again with the time of that turn
    EXPECT_EQ(left_in(session)[Player::Gold], 3 * minute);
}

TEST(TableClock, StandsStillInAFile) {
    const test::OwnHome home;
    {
        Session session(with_clock());
        ASSERT_TRUE(session.decide(named("d1d6")));
        session.pass_time(30'500);
        session.keep_time();
    }
    auto last = open_last_match(Speech(Language::English));
    ASSERT_TRUE(last && *last);
    Session& session = **last;
    EXPECT_EQ(left_in(session), (game::Times{{182'000, 149'500}}));
    EXPECT_EQ(session.clock()->running(), Player::Gold);
    EXPECT_TRUE(session.pass_time(149'500));
    auto again = open_last_match(Speech(Language::English));
    ASSERT_TRUE(again && *again);
    EXPECT_FALSE((*again)->clock()->running());
    EXPECT_EQ((*again)->undo(), 1U); // what Gold had then is not known any more
    EXPECT_EQ(left_in(**again), (game::Times{{182'000, minute}}));
}

TEST(TableClock, IsNotThereWhereNobodyWantsOne) {
    const test::OwnHome home;
    Session session(NewMatch{});
    EXPECT_FALSE(session.clock());
    EXPECT_FALSE(session.pass_time(100 * minute));
    ASSERT_TRUE(session.decide(named("d1d6")));
    EXPECT_FALSE(test::read_file(home.last_match()).contains("Clock"));
}

TEST(TableClock, ShowsSecondsThatHaveBegun) {
    EXPECT_EQ(write_time(0), "0:00");
    EXPECT_EQ(write_time(1), "0:01");
    EXPECT_EQ(write_time(59'001), "1:00");
    EXPECT_EQ(write_time(10 * minute), "10:00");
    EXPECT_EQ(write_time(61 * minute), "1:01:00");
    const test::OwnHome home;
    Session session(with_clock());
    EXPECT_EQ(session.clock()->until_next_second(), 1'000);
    session.pass_time(1);
    EXPECT_EQ(session.clock()->until_next_second(), 999);
}

} // namespace
} // namespace kamisado::terminal
