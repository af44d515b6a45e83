#pragma once

#include "online/clubs.h"
#include "server/exchange.h"
#include "server/live_handler.h"
#include "server/live_limits.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace kamisado::server {

/// What a connection may cost. Each is generous for a browser and small for somebody who means ill.
struct Limits {
    std::size_t connections = 1024;
    std::size_t per_address = 1024;
    std::uint32_t header_bytes = 16 * 1024;
    std::uint32_t body_bytes = 16 * 1024;
    std::chrono::milliseconds for_header{10'000}; ///< from its first wait to its last byte
    std::chrono::milliseconds for_body{10'000};
    std::chrono::milliseconds idle{60'000};         ///< between two requests of a connection
    std::chrono::milliseconds for_thinking{15'000}; ///< until the handler has its answer
    /// To send an answer; the time its length takes at the slowest rate comes on top.
    std::chrono::milliseconds for_answer{20'000};
    std::size_t slowest_bytes_per_second = 4096;
    std::chrono::milliseconds for_stop{5'000}; ///< what is being sent at the end may take so long
};

enum class ListenFault : std::uint8_t { BadAddress, PortTaken, NotAllowed, Other };

struct ListenFailure {
    ListenFault fault = ListenFault::Other;
    std::string system_message;
};

/// HTTP/1.1 and WebSockets on one thread. What is answered is the handlers' business; they are
/// called on that thread, and one that throws loses its connection.
class HttpServer {
  public:
    /// May be called later, on the server's thread; only the first time counts.
    using Respond = std::function<void(Response)>;
    using Handler = std::function<void(const Request&, Respond)>;

    struct Live {
        std::string path; ///< "/api/1/live"
        LiveHandler* handler = nullptr;
        std::shared_ptr<const LiveLimits> limits = nullptr; ///< the usual ones when it is null
    };
    struct Counters {
        std::size_t connections = 0; ///< those of HTTP
        std::size_t live = 0;        ///< WebSockets
        std::uint64_t accepted = 0;
        std::uint64_t turned_away = 0;          ///< because there were too many
        std::array<std::uint64_t, 6> answers{}; ///< by the first digit of their status
    };

    /// Opens the port: connections are accepted from then on. Port 0 takes any free one.
    [[nodiscard]] static std::expected<HttpServer, ListenFailure>
    listen(const std::string& address, std::uint16_t port, Handler handler, Limits limits = {});
    /// For a handler that knows its answer at once.
    [[nodiscard]] static Handler at_once(std::function<Response(const Request&)> answer);

    HttpServer(HttpServer&&) noexcept;
    HttpServer& operator=(HttpServer&&) noexcept;
    HttpServer(const HttpServer&) = delete;
    HttpServer& operator=(const HttpServer&) = delete;
    ~HttpServer();

    [[nodiscard]] std::uint16_t port() const;

    /// Before run(): in place of the handler that was given to listen().
    void answer_with(Handler handler);
    /// Before run(): a second port, answered by another handler. Says which one it got.
    [[nodiscard]] std::expected<std::uint16_t, ListenFailure>
    also_listen(const std::string& address, std::uint16_t port, Handler handler);
    /// Before run(): WebSockets at a path of the first port.
    void welcome_live(Live live);
    /// Before run(): those whose connections are not counted as theirs (see client_address()).
    void trust(std::vector<std::string> proxies);
    /// Before run(): those who may have more connections than others.
    void favour(online::Clubs clubs);
    /// Before run(): called when the end begins; WebSockets are to be closed by it.
    void when_stopping(std::function<void()> work);
    /// On the server's thread until it ends.
    void every(std::chrono::milliseconds pause, std::function<void()> work);
    void after(std::chrono::milliseconds pause, std::function<void()> work);

    /// Serves until stop(), SIGINT or SIGTERM; then lets what is being sent arrive, and returns
    /// true. A second signal, or too long a wait, ends it at once: false.
    bool run();

    /// From any thread: runs it on the server's, in order. What has not run at the end never will.
    void post(std::function<void()> work);
    /// From any thread.
    void stop();

    /// On the server's thread.
    [[nodiscard]] Counters counters() const;

  private:
    class Impl;
    explicit HttpServer(std::unique_ptr<Impl> inside);
    std::unique_ptr<Impl> impl_;
};

} // namespace kamisado::server
