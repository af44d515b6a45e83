#include "server/live_connection.h"

#include "online/wire.h"
#include "server/log.h"
#include "server/quietly.h"
#include "server/round_trip.h"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/websocket/error.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream_base.hpp>

#include <algorithm>
#include <exception>
#include <utility>

namespace kamisado::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

namespace {

/// The standard's code for a reason of ours; the message before it tells more.
websocket::close_code code_for(std::string_view reason) {
    if (reason == "going-down" || reason == "restored") {
        return websocket::close_code::service_restart;
    }
    if (reason == "too-fast") {
        return websocket::close_code::policy_error;
    }
    return reason == "too-slow" ? websocket::close_code::try_again_later
                                : websocket::close_code::normal;
}

/// What is short goes in one frame: simple clients do not know that there can be more.
void join_if_short(std::vector<online::Text>& pieces) {
    constexpr std::size_t longest_frame = std::size_t{64} * 1024;
    std::size_t length = 0;
    for (const online::Text& piece : pieces) {
        length += piece->size();
    }
    if (length <= longest_frame) {
        std::string whole;
        whole.reserve(length);
        for (const online::Text& piece : pieces) {
            whole += *piece;
        }
        pieces = {std::make_shared<const std::string>(std::move(whole))};
    }
}

} // namespace

LiveConnection::LiveConnection(Socket socket, All* all, LiveHandler* handler,
                               const LiveLimits* limits, Peer peer)
    : stream_(CountedSocket(std::move(socket), limits->bytes_a_message)),
      all_(all),
      handler_(handler),
      limits_(limits),
      peer_(peer) {
    all_->insert(this);
}

LiveConnection::~LiveConnection() { all_->erase(this); }

/// For the handshake, and for the end; in between there is check().
void LiveConnection::allow(std::chrono::milliseconds time) {
    stream_.set_option(
        websocket::stream_base::timeout{.handshake_timeout = time,
                                        .idle_timeout = websocket::stream_base::none(),
                                        .keep_alive_pings = false});
}

void LiveConnection::prepare() {
    ErrorCode ignored;
    // A slow reader is noticed before the system has stored megabytes for it.
    ignored = stream_.next_layer().set_option(
        asio::socket_base::send_buffer_size(limits_->kernel_bytes), ignored);
    allow(limits_->for_handshake);
    stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
        response.set(beast::http::field::server, "kamisado");
    }));
    stream_.control_callback([this](websocket::frame_type, beast::string_view) { note_control(); });
    stream_.read_message_max(limits_->message_bytes);
    stream_.auto_fragment(false);
    stream_.text(true);
}

asio::awaitable<void> LiveConnection::run(std::shared_ptr<LiveConnection> self, Handshake handshake,
                                          online::Visitor visitor) {
    self->prepare();
    ErrorCode error;
    co_await self->stream_.async_accept(handshake, quietly(error));
    if (error) {
        co_return;
    }
    self->allow(self->limits_->for_goodbye);
    handshake = {}; // nobody needs it any more, and a connection may stay for days
    self->handler_->enter(self, visitor);
    visitor = {};
    try {
        co_await self->listen();
    } catch (const std::exception& failure) {
        log(LogLevel::Error, std::string("WebSocket failed: ") + failure.what());
    }
    self->drop("it left");
    self->handler_->leave(*self);
}

asio::awaitable<void> LiveConnection::listen() {
    constexpr std::size_t slack = 16; // for an empty last fragment
    beast::flat_buffer buffer(limits_->message_bytes + slack);
    while (!dropped_) {
        ErrorCode error;
        co_await stream_.async_read(buffer, quietly(error));
        if (error) {
            co_return;
        }
        heard_ = Clock::now();
        stream_.next_layer().count_anew();
        if (!stream_.got_text()) {
            co_await stream_.async_close(websocket::close_code::unknown_data, quietly(error));
            co_return;
        }
        if (!closing_ && !dropped_) {
            const auto bytes = buffer.cdata();
            handler_->hear(*this, {static_cast<const char*>(bytes.data()), bytes.size()});
        }
        buffer.consume(buffer.size());
    }
}

