#include "game/clock_tags.h"
#include "game/game_record.h"
#include "game/helpers.h"

#include <string>

namespace kamisado::game::tests {
namespace {

TEST(GameRecord, HasThePlayersTheDateTheClockAndTheResult) {
    GameSetup setup = with_minutes(90'500, 250);
    setup.seats[Player::Gold] = {.name = "Computer", .level = 5};
    LiveMatch match = begun(setup);
    played(match, "a1a5", 10'000);
    played(match, "resigns gold", 11'000);
    EXPECT_EQ(record_of(draft_of(match, "2026-11-16")), record_of(match, "2026-11-16"));
    EXPECT_EQ(write_record(record_of(match, "2026-11-16")), "[Kamisado \"1\"]\n"
                                                            "[Format \"standard\"]\n"
                                                            "[Black \"Akane\"]\n"
                                                            "[Gold \"Computer\"]\n"
                                                            "[GoldLevel \"5\"]\n"
                                                            "[Date \"2026-11-16\"]\n"
                                                            "[TimeControl \"90.5+0.25\"]\n"
                                                            "[BlackClock \"0:01:20.750\"]\n"
                                                            "[GoldClock \"0:01:29.500\"]\n"
                                                            "[Result \"black 0-0\"]\n"
                                                            "\n"
                                                            "round 1 black obpkyrgn/NGRYKPBO\n"
                                                            "1. NF4K\n"
                                                            "resigns gold\n");
}

TEST(GameRecord, IsReadBackToTheSameMatch) {
    LiveMatch match = begun(from("pbonkyrg/8/8/8/8/8/8/NBORKYGP* g -", without_clock()));
    played(match, "a8a5", 0);
    const Record record = record_of(match);
    EXPECT_FALSE(record.tag("Date"));
    EXPECT_FALSE(record.tag("TimeControl"));
    const auto again = read_record(write_record(record));
    ASSERT_TRUE(again) << message(again.error());
    EXPECT_EQ(again->match, match.match());
    EXPECT_EQ(record_of(draft_of(match)), record);
}

TEST(ClockTags, AreReadAsTheyWereWritten) {
    Record record;
    EXPECT_FALSE(clock_in_tags(record));
    const MinutesClock setup{.initial = 90'500, .increment = 250};
    const Times left{{3'723'450, 0}};
    set_clock_tags(record, setup, left);
    EXPECT_EQ(clock_in_tags(record), (ToldClock{.setup = setup, .left = left}));
    set_clock_tags(record, NoClock{}, left);
    EXPECT_EQ(clock_in_tags(record), (ToldClock{.setup = setup, .left = left}));
}

TEST(ClockTags, ThatMeanNothingAreNoClock) {
    for (const std::string_view control :
         {"", "+", "3", "3+", "+2", "3+x", "-3+2", "3.+2", "3.1234+2", "259200/move", "999999999+1",
          "99999999+1", "3+2+1"}) {
        Record record;
        record.set_tag("TimeControl", control);
        EXPECT_FALSE(clock_in_tags(record)) << control;
    }
    for (const std::string_view clock : {"", ":", "::", "3", "0:03", "0:03:", "a:00:00",
                                         "0:00:00:00", "0:00:-1", "99999999:0:0"}) {
        Record record;
        record.set_tag("TimeControl", "180+2");
        EXPECT_EQ(clock_in_tags(record)->left, (Times{{180'000, 180'000}}));
        record.set_tag("GoldClock", clock);
        EXPECT_FALSE(clock_in_tags(record)) << clock;
    }
}

} // namespace
} // namespace kamisado::game::tests
