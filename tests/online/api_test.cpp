#include "api_helpers.h"
#include "game/game_record.h"
#include "notation/decision_text.h"
#include "rules/moves.h"
#include "storage/games.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <thread>

namespace kamisado::online::test {
namespace {

class ApiTest : public testing::Test {
  protected:
    /// A game between two, by a link.
    std::string played_by(Browser& host, Browser& guest, bool rated = false) {
        const json invitation = host.good("POST", "/invitations", invitation_body(rated));
        return guest.good("POST", accept_path(invitation))["game"];
    }
    static std::string accept_path(const json& invitation) {
        return "/invitations/" + invitation["code"].get<std::string>() + "/accept";
    }
    static std::string path_of(const json& invitation) {
        return "/invitations/" + invitation["code"].get<std::string>();
    }
    void resign(const std::string& game, Player player) {
        service.in_database([&](storage::Connection& database, Tables& tables) {
            EXPECT_TRUE(tables.act(
                database, game,
                game::Decide{.decision = Resign{.player = player}, .player = player}, service.now));
        });
    }

    /// A move of each, without which no rating changes.
    void move(const std::string& game) {
        service.in_database([&](storage::Connection& database, Tables& tables) {
            for (const auto& [name, player] :
                 {std::pair("a1a5", Player::Black), {"d8d4", Player::Gold}}) {
                EXPECT_TRUE(tables.act(
                    database, game,
                    game::Decide{.decision = decision_from_name(name).value(), .player = player},
                    service.now));
            }
        });
    }

