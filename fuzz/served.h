#pragma once

#include "online/accounts.h"
#include "require.h"
#include "scratch_folder.h"
#include "server/application.h"
#include "server/log.h"
#include "storage/connection.h"
#include "storage/moderation.h"
#include "storage/people.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace kamisado::fuzz {

/// The whole server on a real port of this machine, for as long as the program runs.
class Served {
  public:
    static Served& instance() {
        static Served served;
        return served;
    }
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;
    Served(Served&&) = delete;
    Served& operator=(Served&&) = delete;

    /// An input may name what only the server knows: GAME, a new game between two guests with the
    /// keys BLACK and GOLD, ACCOUNT, the key of somebody who has signed up, and HOST, that of a
    /// host: of one after the other, since each may sign out.
    [[nodiscard]] std::string filled_in(std::string_view input) {
        std::string text(input);
        if (text.contains("GAME") || text.contains("BLACK") || text.contains("GOLD")) {
            const Table table = new_game();
            replace(text, "GAME", table.game);
            replace(text, "BLACK", table.black);
            replace(text, "GOLD", table.gold);
        }
        if (text.contains("ACCOUNT")) {
            replace(text, "ACCOUNT", account());
        }
        replace(text, "HOST", hosts_[++hosts_used_ % hosts_.size()]);
        return text;
    }

    static void replace(std::string& text, std::string_view name, std::string_view by) {
        for (auto at = text.find(name); at != std::string::npos; at = text.find(name, at)) {
            text.replace(at, name.size(), by);
            at += by.size();
        }
    }

