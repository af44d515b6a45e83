// packaging/nginx.conf as docs/hosting.md tells: TLS outside, WebSockets through, addresses told.
#include "server/browser.h"
#include "support/process.h"
#include "support/programs.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado::test {

namespace {

void replace_all(std::string& text, std::string_view from, const std::string& to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
}

class Nginx : public testing::Test {
  protected:
    void SetUp() override {
        const auto nginx = find_program("nginx");
        if (!nginx) {
            GTEST_SKIP() << "there is no nginx";
        }
        std::filesystem::create_directories(folder_ / "web/dist");
        write_file(folder_ / "web/dist/index.html", "<!doctype html>");
        ASSERT_EQ(run(folder_, "openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out "
                               "cert.pem -days 2 -subj /CN=play.example.org")
                      .exit_code,
                  0);
        write_file(folder_ / "nginx.conf", whole_configuration());
        server_.emplace(folder_, "kamisado serve --port " + std::to_string(port_) +
                                     " --public-url https://play.example.org --trusted-proxy "
                                     "127.0.0.1 --log debug");
        ASSERT_TRUE(server_->hears("Kamisado is at "));
        nginx_.emplace(folder_, nginx->string() + " -p $PWD -c nginx.conf -e stderr");
        for (int i = 0; i < 100 && curl("/healthz").find("HTTP/2 200") == std::string::npos; ++i) {
            ASSERT_EQ(run(folder_, "sleep 0.1").exit_code, 0);
        }
    }

    /// The site as it is documented, but on free ports and with a certificate of its own.
    [[nodiscard]] std::string whole_configuration() const {
        std::string site = read_file(KAMISADO_SOURCE_DIR "/packaging/nginx.conf");
        replace_all(site, "127.0.0.1:8080", "127.0.0.1:" + std::to_string(port_));
        replace_all(site, "[::]:443", "[::1]:" + std::to_string(tls_port_));
        replace_all(site, "listen 443", "listen 127.0.0.1:" + std::to_string(tls_port_));
        replace_all(site, "[::]:80", "[::1]:" + std::to_string(plain_port_));
        replace_all(site, "listen 80", "listen 127.0.0.1:" + std::to_string(plain_port_));
        replace_all(site, "/etc/letsencrypt/live/play.example.org/fullchain.pem",
                    (folder_ / "cert.pem").string());
        replace_all(site, "/etc/letsencrypt/live/play.example.org/privkey.pem",
                    (folder_ / "key.pem").string());
        std::string places;
        for (const std::string kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"}) {
            places += kind + "_temp_path " + (folder_ / kind).string() + ";\n";
        }
        return "daemon off;\nmaster_process off;\nerror_log stderr;\npid nginx.pid;\nevents {}\n"
               "http {\naccess_log off;\n" +
               places + site + "}\n";
    }

    [[nodiscard]] std::string curl(const std::string& path, const std::string& more = "") const {
        const std::string port = std::to_string(tls_port_);
        return run(folder_, "curl -sk -i --max-time 5 --resolve play.example.org:" + port +
                                ":127.0.0.1 https://play.example.org:" + port + path + " " + more)
            .output;
    }

    TemporaryFolder folder_;                 // NOLINT
    std::uint16_t port_ = free_port();       // NOLINT
    std::uint16_t tls_port_ = free_port();   // NOLINT
    std::uint16_t plain_port_ = free_port(); // NOLINT
    std::optional<Running> server_;          // NOLINT
    std::optional<Running> nginx_;           // NOLINT
};

TEST_F(Nginx, HandsOnPagesChangesAndWebSockets) {
    const std::string page = curl("/");
    EXPECT_NE(page.find("<!doctype html>"), std::string::npos) << page;
    EXPECT_NE(page.find("strict-transport-security: max-age="), std::string::npos) << page;

    const std::string change =
        "-X PATCH -H 'Content-Type: application/json' -d '{\"name\":\"Aki\"}'";
    EXPECT_NE(curl("/api/1/me", change).find("HTTP/2 403"), std::string::npos);
    const std::string named = curl("/api/1/me", change + " -H 'Origin: https://play.example.org'");
    EXPECT_NE(named.find("set-cookie: __Host-kamisado="), std::string::npos) << named;

    const std::string socket =
        curl("/api/1/live",
             "--http1.1 --max-time 2 -N -H 'Origin: https://play.example.org' -H 'Connection: "
             "Upgrade' -H 'Upgrade: websocket' -H 'Sec-WebSocket-Version: 13' -H "
             "'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='");
    EXPECT_NE(socket.find("HTTP/1.1 101 "), std::string::npos) << socket;
    EXPECT_NE(socket.find("\"welcome\""), std::string::npos) << socket;

    const std::string plain =
        run(folder_, "curl -si http://127.0.0.1:" + std::to_string(plain_port_) + "/x").output;
    EXPECT_NE(plain.find("301"), std::string::npos) << plain;
}

} // namespace

} // namespace kamisado::test
