// The whole server as a process, seen from outside.
#include "server/browser.h"
#include "support/client.h"
#include "support/process.h"
#include "support/temporary_folder.h"
#include "support/web_socket.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace kamisado::test {

namespace {

using namespace std::chrono_literals;

constexpr std::string_view invitation =
    R"({"format":{"kind":"single","rounds":1},"hostSide":"black",)"
    R"("clock":{"kind":"minutes","initialMs":300000,"incrementMs":3000},"rated":false,)"
    R"("visibility":"link"})";

class WholeServer : public testing::Test {
  protected:
    WholeServer() {
        std::filesystem::create_directories(folder_ / "web/dist");
        write_file(folder_ / "web/dist/index.html", "<!doctype html>");
    }

    [[nodiscard]] std::string command(const std::string& more = "") const {
        return "kamisado serve --database games.sqlite --log debug --port " +
               std::to_string(port_) + " " + more;
    }
    void start(const std::string& more = "") {
        program_.emplace(folder_, command(more));
        ASSERT_TRUE(program_->hears("Kamisado is at "));
    }

    struct Game {
        Browser black;
        Browser gold;
        std::string id;
    };
    [[nodiscard]] Game begin_game() const {
        Game game{.black = Browser(port_), .gold = Browser(port_), .id = {}};
        const Answer invited = game.black.ask_api("POST", "/invitations", invitation);
        EXPECT_LT(invited.status, 300) << invited.body;
        const Answer accepted = game.gold.ask_api(
            "POST", "/invitations/" + field(invited.body, "code") + "/accept", "{}");
        EXPECT_LT(accepted.status, 300) << accepted.body;
        game.id = field(accepted.body, "game");
        return game;
    }
    static std::string join(const std::string& game) {
        return R"({"type":"join","id":1,"game":")" + game + R"(","since":0})";
    }
    static std::string decide(const std::string& game, int ply, const std::string& decision) {
        return R"({"type":"decide","id":)" + std::to_string(ply + 10) + R"(,"game":")" + game +
               R"(","ply":)" + std::to_string(ply) + R"(,"seen":)" + std::to_string(ply) +
               R"(,"decision":")" + decision + "\"}";
    }

    TemporaryFolder folder_;           // NOLINT
    std::uint16_t port_ = free_port(); // NOLINT
    std::optional<Running> program_;   // NOLINT
};

TEST_F(WholeServer, LetsTwoPlay) {
    start();
    const Game game = begin_game();
    WebSocket black = game.black.connect();
    WebSocket gold = game.gold.connect();
    black.say(join(game.id));
    EXPECT_NE(hear_message(black, "game").find(R"("seat":"black")"), std::string::npos);
    gold.say(join(game.id));
    EXPECT_NE(hear_message(gold, "game").find(R"("seat":"gold")"), std::string::npos);
    EXPECT_NE(hear_message(gold, "entries").find("resumes"), std::string::npos) << "both are here";
    black.say(decide(game.id, 0, "a1a5"));
    EXPECT_NE(hear_message(gold, "entries").find("a1a5"), std::string::npos);
    EXPECT_EQ(field(hear_message(black, "done"), "id"), "1");
    EXPECT_EQ(field(hear_message(black, "done"), "id"), "10");
    gold.say(decide(game.id, 1, "d8d4"));
    EXPECT_NE(hear_message(black, "entries").find("d8d4"), std::string::npos);
}

TEST_F(WholeServer, RemembersEverythingWhenItIsKilled) {
    start();
    const Game game = begin_game();
    {
        WebSocket black = game.black.connect();
        black.say(join(game.id));
        EXPECT_EQ(field(hear_message(black, "done"), "id"), "1");
        black.say(decide(game.id, 0, "a1a5"));
        EXPECT_EQ(field(hear_message(black, "done"), "id"), "10");
        program_->kill();
    }
    start();
    WebSocket gold = game.gold.connect();
    gold.say(join(game.id));
    EXPECT_NE(hear_message(gold, "game").find("a1a5"), std::string::npos);
    gold.say(decide(game.id, 1, "d8d4"));
    EXPECT_EQ(field(hear_message(gold, "done"), "id"), "1");
    EXPECT_EQ(field(hear_message(gold, "done"), "id"), "11");
}

TEST_F(WholeServer, SaysGoodbyeAndEndsInPeace) {
    for (const int signal : {SIGTERM, SIGINT}) {
        start();
        const Game game = begin_game();
        WebSocket black = game.black.connect();
        black.say(join(game.id));
        EXPECT_EQ(field(hear_message(black, "done"), "id"), "1");
        program_->signal(signal);
        const std::string closing = hear_message(black, "closing");
        EXPECT_EQ(field(closing, "reason"), "going-down");
        EXPECT_EQ(black.hear_close_code(), 1012);
        black.send(Opcode::Close, "\x03\xf4");
        EXPECT_EQ(program_->wait_for_end(), 0);
    }
}