    Service service;
    Browser akane{service};
    Browser benjiro{service};
};

TEST_F(ApiTest, NobodyIsMadeByLooking) {
    for (const auto* const path : {"/me", "/invitations", "/me/games"}) {
        const ApiAnswer answer = akane.get(path);
        EXPECT_EQ(answer.status, 200) << path;
        EXPECT_FALSE(answer.new_key) << path;
    }
    EXPECT_EQ(
        akane.good("GET", "/me"),
        json({{"you", nullptr}, {"ratings", json::array()}, {"runningGames", 0}, {"yourTurn", 0}}));
}

TEST_F(ApiTest, AGuestIsMadeByDoing) {
    const ApiAnswer answer = akane.ask("PATCH", "/me", R"({"name": "  Zoë "})");
    EXPECT_EQ(answer.status, 200) << answer.body;
    ASSERT_TRUE(answer.new_key);
    EXPECT_EQ(answer.new_key->size(), 43U);
    EXPECT_EQ(json::parse(answer.body)["you"], json({{"name", "Zoë"}, {"kind", "guest"}}));
    EXPECT_FALSE(akane.ask("PATCH", "/me", R"({"name": "Zoé"})").new_key);
    EXPECT_EQ(akane.good("GET", "/me")["you"]["name"], "Zoé");
}

TEST_F(ApiTest, ALinkBecomesAGame) {
    const json invitation = akane.good("POST", "/invitations", invitation_body());
    EXPECT_EQ(invitation["yours"], true);
    EXPECT_EQ(invitation["game"], nullptr);
    EXPECT_EQ(invitation["hostSide"], "black");
    const json seen = benjiro.good("GET", path_of(invitation));
    EXPECT_EQ(seen["yours"], false);
    EXPECT_TRUE(benjiro.key.empty());

    const std::string game = benjiro.good("POST", accept_path(invitation))["game"];
    EXPECT_EQ(benjiro.key.size(), 43U);
    EXPECT_EQ(akane.good("GET", path_of(invitation))["game"], game);
    EXPECT_EQ(benjiro.good("GET", path_of(invitation))["game"], game);
    EXPECT_EQ(benjiro.good("POST", accept_path(invitation))["game"], game);

    Browser third(service);
    const ApiAnswer late = third.ask("POST", accept_path(invitation));
    EXPECT_EQ(late.status, 410);
    EXPECT_FALSE(late.new_key) << "nobody becomes a guest by a link that is of no use";

    const json games = akane.good("GET", "/me/games?state=running");
    ASSERT_EQ(games["games"].size(), 1U);
    EXPECT_EQ(games["games"][0]["game"], game);
    EXPECT_EQ(games["games"][0]["seat"], "black");
    EXPECT_EQ(games["games"][0]["decider"], "black");
    EXPECT_EQ(games["games"][0]["over"], false);
    EXPECT_EQ(games["before"], nullptr);
    const json me = akane.good("GET", "/me");
    EXPECT_EQ(me["runningGames"], 1);
    EXPECT_EQ(me["yourTurn"], 1);
    EXPECT_EQ(benjiro.good("GET", "/me")["yourTurn"], 0);
}

TEST_F(ApiTest, TheHostHearsOfIt) {
    const json invitation = akane.good("POST", "/invitations", invitation_body(false, "lobby"));
    const auto ear = std::make_shared<Ear>();
    service.connect(ear, akane.key);
    benjiro.good("POST", accept_path(invitation));
    service.loop.run_until([&ear] { return ear->has_heard("started"); });
    EXPECT_EQ(ear->heard.back()["invitation"], invitation["code"]);
}

TEST_F(ApiTest, MineAndThoseForMe) {
    akane.sign_up("Akane");
    json body = invitation_body();
    body["to"] = "akane";
    const auto ear = std::make_shared<Ear>();
    service.connect(ear, akane.key);
    const json invitation = benjiro.good("POST", "/invitations", body);
    service.loop.run_until([&ear] { return ear->has_heard("invited"); });
    EXPECT_EQ(ear->heard.back()["invitation"]["yours"], false);
    EXPECT_EQ(benjiro.good("GET", "/invitations")["mine"][0]["code"], invitation["code"]);
    EXPECT_EQ(akane.good("GET", "/invitations")["forMe"][0]["code"], invitation["code"]);
    EXPECT_EQ(akane.good("DELETE", path_of(invitation)), json::object());
    EXPECT_TRUE(benjiro.good("GET", "/invitations")["mine"].empty());
}

TEST_F(ApiTest, WhoeverWaits) {
    const json waiting = akane.good("POST", "/quick", quick_body());
    EXPECT_EQ(waiting["invitation"]["visibility"], "quick");
    const json started = benjiro.good("POST", "/quick", quick_body());
    EXPECT_TRUE(started["game"].is_string());
}

TEST_F(ApiTest, WhoHasLeftIsNotWaitedFor) {
    akane.good("POST", "/quick", quick_body());
    service.now += 60'000;
    EXPECT_TRUE(benjiro.good("POST", "/quick", quick_body()).contains("invitation"));
    service.connect(std::make_shared<Ear>(), akane.key);
    EXPECT_TRUE(benjiro.good("POST", "/quick", quick_body()).contains("game"));
}

TEST_F(ApiTest, AgainstTheComputer) {
    const std::string game = akane.good("POST", "/computer", computer_body())["game"];
    const json games = akane.good("GET", "/me/games");
    EXPECT_EQ(games["games"][0]["game"], game);
    EXPECT_EQ(games["games"][0]["people"]["gold"],
              json({{"name", ""}, {"kind", "computer"}, {"level", 3}}));
    EXPECT_EQ(games["games"][0]["rated"], false);
}

TEST_F(ApiTest, WhatIsWrongIsNamed) {
    struct Wrong {
        const char* body;
        const char* id;
        const char* field;
    };
    for (const auto& [body, id, field] : std::vector<Wrong>{
             {.body = R"({})", .id = "message.missing-field", .field = "format"},
             {.body = R"({"format": 1})", .id = "message.wrong-type", .field = "format"},
             {.body = R"({"format": {"kind": "chess", "rounds": 1}})",
              .id = "message.out-of-range",
              .field = "format.kind"},
             {.body = R"({"format": {"kind": "single", "rounds": 1}, "clock": {"kind": "none"},
                         "rated": 1, "side": null, "level": 1})",
              .id = "message.unknown-field",
              .field = "rated"},
             {.body = R"({"format": {"kind": "single", "rounds": 1}, "clock": {"kind": "none"},
                         "side": null, "level": 11})",
              .id = "message.out-of-range",
              .field = "level"}}) {
        const ApiAnswer answer = akane.ask("POST", "/computer", body);
        EXPECT_EQ(answer.status, 400);
        EXPECT_EQ(json::parse(answer.body)["refusal"]["id"], id) << body;
        EXPECT_EQ(json::parse(answer.body)["refusal"]["arguments"]["field"], field) << body;
        EXPECT_FALSE(answer.new_key);
    }
    EXPECT_EQ(json::parse(akane.ask("POST", "/computer", "{").body)["refusal"]["id"],
              "message.not-json");
    for (const auto* const path : {"/invitations", "/quick", "/account", "/session", "/bots"}) {
        EXPECT_EQ(akane.fault("POST", path, json::object()), "message.missing-field") << path;
    }
    EXPECT_EQ(akane.fault("PATCH", "/me", json::object()), "message.missing-field");
    EXPECT_EQ(akane.fault("PUT", "/account/password", json::object()), "message.missing-field");
    EXPECT_EQ(akane.fault("DELETE", "/account", json::object()), "message.missing-field");
    EXPECT_EQ(akane.fault("GET", "/me/games?state=lost"), "message.out-of-range");
    EXPECT_EQ(akane.fault("GET", "/me/games?before=soon"), "message.out-of-range");
    EXPECT_EQ(akane.fault("GET", "/me/games?page=2"), "message.unknown-field");
    EXPECT_EQ(akane.fault("GET", "/people/Akane/games?state=over"), "message.unknown-field");
    EXPECT_EQ(akane.fault("POST", "/invitations/abc/accept", {{"seat", "gold"}}),
              "message.unknown-field");
    EXPECT_EQ(akane.fault("PATCH", "/me", {{"name", "a\u200Bb"}}), "online.name-hidden");
}

