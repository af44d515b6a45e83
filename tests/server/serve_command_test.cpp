// `kamisado serve` as a process.
#include "support/client.h"
#include "support/process.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <string>

namespace kamisado::test {

namespace {

class Serve : public testing::Test {
  protected:
    Serve() {
        std::filesystem::create_directories(folder_ / "web/dist");
        write_file(folder_ / "web/dist/index.html", "<!doctype html>");
    }

    [[nodiscard]] std::string command() const {
        return "kamisado serve --port " + std::to_string(port_);
    }

    TemporaryFolder folder_;           // NOLINT
    std::uint16_t port_ = free_port(); // NOLINT
};

TEST_F(Serve, TellsItsAddressOnceItListens) {
    Running program(folder_, command());
    ASSERT_TRUE(program.hears("http://localhost:" + std::to_string(port_) + "/ "));
    Client client(port_);
    client.say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_TRUE(client.hear_answer().ends_with("<!doctype html>"));
}

TEST_F(Serve, EndsInPeaceWhenItIsTold) {
    for (const int signal : {SIGINT, SIGTERM}) {
        Running program(folder_, command());
        ASSERT_TRUE(program.hears("http://"));
        const Client client(port_);
        program.signal(signal);
        EXPECT_EQ(program.wait_for_end(), 0);
        EXPECT_TRUE(client.is_closed_within());
    }
}

TEST_F(Serve, StartsAgainAtOnceAfterItWasKilled) {
    for (int i = 0; i < 3; ++i) {
        Running program(folder_, command());
        ASSERT_TRUE(program.hears("http://"));
        Client client(port_);
        client.say("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
        EXPECT_TRUE(client.hear_answer().ends_with("<!doctype html>"));
        program.kill();
    }
}

TEST_F(Serve, SaysWhatToDoWhenThePortIsTaken) {
    Running program(folder_, command());
    ASSERT_TRUE(program.hears("http://"));
    const Finished second = run(folder_, command());
    EXPECT_EQ(second.exit_code, 1);
    EXPECT_NE(second.errors.find("--port chooses another one"), std::string::npos) << second.errors;
}

TEST_F(Serve, SaysWhatToDoWhenThereIsNoPage) {
    const Finished finished = run(folder_, command() + " --folder nowhere");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_NE(finished.errors.find("tools/build-web"), std::string::npos) << finished.errors;
}

} // namespace

} // namespace kamisado::test
