#include "game/helpers.h"

#include <optional>
#include <string>

namespace kamisado::game::tests {
namespace {

std::optional<BeginFault> fault(const GameSetup& setup, Millis now = begin_time) {
    const auto match = LiveMatch::begin(setup, now);
    if (match) {
        return std::nullopt;
    }
    EXPECT_FALSE(sentence(match.error()).empty());
    EXPECT_TRUE(name_of(match.error().fault).starts_with("game."));
    return match.error().fault;
}

GameSetup named(std::string name) {
    GameSetup setup = with_minutes();
    setup.seats[Player::Gold].name = std::move(name);
    return setup;
}

TEST(GameSetup, MayHaveAnyFormatStartAndName) {
    EXPECT_EQ(fault(with_minutes()), std::nullopt);
    EXPECT_EQ(fault(named("")), std::nullopt);
    EXPECT_EQ(fault(named("Zoë \"桃\" \\ 🐉")), std::nullopt);
    GameSetup setup = without_clock();
    setup.format = {.kind = FormatKind::Series, .rounds = most_rounds};
    setup.seats[Player::Black].level = 10;
    EXPECT_EQ(fault(setup), std::nullopt);
}

TEST(GameSetup, BeginsWithWhoeverIsToMoveAtTheStart) {
    const LiveMatch match = begun(from("pbonkyrg/8/8/8/8/8/8/NBORKYGP* g -", with_minutes()));
    EXPECT_EQ(match.clock()->running(), Player::Gold);
    EXPECT_EQ(match.match().state().score[Player::Black], 1);
}

TEST(GameSetup, RefusesNamesThatWouldNotFitTheirLine) {
    EXPECT_EQ(fault(named(std::string(longest_name + 1, 'a'))), BeginFault::NameTooLong);
    for (const char* const name :
         {"a\nb", "a\x7F", "\xC2\x85", "\xFF", "\xC3", "\xE2\x82", "\xED\xA0\x80", "\xC0\x80",
          "\xE0\x80\x80", "\xF4\x90\x80\x80"}) {
        EXPECT_EQ(fault(named(name)), BeginFault::NameNotPrintable) << name;
    }
}

TEST(GameSetup, RefusesImpossibleLevelsClocksAndTimes) {
    GameSetup setup = with_minutes();
    setup.seats[Player::Black].level = 0;
    EXPECT_EQ(fault(setup), BeginFault::LevelOutOfRange);
    EXPECT_EQ(fault(with_minutes(0, 5)), BeginFault::ClockOutOfRange);
    EXPECT_EQ(fault(with_minutes(5, -1)), BeginFault::ClockOutOfRange);
    EXPECT_EQ(fault(with_minutes(longest_clock + 1)), BeginFault::ClockOutOfRange);
    EXPECT_EQ(fault(with_minutes(), -1), BeginFault::MomentOutOfRange);
}

TEST(GameSetup, RefusesAStartThatIsNone) {
    GameSetup setup = without_clock();
    setup.format = {.kind = FormatKind::Series, .rounds = 0};
    EXPECT_EQ(fault(setup), BeginFault::RoundsOutOfRange);
    setup = from("obpkyrgn/8/8/8/8/8/8/NGRYKPBO** g -", without_clock());
    EXPECT_EQ(fault(setup), BeginFault::TargetReached);
    EXPECT_EQ(LiveMatch::begin(setup, 0).error().player, Player::Black);
}

} // namespace
} // namespace kamisado::game::tests
