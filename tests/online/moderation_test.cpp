#include "online/api_helpers.h"
#include "online/fair_play.h"
#include "online/moderation.h"
#include "rules/moves.h"
#include "storage/rating_history.h"

#include <gtest/gtest.h>

#include <string>

namespace kamisado::online::test {
namespace {

class ModerationApiTest : public testing::Test {
  protected:
    ModerationApiTest() {
        akane.sign_up("Akane");
        benjiro.sign_up("Benjiro");
        host.sign_up("Hanako");
        service.in_database([](storage::Connection& database, LoadedGames&) {
            EXPECT_TRUE(set_host(database, "Hanako", true,
                                 {.host = "command line", .why = "trusted", .now = 1}));
        });
    }

    static json report_of(const std::string& name, const std::string& reason = "conduct") {
        return {{"reason", reason}, {"text", "left every game"}, {"name", name}};
    }
    static json why(const std::string& reason = "enough") { return {{"why", reason}}; }
    /// A rated game that Benjiro resigns once each has moved.
    std::string rated_game() {
        const std::string code = akane.good("POST", "/invitations", invitation_body(true))["code"];
        const std::string game = benjiro.good("POST", "/invitations/" + code + "/accept")["game"];
        service.in_database([&](storage::Connection& database, LoadedGames& loaded) {
            for (const Player player : {Player::Black, Player::Gold}) {
                const Position position =
                    loaded.find(database, game, service.now)->match.match().position();
                EXPECT_TRUE(
                    loaded.act(database, game,
                               game::Decide{.decision = legal_moves(position)[0], .player = player},
                               service.now));
            }
            EXPECT_TRUE(loaded.act(
                database, game,
                game::Decide{.decision = Resign{.player = Player::Gold}, .player = Player::Gold},
                service.now));
        });
        return game;
    }