void LiveConnection::note_control() {
    const auto now = Clock::now();
    const double passed = std::chrono::duration<double>(now - heard_).count();
    heard_ = now;
    controls_ = std::max(0.0, controls_ - (passed * limits_->controls_per_second)) + 1;
    if (controls_ > limits_->control_burst) {
        drop("too many pings");
    }
}

void LiveConnection::send(std::shared_ptr<const std::string> text) {
    if (closing_ || dropped_) {
        return;
    }
    if (queued_bytes_ + text->size() > limits_->queued_bytes) {
        drop("it reads too slowly");
        return;
    }
    push({.text = std::move(text), .in_pieces = nullptr});
}

void LiveConnection::send_long(std::vector<online::Text> pieces,
                               std::shared_ptr<const void> lease) {
    if (!closing_ && !dropped_ && !pieces.empty()) {
        join_if_short(pieces);
        push({.text = nullptr,
              .in_pieces = std::make_unique<Long>(
                  Long{.pieces = std::move(pieces), .lease = std::move(lease)})});
    }
}

void LiveConnection::push(Outgoing message) {
    queued_bytes_ += message.text ? message.text->size() : 0;
    queue_.push_back(std::move(message));
    if (queue_.size() == 1) {
        write();
    }
}

std::optional<online::Millis> LiveConnection::round_trip() {
    if (peer_ == Peer::Proxy || dropped_) {
        return std::nullopt;
    }
    return smallest_round_trip(stream_.next_layer().native_handle());
}

void LiveConnection::write() {
    writes_since_ = Clock::now();
    auto written = [self = shared_from_this()](const ErrorCode& error, std::size_t) {
        self->written(error);
    };
    const Outgoing& first = queue_.front();
    if (first.text) {
        stream_.async_write(asio::buffer(*first.text), std::move(written));
        return;
    }
    Long& in_pieces = *first.in_pieces;
    const online::Text& piece = in_pieces.pieces[in_pieces.next++];
    stream_.async_write_some(in_pieces.next == in_pieces.pieces.size(), asio::buffer(*piece),
                             std::move(written));
}

void LiveConnection::written(const ErrorCode& error) {
    if (error || dropped_) {
        drop("it cannot be written to");
        return;
    }
    const Outgoing& first = queue_.front();
    if (first.in_pieces && first.in_pieces->next < first.in_pieces->pieces.size()) {
        write();
        return;
    }
    queued_bytes_ -= first.text ? first.text->size() : 0;
    queue_.erase(queue_.begin());
    if (!queue_.empty()) {
        write();
        return;
    }
    queue_.shrink_to_fit();
    if (closing_) {
        finish();
    }
}

void LiveConnection::close(const online::Closing& closing) {
    if (closing_ || dropped_) {
        return;
    }
    auto text = std::make_shared<const std::string>(write_message(online::ServerMessage(closing)));
    code_ = code_for(closing.reason);
    closing_ = true;
    push({.text = std::move(text), .in_pieces = nullptr}); // there is always room for the last one
}

void LiveConnection::finish() {
    stream_.async_close(
        code_, [self = shared_from_this()](const ErrorCode&) { self->drop("it was closed"); });
}

void LiveConnection::drop(std::string_view why) {
    if (std::exchange(dropped_, true)) {
        return;
    }
    log(LogLevel::Debug, std::string("WebSocket closed: ") + std::string(why));
    ErrorCode ignored;
    if (!queue_.empty()) { // nobody waits for what will never be read
        ignored = stream_.next_layer().set_option(asio::socket_base::linger(true, 0), ignored);
    }
    ignored = stream_.next_layer().close(ignored);
}

void LiveConnection::check(Clock::time_point now) {
    if (now - heard_ > limits_->silence) {
        drop("nothing was heard of it");
    } else if (!queue_.empty() && now - writes_since_ > limits_->for_write) {
        drop("it does not read");
    }
}

} // namespace kamisado::server
