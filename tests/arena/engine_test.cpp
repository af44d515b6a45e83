#include "arena/engine_process.h"
#include "arena/game.h"
#include "arena/helpers.h"
#include "arena/runner.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <string>
#include <thread>

namespace kamisado::tests {

namespace {

using std::chrono::milliseconds;

EngineProcess::Deadline soon() {
    return std::chrono::steady_clock::now() + std::chrono::seconds(60);
}

std::string misbehaving(const std::string& how) {
    return std::string("sh '") + KAMISADO_ENGINES + "/misbehaving.sh' " + how;
}

bool is_gone(pid_t process) {
    for (int look = 0; look < 6000; ++look) {
        if (::kill(process, 0) != 0) {
            return true;
        }
        std::this_thread::sleep_for(milliseconds(10));
    }
    return false;
}

TEST(EngineProcess, TalksLineByLine) {
    auto cat = EngineProcess::start({"cat"});
    ASSERT_TRUE(cat) << cat.error();
    ASSERT_TRUE(cat->say("one", soon()));
    ASSERT_TRUE(cat->say("two\r", soon()));
    EXPECT_EQ(cat->hear(soon()).value(), "one");
    EXPECT_EQ(cat->hear(soon()).value(), "two");
    EXPECT_EQ(cat->hear(std::chrono::steady_clock::now() + milliseconds(20)).error(),
              Silence::Late);
    EXPECT_EQ(cat->end(std::chrono::seconds(60)), "it ended with exit code 0");
    EXPECT_EQ(cat->end(milliseconds(0)), "it had ended before");
}

TEST(EngineProcess, TellsHowItEnded) {
    auto failing = EngineProcess::start({"sh", "-c", "exit 7"});
    ASSERT_TRUE(failing);
    EXPECT_EQ(failing->hear(soon()).error(), Silence::Ended);
    EXPECT_EQ(failing->end(std::chrono::seconds(60)), "it ended with exit code 7");
    auto killed = EngineProcess::start({"sh", "-c", "kill -9 $$"});
    ASSERT_TRUE(killed);
    EXPECT_EQ(killed->hear(soon()).error(), Silence::Ended);
    EXPECT_EQ(killed->end(std::chrono::seconds(60)), "it was ended by signal 9");
    auto patient = EngineProcess::start({"sleep", "1000"});
    ASSERT_TRUE(patient);
    EXPECT_EQ(patient->end(milliseconds(0)), "it was killed");
}

TEST(EngineProcess, IsNotThere) {
    EXPECT_EQ(EngineProcess::start({"./no-such-program"}).error(),
              "cannot be run: No such file or directory");
    EXPECT_EQ(EngineProcess::start({"/"}).error(), "cannot be run: Permission denied");
}

TEST(EngineProcess, KeepsWhatIsSaidOnStandardError) {
    const test::TemporaryFolder folder;
    for (int run = 0; run < 2; ++run) {
        auto process = EngineProcess::start({"sh", "-c", "echo oh >&2"}, folder / "log");
        ASSERT_TRUE(process);
        EXPECT_EQ(process->hear(soon()).error(), Silence::Ended);
    }
    EXPECT_EQ(test::read_file(folder / "log"), "oh\noh\n");
}

TEST(EngineProcess, DoesNotWaitForWhoNeverReads) {
    auto deaf = EngineProcess::start({"sleep", "1000"});
    ASSERT_TRUE(deaf);
    const std::string much(8'000'000, 'x');
    EXPECT_EQ(deaf->say(much, std::chrono::steady_clock::now() + milliseconds(50)).error(),
              Silence::Late);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(deaf->hear(soon(), stop.get_token()).error(), Silence::Interrupted);
}

TEST(EngineProcess, TakesItsChildrenAlong) {
    auto parent = EngineProcess::start({"sh", "-c", "sleep 1000 & echo $!; wait"});
    ASSERT_TRUE(parent);
    const auto child = parent->hear(soon());
    ASSERT_TRUE(child);
    EXPECT_EQ(parent->end(milliseconds(0)), "it was killed");
    EXPECT_TRUE(is_gone(static_cast<pid_t>(std::strtol(child->c_str(), nullptr, 10))));
}

struct Misdeed {
    std::string_view how;
    ForfeitKind kind{};
    std::string_view detail;
};

/// Every way to behave badly loses its game, with the reason, and the next game begins anew.
TEST(Engine, LosesWhenItMisbehaves) {
    for (const Misdeed& misdeed :
         {Misdeed{"illegal", ForfeitKind::IllegalMove, "bestmove a1a1: "},
          Misdeed{"rubbish", ForfeitKind::Rubbish, "bestmove banana: "},
          Misdeed{"silent", ForfeitKind::TimeOut, "no answer in time"},
          Misdeed{"chatty", ForfeitKind::TimeOut, "no answer in time"},
          Misdeed{"endless", ForfeitKind::Rubbish, "more than 65536 bytes"},
          Misdeed{"complains", ForfeitKind::Rubbish, "it says: I do not feel like it"},
          Misdeed{"hangup", ForfeitKind::Crash, "it was killed"},
          Misdeed{"dies", ForfeitKind::Crash, "it was ended by signal 9"}}) {
        SCOPED_TRACE(misdeed.how);
        const std::string command = misbehaving(std::string(misdeed.how));
        const bool is_late = misdeed.kind == ForfeitKind::TimeOut;
        const ArenaSettings settings = arena_with({{"first", "1"},
                                                   {"second", command},
                                                   {"games", "2"},
                                                   {"patience", is_late ? "100" : "60000"}});
        Entrants entrants(settings, {.time_to_greet = std::chrono::minutes(2)});
        for (int game = 0; game < 2; ++game) {
            const auto played = play_game(settings, game, entrants);
            ASSERT_TRUE(played);
            EXPECT_EQ(played->outcome.winner, Side::First);
            ASSERT_TRUE(played->outcome.forfeit);
            EXPECT_EQ(played->outcome.forfeit->kind, misdeed.kind);
            EXPECT_TRUE(played->outcome.forfeit->detail.starts_with(misdeed.detail))
                << played->outcome.forfeit->detail;
            EXPECT_TRUE(played->record.match.is_over());
            EXPECT_TRUE(played->record.tag("Forfeit"));
            EXPECT_EQ(played->record.tag(game == 0 ? "Gold" : "Black"),
                      "Misbehaving " + std::string(misdeed.how));
        }
    }
}

TEST(Engine, ThatCannotBePlayedWithEndsTheArena) {
    const auto sentence_about = [](const std::string& command) {
        const ArenaSettings settings = arena_with({{"first", command}, {"second", "1"}});
        Entrants entrants(settings, {.time_to_greet = milliseconds(300)});
        const auto played = play_game(settings, 0, entrants);
        return played ? "it plays" : std::get<Unplayable>(played.error()).sentence;
    };
    EXPECT_EQ(sentence_about("./nobody --fast"),
              "./nobody --fast: cannot be run: No such file or directory");
    EXPECT_TRUE(sentence_about(misbehaving("deaf"))
                    .ends_with("it did not greet back with ukiok within 0.3 seconds"));
    ArenaSettings settings = arena_with({{"first", "1"}, {"second", misbehaving("exits")}});
    Standings standings(settings);
    const auto ended =
        run_arena(settings, standings, {.needs = {.time_to_greet = std::chrono::minutes(2)}});
    ASSERT_FALSE(ended);
    EXPECT_TRUE(ended.error().ends_with(
        "it does not speak the engine's protocol: it ended with exit code 3"))
        << ended.error();
}

TEST(Engine, IsGoneWhenTheArenaIs) {
    const test::TemporaryFolder folder;
    const std::string pid_file = (folder / "pid").string();
    const ArenaSettings settings = arena_with(
        {{"first", "1"}, {"second", misbehaving("silent '" + pid_file + "'")}, {"games", "2"}});
    std::stop_source stop;
    {
        std::jthread stopper([&] {
            while (test::read_file(pid_file).empty()) {
                std::this_thread::sleep_for(milliseconds(10));
            }
            stop.request_stop();
        });
        Standings standings(settings);
        EXPECT_TRUE(run_arena(settings, standings, {.needs = {.stop = stop.get_token()}}));
        EXPECT_EQ(standings.finished(), 0);
    }
    const std::string process = test::read_file(pid_file);
    EXPECT_TRUE(is_gone(static_cast<pid_t>(std::strtol(process.c_str(), nullptr, 10))));
}

} // namespace

} // namespace kamisado::tests
