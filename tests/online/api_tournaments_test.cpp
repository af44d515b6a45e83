// Tournaments over HTTP and the WebSocket.
#include "notation/decision_text.h"
#include "online/api_helpers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace kamisado::online::test {
namespace {

json tournament_body(const std::string& kind = "swiss") {
    return {{"name", "Friday"},
            {"kind", kind},
            {"format", {{"kind", "single"}, {"rounds", 1}}},
            {"clock", {{"kind", "minutes"}, {"initialMs", 300'000}, {"incrementMs", 2000}}},
            {"rated", false},
            {"rounds", 0},
            {"begins", nullptr}};
}

class ApiTournaments : public testing::Test {
  protected:
    ApiTournaments() {
        akane.sign_up("Akane");
        benjiro.sign_up("Benjiro");
    }
    std::string made(const json& body = tournament_body()) {
        return akane.good("POST", "/tournaments", body)["id"];
    }
    /// Everything that the tournament does by itself now.
    void direct() {
        for (int i = 0; i < 4; ++i) {
            service.now += 1000;
            service.hub().tick();
            service.settle();
        }
    }
    void resign(const std::string& game, Player player) {
        service.in_database([&](storage::Connection& database, LoadedGames& loaded) {
            EXPECT_TRUE(loaded.act(
                database, game,
                game::Decide{.decision = Resign{.player = player}, .player = player}, service.now));
        });
    }

    Service service;
    Browser akane{service};
    Browser benjiro{service};
};

TEST_F(ApiTournaments, FromTheListToTheEnd) {
    const std::string id = made();
    const std::string path = "/tournaments/" + id;
    Browser guest(service);
    json list = guest.good("GET", "/tournaments");
    ASSERT_EQ(list["tournaments"].size(), 1U);
    EXPECT_EQ(list["tournaments"][0]["state"], "open");
    EXPECT_EQ(list["tournaments"][0]["host"]["name"], "Akane");
    EXPECT_EQ(list["tournaments"][0]["yours"], false);
    EXPECT_EQ(guest.fault("POST", path + "/enter"), "online.account-needed");
    EXPECT_EQ(akane.good("POST", path + "/enter")["entered"], true);
    EXPECT_EQ(akane.fault("POST", path + "/start"), "online.tournament-too-few");
    EXPECT_EQ(benjiro.good("POST", path + "/enter")["players"], 2);
    EXPECT_EQ(benjiro.fault("POST", path + "/start"), "online.not-your-tournament");
    EXPECT_EQ(benjiro.fault("DELETE", path), "online.not-your-tournament");

    const auto ear = std::make_shared<Ear>();
    const auto host = std::make_shared<Ear>();
    service.connect(ear, benjiro.key);
    service.connect(host, akane.key);
    service.hub().hear(*ear,
                       R"({"type":"tournament","id":1,"tournament":")" + id + R"(","on":true})");
    service.settle();
    EXPECT_TRUE(ear->has_heard("done"));
    EXPECT_EQ(akane.good("POST", path + "/start")["state"], "running");
    direct();
    ASSERT_TRUE(ear->has_heard("started"));
    ASSERT_TRUE(ear->has_heard("tournament"));

    for (std::size_t game = 1; game <= 2; ++game) {
        json seen = benjiro.good("GET", path);
        EXPECT_EQ(seen["tournament"]["round"], 1);
        EXPECT_EQ(seen["pairings"]["total"], 1);
        EXPECT_EQ(seen["pairings"]["rows"][0]["games"].size(), game);
        const std::string playing = seen["you"]["game"];
        EXPECT_EQ(seen["pairings"]["rows"][0]["games"][game - 1]["game"], playing);
        json others = guest.good("GET", path);
        EXPECT_EQ(others["you"], nullptr);
        EXPECT_EQ(others["pairings"]["rows"][0]["games"][game - 1]["game"], nullptr)
            << "an id is for those who play";
        const std::string join = R"({"type":"join","id":2,"game":")" + playing + R"(","since":0})";
        service.hub().hear(*host, join);
        service.hub().hear(*ear, join);
        service.settle();
        const auto view = std::ranges::find_if(ear->heard, [&](const json& one) {
            return one["type"] == "game" && one["game"] == playing;
        });
        ASSERT_NE(view, ear->heard.end());
        EXPECT_EQ((*view)["tournament"], id);
        resign(playing, Player::Gold);
        direct();
    }
    const json over = benjiro.good("GET", path);
    EXPECT_EQ(over["tournament"]["state"], "over");
    EXPECT_EQ(over["pairings"]["rows"][0]["score"], "1-1");
    EXPECT_EQ(over["standings"]["rows"][0]["points"], 1);
    EXPECT_EQ(over["you"]["game"], nullptr);
    EXPECT_NE(guest.get(path + "/text").body.find("round 1\n"), std::string::npos);
    const ApiAnswer table = guest.get(path + "/table");
    EXPECT_EQ(table.type, "text/csv; charset=utf-8");
    EXPECT_NE(table.body.find(",Akane,1,"), std::string::npos) << table.body;
}

/// There are 200 places, three for each host: whoever makes accounts must not have them all.
TEST_F(ApiTournaments, AnAddressHasSoManyAndNoMoreHoweverManyAccounts) {
    std::vector<std::string> answers;
    for (int i = 0; i < 12; ++i) {
        Browser host(service);
        host.sign_up("Host" + std::to_string(i));
        host.move_to("192.0.2.1");
        answers.push_back(host.fault("POST", "/tournaments", tournament_body()));
    }
    EXPECT_EQ(std::ranges::count(answers, ""), 10);
    EXPECT_EQ(answers.back(), "online.too-fast");
    EXPECT_FALSE(made().empty()) << "others have not used theirs up";
}

TEST_F(ApiTournaments, WhatIsAskedWronglyIsRefused) {
    json body = tournament_body();
    body["kind"] = "ladder";
    EXPECT_EQ(akane.fault("POST", "/tournaments", body), "message.out-of-range");
    body["kind"] = "arena";
    EXPECT_EQ(akane.fault("POST", "/tournaments", body), "online.arena-length");
    body["minutes"] = 361;
    EXPECT_EQ(akane.fault("POST", "/tournaments", body), "message.out-of-range");
    body = tournament_body();
    body["games"] = 3;
    EXPECT_EQ(akane.fault("POST", "/tournaments", body), "message.out-of-range");
    body = tournament_body();
    body["rounds"] = 21;
    EXPECT_EQ(akane.fault("POST", "/tournaments", body), "message.out-of-range");
    body = tournament_body();
    body.erase("begins");
    EXPECT_EQ(akane.fault("POST", "/tournaments", body), "message.missing-field");
    body = tournament_body();
    body["prize"] = 100;
    EXPECT_EQ(akane.fault("POST", "/tournaments", body), "message.unknown-field");
    Browser guest(service);
    EXPECT_EQ(guest.fault("POST", "/tournaments", tournament_body()), "online.account-needed");
    EXPECT_EQ(guest.fault("GET", "/tournaments/none"), "online.no-such-tournament");
    EXPECT_EQ(guest.fault("GET", "/tournaments/none/text"), "online.no-such-tournament");
    EXPECT_EQ(guest.fault("GET", "/tournaments/none/table"), "online.no-such-tournament");
    const std::string id = made();
    EXPECT_EQ(guest.fault("GET", "/tournaments/" + id + "?round=0"), "message.out-of-range");
    EXPECT_EQ(guest.fault("GET", "/tournaments/" + id + "?standings=1001"), "message.out-of-range");
    EXPECT_EQ(guest.fault("GET", "/tournaments/" + id + "?page=1"), "message.unknown-field");
    EXPECT_EQ(guest.fault("GET", "/tournaments/" + id + "?standings=100&pairings=100&round=3"), "");
    EXPECT_EQ(akane.good("DELETE", "/tournaments/" + id)["state"], "cancelled");
    EXPECT_EQ(akane.fault("DELETE", "/tournaments/" + id), "online.tournament-over");
    EXPECT_EQ(benjiro.fault("POST", "/tournaments/" + id + "/enter"), "online.tournament-over");
}

TEST_F(ApiTournaments, AnArenaIsEnteredLateAndPausesAreMade) {
    json body = tournament_body();
    body["kind"] = "arena";
    body["rounds"] = 0;
    body["minutes"] = 30;
    body["games"] = 1;
    const json made = akane.good("POST", "/tournaments", body);
    EXPECT_EQ(made["minutes"], 30);
    EXPECT_EQ(made["games"], 1);
    EXPECT_EQ(made["ends"], nullptr);
    const std::string path = "/tournaments/" + made["id"].get<std::string>();
    EXPECT_EQ(akane.fault("POST", path + "/pause"), "online.tournament-not-entered");
    EXPECT_EQ(akane.good("POST", path + "/enter")["entered"], true);
    EXPECT_EQ(akane.good("POST", path + "/start")["state"], "running") << "others come later";
    direct();
    EXPECT_GT(akane.good("GET", path)["tournament"]["ends"], 0);
    EXPECT_EQ(akane.good("POST", path + "/pause")["paused"], true);
    EXPECT_EQ(benjiro.good("POST", path + "/enter")["entered"], true);
    direct();
    EXPECT_EQ(benjiro.good("GET", path)["pairings"]["total"], 0) << "the other one pauses";
    const json back = akane.good("POST", path + "/enter");
    EXPECT_EQ(back["paused"], false);
    EXPECT_EQ(back["enterable"], false);
    direct();
    const json seen = benjiro.good("GET", path);
    EXPECT_EQ(seen["pairings"]["total"], 1);
    EXPECT_TRUE(seen["you"]["game"].is_string());
    Browser guest(service);
    EXPECT_NE(guest.get(path + "/text").body.find("player Akane\n"), std::string::npos);
    EXPECT_EQ(guest.fault("POST", path + "/pause"), "online.account-needed");
}

TEST_F(ApiTournaments, BotsEnterWhatIsNotRated) {
    const std::string token = akane.good("POST", "/bots", {{"name", "sparrow"}})["token"];
    Browser bot(service, token);
    const std::string id = made();
    EXPECT_EQ(bot.good("POST", "/tournaments/" + id + "/enter")["entered"], true);
    json rated = tournament_body();
    rated["rated"] = true;
    EXPECT_EQ(bot.fault("POST", "/tournaments/" + made(rated) + "/enter"),
              "online.rated-needs-accounts");
    EXPECT_EQ(bot.fault("POST", "/tournaments", tournament_body()), "online.account-needed");
}

TEST_F(ApiTournaments, NothingIsTakenBackAndNobodyFollowsTooMany) {
    const std::string id = made();
    akane.good("POST", "/tournaments/" + id + "/enter");
    benjiro.good("POST", "/tournaments/" + id + "/enter");
    akane.good("POST", "/tournaments/" + id + "/start");
    direct();
    const std::string game = akane.good("GET", "/tournaments/" + id)["you"]["game"];
    service.in_database([&](storage::Connection& database, LoadedGames& loaded) {
        EXPECT_TRUE(loaded.act(
            database, game,
            game::Decide{.decision = decision_from_name("a1a5").value(), .player = Player::Black},
            service.now));
        EXPECT_EQ(
            loaded.act(database, game, game::AskTakeback{Player::Black}, service.now).error().id,
            "online.not-in-tournaments");
    });
    // Whoever leaves gives up what runs.
    EXPECT_EQ(benjiro.good("POST", "/tournaments/" + id + "/leave")["left"], true);
    direct();
    EXPECT_EQ(akane.good("GET", "/tournaments/" + id)["tournament"]["state"], "over");

    const auto ear = std::make_shared<Ear>();
    service.connect(ear, akane.key);
    const auto follow = [&](const std::string& what) {
        service.hub().hear(*ear, R"({"type":"tournament","id":1,"tournament":")" + what +
                                     R"(","on":true})");
        service.settle();
        const json& last = ear->heard.back();
        return last["type"] == "refused" ? last["refusal"]["id"].get<std::string>() : "";
    };
    EXPECT_EQ(follow("none"), "online.no-such-tournament");
    EXPECT_EQ(follow(id), "");
    EXPECT_EQ(follow(id), "");
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(follow(made()), "");
    }
}

} // namespace
} // namespace kamisado::online::test