TEST_F(ApiTest, AddressesAndMethods) {
    EXPECT_EQ(akane.get("/nothing").status, 404);
    EXPECT_EQ(akane.fault("GET", "/nothing"), "online.not-found");
    EXPECT_EQ(akane.fault("GET", "/me/"), "online.not-found");
    EXPECT_EQ(akane.fault("GET", ""), "online.not-found");
    EXPECT_EQ(akane.fault("GET", "/invitations/../me"), "online.not-found");
    EXPECT_EQ(akane.fault("GET", "/people/" + std::string(65, 'a')), "online.not-found");
    EXPECT_EQ(akane.ask("DELETE", "/me").status, 405);
    EXPECT_EQ(akane.fault("DELETE", "/me"), "online.method-not-allowed");
    EXPECT_EQ(akane.ask("POST", "/quick", std::string(5000, ' ')).status, 413);
}

TEST_F(ApiTest, SixtyAtOnceThenTwentyASecond) {
    for (int i = 0; i < 60; ++i) {
        ASSERT_EQ(akane.get("/nothing").status, 404) << i;
    }
    const ApiAnswer answer = akane.get("/me");
    EXPECT_EQ(answer.status, 429);
    EXPECT_EQ(answer.retry_after, 1);
    EXPECT_EQ(json::parse(answer.body)["refusal"]["id"], "online.too-fast");
    EXPECT_EQ(benjiro.get("/me").status, 200);
    service.now += 100;
    EXPECT_EQ(akane.get("/me").status, 200);
}

TEST_F(ApiTest, TwentyGuestsAnAddress) {
    for (int i = 0; i < 20; ++i) {
        akane.key = i % 2 == 0 ? "" : "unknown";
        ASSERT_EQ(akane.ask("PATCH", "/me", R"({"name": "A"})").status, 200) << i;
    }
    akane.key.clear();
    const ApiAnswer answer = akane.ask("PATCH", "/me", R"({"name": "A"})");
    EXPECT_EQ(answer.status, 429);
    EXPECT_EQ(answer.retry_after, 60);
    EXPECT_FALSE(answer.new_key);
    service.now += 60'000;
    EXPECT_EQ(akane.ask("PATCH", "/me", R"({"name": "A"})").status, 200);
}

TEST_F(ApiTest, ChangesAreCountedByPerson) {
    akane.good("PATCH", "/me", {{"name", "A"}});
    int refused = 0;
    for (int i = 0; i < 50; ++i) {
        Browser elsewhere(service);
        elsewhere.key = akane.key;
        refused += elsewhere.ask("PATCH", "/me", R"({"name": "A"})").status == 429 ? 1 : 0;
    }
    EXPECT_EQ(refused, 10);
}

