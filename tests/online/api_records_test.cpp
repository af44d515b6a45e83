#include "game/game_record.h"
#include "online/api_helpers.h"
#include "rules/moves.h"
#include "storage/games.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <thread>
#include <vector>

namespace kamisado::online::test {
namespace {

TEST_F(ApiTest, RecordsAreForPlayersAndWatchersWhenItIsOver) {
    const std::string game = played_by(akane, benjiro);
    EXPECT_EQ(akane.fault("GET", "/games/" + game + "/record"), "online.game-is-running");
    const std::string watch = akane.good("GET", "/me/games")["games"][0]["watch"];
    resign(game, Player::Gold);
    const ApiAnswer record = akane.get("/games/" + game + "/record");
    EXPECT_EQ(record.status, 200);
    EXPECT_EQ(record.type, "text/plain; charset=utf-8");
    EXPECT_EQ(record.file_name, "kamisado-2025-11-15.kamisado");
    EXPECT_TRUE(record.body.starts_with("[Kamisado \"1\"]\n")) << record.body;
    Browser third(service);
    EXPECT_EQ(third.fault("GET", "/games/" + game + "/record"), "online.no-such-game");
    EXPECT_EQ(third.get("/games/" + watch + "/record").body, record.body);
}

TEST_F(ApiTest, AllRecordsInOneFile) {
    constexpr int games = 45; // more than one job's
    for (int i = 0; i < games; ++i) {
        service.now += 60'000;
        resign(played_by(akane, benjiro), i % 2 == 0 ? Player::Black : Player::Gold);
    }
    static_cast<void>(played_by(akane, benjiro)); // runs
    const ApiAnswer answer = akane.get("/me/export");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.type, "text/plain; charset=utf-8");
    int records = 0;
    for (auto at = answer.body.find("[Kamisado "); at != std::string::npos;
         at = answer.body.find("[Kamisado ", at + 1)) {
        ++records;
    }
    EXPECT_EQ(records, games);
    Browser third(service);
    EXPECT_EQ(third.fault("GET", "/me/export"), "online.unknown-here");
    static_cast<void>(akane.get("/me/export"));
    static_cast<void>(akane.get("/me/export"));
    EXPECT_EQ(akane.get("/me/export").status, 429);
}

/// However many games there are, and however slowly their records are read.
TEST_F(ApiTest, RecordsTakeNoMoreMemoryThanThereIsForThem) {
    constexpr std::size_t record = 100; // at least
    Service small({}, {}, 1, {.all = 40 * record, .of_address = 20 * record});
    std::vector<Browser> people(4, Browser(small));
    for (std::size_t i = 0; i < people.size(); ++i) {
        people[i].move_to("192.0.2." + std::to_string(1 + (i / 2)));
    }
    const auto finished_game = [&](Browser& host, Browser& guest) {
        const json invited = host.good("POST", "/invitations", invitation_body());
        const std::string game = guest.good("POST", accept_path(invited))["game"];
        small.in_database([&](storage::Connection& database, LoadedGames& loaded) {
            ASSERT_TRUE(loaded.act(
                database, game,
                game::Decide{.decision = Resign{.player = Player::Black}, .player = Player::Black},
                small.now));
        });
        return game;
    };
    const std::string game = finished_game(people[0], people[2]);
    std::vector<ApiAnswer> unread;
    ApiAnswer answer;
    for (int i = 0; i < 100 && answer.status == 200; ++i) {
        small.now += 1000;
        unread.push_back(people[0].get("/games/" + game + "/record"));
        answer = unread.back();
        ASSERT_TRUE(answer.status != 200 || answer.body.size() >= record);
    }
    EXPECT_EQ(answer.status, 503) << "this address has what it may have";
    EXPECT_EQ(people[2].get("/games/" + game + "/record").status, 200) << "another has not";
    unread.clear();
    answer = {};
    EXPECT_EQ(people[0].get("/games/" + game + "/record").status, 200)
        << "and neither when it has read";
    for (int i = 0; i < 20; ++i) {
        small.now += 10'000;
        finished_game(people[0], people[2]);
    }
    EXPECT_EQ(people[0].fault("GET", "/me/export"), "online.too-large");
    EXPECT_EQ(people[0].get("/games/" + game + "/record").status, 200);
}

/// Long is more than may be loaded between two moves; here it is five entries, and three games do
/// not fit into memory.
TEST_F(ApiTest, LongRecordsAreWrittenBesideTheDatabase) {
    Service small({}, {.games = 20'000, .entries = 20, .entries_a_turn = 5});
    Browser chie(small);
    Browser daiki(small);
    std::string all;
    for (const int moves : {9, 0, 12, 0, 10, 0, 0}) {
        small.now += 60'000;
        json body = invitation_body();
        body["format"] = {{"kind", "series"}, {"rounds", 99}};
        const std::string game =
            daiki.good("POST", accept_path(chie.good("POST", "/invitations", body)))["game"];
        std::thread::id database_thread;
        std::string expected;
        small.in_database([&](storage::Connection& database, LoadedGames&) {
            database_thread = std::this_thread::get_id();
            const auto stored = storage::game(database, game).value();
            game::LiveMatch match = storage::restore(database, stored);
            for (int move = 0; move < moves; ++move) {
                const MoveList legal = legal_moves(match.match().position());
                EXPECT_TRUE(match.act(game::Decide{.decision = legal[0]}, small.now));
            }
            EXPECT_TRUE(match.act(
                game::Decide{.decision = Resign{.player = Player::Gold}, .player = Player::Gold},
                small.now));
            EXPECT_TRUE(
                storage::add_entries(database, game, match.entries(), storage::standing_of(match)));
            expected = write_record(game::record_of(match, "2025-11-15"));
        });
        EXPECT_EQ(chie.get("/games/" + game + "/record").body, expected);
        EXPECT_EQ(small.loop.last_poster() == database_thread, moves == 0);
        EXPECT_NE(small.loop.last_poster(), std::this_thread::get_id());
        all += (all.empty() ? "" : "\n") + expected;
    }
    EXPECT_EQ(chie.get("/me/export").body, all);
}

TEST_F(ApiTest, LongListsComeInPages) {
    std::set<std::string> games;
    for (int i = 0; i < 45; ++i) {
        service.now += i % 3 == 0 ? 60'000 : 0; // several end at the same moment
        const std::string game = played_by(akane, benjiro);
        resign(game, Player::Gold);
        games.insert(game);
        service.now += i % 2 == 0 ? 10'000 : 0;
    }
    std::set<std::string> seen;
    json before = nullptr;
    int pages = 0;
    do {
        const std::string from = before.is_null() ? "" : "&before=" + before.dump();
        const json page = akane.good("GET", "/me/games?state=over" + from);
        EXPECT_LE(page["games"].size(), 25U);
        for (const json& game : page["games"]) {
            EXPECT_TRUE(seen.insert(game["game"].get<std::string>()).second);
            EXPECT_EQ(game["over"], true);
            EXPECT_EQ(game["winner"], "black");
        }
        before = page["before"];
        ++pages;
        service.now += 1000;
    } while (!before.is_null());
    EXPECT_EQ(seen, games);
    EXPECT_GE(pages, 2);
}

} // namespace
} // namespace kamisado::online::test
