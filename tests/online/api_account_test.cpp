#include "online/api_helpers.h"
#include "online/browser_of.h"

#include <gtest/gtest.h>

#include <cctype>
#include <string>

namespace kamisado::online::test {
namespace {

class ApiAccountTest : public testing::Test {
  protected:
    static json login(const std::string& name) {
        return {{"name", name}, {"password", "password of " + name}};
    }
    static std::string played_by(Browser& host, Browser& guest) {
        const std::string code = host.good("POST", "/invitations", invitation_body())["code"];
        return guest.good("POST", "/invitations/" + code + "/accept")["game"];
    }

    Service service;
    Browser akane{service};
    Browser benjiro{service};
};

TEST_F(ApiAccountTest, SigningUpKeepsTheGames) {
    akane.good("PATCH", "/me", {{"name", "Red fox"}});
    const std::string key = akane.key;
    const std::string game = played_by(akane, benjiro);
    const json me = akane.good("POST", "/account", login("Akane"));
    EXPECT_EQ(me["you"], json({{"name", "Akane"}, {"kind", "account"}}));
    EXPECT_EQ(me["runningGames"], 1);
    EXPECT_NE(akane.key, key);
    EXPECT_FALSE(service.identify(key).value()) << "who had the guest's secret has nothing now";
    EXPECT_EQ(akane.good("GET", "/me/games")["games"][0]["game"], game);
}

TEST_F(ApiAccountTest, SigningUpWithoutAGuestMakesOne) {
    akane.sign_up("Akane");
    EXPECT_EQ(akane.key.size(), 43U);
}

TEST_F(ApiAccountTest, WhatIsWrongWithANameOrAPassword) {
    EXPECT_EQ(akane.fault("POST", "/account", login("A")), "online.name-length");
    EXPECT_EQ(akane.fault("POST", "/account", login("1abc")), "online.name-letters");
    EXPECT_EQ(akane.fault("POST", "/account", login("Computer")), "online.name-reserved");
    EXPECT_EQ(akane.fault("POST", "/account", {{"name", "Akane"}, {"password", "1234567"}}),
              "online.password-too-short");
    EXPECT_EQ(
        akane.fault("POST", "/account", {{"name", "Akane"}, {"password", std::string(201, 'a')}}),
        "online.password-too-long");
    akane.sign_up("Akane");
    EXPECT_EQ(benjiro.fault("POST", "/account", login("akane")), "online.name-taken");
    EXPECT_TRUE(benjiro.key.empty());
    EXPECT_EQ(akane.fault("POST", "/account", login("Another")), "online.has-account");
    EXPECT_EQ(akane.fault("PATCH", "/me", {{"name", "Another"}}), "online.name-is-fixed");
}

TEST_F(ApiAccountTest, LoggingInElsewhereBringsTheGuestAlong) {
    akane.sign_up("Akane");
    Browser phone(service);
    const std::string game = played_by(phone, benjiro);
    const std::string guest_key = phone.key;
    const auto ear = std::make_shared<Ear>();
    service.connect(ear, guest_key);
    const json me =
        phone.good("POST", "/session", {{"name", "AKANE"}, {"password", "password of Akane"}});
    EXPECT_EQ(me["you"]["name"], "Akane");
    EXPECT_EQ(me["runningGames"], 1);
    EXPECT_NE(phone.key, guest_key);
    EXPECT_NE(phone.key, akane.key);
    EXPECT_EQ(ear->closed, "signed-out");
    EXPECT_FALSE(service.identify(guest_key).value());
    EXPECT_EQ(akane.good("GET", "/me/games")["games"][0]["game"], game);
}

TEST_F(ApiAccountTest, AWrongNameAndAWrongPasswordAreTheSame) {
    akane.sign_up("Akane");
    const std::string token = akane.good("POST", "/bots", {{"name", "Dragonette"}})["token"];
    Browser elsewhere(service);
    const ApiAnswer unknown = elsewhere.post("/session", login("Nobody-here"));
    const ApiAnswer wrong =
        elsewhere.post("/session", {{"name", "Akane"}, {"password", "something else"}});
    const ApiAnswer bot = elsewhere.post("/session", {{"name", "Dragonette"}, {"password", token}});
    EXPECT_EQ(unknown.status, 401);
    EXPECT_EQ(unknown.body, wrong.body);
    EXPECT_EQ(unknown.body, bot.body);
    EXPECT_EQ(json::parse(unknown.body)["refusal"]["id"], "online.wrong-login");
    EXPECT_FALSE(wrong.new_key);
}

const std::string password = "password of Akane";
const std::string next_password = "another fine password";

TEST_F(ApiAccountTest, DevicesAreEndedOneByOne) {
    akane.sign_up("Akane");
    Browser tablet(service);
    const json login{{"name", "Akane"}, {"password", password}};
    tablet.good("POST", "/session", login);
    json devices = akane.good("GET", "/account/devices")["devices"];
    ASSERT_EQ(devices.size(), 2U);
    const bool is_first = devices[0]["current"];
    EXPECT_NE(devices[1]["current"], is_first) << "one of the two is this one";
    const json& other = devices[is_first ? 1 : 0];
    const auto ear = std::make_shared<Ear>();
    service.connect(ear, tablet.key);
    akane.good("DELETE", "/account/devices/" + other["id"].get<std::string>());
    EXPECT_EQ(ear->closed, "signed-out");
    EXPECT_EQ(tablet.fault("GET", "/account/devices"), "online.account-needed");
    EXPECT_EQ(akane.good("GET", "/account/devices")["devices"].size(), 1U);
    EXPECT_EQ(akane.fault("DELETE", "/account/devices/" + other["id"].get<std::string>()),
              "online.no-such-device");
    // A stranger ends nothing.
    benjiro.sign_up("Benjiro");
    const std::string mine = akane.good("GET", "/account/devices")["devices"][0]["id"];
    EXPECT_EQ(benjiro.fault("DELETE", "/account/devices/" + mine), "online.no-such-device");
    EXPECT_EQ(akane.good("GET", "/me")["you"]["name"], "Akane");
}

TEST_F(ApiAccountTest, ARecoveryCodeLetsInOnce) {
    akane.sign_up("Akane");
    EXPECT_EQ(akane.fault("POST", "/account/recovery", {{"password", "another one"}}),
              "online.wrong-password");
    const json codes = akane.good("POST", "/account/recovery", {{"password", password}})["codes"];
    ASSERT_EQ(codes.size(), 10U);
    const std::string code = codes[0];
    EXPECT_EQ(code.size(), 19U);
    EXPECT_EQ(service.stored().find(code), std::string::npos) << "only hashes are kept";
    EXPECT_EQ(akane.good("GET", "/account/devices")["recoveryCodes"], 10);
    const json wrong{
        {"name", "Akane"}, {"code", "aaaa-bbbb-cccc-dddd"}, {"password", next_password}};
    EXPECT_EQ(benjiro.fault("POST", "/session/recovery", wrong), "online.wrong-recovery");
    json nobody = wrong;
    nobody["name"] = "Nobody";
    EXPECT_EQ(benjiro.fault("POST", "/session/recovery", nobody), "online.wrong-recovery");
    std::string typed;
    for (const char letter : code) { // as people type
        typed += letter == '-' ? ' ' : static_cast<char>(std::toupper(letter));
    }
    const json good{{"name", "akane"}, {"code", typed}, {"password", next_password}};
    EXPECT_EQ(benjiro.good("POST", "/session/recovery", good)["you"]["name"], "Akane");
    EXPECT_EQ(benjiro.good("GET", "/account/devices")["recoveryCodes"], 9);
    EXPECT_EQ(akane.good("GET", "/me")["you"], nullptr) << "all other devices are signed out";
    Browser third(service);
    EXPECT_EQ(third.fault("POST", "/session/recovery", good), "online.wrong-recovery");
    EXPECT_EQ(third.fault("POST", "/session", {{"name", "Akane"}, {"password", password}}),
              "online.wrong-login");
    third.good("POST", "/session", {{"name", "Akane"}, {"password", next_password}});
}

TEST_F(ApiAccountTest, NobodyIsLockedOutByCodesFromElsewhere) {
    akane.sign_up("Akane");
    const json codes = akane.good("POST", "/account/recovery", {{"password", password}})["codes"];
    const json wrong{
        {"name", "Akane"}, {"code", "aaaa-bbbb-cccc-dddd"}, {"password", next_password}};
    for (int network = 0; network < 10; ++network) {
        Browser elsewhere(service);
        for (int i = 0; i < 5; ++i) {
            EXPECT_EQ(elsewhere.fault("POST", "/session/recovery", wrong), "online.wrong-recovery");
        }
        EXPECT_EQ(elsewhere.fault("POST", "/session/recovery", wrong), "online.too-fast");
    }
    Browser phone(service);
    const json good{{"name", "Akane"}, {"code", codes[0]}, {"password", next_password}};
    EXPECT_EQ(phone.fault("POST", "/session/recovery", good), "") << "a browser that nobody knows";
    for (int i = 0; i < 5; ++i) { // one that has been there does not guess either
        EXPECT_EQ(phone.fault("POST", "/session/recovery", wrong), "online.wrong-recovery");
    }
    EXPECT_EQ(phone.fault("POST", "/session/recovery", wrong), "online.too-fast");
}

TEST_F(ApiAccountTest, NewCodesReplaceTheOldOnes) {
    akane.sign_up("Akane");
    const json old = akane.good("POST", "/account/recovery", {{"password", password}})["codes"];
    const json codes = akane.good("POST", "/account/recovery", {{"password", password}})["codes"];
    const json with_old{{"name", "Akane"}, {"code", old[0]}, {"password", next_password}};
    EXPECT_EQ(benjiro.fault("POST", "/session/recovery", with_old), "online.wrong-recovery");
    const json with_new{{"name", "Akane"}, {"code", codes[9]}, {"password", "short"}};
    EXPECT_EQ(benjiro.fault("POST", "/session/recovery", with_new), "online.password-too-short");
    EXPECT_EQ(akane.good("GET", "/account/devices")["recoveryCodes"], 10) << "none was used up";
}

TEST_F(ApiAccountTest, AllOthersAreEndedAtOnce) {
    akane.sign_up("Akane");
    Browser tablet(service);
    Browser phone(service);
    for (Browser* const other : {&tablet, &phone}) {
        other->good("POST", "/session", {{"name", "Akane"}, {"password", password}});
    }
    EXPECT_EQ(akane.good("GET", "/account/devices")["devices"].size(), 3U);
    akane.good("DELETE", "/account/devices");
    const json left = akane.good("GET", "/account/devices")["devices"];
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(left[0]["current"], true);
    EXPECT_EQ(tablet.fault("GET", "/account/devices"), "online.account-needed");
    EXPECT_EQ(phone.fault("DELETE", "/account/devices"), "online.account-needed");
}

TEST_F(ApiAccountTest, ADeviceIsNamedByItsBrowser) {
    akane.user_agent = "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0";
    akane.sign_up("Akane");
    Browser phone(service);
    phone.user_agent =
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
        "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
    phone.good("POST", "/session", {{"name", "Akane"}, {"password", password}});
    for (const json& device : phone.good("GET", "/account/devices")["devices"]) {
        const bool is_phone = device["current"];
        EXPECT_EQ(device["browser"], is_phone ? "safari" : "firefox");
        EXPECT_EQ(device["system"], is_phone ? "ios" : "linux");
    }
    // A browser that came as another one is known by what it is now, at its next visit.
    akane.user_agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like "
                       "Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0";
    akane.good("GET", "/me");
    for (const json& device : akane.good("GET", "/account/devices")["devices"]) {
        EXPECT_EQ(device["browser"], device["current"] ? "edge" : "safari");
    }
}

TEST(BrowserOf, WhatUserAgentsSay) {
    EXPECT_EQ(browser_of(""), "");
    EXPECT_EQ(browser_of("curl/7.88.1"), "other other");
    EXPECT_EQ(
        browser_of("Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) "
                   "SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36"),
        "samsung android");
    EXPECT_EQ(browser_of("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 "
                         "(KHTML, like Gecko) Version/17.5 Safari/605.1.15"),
              "safari macos");
    EXPECT_EQ(browser_of("Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like "
                         "Gecko) Chrome/130.0.0.0 Safari/537.36"),
              "chrome chromeos");
}

TEST_F(ApiAccountTest, FiveLoginsAtOnce) {
    akane.sign_up("Akane");
    service.now += 3'600'000;
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(benjiro.fault("POST", "/session", login("Chiyo")), "online.wrong-login");
    }
    const ApiAnswer same = benjiro.post("/session", login("CHIYO"));
    EXPECT_EQ(same.status, 429);
    EXPECT_EQ(same.retry_after, 30);
    EXPECT_EQ(benjiro.fault("POST", "/session", login("Akane")), "")
        << "others at the same address are not held up";
    service.now += 30'000;
    EXPECT_EQ(benjiro.fault("POST", "/session", login("Chiyo")), "online.wrong-login");
}

TEST_F(ApiAccountTest, NobodyIsLockedOutByPasswordsFromElsewhere) {
    akane.sign_up("Akane");
    akane.ask("DELETE", "/session");
    const json guess{{"name", "Akane"}, {"password", "a wrong guess"}};
    int answered = 0;
    for (int network = 0; network < 7; ++network) {
        Browser elsewhere(service);
        for (int i = 0; i < 6; ++i) {
            answered += elsewhere.fault("POST", "/session", guess) == "online.wrong-login" ? 1 : 0;
        }
    }
    EXPECT_EQ(answered, 30) << "all of them together";
    EXPECT_EQ(Browser(service).fault("POST", "/session", login("Akane")), "online.too-fast")
        << "a browser that nobody knows";
    EXPECT_EQ(akane.fault("POST", "/session", login("Akane")), "") << "one that has been there";
    akane.ask("DELETE", "/session");
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(akane.fault("POST", "/session", guess), "online.wrong-login");
    }
    EXPECT_EQ(akane.fault("POST", "/session", guess), "online.too-fast") << "nor does it guess";
}

