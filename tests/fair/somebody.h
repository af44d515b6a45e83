#pragma once

#include "live/live_client.h"
#include "support/client.h"
#include "support/server_process.h"
#include "support/temporary_folder.h"
#ifdef KAMISADO_POSTGRES
#include "postgres/postgres_server.h"
#endif

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

/// People who try things on a real server, as a client does it that knows nothing but
/// docs/server.md.
namespace kamisado::test {

using nlohmann::json;

inline constexpr std::string_view good_password = "eight towers, sixty-four squares";

inline json table_body(int initial_ms, bool rated, std::string_view visibility) {
    return {{"format", {{"kind", "single"}, {"rounds", 1}}},
            {"clock", {{"kind", "minutes"}, {"initialMs", initial_ms}, {"incrementMs", 0}}},
            {"rated", rated},
            {"hostSide", "black"},
            {"visibility", visibility}};
}

struct Reply {
    int status = 0;
    json body;
    /// The id of a refusal; empty when there was none.
    [[nodiscard]] std::string fault() const {
        return body.contains("refusal") ? body["refusal"]["id"].get<std::string>() : "";
    }
};

/// A browser at an address of its own, with all its cookies; or a bot with a token.
class Somebody {
  public:
    Somebody(std::uint16_t port, std::string from) : port_(port), from_(std::move(from)) {}

    Reply ask(const std::string& method, const std::string& path, const std::string& body = "") {
        Client client(port_, from_);
        std::string text = method + " /api/1" + path + " HTTP/1.1\r\nHost: here\r\n" +
                           "Connection: close\r\nOrigin: http://here\r\n";
        if (!token.empty()) {
            text += "Authorization: Bearer " + token + "\r\n";
        }
        std::string cookies;
        for (const auto& [name, value] : jar) {
            cookies += (cookies.empty() ? "" : "; ") + name + "=" + value;
        }
        text += cookies.empty() ? "" : "Cookie: " + cookies + "\r\n";
        text += body.empty() ? ""
                             : "Content-Type: application/json\r\nContent-Length: " +
                                   std::to_string(body.size()) + "\r\n";
        client.say(text + "\r\n" + body);
        return read(client.hear_all());
    }
    Reply ask(const std::string& method, const std::string& path, const json& body) {
        return ask(method, path, body.dump());
    }
    void sign_up(const std::string& name) {
        const Reply reply = ask("POST", "/account", {{"name", name}, {"password", good_password}});
        EXPECT_EQ(reply.status, 200) << reply.body;
    }
    Reply log_in(const std::string& name, std::string_view password) {
        return ask("POST", "/session", {{"name", name}, {"password", password}});
    }
    [[nodiscard]] LiveClient connect() const {
        bot::Caller caller = browser_at(port_, jar.contains("kamisado") ? jar.at("kamisado") : "");
        caller.host = "127.0.0.1";
        caller.origin = "http://127.0.0.1:" + std::to_string(port_);
        caller.from = from_;
        return LiveClient::connect(caller);
    }

    std::map<std::string, std::string> jar;
    std::string token;

  private:
    Reply read(const std::string& answer) {
        static constexpr std::string_view given = "\r\nSet-Cookie: ";
        for (auto at = answer.find(given); at != std::string::npos;
             at = answer.find(given, at + 1)) {
            const std::string cookie = answer.substr(at + given.size());
            const auto equals = cookie.find('=');
            jar[cookie.substr(0, equals)] =
                cookie.substr(equals + 1, cookie.find(';') - equals - 1);
        }
        const auto end = answer.find("\r\n\r\n");
        if (end == std::string::npos) {
            return {};
        }
        return {.status = std::stoi(answer.substr(9, 3)),
                .body = json::parse(answer.substr(end + 4), nullptr, false)};
    }

    std::uint16_t port_;
    std::string from_;
};

/// On SQLite, or with true on PostgreSQL.
class Crowd : public testing::TestWithParam<bool> {
  protected:
    void SetUp() override {
        std::string database = (folder_ / "games.sqlite").string();
#ifdef KAMISADO_POSTGRES
        if (GetParam()) {
            if (shared_postgres() == nullptr) {
                GTEST_SKIP() << "PostgreSQL is not installed";
            }
            database = shared_postgres()->new_database();
        }
#endif
        database_ = database;
        server_ = std::make_unique<ServerProcess>(folder_, database, "server");
        server_->start();
    }
    Somebody somebody(const std::string& from) { return {server_->port(), from}; }
    /// From an address of its own.
    Somebody somebody() {
        ++last_;
        return somebody("127.1." + std::to_string(last_ / 200) + "." +
                        std::to_string(1 + (last_ % 200)));
    }

    TemporaryFolder folder_;                // NOLINT
    std::string database_;                  // NOLINT
    std::unique_ptr<ServerProcess> server_; // NOLINT
    int last_ = 0;                          // NOLINT
};

} // namespace kamisado::test
