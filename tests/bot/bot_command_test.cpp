// `kamisado bot` plays against somebody on a real server, which is killed in the middle.
#include "bot/api.h"
#include "bot/followed_game.h"
#include "computer/random.h"
#include "live/live_client.h"
#include "rules/moves.h"
#include "support/client.h"
#include "support/process.h"
#include "support/programs.h"
#include "support/server_process.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>

namespace kamisado::test {

namespace {

class BotCommand : public testing::Test {
  protected:
    BotCommand() : server_(folder_, (folder_ / "games.sqlite").string(), "server") {
        server_.start();
        akane_ = browser_at(server_.port());
    }

    /// Akane has an account and a bot, whose token is in a file.
    void make_bot() {
        ASSERT_EQ(
            ask_api(akane_, "POST", "/account", R"({"name":"Akane","password":"kumquat-season"})")
                .status,
            200);
        const bot::Answer made = ask_api(akane_, "POST", "/bots", R"({"name":"sparrow"})");
        ASSERT_TRUE(made.is_fine()) << made.body;
        write_file(folder_ / "token", bot::field_of(made, "token").value() + "\n");
    }

    [[nodiscard]] std::string command() const {
        return "kamisado bot http://localhost:" + std::to_string(server_.port()) +
               "/ --token-file token --level 2 --seed 1";
    }

    [[nodiscard]] std::string engine_command(const std::string& engine) const {
        return "kamisado bot http://localhost:" + std::to_string(server_.port()) +
               "/ --token-file token --engine '" + engine + "' --seed 1";
    }

