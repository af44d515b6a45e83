#pragma once

#include "online/hub.h"
#include "server/counted_socket.h"
#include "server/head_count.h"
#include "server/live_handler.h"
#include "server/live_limits.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

/// With http_server_impl.h the only headers that know Boost.Beast: it takes half a minute to
/// compile.
namespace kamisado::server {

/// A WebSocket: its reader, and what waits to be sent. Kept alive by its reader and by the hub.
class LiveConnection final : public online::Client,
                             public std::enable_shared_from_this<LiveConnection> {
  public:
    using Socket = boost::asio::ip::tcp::socket;
    using Handshake = boost::beast::http::request<boost::beast::http::string_body>;
    using All = std::unordered_set<LiveConnection*>;
    using Clock = std::chrono::steady_clock;
    enum class Peer : std::uint8_t { Client, Proxy };

    LiveConnection(Socket socket, All* all, LiveHandler* handler, const LiveLimits* limits,
                   Peer peer);
    LiveConnection(const LiveConnection&) = delete;
    LiveConnection& operator=(const LiveConnection&) = delete;
    LiveConnection(LiveConnection&&) = delete;
    LiveConnection& operator=(LiveConnection&&) = delete;
    ~LiveConnection() override;

    /// Shakes hands, enters, hears everything, leaves.
    static boost::asio::awaitable<void> run(std::shared_ptr<LiveConnection> self,
                                            Handshake handshake, online::Visitor visitor);
    void keep(std::vector<HeadCount::Stay> stays) { stays_ = std::move(stays); }

    void send(std::shared_ptr<const std::string> text) override;
    void send_long(std::vector<online::Text> pieces, std::shared_ptr<const void> lease) override;
    [[nodiscard]] std::optional<online::Millis> round_trip() override;
    void close(const online::Closing& closing) override;
    /// Without a word.
    void drop(std::string_view why);
    /// To be called now and then: drops it when nothing goes in or out any more.
    void check(Clock::time_point now);

  private:
    using Stream = boost::beast::websocket::stream<CountedSocket, false>; // false: no compression
    using ErrorCode = boost::system::error_code;

    struct Long {
        std::vector<online::Text> pieces;
        std::shared_ptr<const void> lease;
        std::size_t next = 0; ///< to be written
    };
    struct Outgoing {
        online::Text text;               ///< or:
        std::unique_ptr<Long> in_pieces; ///< which waits for as long as it takes
    };

    void prepare();
    void push(Outgoing message);
    void allow(std::chrono::milliseconds time);
    boost::asio::awaitable<void> listen();
    void note_control();
    void write();
    void written(const ErrorCode& error);
    void finish();

    Stream stream_;
    All* all_;
    LiveHandler* handler_;
    const LiveLimits* limits_;
    Peer peer_;
    std::vector<HeadCount::Stay> stays_;
    std::vector<Outgoing> queue_; ///< the first is being written
    std::size_t queued_bytes_ = 0;
    Clock::time_point heard_ = Clock::now();
    Clock::time_point writes_since_;
    double controls_ = 0;
    boost::beast::websocket::close_code code_ = boost::beast::websocket::close_code::normal;
    bool closing_ = false; ///< the last message is in the queue
    bool dropped_ = false;
};

} // namespace kamisado::server
