#pragma once

#include "server/http_server.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <thread>
#include <utility>

namespace kamisado::test {

/// A server in a thread of its own, for as long as the test takes.
class Serving {
  public:
    explicit Serving(
        server::HttpServer::Handler handler, server::Limits limits = {},
        const std::function<void(server::HttpServer&)>& prepare = [](server::HttpServer&) {})
        : server_(std::move(
              server::HttpServer::listen("127.0.0.1", 0, std::move(handler), limits).value())),
          port_(server_.port()) {
        prepare(server_);
        thread_ = std::thread([this] { server_.run(); });
    }
    Serving(const Serving&) = delete;
    Serving& operator=(const Serving&) = delete;
    Serving(Serving&&) = delete;
    Serving& operator=(Serving&&) = delete;
    ~Serving() { stop(); }

    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] server::HttpServer& server() { return server_; }
    /// How long it took.
    std::chrono::steady_clock::duration stop() {
        const auto start = std::chrono::steady_clock::now();
        if (thread_.joinable()) {
            server_.stop();
            thread_.join();
        }
        return std::chrono::steady_clock::now() - start;
    }

  private:
    server::HttpServer server_;
    std::uint16_t port_;
    std::thread thread_;
};

} // namespace kamisado::test
