// What must not be possible, tried on the whole server as a process.
#include "server/browser.h"
#include "storage/connection.h"
#include "support/client.h"
#include "support/process.h"
#include "support/temporary_folder.h"
#include "support/web_socket.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/mount.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <thread>

namespace kamisado::test {

namespace {

namespace fs = std::filesystem;

class Abuse : public testing::Test {
  protected:
    Abuse() {
        fs::create_directories(folder_ / "web/dist");
        write_file(folder_ / "web/dist/index.html", "<!doctype html>");
    }
    [[nodiscard]] std::string command(const std::string& database) const {
        return "kamisado serve --database " + database + " --port " + std::to_string(port_);
    }
    void start(const std::string& database = "games.sqlite") {
        program_.emplace(folder_, command(database));
        ASSERT_TRUE(program_->hears("Kamisado is at "));
    }
    /// From another address each time: one alone may not ask so often.
    [[nodiscard]] std::string health() {
        Client client(port_, "127.0.0." + std::to_string(2 + (asked_++ % 200)));
        client.say("GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n");
        return client.hear_answer().substr(9, 3);
    }

    TemporaryFolder folder_;           // NOLINT
    std::uint16_t port_ = free_port(); // NOLINT
    std::optional<Running> program_;   // NOLINT
    int asked_ = 0;                    // NOLINT
};

TEST_F(Abuse, HealthIsNotAskedForWithoutEnd) {
    start();
    Client client(port_);
    int refused = 0;
    for (int i = 0; i < 200; ++i) {
        client.say("GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n");
        const std::string status = client.hear_answer().substr(9, 3);
        refused += status == "429" ? 1 : 0;
        ASSERT_TRUE(status == "200" || status == "429") << status;
    }
    EXPECT_GT(refused, 0);
    Client other(port_, "127.0.0.2");
    other.say("GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n");
    EXPECT_EQ(other.hear_answer().substr(9, 3), "200") << "whoever watches it from elsewhere";
}

TEST_F(Abuse, AFullDiskIsNotWell) {
    fs::create_directories(folder_ / "disk");
    if (mount("none", (folder_ / "disk").c_str(), "tmpfs", 0, "size=16m") != 0) {
        GTEST_SKIP() << "only root can make a small disk";
    }
    start("disk/games.sqlite");
    EXPECT_EQ(health(), "200");
    {
        std::ofstream filler(folder_ / "disk/filler", std::ios::binary);
        const std::string block(1U << 20U, 'x');
        while (filler.write(block.data(), static_cast<std::streamsize>(block.size())).flush()) {
        }
    }
    std::string status = "200";
    for (int i = 0; i < 100 && status == "200"; ++i) { // an answer is known for a second
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        status = health();
    }
    EXPECT_EQ(status, "503");
    fs::remove(folder_ / "disk/filler");
    for (int i = 0; i < 100 && status != "200"; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        status = health();
    }
    EXPECT_EQ(status, "200") << "and well again";
    program_.reset();
    umount2((folder_ / "disk").c_str(), MNT_DETACH);
}

TEST_F(Abuse, AMissingRowCostsAnswersAndNotTheProcess) {
    start();
    EXPECT_EQ(health(), "200");
    sqlite3* games = nullptr;
    ASSERT_EQ(sqlite3_open((folder_ / "games.sqlite").c_str(), &games), SQLITE_OK);
    sqlite3_busy_timeout(games, 10'000);
    ASSERT_EQ(sqlite3_exec(games, "DELETE FROM life", nullptr, nullptr, nullptr), SQLITE_OK);
    Browser somebody(port_);
    EXPECT_EQ(somebody.ask_api("GET", "/me", "").status, 503);
    ASSERT_EQ(
        sqlite3_exec(games, "INSERT INTO life VALUES (1, 0, 0, 1)", nullptr, nullptr, nullptr),
        SQLITE_OK);
    sqlite3_close(games);
    EXPECT_EQ(somebody.ask_api("GET", "/me", "").status, 200);
}

TEST_F(Abuse, TwoServersNeverShareAFile) {
    start();
    fs::create_symlink("games.sqlite", folder_ / "symbolic.sqlite");
    fs::create_hard_link(folder_ / "games.sqlite", folder_ / "hard.sqlite");
    for (const char* const name : {"games.sqlite", "symbolic.sqlite", "hard.sqlite"}) {
        const Finished second =
            run(folder_, "kamisado serve --port 0 --database " + std::string(name));
        EXPECT_EQ(second.exit_code, 1) << name;
        EXPECT_NE(second.errors.find("another server keeps its games here"), std::string::npos)
            << second.errors;
    }
}

TEST_F(Abuse, ADatabaseOfAnotherProgramIsLeftAsItIs) {
    sqlite3* recipes = nullptr;
    ASSERT_EQ(sqlite3_open((folder_ / "recipes").c_str(), &recipes), SQLITE_OK);
    sqlite3_exec(recipes, "CREATE TABLE recipes (name TEXT)", nullptr, nullptr, nullptr);
    sqlite3_close(recipes);
    const std::string bytes = read_file(folder_ / "recipes");
    EXPECT_EQ(run(folder_, "kamisado serve --port 0 --database recipes").exit_code, 1);
    EXPECT_EQ(run(folder_, "kamisado backup copy --database recipes").exit_code, 1);
    EXPECT_EQ(read_file(folder_ / "recipes"), bytes);
    EXPECT_FALSE(fs::exists(folder_ / "recipes-wal"));
}

TEST_F(Abuse, EmptyFramesEndAConnection) {
    start();
    WebSocket socket(port_);
    ASSERT_TRUE(socket.hear_text().contains("welcome"));
    ASSERT_TRUE(socket.send(Opcode::Text, "{", false));
    std::string many;
    for (int i = 0; i < 4096; ++i) {
        many += std::string("\x00\x80\0\0\0\0", 6);
    }
    bool is_open = true;
    for (int i = 0; i < 200 && is_open; ++i) { // 5 MB of nothing, if anybody let it in
        is_open = socket.client().say(many);
    }
    EXPECT_TRUE(socket.client().is_closed_within());
    WebSocket another(port_);
    ASSERT_TRUE(another.hear_text().contains("welcome"));
    ASSERT_TRUE(another.send(Opcode::Text, R"({"type":"lobby",)", false));
    ASSERT_TRUE(another.send(Opcode::More, "", false));
    ASSERT_TRUE(another.send(Opcode::More, R"("id":7,"on":false})", true));
    std::string heard = another.hear_text();
    while (heard.contains(R"("type":"beat")")) { // which may come first
        heard = another.hear_text();
    }
    EXPECT_TRUE(heard.contains(R"("type":"done","id":7)")) << "few do no harm: " << heard;
}

TEST_F(Abuse, AnUnknownTransferEncodingIsNotTheNextRequest) {
    start();
    for (const char* const encoding :
         {"gzip", "gzip, chunked", "identity", "chunked, chunked", "x"}) {
        Client client(port_);
        client.say("POST /api/1/quick HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: " +
                   std::string(encoding) + "\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: here\r\n\r\n");
        const std::string heard = client.hear_all();
        EXPECT_TRUE(heard.starts_with("HTTP/1.1 501") || heard.starts_with("HTTP/1.1 400"))
            << encoding << ": " << heard.substr(0, 60);
        EXPECT_EQ(heard.find("HTTP/1.1 ", 8), std::string::npos) << "one answer, and the end";
    }
}

TEST_F(Abuse, AStrangersNameLeadsNowhere) {
    start();
    Client client(port_);
    const std::string body = R"({"name":"Akane"})";
    client.say("PATCH /api/1/me HTTP/1.1\r\nHost: evil.example.org\r\n"
               "Origin: http://evil.example.org\r\nContent-Type: application/json\r\n"
               "Content-Length: " +
               std::to_string(body.size()) + "\r\n\r\n" + body);
    EXPECT_EQ(client.hear_answer().substr(9, 3), "403");
    Client live(port_);
    std::string handshake = WebSocket::handshake("Origin: http://evil.example.org\r\n");
    handshake.replace(handshake.find("Host: here"), 10, "Host: evil.example.org");
    live.say(handshake);
    EXPECT_EQ(live.hear_answer().substr(9, 3), "403");
}

} // namespace

} // namespace kamisado::test
