// What strangers and players can do to others with games, ratings, notices, tournaments and the
// hosts' part of the API, on a real server. Everything runs on both databases.
#include "fair/real_table.h"
#include "fair/somebody.h"
#include "storage/connection.h"
#include "storage/tournaments.h"
#include "support/tcp_proxy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace kamisado::test {

namespace {

/// As often as it takes: whoever asks too often is told to come again.
Reply ask_patiently(Somebody& somebody, const std::string& method, const std::string& path,
                    const json& body) {
    Reply reply = somebody.ask(method, path, body);
    while (reply.status == 429) {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        reply = somebody.ask(method, path, body);
    }
    return reply;
}

json computer_body(int level) {
    return {{"format", {{"kind", "standard"}, {"rounds", 1}}},
            {"clock", {{"kind", "none"}}},
            {"side", "gold"},
            {"level", level}};
}

RealPlayer join(const Somebody& somebody, const std::string& game) {
    LiveClient live = somebody.connect();
    static_cast<void>(live.send(wire::Join{.game = game, .since = 0}));
    auto followed = bot::FollowedGame::from(live.expect<wire::GameView>());
    return {.caller = {}, .live = std::move(live), .game = std::move(followed.value())};
}

/// Both come, both move, and Gold gives up.
void lose_as_gold(const Somebody& black, const Somebody& gold, const std::string& game) {
    RealPlayer one = join(black, game);
    RealPlayer other = join(gold, game);
    one.follow(2); // it was paused until both were there
    other.follow(2);
    Random random(7);
    one.decide(some_decision(one.game.match(), random));
    other.follow(one.game.last_number());
    while (other.game.match().size() < 2) {
        RealPlayer& due = decider(other.game.match().state()) == Player::Gold ? other : one;
        due.decide(some_decision(due.game.match(), random));
        (&due == &one ? other : one).follow(due.game.last_number());
    }
    if (!other.game.match().is_over()) {
        other.decide(Resign{.player = Player::Gold});
    }
}

/// Eleven wins over people who came for that alone were 600 points, in two seconds.
TEST_P(Crowd, ThrowAwayAccountsLiftNobodyFar) {
    Somebody akane = somebody();
    akane.sign_up("Akane");
    int rating = 0;
    for (int i = 0; i < 6; ++i) {
        Somebody straw = somebody();
        straw.sign_up("straw-" + std::to_string(i));
        const Reply invited =
            ask_patiently(akane, "POST", "/invitations", table_body(600'000, true, "link"));
        ASSERT_EQ(invited.status, 200) << invited.body;
        const std::string code = invited.body["code"];
        const std::string game = straw.ask("POST", "/invitations/" + code + "/accept").body["game"];
        lose_as_gold(akane, straw, game);
        const json ratings = akane.ask("GET", "/people/Akane").body["ratings"];
        ASSERT_FALSE(ratings.empty()) << "they all count, as far as they go";
        EXPECT_GE(ratings[0]["rating"].get<int>(), rating);
        rating = ratings[0]["rating"];
    }
    EXPECT_GT(rating, 1500);
    EXPECT_LE(rating, 1700);
}

TEST_P(Crowd, TenGamesADayBetweenTheSameTwoCount) {
    Somebody akane = somebody();
    Somebody benjiro = somebody();
    akane.sign_up("Akane");
    benjiro.sign_up("Benjiro");
    std::vector<json> ratings;
    for (int i = 0; i < 11; ++i) {
        const Reply invited =
            ask_patiently(akane, "POST", "/invitations", table_body(600'000, true, "link"));
        ASSERT_EQ(invited.status, 200) << invited.body;
        const std::string code = invited.body["code"];
        lose_as_gold(akane, benjiro,
                     benjiro.ask("POST", "/invitations/" + code + "/accept").body["game"]);
        ratings.push_back(somebody().ask("GET", "/people/Benjiro").body["ratings"]);
    }
    EXPECT_NE(ratings[8], ratings[9]);
    EXPECT_EQ(ratings[9], ratings[10]);
}

/// Sixty at once and one in five seconds, whoever makes them.
TEST_P(Crowd, InvitationsOfAnAddressHaveAnEnd) {
    std::vector<Somebody> guests(20, somebody("127.4.0.1"));
    const auto begun = std::chrono::steady_clock::now();
    std::size_t made = 0;
    Reply reply;
    for (; made < 200; ++made) { // a guest has ten open ones at most
        reply = guests[made % guests.size()].ask("POST", "/invitations",
                                                 table_body(600'000, false, "link"));
        if (reply.status != 200) {
            break;
        }
        // Or all the requests of an address would be too many.
        std::this_thread::sleep_for(std::chrono::milliseconds(60));
    }
    EXPECT_EQ(reply.fault(), "online.too-fast") << reply.body;
    const auto passed =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begun);
    EXPECT_GE(made, 60U);
    EXPECT_LE(made, 61U + static_cast<std::size_t>(passed.count() / 5));
    EXPECT_EQ(somebody().ask("POST", "/invitations", table_body(600'000, false, "link")).status,
              200)
        << "others are free to";
}

TEST_P(Crowd, RematchesCountAmongTheGamesThatOnePlays) {
    Somebody akane = somebody();
    Somebody benjiro = somebody();
    const std::string code =
        akane.ask("POST", "/invitations", table_body(600'000, false, "link")).body["code"];
    const std::string game = benjiro.ask("POST", "/invitations/" + code + "/accept").body["game"];
    LiveClient black = akane.connect();
    LiveClient gold = benjiro.connect();
    black.fulfil(wire::Join{.game = game, .since = 0});
    gold.fulfil(wire::Join{.game = game, .since = 0});
    black.fulfil(wire::Decide{.game = game, .ply = 0, .seen = 2, .decision = "resigns black"});
    std::vector<std::string> others;
    for (int i = 0; i < 50; ++i) { // from another address, so that it does not take minutes
        Somebody elsewhere = somebody();
        elsewhere.jar = benjiro.jar;
        const Reply begun = ask_patiently(elsewhere, "POST", "/computer", computer_body(1));
        ASSERT_EQ(begun.status, 200) << i << begun.body;
        others.push_back(begun.body["game"]);
    }
    EXPECT_EQ(ask_patiently(benjiro, "POST", "/computer", computer_body(1)).fault(),
              "online.too-many-games");
    black.fulfil(wire::Rematch{.game = game, .step = wire::RematchStep::Offer});
    EXPECT_EQ(gold.refusal_of(wire::Rematch{.game = game, .step = wire::RematchStep::Offer}).id,
              "online.rematch-too-many-games");
    RealPlayer one = join(benjiro, others.front());
    one.live.fulfil(wire::Decide{.game = others.front(),
                                 .ply = one.game.match().size(),
                                 .seen = one.game.last_number(),
                                 .decision = "resigns gold"});
    gold.fulfil(wire::Rematch{.game = game, .step = wire::RematchStep::Offer});
    EXPECT_EQ(ask_patiently(benjiro, "POST", "/computer", computer_body(1)).fault(),
              "online.too-many-games")
        << "the rematch has the place that was free";
}

/// When the computer has decided in a game, by the server's clock; nothing if it has not yet.
std::optional<game::Millis> decided_at(const Somebody& somebody, const std::string& game) {
    const RealPlayer player = join(somebody, game);
    for (const game::Entry& entry : player.game.live().entries()) {
        if (std::holds_alternative<game::Decided>(entry.detail)) {
            return entry.at;
        }
    }
    return std::nullopt;
}

/// Twenty games against the strongest computer from one address, each by a guest of its own who
/// does not connect, and then one from another.
TEST_P(Crowd, HouseholdsTakeTurnsWithTheStrongestComputer) {
    std::vector<std::pair<Somebody, std::string>> crowd;
    for (int guest = 0; guest < 20; ++guest) {
        Somebody one = somebody("127.3.0.1");
        const Reply begun = one.ask("POST", "/computer", computer_body(10));
        ASSERT_EQ(begun.status, 200) << begun.body;
        crowd.emplace_back(one, begun.body["game"]);
    }
    Somebody alone = somebody();
    RealPlayer player = join(alone, alone.ask("POST", "/computer", computer_body(10)).body["game"]);
    constexpr std::chrono::minutes until_it_has_thought{10};
    while (player.game.match().size() == 0) {
        static_cast<void>(
            player.game.take(player.live.expect<wire::NewEntries>(until_it_has_thought).lines));
    }
    const auto mine = player.game.live().entries().back().at;
    const auto before_me = std::ranges::count_if(crowd, [&](const auto& other) {
        const auto moment = decided_at(other.first, other.second);
        return moment && *moment < mine;
    });
    EXPECT_LT(before_me, 10) << "of twenty";
}

/// Whatever is in a subscription: the server calls nobody within its own network.
TEST_P(Crowd, PushesGoToThePublicInternetAlone) {
    Somebody akane = somebody();
    akane.sign_up("Akane");
    static constexpr std::string_view public_key =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const auto subscribe = [&](Somebody& somebody, const std::string& endpoint) {
        return ask_patiently(somebody, "PUT", "/notices/push",
                             {{"endpoint", endpoint},
                              {"p256dh", public_key},
                              {"auth", "BTBZMqHH6r4Tts7J_aSIgg"},
                              {"language", "en"}});
    };
    for (const char* const endpoint : {"http://push.example.net/a",
                                       "https://localhost/a",
                                       "https://127.0.0.1/a",
                                       "https://[::1]/a",
                                       "https://[::ffff:127.0.0.1]/a",
                                       "https://169.254.169.254/latest",
                                       "https://10.0.0.1/a",
                                       "https://2130706433/a",
                                       "https://0x7f000001/a",
                                       "https://0177.0.0.1/a",
                                       "https://127.1/a",
                                       "https://router/a",
                                       "https://push.example.net:8443/a",
                                       "https://push.example.net:22/a",
                                       "https://me@push.example.net/a",
                                       "https://push.example.net\\@127.0.0.1/a",
                                       "https://push.example.net",
                                       "https://push.example.net/a b",
                                       "https://push.example.net/a\r\nX: y",
                                       "https://push.example.net./a",
                                       "https://.example.net/a",
                                       "file:///etc/passwd",
                                       "gopher://push.example.net/a",
                                       ""}) {
        const Reply reply = subscribe(akane, endpoint);
        EXPECT_TRUE(reply.status == 422 || reply.status == 400) << endpoint << reply.body;
    }
    EXPECT_FALSE(akane.ask("GET", "/notices").body["subscribed"].get<bool>());
    // Nobody has one who has no key, and a key has one.
    Somebody nobody = somebody();
    EXPECT_EQ(subscribe(nobody, "https://push.example.net/a").status, 401);
    const Reply good = subscribe(akane, "https://push.example.net/a");
    ASSERT_EQ(good.status, 200) << good.body;
    EXPECT_TRUE(good.body["subscribed"].get<bool>());
    EXPECT_EQ(akane.ask("PUT", "/notices/mail", {{"address", "a@example.org"}, {"language", "en"}})
                  .fault(),
              "online.no-mail");
}

struct Operation {
    std::string method;
    std::string path;
};

/// Every one that docs/openapi.json has, so that what comes next is looked at too.
std::vector<Operation> operations() {
    std::ifstream file(std::string(KAMISADO_SOURCE_DIR) + "/docs/openapi.json");
    std::vector<Operation> all;
    const json definition = json::parse(file);
    for (const auto& [path, methods] : definition["paths"].items()) {
        std::string place = path;
        for (auto open = place.find('{'); open != std::string::npos; open = place.find('{')) {
            place.replace(open, place.find('}') + 1 - open, "Akane");
        }
        for (const auto& [method, what] : methods.items()) {
            std::string verb = method;
            std::ranges::transform(verb, verb.begin(),
                                   [](char c) { return static_cast<char>(c - 'a' + 'A'); });
            if (place != "/live") {
                all.push_back({.method = verb, .path = place});
            }
        }
    }
    return all;
}

TEST_P(Crowd, HostsAloneDoWhatHostsDo) {
    Somebody akane = somebody();
    akane.sign_up("Akane");
    Somebody guest = somebody();
    ASSERT_EQ(guest.ask("PATCH", "/me", {{"name", "Chie"}}).status, 200);
    Somebody bot = somebody();
    bot.token = akane.ask("POST", "/bots", {{"name", "sparrow"}}).body["token"];
    Somebody nobody = somebody();
    int asked = 0;
    for (const auto& [method, path] : operations()) {
        if (!path.starts_with("/host")) {
            continue;
        }
        json body = {{"why", "because"}};
        if (path.ends_with("/rename")) {
            body["name"] = "Benjiro";
        }
        for (Somebody* const one : {&nobody, &guest, &akane, &bot}) {
            const Reply reply = one->ask(method, path, method == "GET" ? "" : body.dump());
            EXPECT_TRUE(reply.status == 401 || reply.status == 403)
                << method << ' ' << path << ' ' << reply.status << reply.body;
            ++asked;
        }
    }
    EXPECT_GE(asked, 32);
    EXPECT_EQ(akane.ask("GET", "/me").body["you"]["name"], "Akane");
}

/// Whatever is sent to whichever address: it is refused, and the server is well.
TEST_P(Crowd, NothingThatIsAskedIsTooMuch) {
    Somebody akane = somebody();
    akane.sign_up("Akane");
    for (const auto& [method, path] : operations()) {
        if (method == "DELETE" && path == "/session") {
            continue; // she would be signed out
        }
        for (const char* const body :
             {"", "{}", "[]", "null", "{", "\"\"", R"({"name":[1]})", R"({"why":"x"})",
              R"({"name":"Akane","password":"x","code":"x"})", R"({"a":{"a":{"a":{"a":{}}}}})",
              R"({"name":1e400})", R"({"name":"\ud800"})"}) {
            Somebody here = somebody(); // from another address each time
            const Reply by_nobody = here.ask(method, path, std::string(body));
            here.jar = akane.jar;
            const Reply by_akane = here.ask(method, path + "?from=-1&x=%", std::string(body));
            for (const Reply& reply : {by_nobody, by_akane}) {
                EXPECT_GE(reply.status, 200) << method << ' ' << path << ' ' << body;
                EXPECT_LT(reply.status, 500) << method << ' ' << path << ' ' << body << reply.body;
            }
        }
    }
    EXPECT_EQ(somebody().log_in("Akane", good_password).status, 200);
}

#ifdef KAMISADO_POSTGRES
/// Sixty pages within seconds, of a household that is no club, while each statement takes 10 ms.
TEST(SlowDatabase, RefusesNoBusyHousehold) {
    if (shared_postgres() == nullptr) {
        GTEST_SKIP() << "PostgreSQL is not installed";
    }
    const std::string direct = shared_postgres()->new_database();
    TcpProxy network(shared_postgres()->socket());
    const std::string database =
        direct.substr(0, direct.find('?')) +
        "?user=kamisado&host=127.0.0.1&port=" + std::to_string(network.port());
    const TemporaryFolder folder;
    ServerProcess server(folder, database, "server");
    server.start();
    Somebody somebody(server.port(), "127.1.0.1");
    ASSERT_EQ(somebody.ask("PATCH", "/me", {{"name", "Akane"}}).status, 200);
    network.slow_down(std::chrono::milliseconds(5));
    for (int i = 0; i < 59; ++i) {
        const Reply reply = somebody.ask("GET", i % 2 == 0 ? "/me" : "/me/games");
        ASSERT_EQ(reply.status, 200) << i << reply.body;
    }
    EXPECT_EQ(server.stop(), 0);
}
#endif

/// Two hundred that nobody has come to were all that there could be, for a month.
TEST_P(Crowd, ATournamentThatNobodyComesToGivesWay) {
    Somebody akane = somebody();
    akane.sign_up("Akane");
    const json wish = {{"name", "On Sunday"},
                       {"kind", "swiss"},
                       {"format", {{"kind", "single"}, {"rounds", 1}}},
                       {"clock", {{"kind", "minutes"}, {"initialMs", 300'000}, {"incrementMs", 0}}},
                       {"rated", false},
                       {"rounds", 0},
                       {"begins", nullptr}};
    ASSERT_EQ(server_->stop(), 0);
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
                         std::chrono::system_clock::now().time_since_epoch())
                         .count();
    const auto fill = [&](game::Millis created) {
        const auto database = storage::open({.text = database_});
        storage::in_transaction(*database, [&] {
            database->change("DELETE FROM tournaments", {});
            for (int i = 0; i < 200; ++i) {
                storage::add_tournament(*database,
                                        {.id = "tournament-" + std::to_string(i),
                                         .host = std::nullopt,
                                         .name = "Nobody's",
                                         .format = {.kind = FormatKind::Single, .rounds = 1},
                                         .clock = game::MinutesClock{.initial = 300'000},
                                         .created = created + i,
                                         .begins = std::nullopt,
                                         .ended = std::nullopt,
                                         .due = now + 86'400'000});
            }
        });
    };
    fill(now);
    server_->start();
    EXPECT_EQ(akane.ask("POST", "/tournaments", wish).fault(), "online.too-many-tournaments")
        << "they may still come";
    ASSERT_EQ(server_->stop(), 0);
    constexpr game::Millis two_hours = 7'200'000;
    fill(now - two_hours);
    server_->start();
    const Reply made = akane.ask("POST", "/tournaments", wish);
    EXPECT_EQ(made.status, 200) << made.body;
    EXPECT_EQ(akane.ask("GET", "/tournaments/tournament-0").body["tournament"]["state"],
              "cancelled");
    EXPECT_EQ(akane.ask("GET", "/tournaments/tournament-1").body["tournament"]["state"], "open");
}

} // namespace

} // namespace kamisado::test
