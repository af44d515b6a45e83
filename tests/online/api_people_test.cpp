#include "online/api_helpers.h"
#include "storage/games.h"

#include <gtest/gtest.h>

#include <string>

namespace kamisado::online::test {
namespace {

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
    service.in_database([](storage::Connection& database, LoadedGames&) {
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
    service.now += 1999;
    EXPECT_EQ(akane.good("GET", "/games")["games"].size(), 1U) << "the same for everybody";
    service.now += 1;
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

} // namespace
} // namespace kamisado::online::test
