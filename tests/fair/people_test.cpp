// What people try with names, passwords, tokens and many guests, on a real server, as a client does
// it that knows nothing but docs/server.md. Everything runs on both databases.
#include "fair/somebody.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <tuple>
#include <vector>

namespace kamisado::test {

namespace {

#ifdef KAMISADO_POSTGRES
const auto databases = testing::Bool();
#else
const auto databases = testing::Values(false);
#endif
INSTANTIATE_TEST_SUITE_P(, Crowd, databases,
                         [](const auto& tested) { return tested.param ? "PostgreSQL" : "SQLite"; });

/// From as many addresses as it takes.
TEST_P(Crowd, WrongPasswordsFromElsewhereLockNobodyOut) {
    Somebody owner = somebody();
    owner.sign_up("Akane");
    ASSERT_EQ(owner.ask("DELETE", "/session").status, 200);
    ASSERT_EQ(owner.log_in("Akane", good_password).status, 200);
    ASSERT_EQ(owner.ask("DELETE", "/session").status, 200);
    int refused = 0;
    for (int i = 0; i < 100 && refused < 3; ++i) {
        const int status = somebody().log_in("Akane", "not her password").status;
        ASSERT_TRUE(status == 401 || status == 429) << status;
        refused += status == 429 ? 1 : 0;
    }
    EXPECT_EQ(refused, 3) << "they are limited, all together";
    EXPECT_EQ(owner.log_in("Akane", good_password).status, 200) << "she is not";
}

/// On PostgreSQL a text ended there, and what stood after it went round the limits.
TEST_P(Crowd, AZeroByteIsRefusedInEveryText) {
    Somebody akane = somebody();
    akane.sign_up("Akane");
    const std::string name = std::string("Ben\0jiro", 8);
    json to_one = table_body(300'000, false, "link");
    to_one["to"] = name;
    const json tournament = {{"name", name},
                             {"kind", "swiss"},
                             {"format", {{"kind", "single"}, {"rounds", 1}}},
                             {"clock", {{"kind", "days"}, {"perMoveMs", 86'400'000}}},
                             {"rated", false},
                             {"rounds", 0},
                             {"begins", nullptr}};
    const std::vector<std::tuple<std::string, std::string, json>> requests{
        {"PATCH", "/me", {{"name", name}}},
        {"POST", "/account", {{"name", name}, {"password", good_password}}},
        {"POST", "/account", {{"name", "Benjiro"}, {"password", name}}},
        {"POST", "/session", {{"name", name}, {"password", good_password}}},
        {"POST", "/session", {{"name", "Akane"}, {"password", name}}},
        {"POST", "/session/recovery", {{"name", name}, {"code", "x"}, {"password", "x"}}},
        {"POST", "/session/recovery", {{"name", "Akane"}, {"code", name}, {"password", "x"}}},
        {"PUT", "/account/password", {{"old", name}, {"new", good_password}}},
        {"PUT", "/account/password", {{"old", good_password}, {"new", name}}},
        {"POST", "/account/recovery", {{"password", name}}},
        {"POST", "/bots", {{"name", name}}},
        {"POST", "/invitations", to_one},
        {"POST", "/tournaments", tournament},
        {"POST", "/reports", {{"name", name}, {"reason", "name"}, {"text", ""}}},
        {"POST", "/reports", {{"name", "Akane"}, {"reason", "name"}, {"text", name}}},
        {"PUT", "/people/Akane/relation", {{"relation", name}}}};
    for (const auto& [method, path, body] : requests) {
        Somebody stranger = somebody();
        for (Somebody* const one : {&akane, &stranger}) {
            const Reply reply = one->ask(method, path, body);
            EXPECT_EQ(reply.status, 400) << method << ' ' << path << ' ' << body << reply.body;
            EXPECT_TRUE(reply.fault().starts_with("message.")) << reply.body;
        }
    }
    LiveClient live = akane.connect();
    for (const wire::Wish& wish : std::vector<wire::Wish>{
             wire::Join{.game = name}, wire::Leave{.game = name},
             wire::Decide{.game = name, .decision = "a1a2"},
             wire::Decide{.game = "none", .decision = name},
             wire::Takeback{.game = name, .step = wire::TakebackStep::Ask},
             wire::SetPlan{.game = name, .plan = {}}, wire::Greet{.game = "none", .greeting = name},
             wire::Rematch{.game = name, .step = wire::RematchStep::Offer},
             wire::WatchTournament{.tournament = name}}) {
        EXPECT_TRUE(live.refusal_of(wish).id.starts_with("message."));
    }
    // In a path it would have to be written out.
    EXPECT_EQ(akane.ask("GET", "/people/Ben%00jiro").status, 404);
    EXPECT_EQ(akane.ask("GET", "/people/\xff").status, 404);
}

TEST_P(Crowd, NobodyIsCalledLikeSomebodyElse) {
    Somebody akane = somebody();
    akane.sign_up("Akane");
    ASSERT_EQ(akane.ask("POST", "/bots", {{"name", "sparrow"}}).status, 200);
    for (const char* const name : {"Akane", "akane", "Аkаnе" /* Cyrillic */, "Ａｋａｎｅ", "𝐀kane",
                                   "sparrοw", "Computer", "Соmputer", "Computer 5"}) {
        Somebody guest = somebody();
        const Reply reply = guest.ask("PATCH", "/me", {{"name", name}});
        EXPECT_TRUE(reply.status == 409 || reply.status == 422) << name << reply.body;
    }
    for (const char* const name : {"Computer-5", "Level_10", "Stufe-3", "Ordinateur"}) {
        EXPECT_EQ(akane.ask("POST", "/bots", {{"name", name}}).fault(), "online.name-reserved");
        EXPECT_EQ(somebody()
                      .ask("POST", "/account", {{"name", name}, {"password", good_password}})
                      .fault(),
                  "online.name-reserved");
    }
    Somebody guest = somebody();
    EXPECT_EQ(guest.ask("PATCH", "/me", {{"name", "Benjirō"}}).status, 200);
}

TEST_P(Crowd, SecretsEndWhenTheyShould) {
    Somebody akane = somebody();
    ASSERT_EQ(akane.ask("PATCH", "/me", {{"name", "A."}}).status, 200);
    Somebody thief = somebody();
    thief.jar = akane.jar;
    akane.sign_up("Akane");
    EXPECT_TRUE(thief.ask("GET", "/me").body["you"].is_null()) << "the guest's key";
    Somebody bot = somebody();
    bot.token = akane.ask("POST", "/bots", {{"name", "sparrow"}}).body["token"];
    EXPECT_EQ(bot.ask("GET", "/me").status, 200);
    EXPECT_EQ(akane
                  .ask("PUT", "/account/password",
                       {{"old", good_password}, {"new", "another good one, and long"}})
                  .status,
              200);
    EXPECT_EQ(bot.ask("GET", "/me").status, 401) << "the bot's token";
}

TEST_P(Crowd, WhatIsGuessedFirstIsNoPassword) {
    for (const char* const password : {"password", "12345678", "Password1", "qwertyuiop"}) {
        Somebody somebody = this->somebody();
        EXPECT_EQ(
            somebody.ask("POST", "/account", {{"name", "Akane"}, {"password", password}}).fault(),
            "online.password-common")
            << password;
    }
}

TEST_P(Crowd, RatingsAreNotWonByNothing) {
    Somebody akane = somebody();
    Somebody benjiro = somebody();
    akane.sign_up("Akane");
    benjiro.sign_up("Benjiro");
    EXPECT_EQ(akane.ask("POST", "/invitations", table_body(1, true, "link")).fault(),
              "online.rated-clock-too-short");
    EXPECT_EQ(akane
                  .ask("POST", "/quick",
                       {{"format", {{"kind", "single"}, {"rounds", 1}}},
                        {"clock", {{"kind", "days"}, {"perMoveMs", 1}}},
                        {"rated", true}})
                  .fault(),
              "online.rated-clock-too-short");
    const std::string code =
        akane.ask("POST", "/invitations", table_body(60'000, true, "link")).body["code"];
    const std::string game = benjiro.ask("POST", "/invitations/" + code + "/accept").body["game"];
    LiveClient live = benjiro.connect();
    live.fulfil(wire::Decide{.game = game, .ply = 0, .seen = 1, .decision = "resigns gold"});
    EXPECT_TRUE(benjiro.ask("GET", "/people/Akane").body["ratings"].empty());
    EXPECT_TRUE(benjiro.ask("GET", "/people/Benjiro").body["ratings"].empty());
}

/// However many guests an address makes, and however many tabs a person opens.
TEST_P(Crowd, LimitsAreNotMultipliedByGuestsAndTabs) {
    int in_lobby = 0;
    std::string code;
    Somebody host = somebody("127.2.0.1");
    for (int i = 0; i < 14; ++i) {
        Somebody guest = somebody("127.2.0.1");
        const Reply reply = guest.ask("POST", "/invitations", table_body(300'000, false, "lobby"));
        in_lobby += reply.status == 200 ? 1 : 0;
        host = reply.status == 200 ? guest : host;
        code = reply.status == 200 ? reply.body["code"].get<std::string>() : code;
    }
    EXPECT_EQ(in_lobby, 10);
    Somebody guest = somebody();
    const std::string game = guest.ask("POST", "/invitations/" + code + "/accept").body["game"];
    constexpr std::chrono::seconds one_more{15};
    const auto began = std::chrono::steady_clock::now();
    int greetings = 0;
    std::vector<LiveClient> tabs;
    for (int tab = 0; tab < 4; ++tab) {
        tabs.push_back(guest.connect());
        tabs.back().fulfil(wire::Join{.game = game, .since = 0});
        for (int i = 0; i < 3; ++i) {
            const std::int64_t id =
                tabs.back().send(wire::Greet{.game = game, .greeting = "hello"});
            for (bool answered = false; !answered;) {
                const wire::ServerMessage message = tabs.back().next();
                const auto* const done = std::get_if<wire::Done>(&message);
                const auto* const no = std::get_if<wire::Refused>(&message);
                greetings += done != nullptr && done->id == id ? 1 : 0;
                answered = (done != nullptr && done->id == id) || (no != nullptr && no->id == id);
            }
        }
    }
    EXPECT_GE(greetings, 4);
    EXPECT_LE(greetings, 5 + ((std::chrono::steady_clock::now() - began) / one_more));
}

} // namespace

} // namespace kamisado::test