TEST_F(ApiAccountTest, AnotherPasswordMakesOldMarksWorthless) {
    akane.sign_up("Akane");
    Browser phone(service);
    phone.good("POST", "/session", login("Akane"));
    akane.good("PUT", "/account/password",
               {{"old", "password of Akane"}, {"new", "a new password"}});
    const json guess{{"name", "Akane"}, {"password", "a wrong guess"}};
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(phone.fault("POST", "/session", guess), "online.wrong-login");
    }
    EXPECT_EQ(phone.fault("POST", "/session", guess), "online.too-fast")
        << "counts as anybody at its address";
}

TEST_F(ApiAccountTest, AnotherPasswordEndsTheTokensOfBots) {
    akane.sign_up("Akane");
    const std::string token = akane.good("POST", "/bots", {{"name", "Dragonette"}})["token"];
    EXPECT_TRUE(service.identify(token, true).has_value());
    akane.good("PUT", "/account/password",
               {{"old", "password of Akane"}, {"new", "a new password"}});
    EXPECT_FALSE(service.identify(token, true).has_value());
    const json bot = akane.good("POST", "/bots/Dragonette/token");
    EXPECT_EQ(bot["bot"]["name"], "Dragonette");
    const std::string next = bot["token"];
    EXPECT_TRUE(service.identify(next, true).has_value());
    const std::string last = akane.good("POST", "/bots/dragonette/token")["token"];
    EXPECT_FALSE(service.identify(next, true).has_value()) << "one at a time";
    EXPECT_TRUE(service.identify(last, true).has_value());
    EXPECT_EQ(benjiro.fault("POST", "/bots/Dragonette/token"), "online.account-needed");
    benjiro.sign_up("Benjiro");
    EXPECT_EQ(benjiro.fault("POST", "/bots/Dragonette/token"), "online.no-such-bot");
}

