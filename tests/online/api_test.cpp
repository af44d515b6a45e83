#include "online/api_helpers.h"
#include "storage/games.h"

#include <gtest/gtest.h>

#include <string>

namespace kamisado::online::test {
namespace {

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

/// With days for a move nobody sits and waits.
TEST_F(ApiTest, WhoHasDaysIsWaitedForAfterLeaving) {
    json body = quick_body();
    body["clock"] = {{"kind", "days"}, {"perMoveMs", 86'400'000}};
    akane.good("POST", "/quick", body);
    service.now += 3'600'000;
    EXPECT_TRUE(benjiro.good("POST", "/quick", body).contains("game"));
}

TEST_F(ApiTest, EverybodyHasANameAndNoTwoAtATableLookTheSame) {
    akane.good("POST", "/quick", quick_body());
    const std::string given = akane.good("GET", "/me")["you"]["name"];
    EXPECT_FALSE(given.empty());
    const std::string game = benjiro.good("POST", "/quick", quick_body())["game"];
    const auto names = [&] {
        const json people = benjiro.good("GET", "/me/games")["games"][0]["people"];
        return std::pair<std::string, std::string>(people["black"]["name"], people["gold"]["name"]);
    };
    EXPECT_FALSE(names().first.empty());
    EXPECT_FALSE(names().second.empty());
    EXPECT_NE(names().first, names().second);

    akane.good("PATCH", "/me", {{"name", "Chiyo"}});
    benjiro.good("PATCH", "/me", {{"name", "chiyo"}});
    EXPECT_EQ(names().second.substr(5), " (2)") << names().second;
    EXPECT_EQ(names().first.size(), 5U);

    // Whoever does not want it any more gets another one.
    akane.good("PATCH", "/me", {{"name", ""}});
    EXPECT_FALSE(akane.good("GET", "/me")["you"]["name"].get<std::string>().empty());
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

TEST_F(ApiTest, AWallClockThatJumpsLetsNobodyOff) {
    for (int i = 0; i < 60; ++i) {
        EXPECT_EQ(akane.get("/me").status, 200);
    }
    EXPECT_EQ(akane.get("/me").status, 429);
    constexpr Millis hour = 3'600'000;
    service.jumped += hour;
    service.now += hour;
    EXPECT_EQ(akane.get("/me").status, 429);
    service.now += 1000;
    EXPECT_EQ(akane.get("/me").status, 200);
}

/// The page of somebody who has played a hundred thousand games, say.
TEST_F(ApiTest, WhatTakesLongIsAskedForLessOften) {
    service.request_takes = 200'000;
    for (int i = 0; i < 6; ++i) {
        EXPECT_EQ(akane.get("/me").status, 200) << i;
    }
    const ApiAnswer refused = akane.get("/me");
    EXPECT_EQ(refused.status, 429);
    EXPECT_TRUE(refused.retry_after);
    EXPECT_EQ(benjiro.get("/me").status, 200) << "it is not his address";
    service.request_takes = 0;
    service.now += 10'000;
    EXPECT_EQ(akane.get("/me").status, 200);
}

/// Waiting for a database that is slow for everything is nobody's fault; what takes more than its
/// share still is.
TEST_F(ApiTest, ASlowDatabaseIsNobodysFault) {
    const auto answered = [&](Browser& browser) {
        int count = 0;
        while (count < 50 && browser.get("/me").status == 200) {
            ++count;
        }
        service.now += 600'000;
        return count;
    };
    constexpr std::int64_t way = 70;
    for (const std::int64_t slower : {1, 10, 1000}) {
        service.way_takes = slower * way;
        service.request_takes = 0;
        for (int i = 0; i < 100; ++i) { // by and by it is known how slow it is
            EXPECT_EQ(benjiro.get("/me").status, 200) << slower;
            service.now += 10'000;
        }
        service.request_takes = slower * 8 * way;
        EXPECT_EQ(answered(akane), 50) << slower;
        service.request_takes = slower * 3000 * way;
        const int heavy = answered(akane);
        EXPECT_GE(heavy, 4) << slower;
        EXPECT_LE(heavy, 7) << slower;
    }
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
    service.in_database([](storage::Connection& database, LoadedGames&) {
        EXPECT_EQ(database.run("SELECT count(*) FROM people").front().number(0), 0);
    });
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
    service.in_database([&](storage::Connection& database, LoadedGames&) {
        EXPECT_TRUE(storage::game(database, game)->no_preview);
    });
}

TEST_F(ApiTest, SidesByExperience) {
    akane.sign_up("Akane");
    benjiro.sign_up("Benjiro");
    service.in_database([](storage::Connection& database, LoadedGames&) {
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
        service.in_database([&](storage::Connection& database, LoadedGames&) {
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
