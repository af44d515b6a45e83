// Who is told of what when it is not here, and by whom.
#include "notify/base64url.h"
#include "notify/curve.h"
#include "online/api_helpers.h"
#include "online/notices.h"
#include "rules/moves.h"
#include "storage/games.h"
#include "storage/notices.h"

#include <gtest/gtest.h>

namespace kamisado::online::test {

namespace {

constexpr Millis delay = 20'000;
constexpr Millis day = 86'400'000;

json subscription(const std::string& endpoint, const std::string& language = "en") {
    static const std::string key = notify::base64url(notify::new_key_pair().value().public_key);
    return {{"endpoint", endpoint},
            {"p256dh", key},
            {"auth", notify::base64url(std::string(16, 'a'))},
            {"language", language}};
}

/// Two accounts in a game by days, one of whom takes push messages.
class NoticesOfGames : public testing::Test {
  protected:
    NoticesOfGames() {
        akane.sign_up("Akane");
        benjiro.sign_up("Benjiro");
        benjiro.good("PUT", "/notices/push", subscription("https://push.example.net/b", "de"));
    }

    void start() {
        json body = invitation_body(true);
        body["hostSide"] = "black";
        const json made = akane.good("POST", "/invitations", body);
        game = benjiro.good("POST", "/invitations/" + made["code"].get<std::string>() + "/accept")
                   .at("game");
    }
    /// Whoever is to decide takes the first of its legal moves.
    void play() {
        service.in_database([this](storage::Connection& database, LoadedGames& loaded) {
            const auto* const table = loaded.find(database, game, service.now);
            const Player player = decider(table->match.match().state()).value();
            const Move move = legal_moves(table->match.match().position())[0];
            ASSERT_TRUE(loaded.act(database, game, game::Decide{.decision = move, .player = player},
                                   service.now));
        });
    }
    void tick() {
        notices.tick();
        service.settle();
    }
    void later(Millis time) { service.now += time; }
    std::vector<storage::Notice> waiting() {
        std::vector<storage::Notice> all;
        service.in_database([&](storage::Connection& database, LoadedGames&) {
            all = storage::notices_before(database, service.now + 100 * day, 100);
        });
        return all;
    }
    std::vector<json> pushed() {
        std::vector<json> all;
        for (const auto& given : service.courier.pushes) {
            all.push_back(json::parse(given.what.payload));
        }
        return all;
    }
    void deliver(notify::Delivery delivery) {
        for (const auto& given : std::exchange(service.courier.pushes, {})) {
            given.delivered(delivery);
        }
        for (const auto& given : std::exchange(service.courier.letters, {})) {
            given.delivered(delivery);
        }
        service.settle();
    }