TEST_F(ApiAccountTest, NobodyIsCalledLikeSomebodyElse) {
    benjiro.good("PATCH", "/me", {{"name", "\u041Cika"}});
    akane.sign_up("Mika");
    EXPECT_EQ(benjiro.good("GET", "/me")["you"]["name"], "") << "who was first had no claim to it";
    for (const char* const like : {"Mika", "rnika", "\uFF2Dika", "M1ka"}) {
        EXPECT_EQ(benjiro.fault("PATCH", "/me", {{"name", like}}), "online.name-taken") << like;
    }
    EXPECT_EQ(benjiro.fault("POST", "/account", login("Mlka")), "online.name-taken");
    EXPECT_EQ(akane.fault("POST", "/bots", {{"name", "rnika"}}), "online.name-taken");
    akane.good("POST", "/bots", {{"name", "Dragonette"}});
    EXPECT_EQ(benjiro.fault("PATCH", "/me", {{"name", "Drag\u043Enette"}}), "online.name-taken");
    EXPECT_EQ(benjiro.fault("PATCH", "/me", {{"name", "Computer 9"}}), "online.name-reserved");
    benjiro.good("PATCH", "/me", {{"name", "Mikael"}});
}

TEST_F(ApiAccountTest, AZeroByteIsNowhere) {
    akane.sign_up("Akane");
    const std::string zero("Aka\0ne", 6);
    EXPECT_EQ(benjiro.fault("POST", "/session", {{"name", zero}, {"password", "password"}}),
              "message.out-of-range");
    EXPECT_EQ(benjiro.fault("PATCH", "/me", {{"name", zero}}), "message.out-of-range");
    EXPECT_EQ(benjiro.fault("POST", "/account", {{"name", "Bo"}, {"password", zero + "long one"}}),
              "message.out-of-range");
    json invitation = invitation_body();
    invitation["to"] = std::string("Akane\0", 6);
    EXPECT_EQ(benjiro.fault("POST", "/invitations", invitation), "message.out-of-range");
}

