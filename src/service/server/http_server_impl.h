#pragma once

#include "server/beast_exchange.h"
#include "server/head_count.h"
#include "server/http_server.h"
#include "server/live_connection.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// Only the files of the server's sockets include this: it takes half a minute to compile.
namespace kamisado::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using Tcp = asio::ip::tcp;
using ErrorCode = boost::system::error_code;
using std::chrono::milliseconds;

/// A port and who answers there.
struct Door {
    Tcp::acceptor acceptor;
    HttpServer::Handler handler;
    HttpServer::Live live = {};
};

struct Connection {
    beast::tcp_stream stream;
    Door* door;
    std::string peer;
    HeadCount::Stay stay;
    bool waits = true; ///< for a request: nothing is lost when it is closed now
};

using Connections = std::set<Connection*>;

/// Counts a connection for as long as it lives.
class Registration {
  public:
    Registration(Connections* all, Connection* one) : all_(all), one_(one) { all_->insert(one_); }
    Registration(const Registration&) = delete;
    Registration& operator=(const Registration&) = delete;
    Registration(Registration&&) = delete;
    Registration& operator=(Registration&&) = delete;
    ~Registration() { all_->erase(one_); }

  private:
    Connections* all_;
    Connection* one_;
};

[[nodiscard]] std::string address_of(const Tcp::socket& socket);

/// http_server.cpp has ports, time and the end; http_connection.cpp what is said on a connection.
class HttpServer::Impl {
  public:
    explicit Impl(Limits limits) : limits_(limits), head_count_(limits.per_address) {}

    [[nodiscard]] std::expected<std::uint16_t, ListenFailure>
    open_door(const std::string& address, std::uint16_t port, Handler handler);
    void watch_signals();
    bool run();

    Door& front_door() { return *doors_.front(); }
    void trust(std::vector<std::string> proxies) { proxies_ = std::move(proxies); }
    void favour(online::Clubs clubs) { clubs_ = std::move(clubs); }
    void when_stopping(std::function<void()> work) { when_stopping_ = std::move(work); }
    void every(milliseconds pause, std::function<void()> work);
    void after(milliseconds pause, std::function<void()> work);
    void post(std::function<void()> work) { asio::post(io_, std::move(work)); }
    void stop() {
        asio::post(io_, [this] { begin_to_stop(); });
    }
    [[nodiscard]] Counters counters() const;

  private:
    asio::awaitable<void> accept(Door* door);
    asio::awaitable<void> repeat(milliseconds pause, std::function<void()> work);
    void welcome(Tcp::socket socket, Door* door);
    asio::awaitable<void> serve(Tcp::socket socket, Door* door, HeadCount::Stay stay);
    asio::awaitable<bool> answer_next(Connection* connection, beast::flat_buffer* buffer);
    static asio::awaitable<bool> hear(Connection* connection, beast::flat_buffer* buffer);
    asio::awaitable<ErrorCode> read_body(Connection* connection, beast::flat_buffer* buffer,
                                         BeastParser* parser) const;
    asio::awaitable<std::optional<Response>>
    answer_to(Connection* connection, const beast::flat_buffer* buffer, BeastRequest request);
    asio::awaitable<std::optional<Response>> upgrade(Connection* connection, BeastRequest request);
    std::optional<Response> begin_live(Connection* connection, BeastRequest request,
                                       online::Visitor visitor);
    asio::awaitable<bool> send(Connection* connection, const Response* response);
    static asio::awaitable<void> say_farewell(Connection* connection);
    [[nodiscard]] bool is_proxy(const std::string& address) const {
        return std::ranges::find(proxies_, address) != proxies_.end();
    }
    void begin_to_stop();
    void end_when_alone();

    Limits limits_;
    LiveLimits usual_live_limits_;
    std::vector<std::string> proxies_;
    online::Clubs clubs_;
    std::function<void()> when_stopping_;
    Counters counters_;
    HeadCount head_count_;
    bool stopping_ = false;
    bool hurried_ = false;
    Connections connections_; // before io_, whose end takes the connections with it
    LiveConnection::All live_;
    asio::io_context io_{1};
    std::vector<std::unique_ptr<Door>> doors_;
    asio::signal_set signals_{io_};
    asio::steady_timer deadline_{io_};
};

} // namespace kamisado::server
