// The arena with our own engine, and the command as its users have it: stopped, killed, gone on
// with.
#include "arena/helpers.h"
#include "arena/runner.h"
#include "support/process.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <string>
#include <thread>

namespace kamisado::tests {

namespace {

ContestantNeeds patient() { return {.time_to_greet = std::chrono::minutes(2)}; }

std::string our_engine() { return std::string("'") + KAMISADO_PROGRAM + "' engine"; }

TEST(Engine, OfOursPlaysAllFormats) {
    const ArenaSettings settings = arena_with({{"first", "3"},
                                               {"second", our_engine()},
                                               {"second-option", "Level=4"},
                                               {"format", "standard"},
                                               {"games", "6"}});
    Standings standings(settings);
    Standings again(settings);
    ASSERT_TRUE(run_arena(settings, standings, {.threads = 2, .needs = patient()}));
    ASSERT_TRUE(run_arena(settings, again, {.needs = patient()}));
    EXPECT_EQ(standings.finished(), 6);
    EXPECT_EQ(standings.score().forfeits_of(Side::Second), 0);
    EXPECT_EQ(standings.outcomes(), again.outcomes()) << "the seed is all its luck";
}

TEST(Engine, OfOursCrashesAtMove3AndIsStartedAgain) {
    const std::string crashing =
        std::string("sh '") + KAMISADO_ENGINES + "/crashes-at-move-3.sh' " + our_engine();
    const ArenaSettings settings = arena_with(
        {{"first", crashing}, {"first-option", "Level=1"}, {"second", "1"}, {"games", "4"}});
    Standings standings(settings);
    ASSERT_TRUE(run_arena(settings, standings, {.needs = patient()}));
    EXPECT_EQ(standings.finished(), 4);
    for (const auto& [game, outcome] : standings.outcomes()) {
        if (outcome.forfeit) {
            EXPECT_EQ(outcome.forfeit->kind, ForfeitKind::Crash);
            EXPECT_EQ(outcome.winner, Side::Second);
        }
    }
    EXPECT_GT(standings.score().forfeits_of(Side::First), 0);
}

TEST(Engine, OfOursRefusesAnOptionThatThereIsNot) {
    const ArenaSettings settings = arena_with(
        {{"first", "1"}, {"second", our_engine()}, {"second-option", "Speed=5"}, {"games", "2"}});
    Standings standings(settings);
    const auto ended = run_arena(settings, standings, {.needs = patient()});
    ASSERT_FALSE(ended);
    EXPECT_TRUE(ended.error().contains("Speed")) << ended.error();
}

/// Waits until so many games are in the state file.
bool has_games(const std::filesystem::path& state, int games) {
    for (int look = 0; look < 6000; ++look) {
        const std::string text = test::read_file(state);
        const auto head = text.find("\n\n");
        if (head != std::string::npos &&
            std::count(text.begin() + static_cast<std::ptrdiff_t>(head) + 2, text.end(), '\n') >=
                games) {
            return true;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

/// Without its last line, which tells the pace.
std::string totals(const std::string& report) {
    return report.substr(0, report.rfind("\n", report.size() - 2));
}

TEST(ArenaCommand, GoesOnAfterItWasKilled) {
    const test::TemporaryFolder folder;
    const std::string command = "kamisado arena 3 4 --games 300 --threads 2 --records games";
    const auto state = folder / "run.arena";
    for (const int games : {3, 40}) {
        test::Running arena(folder, command + " --state run.arena");
        EXPECT_TRUE(has_games(state, games));
        arena.kill();
    }
    const test::Finished finished = test::run(folder, command + " --state run.arena");
    EXPECT_EQ(finished.exit_code, 0) << finished.errors;
    EXPECT_EQ(totals(finished.output), totals(test::run(folder, command).output));
    const test::Finished refused =
        test::run(folder, "kamisado arena 3 5 --games 300 --state run.arena");
    EXPECT_EQ(refused.exit_code, 1);
    EXPECT_TRUE(refused.errors.contains("second: level 4 there, level 5 here")) << refused.errors;
}

TEST(ArenaCommand, EndsAtCtrlCAndKeepsWhatIsFinished) {
    const test::TemporaryFolder folder;
    const std::string command = "kamisado arena 1 2 --games 1000000 --state run.arena";
    {
        test::Running arena(folder, command);
        EXPECT_TRUE(has_games(folder / "run.arena", 5));
        arena.signal(SIGINT);
        EXPECT_TRUE(arena.hears("level 2 wins"));
        EXPECT_EQ(arena.wait_for_end(), 130);
    }
    EXPECT_TRUE(has_games(folder / "run.arena", 5));
}

} // namespace

} // namespace kamisado::tests