TEST_F(WholeServer, StoresAMoveThatCameJustBeforeTheEnd) {
    start();
    const Game game = begin_game();
    WebSocket black = game.black.connect();
    black.say(join(game.id));
    EXPECT_EQ(field(hear_message(black, "done"), "id"), "1");
    black.say(decide(game.id, 0, "a1a5"));
    black.say(R"({"type":"lobby","id":77,"on":false})"); // answered at once: the move has arrived
    for (std::string text = black.hear_text();
         text.find("77") == std::string::npos && text.find("\"id\":10") == std::string::npos;) {
        text = black.hear_text();
    }
    program_->signal(SIGTERM);
    EXPECT_EQ(program_->wait_for_end(), 0);
    start();
    WebSocket gold = game.gold.connect();
    gold.say(join(game.id));
    EXPECT_NE(hear_message(gold, "game").find("a1a5"), std::string::npos);
}

TEST_F(WholeServer, EndsWithoutThoseWhoDoNotSayGoodbye) {
    start();
    const WebSocket silent = Browser(port_).connect();
    const auto begun = std::chrono::steady_clock::now();
    program_->signal(SIGTERM);
    EXPECT_EQ(program_->wait_for_end(), 0);
    EXPECT_LT(std::chrono::steady_clock::now() - begun,
              60s); // who says nothing is dropped after 90
}

TEST_F(WholeServer, ServesAFileAlone) {
    start();
    const Finished second = run(folder_, "kamisado serve --database games.sqlite --port 0");
    EXPECT_EQ(second.exit_code, 1);
    EXPECT_NE(second.errors.find("another server keeps its games here"), std::string::npos)
        << second.errors;
    program_->kill();
    start();
}

TEST_F(WholeServer, SaysWhyTheGamesCannotBeOpened) {
    write_file(folder_ / "letter.txt", std::string(5000, 'x'));
    const Finished letter = run(folder_, "kamisado serve --database letter.txt --port 0");
    EXPECT_EQ(letter.exit_code, 1);
    EXPECT_NE(letter.errors.find("the games cannot be opened"), std::string::npos) << letter.errors;
    const Finished nowhere = run(folder_, "kamisado serve --database no/where.sqlite --port 0");
    EXPECT_EQ(nowhere.exit_code, 1);
    EXPECT_NE(nowhere.errors.find("the games cannot be opened"), std::string::npos)
        << nowhere.errors;
    const Finished postgres =
        run(folder_, "kamisado serve --database postgresql://me:secret@127.0.0.1:1/x --port 0");
    EXPECT_EQ(postgres.exit_code, 1);
    EXPECT_EQ(postgres.errors.find("secret"), std::string::npos) << postgres.errors;
}

TEST_F(WholeServer, RefusesOptionsThatMeanNothing) {
    for (const std::string option : {"--public-url play.example.org", "--public-url https://x/y?z",
                                     "--trusted-proxy nginx", "--log loud", "--metrics 99999"}) {
        EXPECT_NE(run(folder_, command(option)).exit_code, 0) << option;
    }
}

TEST_F(WholeServer, ChecksWhereAChangeComesFrom) {
    start();
    const std::string json = "Content-Type: application/json\r\n";
    for (const std::string origin :
         {"", "Origin: http://elsewhere\r\n", "Origin: null\r\n", "Origin: https://here\r\n"}) {
        const Answer answer = ask(port_, "POST", "/api/1/invitations", json + origin, invitation);
        EXPECT_EQ(answer.status, 403) << origin;
        EXPECT_EQ(field(answer.body, "id"), "online.origin") << answer.body;
        EXPECT_EQ(ask(port_, "DELETE", "/api/1/session", origin).status, 403);
        Client client(port_);
        client.say(WebSocket::handshake(origin));
        EXPECT_TRUE(client.hear_answer().starts_with("HTTP/1.1 403 "));
    }
    EXPECT_EQ(ask(port_, "GET", "/api/1/me").status, 200) << "looking is free";
}

TEST_F(WholeServer, LetsNobodyInByAnUnknownToken) {
    start();
    const std::string token =
        "Authorization: Bearer abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrs\r\n";
    EXPECT_EQ(ask(port_, "GET", "/api/1/me", token).status, 401);
    Client client(port_);
    client.say(WebSocket::handshake(token));
    EXPECT_TRUE(client.hear_answer().starts_with("HTTP/1.1 401 "));
}

