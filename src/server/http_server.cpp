// With live_connection.cpp the only file that knows Boost.Beast: compiling it costs as much as the
// rest of the program.
#include "server/http_server.h"

#include "server/address.h"
#include "server/head_count.h"
#include "server/http_date.h"
#include "server/live_connection.h"
#include "server/log.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/string.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <algorithm>
#include <array>
#include <csignal>
#include <exception>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace kamisado::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using Tcp = asio::ip::tcp;
using ErrorCode = boost::system::error_code;
using std::chrono::milliseconds;

namespace {

constexpr std::size_t read_size = 4096;
/// How long, and how much, is read of somebody who has been refused, so that the answer arrives: a
/// socket closed with something unread in it takes back what was sent.
constexpr milliseconds farewell{1'000};
constexpr std::size_t farewell_bytes = std::size_t{256} * 1024;
constexpr milliseconds pause_without_sockets{100};
constexpr milliseconds pause_between_checks{5'000};

using Parser = http::request_parser<http::string_body>;

auto quietly(ErrorCode& error) { return asio::redirect_error(asio::use_awaitable, error); }

std::string_view plain(beast::string_view text) { return {text.data(), text.size()}; }

/// What is said when a request cannot be read; nothing when there is nobody left to hear it.
std::optional<Response> complaint_about(const ErrorCode& error) {
    if (error == http::error::end_of_stream || error == http::error::partial_message ||
        error.category() != http::make_error_code(http::error::bad_method).category()) {
        return std::nullopt;
    }
    if (error == http::error::header_limit || error == http::error::buffer_overflow) {
        return plain_response(431, "The headers of the request are too long.");
    }
    if (error == http::error::body_limit) {
        return plain_response(413, "The body of the request is too long.");
    }
    return plain_response(400, "This is not a request of HTTP/1.1.");
}

bool has_body(const Parser& parser) {
    return parser.chunked() || parser.content_length().value_or(0) > 0;
}

/// What is wrong with a request whose headers have been read, as far as that is the same for all.
std::optional<Response> complaint_about(const Parser& parser) {
    const auto& message = parser.get();
    if (message.version() >= 11 && message.count(http::field::host) != 1) {
        return plain_response(400, "The request names no host.");
    }
    const http::verb method = message.method();
    const bool takes_body = method == http::verb::post || method == http::verb::put ||
                            method == http::verb::patch || method == http::verb::delete_;
    if (has_body(parser) && !takes_body) {
        return plain_response(413, "A request has no body here.");
    }
    return std::nullopt;
}

using Handshake = LiveConnection::Handshake;

Request request_of(const Handshake& message, std::string_view peer) {
    std::string_view forwarded_for; // the last one is the one that the nearest proxy added
    const auto [first, last] = message.equal_range("X-Forwarded-For");
    for (auto field = first; field != last; ++field) {
        forwarded_for = plain(field->value());
    }
    return {.method = plain(message.method_string()),
            .target = plain(message.target()),
            .accept_encoding = plain(message[http::field::accept_encoding]),
            .if_none_match = plain(message[http::field::if_none_match]),
            .host = plain(message[http::field::host]),
            .origin = plain(message[http::field::origin]),
            .cookie = plain(message[http::field::cookie]),
            .authorization = plain(message[http::field::authorization]),
            .content_type = plain(message[http::field::content_type]),
            .forwarded_for = forwarded_for,
            .body = message.body(),
            .peer = peer};
}

using Message = http::response<http::span_body<const char>>;

Message message_of(const Response& response) {
    Message message(static_cast<http::status>(response.status), 11);
    message.set(http::field::server, "kamisado");
    message.set(http::field::date, http_date(std::chrono::system_clock::now()));
    for (const auto& [name, value] : response.headers) {
        message.insert(beast::string_view(name.data(), name.size()), value);
    }
    message.keep_alive(!response.close);
    if (response.body) {
        message.content_length(response.body->size());
        if (response.send) {
            message.body() = {response.body->data(), response.body->size()};
        }
    }
    return message;
}

/// A value that may be there at once or come later, while a coroutine waits. It may also come when
/// nobody waits any more, or never.
template <typename Value>
class Later {
  public:
    [[nodiscard]] std::function<void(Value)> promise() const {
        return [kept = kept_](Value value) {
            if (!kept->value) {
                kept->value.emplace(std::move(value));
                if (kept->wake != nullptr) {
                    kept->wake->cancel();
                }
            }
        };
    }

    asio::awaitable<std::optional<Value>> wait(asio::io_context* io, milliseconds patience) const {
        if (!kept_->value) {
            asio::steady_timer timer(*io, patience);
            const Watch watch(kept_.get(), &timer);
            ErrorCode ignored;
            co_await timer.async_wait(quietly(ignored));
        }
        co_return std::exchange(kept_->value, std::nullopt);
    }

  private:
    struct Kept {
        std::optional<Value> value;
        asio::steady_timer* wake = nullptr;
    };
    /// Also when the coroutine is destroyed while it waits.
    class Watch {
      public:
        Watch(Kept* kept, asio::steady_timer* timer) : watched_(kept) { watched_->wake = timer; }
        Watch(const Watch&) = delete;
        Watch& operator=(const Watch&) = delete;
        Watch(Watch&&) = delete;
        Watch& operator=(Watch&&) = delete;
        ~Watch() { watched_->wake = nullptr; }

      private:
        Kept* watched_;
    };

    std::shared_ptr<Kept> kept_ = std::make_shared<Kept>();
};

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

ListenFault fault_of(const ErrorCode& error) {
    if (error == asio::error::address_in_use) {
        return ListenFault::PortTaken;
    }
    if (error == asio::error::access_denied) {
        return ListenFault::NotAllowed;
    }
    return error == boost::system::errc::address_not_available ? ListenFault::BadAddress
                                                               : ListenFault::Other;
}

std::string address_of(const Tcp::socket& socket) {
    ErrorCode error;
    const auto endpoint = socket.remote_endpoint(error);
    const std::string text = error ? std::string("unknown") : endpoint.address().to_string();
    return plain_address(text).value_or(text);
}

void turn_away(Tcp::socket socket) {
    static constexpr std::string_view full =
        "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n"
        "Content-Length: 0\r\n\r\n";
    ErrorCode ignored;
    ignored = socket.non_blocking(true, ignored);
    socket.write_some(asio::buffer(full), ignored);
}

} // namespace

class HttpServer::Inside {
  public:
    explicit Inside(Limits limits) : limits_(limits), head_count_(limits.per_address) {}

    [[nodiscard]] std::expected<std::uint16_t, ListenFailure>
    open_door(const std::string& address, std::uint16_t port, Handler handler);
    void watch_signals();
    bool run();

    Door& front_door() { return *doors_.front(); }
    void trust(std::vector<std::string> proxies) { proxies_ = std::move(proxies); }
    void when_stopping(std::function<void()> work) { when_stopping_ = std::move(work); }
    void every(milliseconds pause, std::function<void()> work);
    void after(milliseconds pause, std::function<void()> work);
    void post(std::function<void()> work) { asio::post(io_, std::move(work)); }
    void stop() {
        asio::post(io_, [this] { begin_to_stop(); });
    }
    [[nodiscard]] Figures figures() const;

  private:
    asio::awaitable<void> accept(Door* door);
    asio::awaitable<void> repeat(milliseconds pause, std::function<void()> work);
    void welcome(Tcp::socket socket, Door* door);
    asio::awaitable<void> serve(Tcp::socket socket, Door* door, HeadCount::Stay stay);
    asio::awaitable<bool> answer_next(Connection* connection, beast::flat_buffer* buffer);
    static asio::awaitable<bool> hear(Connection* connection, beast::flat_buffer* buffer);
    asio::awaitable<ErrorCode> read_body(Connection* connection, beast::flat_buffer* buffer,
                                         Parser* parser) const;
    asio::awaitable<std::optional<Response>>
    answer_to(Connection* connection, const beast::flat_buffer* buffer, Handshake request);
    asio::awaitable<std::optional<Response>> upgrade(Connection* connection, Handshake request);
    std::optional<Response> begin_live(Connection* connection, Handshake request,
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
    std::function<void()> when_stopping_;
    Figures figures_;
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

std::expected<std::uint16_t, ListenFailure>
HttpServer::Inside::open_door(const std::string& address, std::uint16_t port, Handler handler) {
    ErrorCode error;
    const auto numbers =
        asio::ip::make_address(address == "localhost" ? "127.0.0.1" : address, error);
    if (error) {
        return std::unexpected(
            ListenFailure{.fault = ListenFault::BadAddress, .system_message = error.message()});
    }
    const Tcp::endpoint endpoint(numbers, port);
    Tcp::acceptor acceptor(io_);
    error = acceptor.open(endpoint.protocol(), error);
    if (!error) {
        error = acceptor.set_option(Tcp::acceptor::reuse_address(true), error);
    }
    if (!error) {
        error = acceptor.bind(endpoint, error);
    }
    if (!error) {
        error = acceptor.listen(asio::socket_base::max_listen_connections, error);
    }
    if (error) {
        return std::unexpected(
            ListenFailure{.fault = fault_of(error), .system_message = error.message()});
    }
    doors_.push_back(std::make_unique<Door>(std::move(acceptor), std::move(handler)));
    return doors_.back()->acceptor.local_endpoint().port();
}

bool HttpServer::Inside::run() {
    const auto rethrow = [](const std::exception_ptr& error) {
        if (error) {
            std::rethrow_exception(error);
        }
    };
    for (const auto& door : doors_) {
        asio::co_spawn(io_, accept(door.get()), rethrow);
    }
    every(pause_between_checks, [this] {
        const auto now = LiveConnection::Clock::now();
        for (LiveConnection* const connection : live_) {
            connection->check(now);
        }
    });
    // Whoever throws loses what it was doing; the others go on.
    for (bool is_over = false; !is_over;) {
        try {
            io_.run();
            is_over = true;
        } catch (const std::exception& failure) {
            log(LogLevel::Error, std::string("something failed: ") + failure.what());
        }
    }
    return !hurried_;
}

void HttpServer::Inside::every(milliseconds pause, std::function<void()> work) {
    asio::co_spawn(io_, repeat(pause, std::move(work)), [](const std::exception_ptr& error) {
        if (error) {
            std::rethrow_exception(error);
        }
    });
}

asio::awaitable<void> HttpServer::Inside::repeat(milliseconds pause, std::function<void()> work) {
    asio::steady_timer timer(io_, pause);
    for (;;) {
        ErrorCode ignored;
        co_await timer.async_wait(quietly(ignored));
        timer.expires_after(pause); // a late one is not made up for
        asio::post(io_, work);      // where an exception does not end the repetition
    }
}

void HttpServer::Inside::after(milliseconds pause, std::function<void()> work) {
    auto timer = std::make_unique<asio::steady_timer>(io_, pause);
    asio::steady_timer& waiting = *timer;
    waiting.async_wait([timer = std::move(timer), work = std::move(work)](const ErrorCode& error) {
        if (!error) {
            work();
        }
    });
}

/// From before run() on: who hears that the port is open may also say at once that it is enough.
void HttpServer::Inside::watch_signals() {
    ErrorCode ignored;
    ignored = signals_.add(SIGINT, ignored);
    ignored = signals_.add(SIGTERM, ignored);
    signals_.async_wait([this](const ErrorCode& error, int) {
        if (error) {
            return;
        }
        if (stopping_) {
            hurried_ = true;
            io_.stop();
            return;
        }
        watch_signals();
        begin_to_stop();
    });
}

void HttpServer::Inside::begin_to_stop() {
    if (std::exchange(stopping_, true)) {
        return;
    }
    for (const auto& door : doors_) {
        ErrorCode ignored;
        ignored = door->acceptor.close(ignored);
    }
    for (Connection* const connection : connections_) {
        if (connection->waits) {
            connection->stream.cancel();
        }
    }
    deadline_.expires_after(limits_.for_stop);
    deadline_.async_wait([this](const ErrorCode& error) {
        if (!error) {
            hurried_ = true;
            io_.stop();
        }
    });
    if (when_stopping_) {
        when_stopping_();
    }
    end_when_alone();
}

void HttpServer::Inside::end_when_alone() {
    if (stopping_ && connections_.empty() && live_.empty()) {
        io_.stop();
    }
}

HttpServer::Figures HttpServer::Inside::figures() const {
    Figures figures = figures_;
    figures.connections = connections_.size();
    figures.live = live_.size();
    return figures;
}

asio::awaitable<void> HttpServer::Inside::accept(Door* door) {
    while (!stopping_) {
        ErrorCode error;
        Tcp::socket socket = co_await door->acceptor.async_accept(quietly(error));
        if (!error) {
            welcome(std::move(socket), door);
        } else if (!stopping_ && error != asio::error::connection_aborted) {
            log(LogLevel::Warning, "cannot accept a connection: " + error.message());
            // Out of sockets, most likely: those of others will be free again.
            asio::steady_timer pause(io_, pause_without_sockets);
            co_await pause.async_wait(quietly(error));
        }
    }
}

void HttpServer::Inside::welcome(Tcp::socket socket, Door* door) {
    ++figures_.accepted;
    const std::string peer = address_of(socket);
    std::optional<HeadCount::Stay> stay(std::in_place);
    if (!is_proxy(peer)) {
        stay = head_count_.enter(peer);
    }
    if (!stay || connections_.size() + live_.size() >= limits_.connections) {
        ++figures_.turned_away;
        turn_away(std::move(socket));
        return;
    }
    ErrorCode ignored;
    ignored = socket.set_option(Tcp::no_delay(true), ignored);
    asio::co_spawn(io_, serve(std::move(socket), door, *std::move(stay)),
                   [this](const std::exception_ptr&) { end_when_alone(); });
}

asio::awaitable<void> HttpServer::Inside::serve(Tcp::socket socket, Door* door,
                                                HeadCount::Stay stay) {
    std::string peer = address_of(socket);
    Connection connection{.stream = beast::tcp_stream(std::move(socket)),
                          .door = door,
                          .peer = std::move(peer),
                          .stay = std::move(stay)};
    const Registration registration(&connections_, &connection);
    beast::flat_buffer buffer(limits_.header_bytes + read_size);
    connection.stream.expires_after(limits_.for_header);
    while (!stopping_ && co_await answer_next(&connection, &buffer)) {
        connection.stream.expires_after(limits_.idle);
    }
}

/// Waits for the first bytes of a request, for as long as the stream's clock says.
asio::awaitable<bool> HttpServer::Inside::hear(Connection* connection, beast::flat_buffer* buffer) {
    ErrorCode error;
    connection->waits = true;
    if (buffer->size() == 0) {
        const std::size_t got =
            co_await connection->stream.async_read_some(buffer->prepare(read_size), quietly(error));
        buffer->commit(got);
    }
    connection->waits = false;
    co_return !error;
}

asio::awaitable<ErrorCode> HttpServer::Inside::read_body(Connection* connection,
                                                         beast::flat_buffer* buffer,
                                                         Parser* parser) const {
    ErrorCode error;
    connection->stream.expires_after(limits_.for_body);
    if (beast::iequals(parser->get()[http::field::expect], "100-continue")) {
        static constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
        co_await asio::async_write(connection->stream, asio::buffer(go_on), quietly(error));
    }
    if (!error) {
        co_await http::async_read(connection->stream, *buffer, *parser, quietly(error));
    }
    co_return error;
}

/// One request and its answer; false when it was the last one.
asio::awaitable<bool> HttpServer::Inside::answer_next(Connection* connection,
                                                      beast::flat_buffer* buffer) {
    if (!co_await hear(connection, buffer)) {
        co_return false;
    }
    std::optional<Parser> parser(std::in_place);
    parser->header_limit(limits_.header_bytes);
    parser->body_limit(limits_.body_bytes);
    ErrorCode error;
    connection->stream.expires_after(limits_.for_header);
    co_await http::async_read_header(connection->stream, *buffer, *parser, quietly(error));
    std::optional<Response> response = error ? std::nullopt : complaint_about(*parser);
    if (!error && !response && has_body(*parser)) {
        error = co_await read_body(connection, buffer, &*parser);
    }
    bool last = error.failed() || response.has_value() || !parser->get().keep_alive();
    if (error) {
        response = complaint_about(error);
    } else if (!response) {
        response = co_await answer_to(connection, buffer, parser->release());
    }
    parser.reset();
    if (!response) {
        co_return false;
    }
    last = last || response->close || stopping_;
    response->close = last;
    const bool sent = co_await send(connection, &*response);
    if (sent && last) {
        co_await say_farewell(connection);
    }
    co_return sent && !last;
}

/// Nothing when the connection has become a WebSocket.
asio::awaitable<std::optional<Response>>
HttpServer::Inside::answer_to(Connection* connection, const beast::flat_buffer* buffer,
                              Handshake request) {
    connection->stream.expires_never(); // limits_.for_thinking is what counts now
    const Live& live = connection->door->live;
    const std::string_view target = plain(request.target());
    if (live.handler != nullptr && target.substr(0, target.find('?')) == live.path &&
        beast::websocket::is_upgrade(request)) {
        if (buffer->size() != 0) {
            co_return plain_response(400, "A WebSocket begins with an answer.");
        }
        co_return co_await upgrade(connection, std::move(request));
    }
    const Later<Response> later;
    connection->door->handler(request_of(request, connection->peer), later.promise());
    auto response = co_await later.wait(&io_, limits_.for_thinking);
    co_return response ? std::move(response)
                       : plain_response(503, "The answer takes too long; please try again.");
}

asio::awaitable<std::optional<Response>> HttpServer::Inside::upgrade(Connection* connection,
                                                                     Handshake request) {
    const Later<std::expected<online::Visitor, Response>> later;
    connection->door->live.handler->knock(request_of(request, connection->peer), later.promise());
    auto visitor = co_await later.wait(&io_, limits_.for_thinking);
    if (!visitor || stopping_) {
        co_return plain_response(503, "The server is busy; please try again.");
    }
    if (!*visitor) {
        co_return std::move(visitor->error());
    }
    co_return begin_live(connection, std::move(request), std::move(**visitor));
}

std::optional<Response> HttpServer::Inside::begin_live(Connection* connection, Handshake request,
                                                       online::Visitor visitor) {
    std::vector<HeadCount::Stay> stays;
    if (is_proxy(connection->peer)) {
        auto stay = head_count_.enter(visitor.address);
        if (!stay) {
            ++figures_.turned_away;
            return plain_response(503, "There are too many connections from this address.");
        }
        stays.push_back(*std::move(stay));
    } else {
        stays.push_back(std::move(connection->stay));
    }
    const Live& live = connection->door->live;
    auto socket = connection->stream.release_socket();
    auto one =
        std::make_shared<LiveConnection>(std::move(socket), &live_, live.handler,
                                         live.limits ? live.limits.get() : &usual_live_limits_);
    one->keep(std::move(stays));
    ++figures_.answers.at(1);
    asio::co_spawn(io_, LiveConnection::run(std::move(one), std::move(request), std::move(visitor)),
                   [this](const std::exception_ptr& error) {
                       if (error) {
                           log(LogLevel::Error, "a WebSocket ended by an exception");
                       }
                       // It is gone only when the coroutine is.
                       asio::post(io_, [this] { end_when_alone(); });
                   });
    return std::nullopt;
}

asio::awaitable<bool> HttpServer::Inside::send(Connection* connection, const Response* response) {
    Message message = message_of(*response);
    ++figures_.answers.at(
        std::min<std::size_t>(5, static_cast<std::size_t>(response->status) / 100));
    const auto length = static_cast<long long>(message.body().size());
    const auto rate = static_cast<long long>(limits_.slowest_bytes_per_second);
    connection->stream.expires_after(limits_.for_answer + milliseconds(1'000 * length / rate));
    ErrorCode error;
    co_await http::async_write(connection->stream, message, quietly(error));
    co_return !error;
}

asio::awaitable<void> HttpServer::Inside::say_farewell(Connection* connection) {
    ErrorCode error;
    error = connection->stream.socket().shutdown(Tcp::socket::shutdown_send, error);
    connection->stream.expires_after(farewell);
    std::array<char, read_size> unread{};
    std::size_t total = 0;
    while (!error && total < farewell_bytes) {
        total += co_await connection->stream.async_read_some(asio::buffer(unread), quietly(error));
    }
}

HttpServer::HttpServer(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
HttpServer::HttpServer(HttpServer&&) noexcept = default;
HttpServer& HttpServer::operator=(HttpServer&&) noexcept = default;
HttpServer::~HttpServer() = default;

std::expected<HttpServer, ListenFailure>
HttpServer::listen(const std::string& address, std::uint16_t port, Handler handler, Limits limits) {
    auto inside = std::make_unique<Inside>(limits);
    auto opened = inside->open_door(address, port, std::move(handler));
    if (!opened) {
        return std::unexpected(std::move(opened.error()));
    }
    inside->watch_signals();
    return HttpServer(std::move(inside));
}

HttpServer::Handler HttpServer::at_once(std::function<Response(const Request&)> answer) {
    return [answer = std::move(answer)](const Request& request, const Respond& respond) {
        respond(answer(request));
    };
}

std::uint16_t HttpServer::port() const {
    return inside_->front_door().acceptor.local_endpoint().port();
}
std::expected<std::uint16_t, ListenFailure>
HttpServer::also_listen(const std::string& address, std::uint16_t port, Handler handler) {
    return inside_->open_door(address, port, std::move(handler));
}
void HttpServer::answer_with(Handler handler) {
    inside_->front_door().handler = std::move(handler);
}
void HttpServer::welcome_live(Live live) { inside_->front_door().live = std::move(live); }
void HttpServer::trust(std::vector<std::string> proxies) { inside_->trust(std::move(proxies)); }
void HttpServer::when_stopping(std::function<void()> work) {
    inside_->when_stopping(std::move(work));
}
void HttpServer::every(milliseconds pause, std::function<void()> work) {
    inside_->every(pause, std::move(work));
}
void HttpServer::after(milliseconds pause, std::function<void()> work) {
    inside_->after(pause, std::move(work));
}
bool HttpServer::run() { return inside_->run(); }
void HttpServer::post(std::function<void()> work) { inside_->post(std::move(work)); }
void HttpServer::stop() { inside_->stop(); }
HttpServer::Figures HttpServer::figures() const { return inside_->figures(); }

} // namespace kamisado::server
