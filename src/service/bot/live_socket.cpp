#include "bot/live_socket.h"

#include "bot/loop_impl.h"
#include "dial/dial.h"
#ifdef KAMISADO_TLS
#include "dial/tls_dial.h"
#endif
#include "wire/message.h"

#ifdef KAMISADO_TLS
#include <boost/beast/websocket/ssl.hpp>
#endif

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <chrono>
#include <deque>
#include <optional>
#include <utility>

namespace kamisado::bot {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using ErrorCode = boost::system::error_code;

namespace {

constexpr std::size_t longest_text = wire::longest_server_message; // a whole log, at worst
/// The server says something at least every few seconds; a line that is silent for longer is dead.
constexpr auto limits = websocket::stream_base::timeout{
    .handshake_timeout = std::chrono::seconds(20),
    .idle_timeout = std::chrono::seconds(60),
    .keep_alive_pings = true,
};

} // namespace

/// The one over TCP or TLS.
class LiveSocket::Impl {
  public:
    Impl() = default;
    virtual ~Impl() = default;
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    Impl(Impl&&) = delete;
    Impl& operator=(Impl&&) = delete;

    virtual void start() = 0;
    virtual void send(std::string text) = 0;
    virtual void close() = 0;
    virtual void drop() = 0;
};

namespace {

using PlainStream = asio::ip::tcp::socket;

void close_line(PlainStream& line) {
    ErrorCode ignored;
    ignored = line.close(ignored);
}

template <typename Line>
struct Dialling;

template <>
struct Dialling<PlainStream> {
    static asio::awaitable<PlainStream> dial(Caller caller) {
        return dial::dial(target_of(caller));
    }
};

#ifdef KAMISADO_TLS
void close_line(beast::tcp_stream& line) { line.close(); }

template <>
struct Dialling<dial::TlsStream> {
    static asio::awaitable<dial::TlsStream> dial(Caller caller) {
        return dial::dial_tls(target_of(caller));
    }
};
#endif

} // namespace

template <typename Line>
class LiveSocket::Connection : public LiveSocket::Impl,
                               public std::enable_shared_from_this<Connection<Line>> {
  public:
    Connection(Loop& loop, Caller caller, Handlers handlers)
        : loop_(&loop),
          caller_(std::move(caller)),
          handlers_(std::make_shared<const Handlers>(std::move(handlers))) {}

    void start() override {
        asio::co_spawn(loop_->inside().context(), listen(this->shared_from_this()), asio::detached);
    }

    void send(std::string text) override {
        waiting_.push_back(std::move(text));
        write_on();
    }

    void close() override {
        if (stream_ && is_open_) {
            stream_->async_close(websocket::close_code::normal,
                                 [self = this->shared_from_this()](const ErrorCode&) {});
        }
    }

    void drop() override {
        handlers_ = std::make_shared<const Handlers>();
        if (stream_) {
            close_line(beast::get_lowest_layer(*stream_));
        }
        is_dropped_ = true;
    }

  private:
    using Stream = websocket::stream<Line, false>;

    static asio::awaitable<void> listen(std::shared_ptr<Connection> self) {
        try {
            co_await self->open();
            self->is_open_ = true;
            self->tell_opened();
            self->write_on();
            while (!self->is_dropped_) {
                co_await self->hear();
            }
        } catch (const boost::system::system_error& error) {
            self->end_.why = error.code().message();
        }
        self->is_open_ = false;
        const auto handlers = std::exchange(self->handlers_, std::make_shared<const Handlers>());
        if (handlers->ended) {
            handlers->ended(self->end_);
        }
    }

    asio::awaitable<void> open() {
        auto line = co_await Dialling<Line>::dial(caller_);
        if (is_dropped_) {
            throw boost::system::system_error(asio::error::operation_aborted);
        }
        stream_.emplace(std::move(line));
        stream_->set_option(limits);
        stream_->set_option(websocket::stream_base::decorator(
            [this](websocket::request_type& request) { decorate(request); }));
        stream_->read_message_max(longest_text);
        websocket::response_type response;
        const std::string host = host_field(caller_);
        const std::string path(socket_path);
        try {
            co_await stream_->async_handshake(response, host, path, asio::use_awaitable);
        } catch (const boost::system::system_error& error) {
            if (error.code() == websocket::error::upgrade_declined) {
                end_.status = static_cast<int>(response.result_int());
            }
            throw;
        }
    }

    void decorate(websocket::request_type& request) const {
        namespace http = beast::http;
        if (caller_.origin) {
            request.set(http::field::origin, *caller_.origin);
        }
        if (!caller_.token.empty()) {
            request.set(http::field::authorization, "Bearer " + caller_.token);
        }
        if (!caller_.key.empty()) {
            request.set(http::field::cookie, "kamisado=" + caller_.key);
        }
    }

    asio::awaitable<void> hear() {
        beast::flat_buffer buffer;
        co_await stream_->async_read(buffer, asio::use_awaitable);
        if (const auto handlers = handlers_; handlers->heard) {
            handlers->heard({static_cast<const char*>(buffer.cdata().data()), buffer.size()});
        }
    }

    void tell_opened() {
        if (const auto handlers = handlers_; handlers->opened) {
            handlers->opened();
        }
    }

    void write_on() {
        if (!is_open_ || is_writing_ || waiting_.empty()) {
            return;
        }
        is_writing_ = true;
        writing_ = std::move(waiting_.front());
        waiting_.pop_front();
        stream_->text(true);
        stream_->async_write(asio::buffer(writing_), [self = this->shared_from_this()](
                                                         const ErrorCode& error, std::size_t) {
            self->is_writing_ = false;
            if (!error) {
                self->write_on();
            }
        });
    }

    Loop* loop_;
    Caller caller_;
    /// Shared, because a handler may throw this socket away, and itself with it.
    std::shared_ptr<const Handlers> handlers_;
    std::optional<Stream> stream_;
    End end_;
    std::deque<std::string> waiting_;
    std::string writing_;
    bool is_open_ = false;
    bool is_writing_ = false;
    bool is_dropped_ = false;
};

LiveSocket::LiveSocket(Loop& loop, const Caller& caller, Handlers handlers)
    : impl_(make(loop, caller, std::move(handlers))) {
    impl_->start();
}

/// For TLS, check_tls() must have been called before.
std::shared_ptr<LiveSocket::Impl> LiveSocket::make(Loop& loop, const Caller& caller,
                                                   Handlers handlers) {
#ifdef KAMISADO_TLS
    if (caller.tls) {
        return std::make_shared<Connection<dial::TlsStream>>(loop, caller, std::move(handlers));
    }
#endif
    return std::make_shared<Connection<PlainStream>>(loop, caller, std::move(handlers));
}

LiveSocket::~LiveSocket() { impl_->drop(); }

void LiveSocket::send(std::string text) { impl_->send(std::move(text)); }

void LiveSocket::close() { impl_->close(); }

} // namespace kamisado::bot
