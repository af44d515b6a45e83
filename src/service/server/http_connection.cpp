// A connection: one request after the other and their answers, or a WebSocket that it becomes.

#include "server/http_server_impl.h"
#include "server/later.h"
#include "server/log.h"
#include "server/quietly.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <array>
#include <exception>
#include <string_view>

namespace kamisado::server {

namespace {

constexpr std::size_t read_size = 4096;
/// How long, and how much, is read of somebody who has been refused, so that the answer arrives: a
/// socket closed with something unread in it takes back what was sent.
constexpr milliseconds farewell{1'000};
constexpr std::size_t farewell_bytes = std::size_t{256} * 1024;

} // namespace

asio::awaitable<void> HttpServer::Impl::serve(Tcp::socket socket, Door* door,
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
asio::awaitable<bool> HttpServer::Impl::hear(Connection* connection, beast::flat_buffer* buffer) {
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

asio::awaitable<ErrorCode> HttpServer::Impl::read_body(Connection* connection,
                                                       beast::flat_buffer* buffer,
                                                       BeastParser* parser) const {
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
asio::awaitable<bool> HttpServer::Impl::answer_next(Connection* connection,
                                                    beast::flat_buffer* buffer) {
    if (!co_await hear(connection, buffer)) {
        co_return false;
    }
    std::optional<BeastParser> parser(std::in_place);
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

/// Nullopt if the connection has become a WebSocket.
asio::awaitable<std::optional<Response>>
HttpServer::Impl::answer_to(Connection* connection, const beast::flat_buffer* buffer,
                            BeastRequest request) {
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

asio::awaitable<std::optional<Response>> HttpServer::Impl::upgrade(Connection* connection,
                                                                   BeastRequest request) {
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

std::optional<Response> HttpServer::Impl::begin_live(Connection* connection, BeastRequest request,
                                                     online::Visitor visitor) {
    std::vector<HeadCount::Stay> stays;
    const bool by_proxy = is_proxy(connection->peer);
    if (by_proxy) {
        auto stay = head_count_.enter(visitor.address, clubs_.times(visitor.address));
        if (!stay) {
            ++counters_.turned_away;
            return plain_response(503, "There are too many connections from this address.");
        }
        stays.push_back(*std::move(stay));
    } else {
        stays.push_back(std::move(connection->stay));
    }
    const Live& live = connection->door->live;
    auto socket = connection->stream.release_socket();
    auto one = std::make_shared<LiveConnection>(
        std::move(socket), &live_, live.handler,
        live.limits ? live.limits.get() : &usual_live_limits_,
        by_proxy ? LiveConnection::Peer::Proxy : LiveConnection::Peer::Client);
    one->keep(std::move(stays));
    ++counters_.answers.at(1);
    asio::co_spawn(io_, LiveConnection::run(std::move(one), std::move(request), std::move(visitor)),
                   [this](const std::exception_ptr& error) {
                       if (error) {
                           log(LogLevel::Error, "WebSocket closed after an exception");
                       }
                       // It is gone only when the coroutine is.
                       asio::post(io_, [this] { end_when_alone(); });
                   });
    return std::nullopt;
}

asio::awaitable<bool> HttpServer::Impl::send(Connection* connection, const Response* response) {
    BeastResponse message = message_of(*response);
    ++counters_.answers.at(
        std::min<std::size_t>(5, static_cast<std::size_t>(response->status) / 100));
    const auto length = static_cast<long long>(message.body().size());
    const auto rate = static_cast<long long>(limits_.slowest_bytes_per_second);
    connection->stream.expires_after(limits_.for_answer + milliseconds(1'000 * length / rate));
    ErrorCode error;
    co_await http::async_write(connection->stream, message, quietly(error));
    co_return !error;
}

asio::awaitable<void> HttpServer::Impl::say_farewell(Connection* connection) {
    ErrorCode error;
    error = connection->stream.socket().shutdown(Tcp::socket::shutdown_send, error);
    connection->stream.expires_after(farewell);
    std::array<char, read_size> unread{};
    std::size_t total = 0;
    while (!error && total < farewell_bytes) {
        total += co_await connection->stream.async_read_some(asio::buffer(unread), quietly(error));
    }
}

} // namespace kamisado::server
