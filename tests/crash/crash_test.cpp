// Many games are played while the server is killed, again and again, at moments chosen by chance.
// What the players were told is held against what is stored.
#include "computer/random.h"
#include "crash/crowd.h"
#include "storage/connection.h"
#include "support/server_process.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>

namespace kamisado::test {

namespace {

using std::chrono::milliseconds;

int kills() {
    const char* const given = std::getenv("KAMISADO_KILLS");
    return given != nullptr ? std::stoi(given) : 10;
}

TEST(Crash, NothingThatWasAcknowledgedIsLost) {
    const std::uint64_t seed = seed_of_the_day();
    SCOPED_TRACE("KAMISADO_SEED=" + std::to_string(seed));
    Random random(seed);
    const TemporaryFolder folder;
    const storage::Place place{(folder / "games.sqlite").string()};
    ServerProcess server(folder, place.text, "server");
    server.start();
    Crowd crowd(30, {server.port()}, seed);
    crowd.begin();
    ASSERT_TRUE(crowd.goes_on(100)) << server.last_words();

    for (int kill = 0; kill < kills(); ++kill) {
        crowd.run_for(milliseconds(random.below(700)));
        const game::Millis killed_at = now();
        server.kill();
        if (kill % 10 == 0) { // there are thousands of games after a while
            ASSERT_EQ(crowd.compared_with(place), Complaints()) << "after kill " << kill;
        }
        // Most are short; in one of ten a clock would run out if it ran on.
        crowd.run_for(milliseconds(kill % 10 == 4 ? 6000 : random.below(300)));
        crowd.was_down(killed_at, now());
        server.start();
        ASSERT_TRUE(crowd.goes_on(60)) << "after kill " << kill << "\n" << server.last_words();
    }
    ASSERT_TRUE(crowd.comes_to_rest()) << server.last_words();
    EXPECT_EQ(crowd.compared_with_server(server.port()), Complaints());
    crowd.leave();
    EXPECT_EQ(server.stop(), 0) << server.last_words();
    EXPECT_EQ(crowd.compared_with(place), Complaints());
    EXPECT_EQ(crowd.unfair_times(place), Complaints());
    EXPECT_EQ(crowd.notes().complaints, Complaints());
    EXPECT_GT(crowd.notes().seen_again, 0U) << "nobody sent again what was stored already";
    std::cout << crowd.summary() << '\n';
}

} // namespace

} // namespace kamisado::test