TEST_F(ApiAccountTest, LoggingOut) {
    akane.sign_up("Akane");
    const std::string key = akane.key;
    const ApiAnswer answer = akane.ask("DELETE", "/session");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.new_key, "");
    EXPECT_FALSE(service.identify(key).value());
    EXPECT_EQ(akane.ask("DELETE", "/session").status, 200);
    benjiro.good("PATCH", "/me", {{"name", "B"}});
    EXPECT_EQ(benjiro.fault("DELETE", "/session"), "online.account-needed");
}

TEST_F(ApiAccountTest, AnotherPasswordEndsOtherSessions) {
    akane.sign_up("Akane");
    Browser phone(service);
    phone.good("POST", "/session", login("Akane"));
    EXPECT_EQ(
        akane.fault("PUT", "/account/password", {{"old", "wrong"}, {"new", "a new password"}}),
        "online.wrong-password");
    EXPECT_EQ(
        akane.fault("PUT", "/account/password", {{"old", "password of Akane"}, {"new", "short"}}),
        "online.password-too-short");
    akane.good("PUT", "/account/password",
               {{"old", "password of Akane"}, {"new", "a new password"}});
    EXPECT_TRUE(service.identify(akane.key).value());
    EXPECT_FALSE(service.identify(phone.key).value());
    EXPECT_EQ(phone.fault("POST", "/session", login("Akane")), "online.wrong-login");
    phone.good("POST", "/session", {{"name", "Akane"}, {"password", "a new password"}});
    benjiro.good("PATCH", "/me", {{"name", "B"}});
    EXPECT_EQ(benjiro.fault("PUT", "/account/password", {{"old", "x"}, {"new", "a new password"}}),
              "online.account-needed");
}

