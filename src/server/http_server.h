#pragma once

#include "server/exchange.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>

namespace kamisado::server {

/// What a connection may cost. Each is generous for a browser and small for somebody who means ill.
struct Limits {
    std::size_t connections = 1024;
    std::uint32_t header_bytes = 16 * 1024;
    std::chrono::milliseconds for_header{10'000}; ///< from its first wait to its last byte
    std::chrono::milliseconds idle{60'000};       ///< between two requests of a connection
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

/// HTTP/1.1 on one thread. What is answered is the handler's business; it must not throw.
class HttpServer {
  public:
    using Handler = std::function<Response(const Request&)>;

    /// Opens the port, so that from then on nobody is turned away. Port 0 takes any that is free.
    [[nodiscard]] static std::expected<HttpServer, ListenFailure>
    listen(const std::string& address, std::uint16_t port, Handler handler, Limits limits = {});

    HttpServer(HttpServer&&) noexcept;
    HttpServer& operator=(HttpServer&&) noexcept;
    HttpServer(const HttpServer&) = delete;
    HttpServer& operator=(const HttpServer&) = delete;
    ~HttpServer();

    [[nodiscard]] std::uint16_t port() const;

    /// Serves until stop(), SIGINT or SIGTERM; then lets what is being sent arrive, and returns.
    /// A second signal ends it at once.
    void run();

    /// May be called from any thread.
    void stop();

  private:
    class Inside;
    explicit HttpServer(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace kamisado::server