    /// Invites the bot and waits until it has accepted.
    [[nodiscard]] std::string begin_game(LiveClient& akane, FormatKind kind) {
        const bot::Request request =
            bot::inviting({.format = {.kind = kind, .rounds = 1},
                           .clock = game::MinutesClock{.initial = 300'000, .increment = 0},
                           .host_side = Player::Black,
                           .to = "sparrow"});
        const bot::Answer invited = ask(akane_, request);
        EXPECT_TRUE(invited.is_fine()) << invited.body;
        return akane.expect<wire::Started>().game;
    }

    [[nodiscard]] static bot::FollowedGame join(LiveClient& akane, const std::string& game) {
        static_cast<void>(akane.send(wire::Join{.game = game, .since = 0}));
        return bot::FollowedGame::from(akane.expect<wire::GameView>()).value();
    }

    /// Moves by chance until it is over, or so many decisions stand.
    void play(LiveClient& akane, bot::FollowedGame& game, std::size_t until) {
        std::optional<std::size_t> decided;
        while (!game.match().is_over() && game.match().size() < until) {
            // Entries come that are no decisions: a clock goes on when both are there.
            if (game.decides() && decided != game.match().size()) {
                decided = game.match().size();
                static_cast<void>(akane.send(game.wish_for(choice(game.match()))));
            }
            ASSERT_EQ(game.take(akane.expect<wire::NewEntries>().lines),
                      bot::FollowedGame::Step::Taken);
        }
    }

    [[nodiscard]] Decision choice(const Match& match) {
        if (match.state().phase == Phase::Filling) {
            return Fill{FillFrom::Left};
        }
        const MoveList moves = legal_moves(match.position());
        return moves[random_.below(moves.size())];
    }

    TemporaryFolder folder_; // NOLINT
    ServerProcess server_;   // NOLINT
    bot::Caller akane_;      // NOLINT
    Random random_{7};       // NOLINT
};

TEST_F(BotCommand, AcceptsPlaysAndComesBack) {
    make_bot();
    Running program(folder_, command());
    ASSERT_TRUE(program.hears("connected as sparrow"));
    std::optional<LiveClient> akane = LiveClient::connect(akane_);
    const std::string id = begin_game(*akane, FormatKind::Standard);
    bot::FollowedGame game = join(*akane, id);
    play(*akane, game, 6);

    server_.kill();
    ASSERT_TRUE(program.hears("not connected"));
    server_.start();
    akane.emplace(LiveClient::connect(akane_));
    game = join(*akane, id);
    play(*akane, game, 10'000);
    EXPECT_TRUE(game.match().is_over());
    EXPECT_TRUE(program.hears("is over: "));

    akane->fulfil(wire::Rematch{.game = id, .step = wire::RematchStep::Offer});
    const auto next = akane->expect<wire::Started>().game;
    EXPECT_NE(next, id) << "the bot agreed to play again";
    bot::FollowedGame second = join(*akane, next);
    EXPECT_EQ(second.seat(), Player::Gold);
    play(*akane, second, 2);
    EXPECT_GE(second.match().size(), 2U);
}

TEST_F(BotCommand, FindsWhatCameWhileItWasAway) {
    make_bot();
    LiveClient akane = LiveClient::connect(akane_);
    const bot::Answer invited =
        ask(akane_, bot::inviting({.format = {}, .clock = game::NoClock{}, .to = "sparrow"}));
    ASSERT_TRUE(invited.is_fine()) << invited.body;
    Running program(folder_, command());
    EXPECT_FALSE(akane.expect<wire::Started>().game.empty());
}

TEST_F(BotCommand, SaysWhatIsWrong) {
    write_file(folder_ / "token", "no-such-token\n");
    const Finished refused = run(folder_, command());
    EXPECT_EQ(refused.exit_code, 1);
    EXPECT_NE(refused.errors.find("the server knows no such token"), std::string::npos)
        << refused.errors;
    write_file(folder_ / "token", "\n");
    EXPECT_NE(run(folder_, command()).errors.find("no token in this file"), std::string::npos);
    const Finished strange =
        run(folder_, "kamisado bot ftp://play.example.org/ --token-file token");
    EXPECT_EQ(strange.exit_code, 1);
    EXPECT_NE(strange.errors.find("this is no address"), std::string::npos) << strange.errors;
    write_file(folder_ / "token", "some-token\n");
    const Finished no_engine = run(folder_, engine_command("./no-such-engine"));
    EXPECT_EQ(no_engine.exit_code, 1);
    EXPECT_NE(no_engine.errors.find("no-such-engine"), std::string::npos) << no_engine.errors;
    const Finished no_certificates =
        run(folder_, "kamisado bot https://localhost/ --token-file token --ca-file token");
    EXPECT_EQ(no_certificates.exit_code, 1);
    EXPECT_NE(no_certificates.errors.find("these certificates cannot be read"), std::string::npos)
        << no_certificates.errors;
}

TEST_F(BotCommand, PlaysAnyEngine) {
    make_bot();
    Running program(folder_, engine_command("kamisado engine") + " --engine-option Level=2");
    ASSERT_TRUE(program.hears("the engine is Kamisado"));
    ASSERT_TRUE(program.hears("connected as sparrow"));
    LiveClient akane = LiveClient::connect(akane_);
    bot::FollowedGame game = join(akane, begin_game(akane, FormatKind::Standard));
    play(akane, game, 10'000);
    EXPECT_TRUE(game.match().is_over());
    EXPECT_TRUE(program.hears("is over: "));
}

TEST_F(BotCommand, ResignsForAnEngineThatFailsTwice) {
    make_bot();
    // It greets, and knows no move.
    write_file(folder_ / "fool.sh",
               "while read -r word rest; do case $word in uki) echo ukiok ;; "
               "isready) echo readyok ;; go) echo bestmove z9z9 ;; esac; done");
    Running program(folder_, engine_command("sh fool.sh"));
    ASSERT_TRUE(program.hears("connected as sparrow"));
    LiveClient akane = LiveClient::connect(akane_);
    bot::FollowedGame game = join(akane, begin_game(akane, FormatKind::Single));
    play(akane, game, 10'000);
    ASSERT_TRUE(game.match().is_over());
    EXPECT_EQ(game.match().state().end->winner, Player::Black);
    EXPECT_TRUE(program.hears("the engine fails: "));
    EXPECT_TRUE(program.hears("is over: lost"));
}

/// A proxy that speaks TLS stands before the server, with a certificate of a CA of its own.
class BotBehindTls : public BotCommand {
  protected:
    void SetUp() override {
        const auto nginx = find_program("nginx");
        if (!nginx) {
            GTEST_SKIP() << "there is no nginx";
        }
        make_bot();
        const Finished made =
            run(folder_, "openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem "
                         "-days 2 -subj /CN=Test && openssl req -newkey rsa:2048 -nodes -keyout "
                         "key.pem -out site.csr -subj /CN=localhost && echo "
                         "subjectAltName=DNS:localhost > names && openssl x509 -req -in site.csr "
                         "-CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names -out "
                         "cert.pem");
        ASSERT_EQ(made.exit_code, 0) << made.errors;
        std::string places;
        for (const std::string kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"}) {
            places += kind + "_temp_path " + (folder_ / kind).string() + ";\n";
        }
        write_file(
            folder_ / "nginx.conf",
            "daemon off;\nmaster_process off;\nerror_log stderr;\npid nginx.pid;\n"
            "events {}\nhttp {\naccess_log off;\n" +
                places + "server {\nlisten 127.0.0.1:" + std::to_string(tls_port_) +
                " ssl;\nssl_certificate " + (folder_ / "cert.pem").string() +
                ";\nssl_certificate_key " + (folder_ / "key.pem").string() +
                ";\nlocation / {\nproxy_pass http://127.0.0.1:" + std::to_string(server_.port()) +
                ";\nproxy_http_version 1.1;\nproxy_set_header Host $host;\n"
                "proxy_set_header Upgrade $http_upgrade;\n"
                "proxy_set_header Connection $http_connection;\n}\n}\n}\n");
        nginx_.emplace(folder_, nginx->string() + " -p $PWD -c nginx.conf -e stderr");
    }

    [[nodiscard]] std::string secure_command(const std::string& host) const {
        return "kamisado bot https://" + host + ":" + std::to_string(tls_port_) +
               "/ --token-file token --level 2 --seed 1";
    }

    std::uint16_t tls_port_ = free_port(); // NOLINT
    std::optional<Running> nginx_;         // NOLINT
};

TEST_F(BotBehindTls, PlaysWhomItTrusts) {
    Running program(folder_, secure_command("localhost") + " --ca-file ca.pem");
    // It comes back by itself until nginx listens.
    ASSERT_TRUE(program.hears("connected as sparrow"));
    LiveClient akane = LiveClient::connect(akane_);
    bot::FollowedGame game = join(akane, begin_game(akane, FormatKind::Single));
    play(akane, game, 10'000);
    EXPECT_TRUE(game.match().is_over());
    EXPECT_TRUE(program.hears("is over: "));
}

TEST_F(BotBehindTls, TrustsNobodyElse) {
    Running unknown(folder_, secure_command("localhost"));
    EXPECT_TRUE(unknown.hears("not connected: certificate verify failed"));
    Running another_name(folder_, secure_command("127.0.0.1") + " --ca-file ca.pem");
    EXPECT_TRUE(another_name.hears("not connected: certificate verify failed"));
}

} // namespace

} // namespace kamisado::test