TEST_F(ApiAccountTest, PasswordsCannotBeTriedByASession) {
    akane.sign_up("Akane");
    const json guess{{"password", "a guess"}};
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(akane.fault("DELETE", "/account", guess), "online.wrong-password");
    }
    EXPECT_EQ(akane.fault("DELETE", "/account", guess), "online.too-fast");
}

TEST_F(ApiAccountTest, DeletionTellsTheOpponent) {
    akane.sign_up("Akane");
    const std::string game = played_by(akane, benjiro);
    const auto ear = std::make_shared<Ear>();
    service.connect(ear, benjiro.key);
    const auto own_ear = std::make_shared<Ear>();
    service.connect(own_ear, akane.key);
    const std::string key = akane.key;
    EXPECT_EQ(benjiro.fault("DELETE", "/account", {{"password", "x"}}), "online.account-needed");
    const ApiAnswer answer =
        akane.ask("DELETE", "/account", R"({"password": "password of Akane"})");
    EXPECT_EQ(answer.status, 200) << answer.body;
    EXPECT_EQ(answer.new_key, "");
    service.loop.run_until([&ear] { return ear->has_heard("your-turn"); });
    EXPECT_EQ(own_ear->closed, "signed-out");
    EXPECT_FALSE(service.identify(key).value());
    const json games = benjiro.good("GET", "/me/games?state=over");
    EXPECT_EQ(games["games"][0]["game"], game);
    EXPECT_EQ(games["games"][0]["winner"], "gold");
    EXPECT_EQ(games["games"][0]["people"]["black"], json({{"name", ""}, {"kind", "gone"}}));
    EXPECT_EQ(benjiro.fault("GET", "/people/Akane"), "online.no-such-person");
    Browser again(service);
    again.sign_up("Akane");
}

