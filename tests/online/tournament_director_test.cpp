// Tournaments have their share of the database that all games use, and no more.

#include "online/hub_helpers.h"
#include "online/tournaments.h"
#include "storage/tournaments.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::online::test {
namespace {

class TournamentDirectorTest : public testing::Test {
  protected:
    static constexpr Millis a_statement = 20;

    /// Round robins of two, begun: each wants to be paired and to have its games started.
    void begin(int tournaments) {
        for (int i = 0; i < tournaments; ++i) {
            const auto host = shared_.town.account("host" + std::to_string(i));
            const auto other = shared_.town.account("other" + std::to_string(i));
            const auto made = create_tournament(
                database(), host,
                {.name = "An evening",
                 .kind = storage::TournamentKind::RoundRobin,
                 .terms = {.format = {.kind = FormatKind::Single, .rounds = 1},
                           .clock = game::MinutesClock{.initial = 300'000, .increment = 3000},
                           .rated = false},
                 .rounds = 0,
                 .begins = {},
                 .minutes = 0,
                 .games = 2},
                shared_.now());
            ASSERT_TRUE(made) << made.error().sentence;
            ASSERT_TRUE(enter_tournament(database(), host, made->id, shared_.now()));
            ASSERT_TRUE(enter_tournament(database(), other, made->id, shared_.now()));
            ASSERT_TRUE(begin_tournament(database(), host, made->id, shared_.now()));
            ids_.push_back(made->id);
        }
    }
    [[nodiscard]] bool all_have_games() const {
        return std::ranges::none_of(ids_, [&](const auto& id) {
            return storage::tournament_games(database(), id, 1).empty();
        });
    }
    [[nodiscard]] storage::Connection& database() const { return shared_.town.database(); }

    // NOLINTBEGIN(readability-identifier-naming): as the members of every fixture here
    Shared shared_;
    Process process_{shared_};
    std::vector<std::string> ids_;
    // NOLINTEND(readability-identifier-naming)
};

TEST_F(TournamentDirectorTest, AQuarterOfTheDatabaseIsEnoughForAll) {
    begin(30);
    std::atomic<Millis> used = 0;
    std::atomic<Millis> used_at_once = 0;
    process_.database().on_statement = [&](std::string_view statement) {
        if (statement.contains("tournament")) {
            shared_.wait(a_statement);
            used += a_statement;
            used_at_once += a_statement;
        }
    };
    const Millis begun = shared_.now();
    Millis most_at_once = 0;
    while (!all_have_games()) {
        shared_.wait(100);
        used_at_once = 0;
        process_.tick();
        most_at_once = std::max(most_at_once, used_at_once.load());
        // Half a second at once, a quarter of the time, the step that went over it, and rounds that
        // were being paired then.
        ASSERT_LE(used, 2500 + (shared_.now() - begun) / 4);
    }
    EXPECT_LE(most_at_once, 2000) << "moves wait for that long";
    EXPECT_GT(used, 5000) << "or nothing was held back";
}

} // namespace
} // namespace kamisado::online::test