TEST_F(ApiTest, RefusedMeansNothingHasChanged) {
    // The guest is made in the same job in which the wish is refused.
    json body = invitation_body(true);
    const ApiAnswer answer = akane.post("/invitations", body);
    EXPECT_EQ(answer.status, 403);
    EXPECT_FALSE(answer.new_key);
    service.in_database([](storage::Connection& database, Tables&) {
        EXPECT_EQ(database.run("SELECT count(*) FROM people").front().number(0), 0);
    });
}

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
        small.in_database([&](storage::Connection& database, Tables&) {
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

TEST_F(ApiTest, APersonsPage) {
    akane.sign_up("Akane");
    benjiro.sign_up("Benjiro");
    const std::string rated = played_by(akane, benjiro, true);
    move(rated);
    resign(rated, Player::Black);
    resign(played_by(akane, benjiro, false), Player::Gold);
    Browser third(service);
    const json page = third.good("GET", "/people/akane");
    EXPECT_EQ(page["who"], json({{"name", "Akane"}, {"kind", "account"}}));
    EXPECT_EQ(page["ratings"][0]["games"], 1);
    EXPECT_LT(page["ratings"][0]["rating"], 1500);
    EXPECT_EQ(page["results"],
              json::array({{{"format", standard_format}, {"won", 0}, {"lost", 1}, {"drawn", 0}}}));
    const json games = third.good("GET", "/people/Benjiro/games");
    ASSERT_EQ(games["games"].size(), 1U) << "only what is rated is for everybody";
    EXPECT_EQ(games["games"][0]["game"], games["games"][0]["watch"]);
    EXPECT_EQ(games["games"][0]["seat"], "gold");
    EXPECT_GT(games["games"][0]["people"]["gold"]["rating"], 1500);
    EXPECT_EQ(akane.good("GET", "/me")["ratings"], page["ratings"]);
    EXPECT_EQ(third.fault("GET", "/people/Chiyo"), "online.no-such-person");
    EXPECT_EQ(third.fault("GET", "/people/Chiyo/games"), "online.no-such-person");
}

TEST_F(ApiTest, HowRatingsCameAbout) {
    akane.sign_up("Akane");
    benjiro.sign_up("Benjiro");
    Browser third(service);
    EXPECT_EQ(third.good("GET", "/people/akane/ratings"), json({{"histories", json::array()}}));
    for (int i = 0; i < 2; ++i) {
        const std::string game = played_by(akane, benjiro, true);
        move(game);
        resign(game, Player::Gold);
        service.now += 1000;
    }
    const json histories = third.good("GET", "/people/akane/ratings")["histories"];
    ASSERT_EQ(histories.size(), 1U);
    EXPECT_EQ(histories[0]["format"], standard_format);
    const json& points = histories[0]["points"];
    ASSERT_EQ(points.size(), 3U) << "the beginning, and each game";
    EXPECT_EQ(points[0]["rating"], 1500);
    EXPECT_EQ(points[1]["rating"], 1662);
    EXPECT_GT(points[2]["rating"], 1662);
    EXPECT_EQ(points[2]["at"].get<Millis>() - points[1]["at"].get<Millis>(), 1000);
    EXPECT_EQ(third.fault("GET", "/people/Chiyo/ratings"), "online.no-such-person");
}

TEST_F(ApiTest, LeadersHaveAMinimumOfGames) {
    akane.sign_up("Akane");
    benjiro.sign_up("Benjiro");
    service.in_database([](storage::Connection& database, Tables&) {
        for (const auto& [name, games] : {std::pair("Akane", 10), {"Benjiro", 9}}) {
            storage::set_rating(database, storage::person_by_name(database, name)->id, "long",
                                {.rating = 1611.5, .deviation = 70, .games = games});
        }
    });
    EXPECT_EQ(
        benjiro.good("GET", "/leaders/long"),
        json({{"format", {{"kind", "long"}, {"rounds", 1}}},
              {"leastGames", 10},
              {"leaders",
               json::array({{{"who", {{"name", "Akane"}, {"kind", "account"}, {"rating", 1612}}},
                             {"games", 10}}})}}));
    EXPECT_TRUE(benjiro.good("GET", "/leaders/single")["leaders"].empty());
    for (const auto* const nonsense : {"/leaders/series", "/leaders/blitz", "/leaders"}) {
        EXPECT_EQ(benjiro.fault("GET", nonsense), "online.not-found") << nonsense;
    }
}

TEST_F(ApiTest, RatedGamesByMinutesAreThereToBeWatched) {
    akane.sign_up("Akane");
    benjiro.sign_up("Benjiro");
    json body = invitation_body(true);
    body["clock"] = {{"kind", "minutes"}, {"initialMs", 180'000}, {"incrementMs", 2000}};
    Browser third(service);
    EXPECT_TRUE(third.good("GET", "/games")["games"].empty());
    played_by(akane, benjiro, true); // by days
    const json invitation = akane.good("POST", "/invitations", body);
    const std::string game = benjiro.good("POST", accept_path(invitation))["game"];
    const json games = third.good("GET", "/games")["games"];
    ASSERT_EQ(games.size(), 1U);
    EXPECT_NE(games[0]["game"], game) << "the id is for its players";
    EXPECT_EQ(games[0]["game"], games[0]["watch"]);
    EXPECT_EQ(games[0]["seat"], nullptr);
    EXPECT_EQ(games[0]["people"]["black"]["name"], "Akane");
    EXPECT_TRUE(games[0]["position"].is_string());
    resign(game, Player::Black);
    EXPECT_TRUE(third.good("GET", "/games")["games"].empty());
}

TEST_F(ApiTest, FriendsAreListedAndHereIsForThoseWhoAreMutual) {
    akane.sign_up("Akane");
    benjiro.sign_up("Benjiro");
    EXPECT_EQ(akane.good("GET", "/me/people"), json({{"people", json::array()}}));
    akane.good("PUT", "/people/benjiro/relation", {{"relation", "friend"}});
    service.connect(std::make_shared<Ear>(), benjiro.key);
    json friends = akane.good("GET", "/me/people")["people"];
    ASSERT_EQ(friends.size(), 1U);
    EXPECT_EQ(friends[0]["who"]["name"], "Benjiro");
    EXPECT_EQ(friends[0]["relation"], "friend");
    EXPECT_EQ(friends[0]["here"], false) << "he has not called her a friend";
    benjiro.good("PUT", "/people/Akane/relation", {{"relation", "friend"}});
    EXPECT_EQ(akane.good("GET", "/me/people")["people"][0]["here"], true);
    EXPECT_EQ(benjiro.good("GET", "/me/people")["people"][0]["here"], false);
    const json page = akane.good("GET", "/people/Benjiro");
    EXPECT_EQ(page["relation"], "friend");
    EXPECT_EQ(page["headToHead"], json({{"won", 0}, {"lost", 0}, {"drawn", 0}}));
    EXPECT_FALSE(akane.good("GET", "/people/Akane").contains("headToHead"));
    EXPECT_FALSE(Browser(service).good("GET", "/people/Akane").contains("relation"));
    akane.good("PUT", "/people/Benjiro/relation", {{"relation", nullptr}});
    EXPECT_TRUE(akane.good("GET", "/me/people")["people"].empty());
}

TEST_F(ApiTest, WhatIsNoRelation) {
    EXPECT_EQ(benjiro.fault("GET", "/me/people"), "online.account-needed");
    akane.sign_up("Akane");
    EXPECT_EQ(benjiro.fault("PUT", "/people/Akane/relation", {{"relation", "friend"}}),
              "online.account-needed");
    EXPECT_EQ(akane.fault("PUT", "/people/Akane/relation", {{"relation", "friend"}}),
              "online.own-relation");
    EXPECT_EQ(akane.fault("PUT", "/people/Chiyo/relation", {{"relation", "friend"}}),
              "online.no-such-person");
    for (const json& nonsense : {json{{"relation", "enemy"}}, {{"relation", 1}}}) {
        EXPECT_TRUE(akane.fault("PUT", "/people/Akane/relation", nonsense).starts_with("message."))
            << nonsense;
    }
    EXPECT_EQ(akane.fault("PUT", "/people/Akane/relation", json::object()),
              "message.missing-field");
}

TEST_F(ApiTest, AllRunningGamesAreOnOnePage) {
    for (int i = 0; i < 25; ++i) {
        const json invitation = akane.good("POST", "/invitations", invitation_body());
        benjiro.good("POST", accept_path(invitation));
        service.now += 60'000; // within the limits
    }
    const json games = akane.good("GET", "/me/games?state=running");
    EXPECT_EQ(games["games"].size(), 25U) << "the one with the least time left is among them";
    EXPECT_EQ(games["before"], nullptr);
}

TEST_F(ApiTest, WhoIsBlockedIsNeverMet) {
    akane.sign_up("Akane");
    benjiro.sign_up("Benjiro");
    const json in_lobby = akane.good("POST", "/invitations", invitation_body(false, "lobby"));
    const json of_benjiro = benjiro.good("POST", "/invitations", invitation_body(false, "lobby"));
    akane.good("PUT", "/people/Benjiro/relation", {{"relation", "blocked"}});
    json to_akane = invitation_body();
    to_akane["to"] = "Akane";
    EXPECT_EQ(benjiro.fault("POST", "/invitations", to_akane), "online.not-wanted");
    json to_benjiro = invitation_body();
    to_benjiro["to"] = "Benjiro";
    EXPECT_EQ(akane.fault("POST", "/invitations", to_benjiro), "online.you-blocked");
    EXPECT_EQ(benjiro.fault("POST", accept_path(in_lobby)), "online.not-wanted");
    EXPECT_EQ(akane.fault("POST", accept_path(of_benjiro)), "online.you-blocked");
    // Two who would meet by a tile wait side by side.
    akane.good("POST", "/quick", quick_body());
    EXPECT_TRUE(benjiro.good("POST", "/quick", quick_body()).contains("invitation"));
    Browser third(service);
    EXPECT_TRUE(third.good("POST", "/quick", quick_body()).contains("game"));
    akane.good("PUT", "/people/Benjiro/relation", {{"relation", "muted"}});
    EXPECT_TRUE(benjiro.good("POST", accept_path(in_lobby)).contains("game"));
}

TEST_F(ApiTest, WhoeverInvitesMayForbidThePreview) {
    json body = invitation_body(false);
    const json usual = akane.good("POST", "/invitations", body);
    EXPECT_FALSE(usual.contains("noPreview"));
    body["noPreview"] = 1;
    EXPECT_EQ(akane.fault("POST", "/invitations", body), "message.wrong-type");
    body["noPreview"] = true;
    const json invitation = akane.good("POST", "/invitations", body);
    EXPECT_EQ(invitation["noPreview"], true);
    EXPECT_EQ(benjiro.good("GET", path_of(invitation))["noPreview"], true);
    const std::string game = benjiro.good("POST", accept_path(invitation))["game"];
    service.in_database([&](storage::Connection& database, Tables&) {
        EXPECT_TRUE(storage::game(database, game)->no_preview);
    });
}

TEST_F(ApiTest, SidesByExperience) {
    akane.sign_up("Akane");
    benjiro.sign_up("Benjiro");
    service.in_database([](storage::Connection& database, Tables&) {
        storage::set_rating(database, storage::person_by_name(database, "Akane")->id, "standard",
                            {.rating = 1700, .deviation = 70, .games = 12});
    });
    json body = invitation_body(true);
    body["byExperience"] = true;
    EXPECT_EQ(akane.fault("POST", "/invitations", body), "message.out-of-range")
        << "not with a side as well";
    body["hostSide"] = nullptr;
    for (auto [host, guest] : {std::pair(&akane, &benjiro), {&benjiro, &akane}}) {
        const json invitation = host->good("POST", "/invitations", body);
        EXPECT_EQ(invitation["byExperience"], true);
        EXPECT_EQ(guest->good("GET", path_of(invitation))["byExperience"], true);
        const std::string game = guest->good("POST", accept_path(invitation))["game"];
        service.in_database([&](storage::Connection& database, Tables&) {
            EXPECT_EQ(storage::game(database, game)->setup.seats[Player::Gold].name, "Akane");
        });
    }
}

TEST_F(ApiTest, TheHandshakeKnowsWhoItIs) {
    akane.sign_up("Akane");
    const std::string token = akane.good("POST", "/bots", {{"name", "Dragonette"}})["token"];
    EXPECT_EQ(service.identify(akane.key).value()->name, "Akane");
    EXPECT_EQ(service.identify(token, true).value()->name, "Dragonette");
    for (const std::string& cookie : {std::string(), std::string("unknown"), token}) {
        EXPECT_EQ(service.identify(cookie).value(), std::nullopt) << "a token is no cookie";
    }
    for (const std::string& wrong : {std::string(), std::string("unknown"), akane.key}) {
        EXPECT_EQ(service.identify(wrong, true).error().status, 401);
    }
    // Whoever cannot be looked up comes again, bots too: nothing is wrong with their secrets.
    service.database().commit_fails = true;
    EXPECT_EQ(service.identify(token, true).error().status, 503);
    EXPECT_EQ(service.identify(akane.key).error().status, 503);
}

} // namespace
} // namespace kamisado::online::test
