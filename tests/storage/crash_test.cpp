// A process that stores moves is killed at any moment: what it acknowledged is there.
#include "storage/databases.h"
#include "storage/games.h"
#include "storage/sample_games.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <random>
#include <thread>

namespace kamisado::test {

namespace {

using namespace storage;

constexpr auto id = "game";

/// Goes on with the stored game and acknowledges every move by its number, until it is killed.
[[noreturn]] void play_for_ever(const storage::Place& place, int acknowledgements) {
    try {
        const auto database = open(place);
        auto match = restore(*database, storage::game(*database, id).value());
        for (;;) {
            const auto entries = play_on(match);
            in_transaction(*database, [&] {
                if (!add_entries(*database, id, entries, standing_of(match))) {
                    _exit(1);
                }
            });
            const auto number = static_cast<std::uint32_t>(match.last_number());
            if (write(acknowledgements, &number, sizeof number) != sizeof number) {
                _exit(2);
            }
        }
    } catch (const std::exception&) {
        _exit(3);
    }
}

/// The last number that was acknowledged before the process was killed; 0 when none was.
std::uint32_t last_acknowledged(const storage::Place& place, std::chrono::microseconds life) {
    std::array<int, 2> pipe_ends{};
    EXPECT_EQ(pipe(pipe_ends.data()), 0);
    const pid_t player = fork();
    if (player == 0) {
        close(pipe_ends[0]);
        play_for_ever(place, pipe_ends[1]);
    }
    close(pipe_ends[1]);
    std::uint32_t last = 0;
    EXPECT_EQ(read(pipe_ends[0], &last, sizeof last), sizeof last) << "the first move";
    std::this_thread::sleep_for(life);
    kill(player, SIGKILL);
    int status = 0;
    waitpid(player, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status)) << "it ended by itself: " << WEXITSTATUS(status);
    while (read(pipe_ends[0], &last, sizeof last) == sizeof last) {
    }
    close(pipe_ends[0]);
    return last;
}

class CrashTest : public testing::TestWithParam<Dialect> {};
INSTANTIATE_TEST_SUITE_P(, CrashTest, testing::ValuesIn(all_dialects()), name_of);

TEST_P(CrashTest, WhatWasAcknowledgedIsThere) {
    const auto place = new_place(GetParam());
    // A series that lasts longer than the test.
    StoredGame game = sample_game(id);
    game.setup.format = {.kind = FormatKind::Series, .rounds = game::most_rounds};
    game.setup.clock = game::NoClock{};
    game.standing = standing_of(game::LiveMatch::begin(game.setup, noon).value());
    add_game(*open(place->place()), game);
    std::mt19937 random(20261116);
    for (int kill = 0; kill < 10; ++kill) {
        const auto acknowledged =
            last_acknowledged(place->place(), std::chrono::microseconds(random() % 30'000));
        const auto database = open(place->place());
        const auto match = restore(*database, storage::game(*database, id).value());
        EXPECT_GE(match.last_number(), acknowledged);
        EXPECT_LE(match.last_number(), acknowledged + 1) << "one may have been on its way";
    }
}

} // namespace

} // namespace kamisado::test
