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

    /// The secret of an account that is a host: of one after the other, since each may sign out.
    [[nodiscard]] const std::string& next_key() { return keys_[++calls_ % keys_.size()]; }

    /// The same, with the end of the handshake's answer awaited before the rest is said.
    [[nodiscard]] std::string exchange_live(std::string_view handshake, std::string_view bytes) {
        const int socket = connect();
        say(socket, handshake);
        std::string heard;
        while (!heard.contains("\r\n\r\n") && hear_some(socket, heard)) {
        }
        say(socket, bytes);
        ::shutdown(socket, SHUT_WR);
        while (hear_some(socket, heard)) {
        }
        ::close(socket);
        return heard;
    }

  private:
    Served() : keys_(hosts()), application_(start()) {
        thread_ = std::thread([this] { application_.run(); });
    }
    ~Served() {
        application_.stop();
        thread_.join();
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
    std::array<std::string, 64> keys_;
    server::Application application_;
    std::thread thread_;
    std::uint32_t calls_ = 0;
};

} // namespace kamisado::fuzz