TEST_F(WholeServer, TakesJsonOnlyAndNotTooMuch) {
    start();
    const std::string own = "Origin: http://here\r\n";
    const std::string json = own + "Content-Type: application/json\r\n";
    EXPECT_EQ(ask(port_, "POST", "/api/1/invitations", own, invitation).status, 415);
    EXPECT_EQ(
        ask(port_, "POST", "/api/1/invitations", own + "Content-Type: text/plain\r\n", invitation)
            .status,
        415);
    EXPECT_EQ(ask(port_, "POST", "/api/1/invitations", json, std::string(20'000, ' ')).status, 413);
    EXPECT_EQ(ask(port_, "POST", "/api/1/invitations", json, "{").status, 400);
    EXPECT_EQ(ask(port_, "POST", "/", own).status, 405);
    EXPECT_EQ(ask(port_, "GET", "/api/2/me").status, 404);
    EXPECT_EQ(ask(port_, "GET", "/api/1/live").status, 426);
}

TEST_F(WholeServer, GivesABrowserACookieThatNobodyElseCanRead) {
    start();
    const std::string headers = "Origin: http://here\r\nContent-Type: application/json\r\n";
    const Answer answer = ask(port_, "POST", "/api/1/invitations", headers, invitation);
    EXPECT_NE(answer.headers.find("\r\nSet-Cookie: kamisado="), std::string::npos);
    EXPECT_NE(answer.headers.find("; Path=/; HttpOnly; SameSite=Strict; Max-Age="),
              std::string::npos);
    EXPECT_TRUE(answer.has("Cache-Control: no-store"));
    EXPECT_TRUE(answer.has("X-Content-Type-Options: nosniff"));
    EXPECT_TRUE(answer.has("Cross-Origin-Opener-Policy: same-origin"));
    EXPECT_TRUE(answer.has("Referrer-Policy: no-referrer"));
    EXPECT_NE(answer.headers.find("\r\nContent-Security-Policy: default-src 'none'"),
              std::string::npos);
    EXPECT_NE(answer.headers.find("\r\nPermissions-Policy: "), std::string::npos);
    EXPECT_EQ(answer.headers.find("Strict-Transport-Security"), std::string::npos);
}

TEST_F(WholeServer, IsStricterBehindTls) {
    start("--public-url https://play.example.org --trusted-proxy 127.0.0.1");
    const std::string json = "Content-Type: application/json\r\n";
    EXPECT_EQ(ask(port_, "POST", "/api/1/invitations", json + "Origin: http://here\r\n", invitation)
                  .status,
              403);
    const Answer answer = ask(port_, "POST", "/api/1/invitations",
                              json + "Origin: https://play.example.org\r\n", invitation);
    EXPECT_LT(answer.status, 300) << answer.body;
    EXPECT_NE(answer.headers.find("\r\nSet-Cookie: __Host-kamisado="), std::string::npos);
    EXPECT_NE(answer.headers.find("; Secure"), std::string::npos);
    EXPECT_TRUE(answer.has("Strict-Transport-Security: max-age=31536000"));
    EXPECT_TRUE(ask(port_, "GET", "/").has("Strict-Transport-Security: max-age=31536000"));
}

TEST_F(WholeServer, TellsHowItIs) {
    const std::uint16_t metrics = free_port();
    start("--metrics " + std::to_string(metrics));
    EXPECT_EQ(ask(port_, "GET", "/healthz").status, 200);
    EXPECT_EQ(ask(port_, "GET", "/metrics").status, 404) << "not for the world";
    const Game game = begin_game();
    WebSocket black = game.black.connect();
    black.say(join(game.id));
    EXPECT_EQ(field(hear_message(black, "done"), "id"), "1");
    const Answer counters = ask(metrics, "GET", "/metrics");
    EXPECT_EQ(counters.status, 200);
    EXPECT_TRUE(counters.has("Content-Type: text/plain; charset=utf-8"));
    for (const std::string line :
         {"kamisado_clients 1", "kamisado_connections{kind=\"websocket\"} 1",
          "kamisado_games_in_memory 1", "kamisado_moves_total 0", "kamisado_jobs_waiting ",
          "kamisado_storage_failures_total 0", "kamisado_http_answers_total{class=\"4xx\"} 1",
          "kamisado_resident_memory_bytes ", "kamisado_messages_in_total 1"}) {
        EXPECT_NE(counters.body.find("\n" + line), std::string::npos) << line << counters.body;
    }
    EXPECT_EQ(ask(metrics, "GET", "/").status, 404);
}

TEST_F(WholeServer, EndsWithWhoFloodsIt) {
    start();
    WebSocket flood = Browser(port_).connect();
    // However slowly the server reads: whoever goes on and on is closed. What it answers is heard
    // meanwhile, or it would be too slow a reader.
    std::string closing;
    for (int id = 1; closing.empty(); ++id) {
        flood.say_often(R"({"type":"lobby","on":false})", 100);
        flood.say(R"({"type":"lobby","on":false,"id":)" + std::to_string(id) + "}");
        for (std::string heard; closing.empty() && field(heard, "id") != std::to_string(id);) {
            heard = flood.hear_text();
            closing = field(heard, "type") == "closing" ? heard : "";
        }
    }
    EXPECT_EQ(field(closing, "reason"), "too-fast");
    EXPECT_EQ(flood.hear_close_code(), 1008);
    WebSocket other = Browser(port_).connect();
    EXPECT_EQ(field(other.hear_text(), "type"), "welcome");
}

TEST_F(WholeServer, LogsNoSecrets) {
    start();
    Game game = begin_game();
    {
        WebSocket black = game.black.connect();
    }
    program_->signal(SIGTERM);
    std::string headers = game.black.headers();
    headers = headers.substr(headers.find("kamisado=") + 9);
    headers.resize(headers.find('\r'));
    EXPECT_GE(headers.size(), 40U);
    EXPECT_FALSE(program_->hears(headers));
}

} // namespace

} // namespace kamisado::test