    Service service;
    Browser akane{service};
    Browser benjiro{service};
    Browser host{service};
};

TEST_F(ModerationApiTest, AReportIsSeenByHostsAlone) {
    akane.good("POST", "/reports", report_of("Benjiro"));
    EXPECT_EQ(akane.fault("GET", "/host"), "online.host-needed");
    EXPECT_EQ(Browser(service).fault("GET", "/host"), "online.account-needed");
    EXPECT_FALSE(akane.good("GET", "/me").contains("openReports"));
    EXPECT_EQ(host.good("GET", "/me")["openReports"], 1);
    const json view = host.good("GET", "/host");
    ASSERT_EQ(view["open"].size(), 1U);
    const json& report = view["open"][0];
    EXPECT_EQ(report["by"]["name"], "Akane");
    EXPECT_EQ(report["who"]["name"], "Benjiro");
    EXPECT_EQ(report["reason"], "conduct");
    EXPECT_EQ(report["text"], "left every game");
    EXPECT_EQ(report["watch"], nullptr);
    EXPECT_EQ(view["deeds"][0]["deed"], "grant");
    EXPECT_EQ(view["deeds"][0]["host"], "command line");

    const std::string id = std::to_string(report["id"].get<int>());
    EXPECT_EQ(akane.fault("POST", "/host/reports/" + id + "/close", why()), "online.host-needed");
    EXPECT_EQ(host.fault("POST", "/host/reports/" + id + "/close", why(" ")), "online.why-needed");
    host.good("POST", "/host/reports/" + id + "/close", why("talked to him"));
    EXPECT_EQ(host.fault("POST", "/host/reports/" + id + "/close", why()), "online.no-such-report");
    const json after = host.good("GET", "/host");
    EXPECT_TRUE(after["open"].empty());
    EXPECT_EQ(after["closed"][0]["closed"], service.now.load());
    EXPECT_EQ(after["deeds"][0]["deed"], "dismiss");
    EXPECT_EQ(after["deeds"][0]["host"], "Hanako");
    EXPECT_EQ(after["deeds"][0]["why"], "talked to him");
}

TEST_F(ModerationApiTest, WhatCannotBeReported) {
    EXPECT_EQ(akane.fault("POST", "/reports", report_of("Nobody")), "online.no-such-person");
    EXPECT_EQ(akane.fault("POST", "/reports", report_of("akane")), "online.own-relation");
    EXPECT_EQ(akane.fault("POST", "/reports", report_of("Benjiro", "boring")),
              "message.out-of-range");
    json long_one = report_of("Benjiro");
    long_one["text"] = std::string(501, 'a');
    EXPECT_EQ(akane.fault("POST", "/reports", long_one), "message.too-long");
    EXPECT_EQ(akane.fault("POST", "/reports",
                          {{"reason", "name"}, {"text", ""}, {"game", "nogame"}, {"side", "gold"}}),
              "online.no-such-game");
}

TEST_F(ModerationApiTest, ReportsAreLimitedAndOneIsEnough) {
    for (int i = 0; i < 8; ++i) { // the same one again costs nothing and adds nothing
        akane.good("POST", "/reports", report_of("Benjiro"));
    }
    EXPECT_EQ(host.good("GET", "/host")["open"].size(), 1U);
    for (int i = 0; i < 5; ++i) {
        Browser other(service);
        other.sign_up("Other" + std::to_string(i));
        const std::string fault =
            akane.fault("POST", "/reports", report_of("Other" + std::to_string(i)));
        EXPECT_EQ(fault, i < 4 ? "" : "online.too-fast");
    }
    service.now += 600'000;
    EXPECT_EQ(akane.fault("POST", "/reports", report_of("Other4")), "");
}

TEST_F(ModerationApiTest, AGuestIsReportedAtTheTable) {
    Browser guest(service);
    guest.good("PATCH", "/me", {{"name", "Rude fox"}});
    const std::string code = akane.good("POST", "/invitations", invitation_body())["code"];
    const std::string game = guest.good("POST", "/invitations/" + code + "/accept")["game"];
    json report{{"reason", "name"},
                {"text", "\u001b[31mred\u202e\nlines"},
                {"game", game},
                {"side", "gold"}};
    EXPECT_EQ(benjiro.fault("POST", "/reports", report), "online.no-such-game")
        << "the id is for those who play";
    akane.good("POST", "/reports", report);
    const json view = host.good("GET", "/host");
    EXPECT_EQ(view["open"][0]["name"], "Rude fox");
    EXPECT_EQ(view["open"][0]["text"], "[31mred lines") << "nothing that a terminal obeys";
    const std::string watch = view["open"][0]["watch"];
    EXPECT_EQ(akane.good("GET", "/me/games")["games"][0]["watch"], watch);
    report["game"] = watch;
    benjiro.good("POST", "/reports", report);

    const std::string number = std::to_string(view["open"][0]["person"].get<int>());
    host.good("POST", "/host/people/" + number + "/rename", {{"name", ""}, {"why", "an insult"}});
    const std::string given = guest.good("GET", "/me")["you"]["name"];
    EXPECT_NE(given, "Rude fox");
    EXPECT_FALSE(given.empty());
    EXPECT_EQ(host.good("GET", "/host")["deeds"][0]["target"], "Rude fox -> " + given);
}

TEST_F(ModerationApiTest, AHostRenamesAnAccount) {
    EXPECT_EQ(akane.fault("POST", "/host/people/Benjiro/rename", {{"name", "Ben"}, {"why", "x"}}),
              "online.host-needed");
    EXPECT_EQ(host.fault("POST", "/host/people/Benjiro/rename", {{"name", "Akane"}, {"why", "x"}}),
              "online.name-taken");
    EXPECT_EQ(host.fault("POST", "/host/people/Benjiro/rename", {{"name", "1"}, {"why", "x"}}),
              "online.name-length");
    const auto ear = std::make_shared<Ear>();
    service.connect(ear, benjiro.key);
    host.good("POST", "/host/people/Benjiro/rename", {{"name", "Ben"}, {"why", "an insult"}});
    EXPECT_EQ(ear->closed, "signed-out") << "connects again, and is told the new name";
    EXPECT_EQ(benjiro.good("GET", "/me")["you"]["name"], "Ben");
    EXPECT_EQ(akane.fault("GET", "/people/Benjiro"), "online.no-such-person");
    Browser phone(service);
    phone.good("POST", "/session", {{"name", "Ben"}, {"password", "password of Benjiro"}});
    EXPECT_EQ(host.good("GET", "/host")["deeds"][0]["target"], "Benjiro -> Ben");
}

TEST_F(ModerationApiTest, NobodyGetsIntoAClosedAccount) {
    const json codes =
        benjiro.good("POST", "/account/recovery", {{"password", "password of Benjiro"}})["codes"];
    const std::string token = benjiro.good("POST", "/bots", {{"name", "Dragonette"}})["token"];
    const std::string code = akane.good("POST", "/invitations", invitation_body())["code"];
    benjiro.good("POST", "/invitations/" + code + "/accept");
    const std::string open = benjiro.good("POST", "/invitations", invitation_body())["code"];
    const auto ear = std::make_shared<Ear>();
    service.connect(ear, benjiro.key);
    host.good("POST", "/host/people/Benjiro/close", why());
    EXPECT_EQ(ear->closed, "signed-out");
    EXPECT_EQ(benjiro.good("GET", "/me")["you"], nullptr);
    EXPECT_FALSE(service.identify(token, true).has_value());
    EXPECT_EQ(akane.good("GET", "/me/games?state=over")["games"][0]["winner"], "black")
        << "what ran was given up";
    EXPECT_EQ(akane.fault("POST", "/invitations/" + open + "/accept"), "online.no-such-invitation");
    const json login{{"name", "Benjiro"}, {"password", "password of Benjiro"}};
    EXPECT_EQ(Browser(service).fault("POST", "/session", login), "online.account-closed");
    EXPECT_EQ(Browser(service).fault(
                  "POST", "/session/recovery",
                  {{"name", "Benjiro"}, {"code", codes[0]}, {"password", "another fine password"}}),
              "online.account-closed");
    json to = invitation_body();
    to["to"] = "Benjiro";
    EXPECT_EQ(akane.fault("POST", "/invitations", to), "online.account-closed");
    EXPECT_EQ(akane.good("GET", "/people/Benjiro")["closed"], true);
    EXPECT_EQ(Browser(service).fault("POST", "/account", login), "online.name-taken");

    host.good("POST", "/host/people/Benjiro/reopen", why("after a talk"));
    EXPECT_EQ(host.fault("POST", "/host/people/Benjiro/reopen", why()), "online.not-closed");
    benjiro.good("POST", "/session", login);
    EXPECT_EQ(host.good("GET", "/host")["deeds"][0]["deed"], "reopen");
}

TEST_F(ModerationApiTest, AVoidGameIsTakenOffTheRatings) {
    const std::string game = rated_game();
    const auto rating_of = [this](const std::string& name) {
        const json ratings = akane.good("GET", "/people/" + name)["ratings"];
        return ratings.empty() ? json() : ratings[0];
    };
    EXPECT_GT(rating_of("Akane")["rating"], 1500);
    EXPECT_LT(rating_of("Benjiro")["rating"], 1500);
    EXPECT_EQ(akane.good("GET", "/people/Akane")["results"][0]["won"], 1);
    host.good("POST", "/host/games/" + game + "/void", why());
    EXPECT_EQ(host.fault("POST", "/host/games/" + game + "/void", why()), "online.void-already");
    EXPECT_EQ(host.fault("POST", "/host/games/nogame/void", why()), "online.no-such-game");
    for (const char* const name : {"Akane", "Benjiro"}) {
        EXPECT_EQ(rating_of(name)["rating"], 1500);
        EXPECT_EQ(rating_of(name)["games"], 0);
        EXPECT_TRUE(akane.good("GET", "/people/" + std::string(name))["results"].empty());
        EXPECT_TRUE(
            akane.good("GET", "/people/" + std::string(name) + "/ratings")["histories"].empty());
    }
    EXPECT_EQ(akane.good("GET", "/me/games?state=over")["games"][0]["voided"], true);
}

TEST_F(ModerationApiTest, FairPlayIsLookedAtAfterARatedGameAndSeenByHostsAlone) {
    const std::string game = rated_game();
    EXPECT_TRUE(host.good("GET", "/host/fair-play")["figures"].empty()) << "nobody has looked yet";
    service.in_database([&](storage::Connection& database, LoadedGames&) {
        const auto taken = take_game_to_judge(database, service.now);
        ASSERT_TRUE(taken);
        EXPECT_EQ(taken->stored.id, game);
        EXPECT_EQ(taken->ratings[Player::Gold], 1500);
        EXPECT_FALSE(take_game_to_judge(database, service.now)) << "one is enough";
        Patience none;
        none.end();
        EXPECT_FALSE(judge_game(*taken, none, service.now));
        Patience patience;
        const auto seen = judge_game(*taken, patience, service.now);
        ASSERT_TRUE(seen);
        ASSERT_EQ(seen->size(), 2U);
        EXPECT_EQ(seen->front().moves, 1);
        keep_judgement(database, game, *seen);
        keep_judgement(database, game, *seen);
        EXPECT_FALSE(take_game_to_judge(database, service.now + 86'400'000));
    });
    const json figures = host.good("GET", "/host/fair-play")["figures"];
    ASSERT_EQ(figures.size(), 2U);
    EXPECT_EQ(figures[0]["games"], 1);
    EXPECT_EQ(figures[0]["unusual"], false);
    EXPECT_EQ(figures[0]["byDistance"].size(), distance_groups);
    EXPECT_EQ(host.good("GET", "/host/games/" + game + "/fair-play")["figures"].size(), 2U);
    EXPECT_EQ(host.fault("GET", "/host/games/none/fair-play"), "online.no-such-game");
    EXPECT_EQ(akane.fault("GET", "/host/fair-play"), "online.host-needed");
    EXPECT_EQ(akane.fault("GET", "/host/games/" + game + "/fair-play"), "online.host-needed");
}

TEST_F(ModerationApiTest, WhoFindsWhatOthersDoNotIsUnusual) {
    rated_game();
    service.in_database([&](storage::Connection& database, LoadedGames&) {
        const auto akane_id = storage::person_by_name(database, "Akane")->id;
        const auto taken = take_game_to_judge(database, service.now);
        ASSERT_TRUE(taken);
        storage::FairPlay seen{.game = taken->stored.id,
                               .side = Player::Black,
                               .person = akane_id,
                               .format = "standard",
                               .rating = 1200,
                               .moves = 60,
                               .chances = {},
                               .created = service.now};
        for (int i = 0; i < 30; ++i) {
            seen.chances.push_back({.distance = 9, .took = 1000, .found = true});
        }
        keep_judgement(database, taken->stored.id, {seen});
        const auto figure = fair_play_figure(database, akane_id, "standard");
        ASSERT_TRUE(figure);
        EXPECT_TRUE(figure->unusual);
        EXPECT_EQ(figure->by_time.found[0], 30);
        EXPECT_FALSE(figure->expected_in_time(0)) << "of others nothing is known";
        EXPECT_FALSE(fair_play_figure(database, akane_id, "single"));
    });
}

/// Others take their time over far wins, and find few of them at once.
TEST_F(ModerationApiTest, WhatIsFoundAtOnceIsComparedWithWhatOthersFindAtOnce) {
    const std::string game = rated_game();
    service.in_database([&](storage::Connection& database, LoadedGames&) {
        storage::FairPlay seen{.game = game,
                               .side = Player::Black,
                               .person = storage::person_by_name(database, "Akane")->id,
                               .format = "standard",
                               .rating = 1500,
                               .moves = 60,
                               .chances = {},
                               .created = service.now};
        for (int i = 0; i < 40; ++i) {
            seen.chances.push_back({.distance = 9, .took = 1000, .found = true});
            seen.chances.push_back({.distance = 3, .took = 1000, .found = true});
        }
        storage::FairPlay other = seen;
        other.side = Player::Gold;
        other.person = storage::person_by_name(database, "Benjiro")->id;
        other.chances.clear();
        for (int i = 0; i < 40; ++i) {
            other.chances.push_back({.distance = 9, .took = 5000, .found = i < 10});
            other.chances.push_back({.distance = {}, .took = 30'000, .found = i < 30});
        }
        keep_judgement(database, game, {seen, other});
    });
    const json figure = host.good("GET", "/host/games/" + game + "/fair-play")["figures"][0];
    EXPECT_EQ(figure["quickChances"], 40) << "near ones are easy, however quickly";
    EXPECT_EQ(figure["byTime"], json::array({{{"chances", 40}, {"found", 40}, {"expected", 10.0}},
                                             {{"chances", 0}, {"found", 0}, {"expected", nullptr}},
                                             {{"chances", 0}, {"found", 0}, {"expected", 0.0}}}));
    host.good("POST", "/host/games/" + game + "/void", why());
    const json later = host.good("GET", "/host/games/" + game + "/fair-play")["figures"][0];
    EXPECT_EQ(later["chances"], 80);
    EXPECT_EQ(later["byTime"][0]["expected"], nullptr) << "a void game tells nothing about others";
}

} // namespace
} // namespace kamisado::online::test