    Service service;
    Browser akane{service};
    Browser benjiro{service};
    std::string game;
    Whereabouts where = Whereabouts::Away;
    Notices notices{{.worker = &service.worker(),
                     .courier = &service.courier,
                     .now = [this] { return service.now.load(); },
                     .whereabouts = [this](storage::PersonId, std::string_view) { return where; },
                     .origin = "https://play.example"},
                    {.delay = delay, .has_mail = true}};
};

TEST_F(NoticesOfGames, WhoeverIsAwayIsToldOnce) {
    start();
    play(); // Akane's
    EXPECT_EQ(waiting().size(), 2U) << "the turn, and the time that will be short";
    tick();
    EXPECT_TRUE(pushed().empty()) << "it may be on its way back";
    later(delay);
    tick();
    ASSERT_EQ(pushed().size(), 1U);
    EXPECT_EQ(pushed()[0], (json{{"title", "Du bist am Zug"},
                                 {"text", "Akane hat gezogen."},
                                 {"place", "#/online/game/" + game},
                                 {"tag", "g-" + game}}));
    EXPECT_EQ(service.courier.pushes[0].what.topic, "g-" + game);
    EXPECT_EQ(service.courier.pushes[0].what.seconds_to_live, (3 * day - delay) / 1000);
    tick();
    EXPECT_EQ(pushed().size(), 1U) << "it is under way";
    deliver(notify::Delivery::Done);
    later(2 * Notices::claim_lasts);
    tick();
    EXPECT_TRUE(pushed().empty());
    EXPECT_EQ(waiting().size(), 1U);
    EXPECT_EQ(notices.counters().pushed, 1U);
}

TEST_F(NoticesOfGames, TheComputerIsCalledByItsRightName) {
    json body = computer_body();
    body["clock"] = invitation_body(true)["clock"];
    game = benjiro.good("POST", "/computer", body)["game"];
    play();
    play(); // the computer's
    tick();
    later(delay);
    tick();
    ASSERT_EQ(pushed().size(), 1U);
    EXPECT_EQ(pushed()[0]["text"], "Der Computer hat gezogen.");
    deliver(notify::Delivery::Done);
    later(3 * day - day / 2);
    tick();
    ASSERT_EQ(pushed().size(), 1U);
    EXPECT_TRUE(pushed()[0]["text"].get<std::string>().ends_with("gegen den Computer."));
}

TEST_F(NoticesOfGames, WhoeverLooksAtTheGameIsNot) {
    start();
    play();
    where = Whereabouts::Looking;
    tick();
    where = Whereabouts::Away;
    later(delay);
    tick();
    EXPECT_TRUE(pushed().empty());
}

TEST_F(NoticesOfGames, WhoeverLooksElsewhereIsToldOnceItHasLeft) {
    start();
    play();
    where = Whereabouts::Here;
    for (int i = 0; i < 10; ++i) {
        tick();
        later(delay);
    }
    EXPECT_TRUE(pushed().empty());
    where = Whereabouts::Away;
    later(Notices::while_here + delay);
    tick();
    EXPECT_EQ(pushed().size(), 1U);
}

TEST_F(NoticesOfGames, AMoveTakesTheNoticeBack) {
    start();
    play();
    later(delay / 2);
    play(); // Benjiro's, in time
    EXPECT_TRUE(waiting().empty()) << "Akane can be told in no way";
    later(delay);
    tick();
    EXPECT_TRUE(pushed().empty());
}

TEST_F(NoticesOfGames, LittleTimeIsToldOnceAMove) {
    start();
    play();
    later(delay);
    tick();
    deliver(notify::Delivery::Done);
    later(3 * day * 3 / 4 - 2 * delay);
    tick();
    EXPECT_TRUE(pushed().empty());
    later(2 * delay);
    tick();
    ASSERT_EQ(pushed().size(), 1U);
    EXPECT_EQ(pushed()[0]["title"], "Die Zeit wird knapp");
    EXPECT_EQ(pushed()[0]["text"], "Noch 17 Stunden für deinen Zug gegen Akane.");
    deliver(notify::Delivery::Done);
    EXPECT_TRUE(waiting().empty());
}

TEST_F(NoticesOfGames, TheEndIsTold) {
    start();
    service.in_database([this](storage::Connection& database, LoadedGames& loaded) {
        ASSERT_TRUE(loaded.act(
            database, game,
            game::Decide{.decision = Resign{.player = Player::Black}, .player = Player::Black},
            service.now));
    });
    later(delay);
    tick();
    ASSERT_EQ(pushed().size(), 1U);
    EXPECT_EQ(pushed()[0]["title"], "Du hast gewonnen");
}

TEST_F(NoticesOfGames, AnInvitationIsTold) {
    json body = invitation_body();
    body["to"] = "Benjiro";
    const std::string code = akane.good("POST", "/invitations", body).at("code");
    later(delay);
    tick();
    ASSERT_EQ(pushed().size(), 1U);
    EXPECT_EQ(pushed()[0]["title"], "Akane lädt dich ein");
    EXPECT_EQ(pushed()[0]["place"], "#/online/join/" + code);
    deliver(notify::Delivery::Done);
    const std::string other = akane.good("POST", "/invitations", body).at("code");
    akane.good("DELETE", "/invitations/" + other);
    later(delay);
    tick();
    EXPECT_TRUE(pushed().empty()) << "it was withdrawn";
    EXPECT_TRUE(waiting().empty());
}

/// A stranger who invites somebody, waits and withdraws made a letter of each, without end.
TEST_F(NoticesOfGames, InvitationsFromOneAddressAreFewNotices) {
    json body = invitation_body();
    body["to"] = "Benjiro";
    std::size_t told = 0;
    const auto invite_and_withdraw = [&](Browser& by) {
        const std::string code = by.good("POST", "/invitations", body).at("code");
        later(delay);
        tick();
        told += pushed().size();
        deliver(notify::Delivery::Done);
        by.good("DELETE", "/invitations/" + code);
    };
    for (int i = 0; i < 10; ++i) {
        Browser guest{service};
        guest.move_to("192.0.2.77");
        invite_and_withdraw(guest);
    }
    EXPECT_EQ(told, 3U);
    invite_and_withdraw(akane);
    EXPECT_EQ(told, 4U) << "what others do is not hers";
    EXPECT_TRUE(waiting().empty());
}

TEST_F(NoticesOfGames, ABrowserThatIsGoneIsForgotten) {
    start();
    play();
    later(delay);
    tick();
    deliver(notify::Delivery::Gone);
    EXPECT_FALSE(benjiro.good("GET", "/notices").at("subscribed"));
    EXPECT_EQ(notices.counters().gone, 1U);
}

TEST_F(NoticesOfGames, WhatFailsIsTriedAgainAndGivenUp) {
    start();
    play();
    int tries = 0;
    for (int i = 0; i < 60; ++i) {
        later(delay * 15);
        tick();
        tries += static_cast<int>(pushed().size());
        deliver(notify::Delivery::Failed);
    }
    EXPECT_EQ(tries, Notices::most_attempts);
    EXPECT_EQ(waiting().size(), 1U) << "that time is short is another matter";
}

TEST_F(NoticesOfGames, WhatAProcessClaimedAndDidNotTellIsToldByAnother) {
    start();
    play();
    later(delay);
    tick();
    ASSERT_EQ(pushed().size(), 1U);
    service.courier.pushes.clear(); // killed here
    later(Notices::claim_lasts);
    tick();
    EXPECT_TRUE(pushed().empty());
    later(delay);
    tick();
    EXPECT_EQ(pushed().size(), 1U);
}

TEST_F(NoticesOfGames, WhatIsNotWantedIsNotTold) {
    benjiro.good("PUT", "/notices", {{"kinds", {"over"}}});
    start();
    play();
    EXPECT_TRUE(waiting().empty());
}

TEST_F(NoticesOfGames, GamesByMinutesAreForThoseAtTheTable) {
    json body = invitation_body();
    body["clock"] = {{"kind", "minutes"}, {"initialMs", 600'000}, {"incrementMs", 0}};
    const std::string code = akane.good("POST", "/invitations", body).at("code");
    benjiro.good("POST", "/invitations/" + code + "/accept");
    EXPECT_TRUE(waiting().empty());
}

class NoticesApi : public testing::Test {
  protected:
    Service service;
    Browser akane{service};
};

TEST_F(NoticesApi, TellsHowOneIsTold) {
    EXPECT_EQ(akane.good("GET", "/notices"),
              (json{{"pushKey", "the-key-of-the-server"},
                    {"subscribed", false},
                    {"sendsMail", true},
                    {"mail", nullptr},
                    {"kinds", {"turn", "time", "invitation", "over", "round"}}}));
    EXPECT_TRUE(akane.key.empty()) << "nobody becomes a guest by looking";
    akane.good("PUT", "/notices", {{"kinds", {"turn", "round"}}});
    EXPECT_EQ(akane.good("GET", "/notices").at("kinds"), (json{"turn", "round"}));
}

TEST_F(NoticesApi, ABrowserIsSubscribedUntilItSignsOut) {
    EXPECT_EQ(akane.fault("PUT", "/notices/push", subscription("https://push.example.net/a")),
              "online.unknown-here");
    akane.sign_up("Akane");
    EXPECT_TRUE(akane.good("PUT", "/notices/push", subscription("https://push.example.net/a"))
                    .at("subscribed"));
    EXPECT_FALSE(akane.good("DELETE", "/notices/push").at("subscribed"));
    akane.good("PUT", "/notices/push", subscription("https://push.example.net/a"));
    akane.good("DELETE", "/session");
    service.in_database([](storage::Connection& database, LoadedGames&) {
        EXPECT_TRUE(database.run("SELECT 1 FROM push_subscriptions").empty());
    });
}

TEST_F(NoticesApi, OnlyPushServicesOfTheInternetAreCalled) {
    akane.sign_up("Akane");
    for (const char* const endpoint : {"http://push.example.net/a",
                                       "https://localhost/a",
                                       "https://127.0.0.1/a",
                                       "https://[::1]/a",
                                       "https://10.0.0.1:443/a",
                                       "https://2130706433/a",
                                       "https://0x7f.1/a",
                                       "https://push.example.net:8443/a",
                                       "https://user@push.example.net/a",
                                       "https://push.example.net",
                                       "https://push.example.net/a b",
                                       "https://push.example.net/a#b",
                                       "https://push.example.net\\@localhost/",
                                       "https://.example.net/a",
                                       "https://example..net/a",
                                       "https:///a",
                                       "ftp://example.net/",
                                       "https://push.example.net:0/a",
                                       "https://push.example.net/\r\nX: y",
                                       ""}) {
        EXPECT_EQ(akane.fault("PUT", "/notices/push", subscription(endpoint)),
                  "online.bad-subscription")
            << endpoint;
    }
    akane.good("PUT", "/notices/push", subscription("https://localhost:8443/a")); // the host's own
    json bad_key = subscription("https://push.example.net/a");
    bad_key["p256dh"] = "AAAA";
    EXPECT_EQ(akane.fault("PUT", "/notices/push", bad_key), "online.bad-subscription");
    bad_key["language"] = "tlh";
    EXPECT_TRUE(akane.fault("PUT", "/notices/push", bad_key).starts_with("message."));
}

TEST_F(NoticesApi, AnAddressIsConfirmedBeforeAnythingElse) {
    EXPECT_EQ(
        akane.fault("PUT", "/notices/mail", {{"address", "a@example.org"}, {"language", "en"}}),
        "online.account-needed");
    akane.sign_up("Akane");
    akane.good("PUT", "/notices/mail", {{"address", "a@example.org"}, {"language", "fr"}});
    ASSERT_EQ(service.courier.letters.size(), 1U);
    const notify::Letter letter = service.courier.letters[0].what;
    EXPECT_EQ(letter.to, "a@example.org");
    EXPECT_EQ(letter.subject, "Merci de confirmer votre adresse – Kamisado");
    EXPECT_TRUE(letter.stop_link.empty());
    EXPECT_EQ(akane.good("GET", "/notices").at("mail"),
              (json{{"address", "a@example.org"}, {"confirmed", false}}));
    static constexpr std::string_view link = "https://play.example/mail/confirm/";
    const auto at = letter.text.find(link);
    ASSERT_NE(at, std::string::npos);
    const std::string code =
        letter.text.substr(at + link.size(), letter.text.find('\n', at) - at - link.size());
    EXPECT_FALSE(service.stored().contains(code)) << "who reads the database cannot confirm";
    Browser mail_program(service);
    EXPECT_EQ(mail_program.good("GET", "/notices/mail/confirm/" + code),
              (json{{"address", "a@example.org"}, {"language", "fr"}}));
    EXPECT_FALSE(akane.good("GET", "/notices").at("mail").at("confirmed")) << "looked at alone";
    mail_program.good("POST", "/notices/mail/confirm/" + code);
    EXPECT_TRUE(akane.good("GET", "/notices").at("mail").at("confirmed"));
    std::string stop;
    service.in_database([&](storage::Connection& database, LoadedGames&) {
        stop = database.run("SELECT stop_code FROM mail_addresses").at(0).text(0);
    });
    mail_program.good("POST", "/notices/mail/stop/" + stop);
    EXPECT_EQ(akane.good("GET", "/notices").at("mail"), nullptr);
    EXPECT_EQ(mail_program.fault("POST", "/notices/mail/stop/" + stop), "online.no-such-letter");
    EXPECT_EQ(mail_program.fault("POST", "/notices/mail/confirm/" + code), "online.no-such-letter");
}

TEST_F(NoticesApi, FirstLettersAreFew) {
    akane.sign_up("Akane");
    const json body{{"address", "somebody@example.org"}, {"language", "en"}};
    for (int i = 0; i < 3; ++i) {
        akane.good("PUT", "/notices/mail", body);
    }
    EXPECT_EQ(akane.fault("PUT", "/notices/mail", body), "online.too-fast");
    Browser benjiro(service);
    benjiro.sign_up("Benjiro");
    EXPECT_EQ(benjiro.fault("PUT", "/notices/mail", body), "online.too-fast")
        << "the same mailbox must not be flooded by many";
}

TEST_F(NoticesApi, AddressesAreAddresses) {
    akane.sign_up("Akane");
    for (const char* const address :
         {"", "a", "a@b", "@example.org", "a@", "a b@example.org", "a@example.org\r\nBcc: b@c.de",
          "<a@example.org>", "a@example.org,b@example.org", "\"a\"@example.org", "a@[127.0.0.1]",
          "a@@example.org", ".a@example.org", "a..b@example.org", "a@-example.org"}) {
        EXPECT_EQ(akane.fault("PUT", "/notices/mail", {{"address", address}, {"language", "en"}}),
                  "online.bad-mail-address")
            << address;
    }
}

TEST(VapidKeys, AreMadeOnce) {
    Service service;
    service.in_database([](storage::Connection& database, LoadedGames&) {
        const auto keys = vapid_keys(database);
        ASSERT_TRUE(keys);
        EXPECT_EQ(vapid_keys(database), keys);
    });
}

} // namespace

} // namespace kamisado::online::test
