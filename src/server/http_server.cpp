// The only file that knows Boost.Beast: compiling it costs as much as the rest of the program.
#include "server/http_server.h"

#include "server/http_date.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>

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

using Parser = http::request_parser<http::empty_body>;

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
        return plain_response(413, "A request has no body here.");
    }
    return plain_response(400, "This is not a request of HTTP/1.1.");
}

/// The answer to a request whose headers have been read.
Response answer_to(Parser& parser, const HttpServer::Handler& handler) {
    const auto& message = parser.get();
    if (message.version() >= 11 && message.count(http::field::host) != 1) {
        Response response = plain_response(400, "The request names no host.");
        response.close = true;
        return response;
    }
    Response response = handler({.method = plain(message.method_string()),
                                 .target = plain(message.target()),
                                 .accept_encoding = plain(message[http::field::accept_encoding]),
                                 .if_none_match = plain(message[http::field::if_none_match])});
    const bool has_body = parser.chunked() || parser.content_length().value_or(0) > 0;
    if (has_body && response.status < 400) {
        response = plain_response(413, "A request has no body here.");
    }
    response.close = response.close || has_body || !message.keep_alive();
    return response;
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

struct Connection {
    beast::tcp_stream stream;
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

} // namespace

class HttpServer::Inside {
  public:
    Inside(Handler handler, Limits limits) : handler_(std::move(handler)), limits_(limits) {}

    [[nodiscard]] std::optional<ListenFailure> listen(const std::string& address,
                                                      std::uint16_t port);
    [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
    void run();
    void stop() {
        asio::post(io_, [this] { begin_to_stop(); });
    }

  private:
    asio::awaitable<void> accept();
    void welcome(Tcp::socket socket);
    asio::awaitable<void> serve(Tcp::socket socket);
    asio::awaitable<bool> answer_next(Connection* connection, beast::flat_buffer* buffer);
    static asio::awaitable<bool> hear(Connection* connection, beast::flat_buffer* buffer);
    asio::awaitable<bool> send(Connection* connection, const Response* response) const;
    static asio::awaitable<void> say_farewell(Connection* connection);
    void watch_signals();
    void begin_to_stop();
    void end_when_alone();

    Handler handler_;
    Limits limits_;
    bool stopping_ = false;
    Connections connections_; // before io_, whose end takes the connections with it
    asio::io_context io_{1};
    Tcp::acceptor acceptor_{io_};
    asio::signal_set signals_{io_};
    asio::steady_timer deadline_{io_};
};

std::optional<ListenFailure> HttpServer::Inside::listen(const std::string& address,
                                                        std::uint16_t port) {
    ErrorCode error;
    const auto numbers =
        asio::ip::make_address(address == "localhost" ? "127.0.0.1" : address, error);
    if (error) {
        return ListenFailure{.fault = ListenFault::BadAddress, .system_message = error.message()};
    }
    const Tcp::endpoint endpoint(numbers, port);
    error = acceptor_.open(endpoint.protocol(), error);
    if (!error) {
        error = acceptor_.set_option(Tcp::acceptor::reuse_address(true), error);
    }
    if (!error) {
        error = acceptor_.bind(endpoint, error);
    }
    if (!error) {
        error = acceptor_.listen(asio::socket_base::max_listen_connections, error);
    }
    if (error) {
        return ListenFailure{.fault = fault_of(error), .system_message = error.message()};
    }
    // Already here: who hears that the port is open may also say at once that it is enough.
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    watch_signals();
    return std::nullopt;
}

void HttpServer::Inside::run() {
    asio::co_spawn(io_, accept(), [](const std::exception_ptr& error) {
        if (error) {
            std::rethrow_exception(error);
        }
    });
    io_.run();
}

void HttpServer::Inside::watch_signals() {
    signals_.async_wait([this](const ErrorCode& error, int) {
        if (error) {
            return;
        }
        if (stopping_) {
            io_.stop();
            return;
        }
        begin_to_stop();
        if (!connections_.empty()) {
            watch_signals();
        }
    });
}

void HttpServer::Inside::begin_to_stop() {
    if (std::exchange(stopping_, true)) {
        return;
    }
    ErrorCode ignored;
    ignored = acceptor_.close(ignored);
    for (Connection* const connection : connections_) {
        if (connection->waits) {
            connection->stream.cancel();
        }
    }
    deadline_.expires_after(limits_.for_stop);
    deadline_.async_wait([this](const ErrorCode& error) {
        if (!error) {
            io_.stop();
        }
    });
    end_when_alone();
}

/// Without connections nothing keeps run() any more but the waiting for signals and time.
void HttpServer::Inside::end_when_alone() {
    if (stopping_ && connections_.empty()) {
        signals_.cancel();
        deadline_.cancel();
    }
}

asio::awaitable<void> HttpServer::Inside::accept() {
    while (!stopping_) {
        ErrorCode error;
        Tcp::socket socket = co_await acceptor_.async_accept(quietly(error));
        if (!error) {
            welcome(std::move(socket));
        } else if (!stopping_ && error != asio::error::connection_aborted) {
            // Out of sockets, most likely: those of others will be free again.
            asio::steady_timer pause(io_, pause_without_sockets);
            co_await pause.async_wait(quietly(error));
        }
    }
}

void HttpServer::Inside::welcome(Tcp::socket socket) {
    ErrorCode ignored;
    if (connections_.size() >= limits_.connections) {
        static constexpr std::string_view full =
            "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n"
            "Content-Length: 0\r\n\r\n";
        ignored = socket.non_blocking(true, ignored);
        socket.write_some(asio::buffer(full), ignored);
        return;
    }
    ignored = socket.set_option(Tcp::no_delay(true), ignored);
    asio::co_spawn(io_, serve(std::move(socket)),
                   [this](const std::exception_ptr&) { end_when_alone(); });
}

asio::awaitable<void> HttpServer::Inside::serve(Tcp::socket socket) {
    Connection connection{.stream = beast::tcp_stream(std::move(socket))};
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

/// One request and its answer; false when it was the last one.
asio::awaitable<bool> HttpServer::Inside::answer_next(Connection* connection,
                                                      beast::flat_buffer* buffer) {
    if (!co_await hear(connection, buffer)) {
        co_return false;
    }
    Parser parser;
    parser.header_limit(limits_.header_bytes);
    ErrorCode error;
    connection->stream.expires_after(limits_.for_header);
    co_await http::async_read_header(connection->stream, *buffer, parser, quietly(error));
    std::optional<Response> response =
        error ? complaint_about(error) : std::optional(answer_to(parser, handler_));
    if (!response) {
        co_return false;
    }
    response->close = response->close || stopping_ || error.failed();
    const bool sent = co_await send(connection, &*response);
    if (sent && response->close) {
        co_await say_farewell(connection);
    }
    co_return sent && !response->close;
}

asio::awaitable<bool> HttpServer::Inside::send(Connection* connection,
                                               const Response* response) const {
    Message message = message_of(*response);
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
    auto inside = std::make_unique<Inside>(std::move(handler), limits);
    if (auto failure = inside->listen(address, port)) {
        return std::unexpected(*std::move(failure));
    }
    return HttpServer(std::move(inside));
}

std::uint16_t HttpServer::port() const { return inside_->port(); }
void HttpServer::run() { inside_->run(); }
void HttpServer::stop() { inside_->stop(); }

} // namespace kamisado::server
