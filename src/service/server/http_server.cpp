// Ports, who comes in by them, time, and the end.

#include "server/address.h"
#include "server/http_server_impl.h"
#include "server/log.h"
#include "server/quietly.h"

#include <boost/asio/co_spawn.hpp>

#include <csignal>
#include <exception>
#include <string_view>

namespace kamisado::server {

namespace {

constexpr milliseconds pause_without_sockets{100};
constexpr milliseconds pause_between_checks{5'000};

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

void turn_away(Tcp::socket socket) {
    static constexpr std::string_view full =
        "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n"
        "Content-Length: 0\r\n\r\n";
    ErrorCode ignored;
    ignored = socket.non_blocking(true, ignored);
    socket.write_some(asio::buffer(full), ignored);
}

} // namespace

std::string address_of(const Tcp::socket& socket) {
    ErrorCode error;
    const auto endpoint = socket.remote_endpoint(error);
    const std::string text = error ? std::string("unknown") : endpoint.address().to_string();
    return plain_address(text).value_or(text);
}

std::expected<std::uint16_t, ListenFailure>
HttpServer::Impl::open_door(const std::string& address, std::uint16_t port, Handler handler) {
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

bool HttpServer::Impl::run() {
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
            log(LogLevel::Error, std::string("a handler threw: ") + failure.what());
        }
    }
    return !hurried_;
}

void HttpServer::Impl::every(milliseconds pause, std::function<void()> work) {
    asio::co_spawn(io_, repeat(pause, std::move(work)), [](const std::exception_ptr& error) {
        if (error) {
            std::rethrow_exception(error);
        }
    });
}

asio::awaitable<void> HttpServer::Impl::repeat(milliseconds pause, std::function<void()> work) {
    asio::steady_timer timer(io_, pause);
    for (;;) {
        ErrorCode ignored;
        co_await timer.async_wait(quietly(ignored));
        timer.expires_after(pause); // a late one is not made up for
        asio::post(io_, work);      // where an exception does not end the repetition
    }
}

void HttpServer::Impl::after(milliseconds pause, std::function<void()> work) {
    auto timer = std::make_unique<asio::steady_timer>(io_, pause);
    asio::steady_timer& waiting = *timer;
    waiting.async_wait([timer = std::move(timer), work = std::move(work)](const ErrorCode& error) {
        if (!error) {
            work();
        }
    });
}

/// From before run() on: who hears that the port is open may also say at once that it is enough.
void HttpServer::Impl::watch_signals() {
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

void HttpServer::Impl::begin_to_stop() {
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

void HttpServer::Impl::end_when_alone() {
    if (stopping_ && connections_.empty() && live_.empty()) {
        io_.stop();
    }
}

HttpServer::Counters HttpServer::Impl::counters() const {
    Counters counters = counters_;
    counters.connections = connections_.size();
    counters.live = live_.size();
    return counters;
}

asio::awaitable<void> HttpServer::Impl::accept(Door* door) {
    while (!stopping_) {
        ErrorCode error;
        Tcp::socket socket = co_await door->acceptor.async_accept(quietly(error));
        if (!error) {
            try {
                welcome(std::move(socket), door);
            } catch (
                const std::exception& failure) { // no memory for this one: the next may have it
                log(LogLevel::Error, std::string("HTTP connection failed: ") + failure.what());
            }
        } else if (!stopping_ && error != asio::error::connection_aborted) {
            log(LogLevel::Warning, "cannot accept a connection: " + error.message());
            // Out of sockets, most likely: those of others will be free again.
            asio::steady_timer pause(io_, pause_without_sockets);
            co_await pause.async_wait(quietly(error));
        }
    }
}

void HttpServer::Impl::welcome(Tcp::socket socket, Door* door) {
    ++counters_.accepted;
    const std::string peer = address_of(socket);
    std::optional<HeadCount::Stay> stay(std::in_place);
    if (!is_proxy(peer)) {
        stay = head_count_.enter(peer, clubs_.times(peer));
    }
    if (!stay || connections_.size() + live_.size() >= limits_.connections) {
        ++counters_.turned_away;
        turn_away(std::move(socket));
        return;
    }
    ErrorCode ignored;
    ignored = socket.set_option(Tcp::no_delay(true), ignored);
    asio::co_spawn(io_, serve(std::move(socket), door, *std::move(stay)),
                   [this](const std::exception_ptr&) { end_when_alone(); });
}

HttpServer::HttpServer(std::unique_ptr<Impl> inside) : impl_(std::move(inside)) {}
HttpServer::HttpServer(HttpServer&&) noexcept = default;
HttpServer& HttpServer::operator=(HttpServer&&) noexcept = default;
HttpServer::~HttpServer() = default;

std::expected<HttpServer, ListenFailure>
HttpServer::listen(const std::string& address, std::uint16_t port, Handler handler, Limits limits) {
    auto inside = std::make_unique<Impl>(limits);
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
    return impl_->front_door().acceptor.local_endpoint().port();
}
std::expected<std::uint16_t, ListenFailure>
HttpServer::also_listen(const std::string& address, std::uint16_t port, Handler handler) {
    return impl_->open_door(address, port, std::move(handler));
}
void HttpServer::answer_with(Handler handler) { impl_->front_door().handler = std::move(handler); }
void HttpServer::welcome_live(Live live) { impl_->front_door().live = std::move(live); }
void HttpServer::trust(std::vector<std::string> proxies) { impl_->trust(std::move(proxies)); }
void HttpServer::favour(online::Clubs clubs) { impl_->favour(std::move(clubs)); }
void HttpServer::when_stopping(std::function<void()> work) {
    impl_->when_stopping(std::move(work));
}
void HttpServer::every(milliseconds pause, std::function<void()> work) {
    impl_->every(pause, std::move(work));
}
void HttpServer::after(milliseconds pause, std::function<void()> work) {
    impl_->after(pause, std::move(work));
}
bool HttpServer::run() { return impl_->run(); }
void HttpServer::post(std::function<void()> work) { impl_->post(std::move(work)); }
void HttpServer::stop() { impl_->stop(); }
HttpServer::Counters HttpServer::counters() const { return impl_->counters(); }

} // namespace kamisado::server