TEST_F(ApiAccountTest, ABotHasATokenThatIsShownOnce) {
    akane.sign_up("Akane");
    const json made = akane.good("POST", "/bots", {{"name", "Dragonette"}});
    EXPECT_EQ(made["bot"], json({{"name", "Dragonette"}, {"kind", "bot"}}));
    Browser bot(service, made["token"].get<std::string>());
    EXPECT_EQ(bot.good("GET", "/me")["you"]["name"], "Dragonette");
    EXPECT_EQ(akane.get("/bots").body.find(made["token"].get<std::string>()), std::string::npos);
    EXPECT_EQ(akane.good("GET", "/bots")["bots"], json::array({made["bot"]}));
    EXPECT_EQ(bot.fault("POST", "/invitations", invitation_body()), "online.bots-only-answer");
    EXPECT_EQ(bot.fault("POST", "/quick", quick_body()), "online.bots-only-answer");
    EXPECT_EQ(bot.fault("POST", "/computer", computer_body()), "online.bots-only-answer");
    EXPECT_EQ(bot.fault("POST", "/bots", {{"name", "Other"}}), "online.account-needed");
    EXPECT_EQ(bot.fault("GET", "/bots"), "online.account-needed");
    EXPECT_EQ(bot.fault("PATCH", "/me", {{"name", "Other"}}), "online.name-is-fixed");
    EXPECT_EQ(bot.fault("POST", "/session", login("Akane")), "online.bots-only-answer");
    EXPECT_EQ(bot.fault("POST", "/account", login("Other")), "online.has-account");

    json body = invitation_body();
    body["to"] = "Dragonette";
    const std::string code = benjiro.good("POST", "/invitations", body)["code"];
    EXPECT_EQ(bot.good("GET", "/invitations")["forMe"][0]["code"], code);
    EXPECT_TRUE(bot.good("POST", "/invitations/" + code + "/accept")["game"].is_string());

    Browser impostor(service, "not a token");
    EXPECT_EQ(impostor.get("/me").status, 401);
    EXPECT_EQ(impostor.fault("GET", "/me"), "online.unknown-token");

    EXPECT_EQ(akane.fault("DELETE", "/bots/Other"), "online.no-such-bot");
    EXPECT_EQ(benjiro.fault("DELETE", "/bots/Dragonette"), "online.account-needed");
    akane.good("DELETE", "/bots/Dragonette");
    EXPECT_EQ(bot.fault("GET", "/me"), "online.unknown-token");
    EXPECT_EQ(benjiro.good("GET", "/me/games?state=over")["games"].size(), 1U);
}

TEST_F(ApiAccountTest, NoSecretIsStoredOrToldTwice) {
    akane.sign_up("Akane");
    const std::string token = akane.good("POST", "/bots", {{"name", "Dragonette"}})["token"];
    Browser phone(service);
    phone.good("POST", "/session", login("Akane"));
    benjiro.good("PATCH", "/me", {{"name", "Benjiro the guest"}});
    const std::string stored = service.stored();
    EXPECT_NE(stored.find("Benjiro the guest"), std::string::npos);
    EXPECT_NE(stored.find("$argon2id$"), std::string::npos);
    for (const std::string& secret :
         {akane.key, phone.key, benjiro.key, token, std::string("password of Akane")}) {
        EXPECT_EQ(stored.find(secret), std::string::npos);
        for (const auto* const path :
             {"/me", "/invitations", "/me/games", "/bots", "/people/Akane"}) {
            EXPECT_EQ(akane.get(path).body.find(secret), std::string::npos) << path;
        }
    }
}

} // namespace
} // namespace kamisado::online::test
