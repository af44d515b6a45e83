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
}

} // namespace
} // namespace kamisado::game::tests