    /// Two people and the game between them.
    struct Table {
        std::string game;
        std::string black; ///< whose key
        std::string gold;
    };
    [[nodiscard]] Table new_game() {
        const std::string invited =
            post("invitations", R"({"format":{"kind":"standard","rounds":1},)"
                                R"("clock":{"kind":"none"},"rated":false,)"
                                R"("hostSide":"black","visibility":"link"})");
        const std::string accepted =
            post("invitations/" + between(invited, R"("code":")", '"') + "/accept", "");
        return {.game = between(accepted, R"("game":")", '"'),
                .black = between(invited, key_cookie, ';'),
                .gold = between(accepted, key_cookie, ';')};
    }

    /// Says all of it, and hears what is answered until the server closes. Every time from another
    /// address, so that the limits do not hide what is behind them.
    [[nodiscard]] std::string exchange(std::string_view bytes) {
        const int socket = connect();
        say(socket, bytes);
        ::shutdown(socket, SHUT_WR);
        std::string heard;
        while (hear_some(socket, heard)) {
        }
        ::close(socket);
        return heard;
    }

    /// Something to be said, and what of the answer is awaited before the rest is said.
    struct Turn {
        std::string bytes;
        std::string_view until;
    };
    [[nodiscard]] std::string exchange_live(const std::vector<Turn>& turns) {
        const int socket = connect();
        std::string heard;
        for (const Turn& turn : turns) {
            const std::size_t before = heard.size();
            say(socket, turn.bytes);
            while (heard.find(turn.until, before) == std::string::npos &&
                   hear_some(socket, heard)) {
            }
        }
        ::shutdown(socket, SHUT_WR);
        while (hear_some(socket, heard)) {
        }
        ::close(socket);
        return heard;
    }

  private:
    Served() : hosts_(hosts()), application_(start()) {
        thread_ = std::thread([this] { application_.run(); });
    }
    ~Served() {
        application_.stop();
        thread_.join();
    }

    static constexpr std::string_view key_cookie = "Set-Cookie: kamisado=";

    /// The part after `before`, which must be there, up to `end`.
    static std::string between(std::string_view text, std::string_view before, char end) {
        const auto at = text.find(before);
        require(at != std::string_view::npos);
        text.remove_prefix(at + before.size());
        return std::string(text.substr(0, text.find(end)));
    }
    std::string post(const std::string& path, const std::string& body) {
        return exchange("POST /api/1/" + path +
                        " HTTP/1.1\r\nHost: here\r\nOrigin: http://here\r\nConnection: close\r\n"
                        "Content-Type: application/json\r\nContent-Length: " +
                        std::to_string(body.size()) + "\r\n\r\n" + body);
    }
    /// Somebody else if the last one has signed out, or is gone.
    const std::string& account() {
        if (exchange("GET /api/1/me HTTP/1.1\r\nHost: here\r\nConnection: close\r\n"
                     "Cookie: kamisado=" +
                     account_ + "\r\n\r\n")
                .contains(R"("you":null)")) {
            const std::string body = R"({"name":"akane-)" + std::to_string(++accounts_) +
                                     R"(","password":"eight towers, sixty-four squares"})";
            account_ = between(post("account", body), key_cookie, ';');
        }
        return account_;
    }

    [[nodiscard]] std::array<std::string, 64> hosts() const {
        const auto database = storage::open({.text = folder_ / "games.sqlite"});
        std::array<std::string, 64> keys;
        for (std::string& key : keys) {
            const auto person = storage::add_guest(*database, {}, 1);
            require(storage::make_account(*database, person.id, "host" + std::to_string(person.id),
                                          "no password"));
            storage::set_host(*database, person.id, true);
            key = online::give_key(*database, person.id, 1);
        }
        return keys;
    }
    server::Application start() const {
        std::ofstream(folder_ / "index.html") << "<!doctype html>";
        server::start_log(server::LogLevel::Off);
        auto started = server::Application::start(
            {.port = 0, .folder = folder_.path(), .database = {.text = folder_ / "games.sqlite"}});
        require(started.has_value());
        return *std::move(started);
    }

    /// The call's result, repeated whenever a signal interrupts it: libFuzzer's timeout is a timer
    /// that sends SIGALRM, and a socket with SO_RCVTIMEO is not restarted by the kernel.
    static ssize_t uninterrupted(const auto& call) {
        ssize_t result = call();
        while (result < 0 && errno == EINTR) {
            result = call();
        }
        return result;
    }

    static void say(int socket, std::string_view bytes) {
        while (!bytes.empty()) {
            const auto sent = uninterrupted(
                [&] { return ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL); });
            if (sent <= 0) {
                return; // refused, and closed before all was said
            }
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
    }

    /// False at the end.
    static bool hear_some(int socket, std::string& heard) {
        std::array<char, 4096> some{};
        const auto got = uninterrupted([&] { return ::recv(socket, some.data(), some.size(), 0); });
        if (got == 0 || (got < 0 && errno == ECONNRESET)) {
            return false;
        }
        require(got > 0); // nobody who has said all waits for long
        heard.append(some.data(), static_cast<std::size_t>(got));
        return true;
    }

    [[nodiscard]] int connect() {
        const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        timeval patience{.tv_sec = 8, .tv_usec = 0};
        ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        sockaddr_in here{};
        here.sin_family = AF_INET;
        here.sin_addr.s_addr = htonl(0x7F000100U + (++calls_ % 0xFFFE00U));
        require(::bind(socket, reinterpret_cast<sockaddr*>(&here), sizeof here) == 0);
        here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        here.sin_port = htons(application_.port());
        if (::connect(socket, reinterpret_cast<sockaddr*>(&here), sizeof here) != 0) {
            require(errno == EINTR);
            finish_connecting(socket);
        }
        return socket;
    }

    /// A connect() that a signal interrupted goes on by itself, and cannot be called again.
    static void finish_connecting(int socket) {
        pollfd waiting{.fd = socket, .events = POLLOUT, .revents = 0};
        require(uninterrupted([&] { return ::poll(&waiting, 1, -1); }) == 1);
        int error = 0;
        socklen_t size = sizeof error;
        require(::getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size) == 0 && error == 0);
    }

    ScratchFolder folder_;
    std::array<std::string, 64> hosts_; ///< their keys
    std::size_t hosts_used_ = 0;
    server::Application application_;
    std::thread thread_;
    std::uint32_t calls_ = 0;
    std::string account_ = "nobody's";
    int accounts_ = 0;
};

} // namespace kamisado::fuzz
