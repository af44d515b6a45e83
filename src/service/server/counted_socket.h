#pragma once

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/compose.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket/teardown.hpp>

#include <cstddef>
#include <utility>

namespace kamisado::server {

/// A socket that reads N bytes and then says that it is enough, until it is told to begin
/// anew. Beast reads frame after frame of a message by itself and counts what is in them: of empty
/// ones it would read any number without telling anybody.
class CountedSocket : public boost::asio::ip::tcp::socket {
  public:
    using Base = boost::asio::ip::tcp::socket;

    CountedSocket(Base socket, std::size_t most) : Base(std::move(socket)), most_(most) {}

    void count_anew() { read_ = 0; }

    // async_compose() takes the handler by reference and decides itself what to move.
    template <typename Buffers, typename Handler>
    // NOLINTNEXTLINE(cppcoreguidelines-missing-std-forward)
    auto async_read_some(const Buffers& buffers, Handler&& handler) {
        return boost::asio::async_compose<Handler, void(boost::system::error_code, std::size_t)>(
            [this, buffers, begun = false](auto& self, boost::system::error_code error = {},
                                           std::size_t bytes = 0) mutable {
                if (!std::exchange(begun, true)) {
                    Base::async_read_some(buffers, std::move(self));
                    return;
                }
                read_ += bytes;
                if (!error && read_ > most_) {
                    error = boost::asio::error::message_size;
                }
                self.complete(error, bytes);
            },
            handler, *this);
    }

  private:
    std::size_t most_;
    std::size_t read_ = 0;
};

// How Beast ends one: as the socket that it is.
inline void teardown(boost::beast::role_type role, CountedSocket& socket,
                     boost::system::error_code& error) {
    boost::beast::websocket::teardown(role, static_cast<CountedSocket::Base&>(socket), error);
}
template <typename Handler>
void async_teardown(boost::beast::role_type role, CountedSocket& socket, Handler&& handler) {
    boost::beast::websocket::async_teardown(role, static_cast<CountedSocket::Base&>(socket),
                                            std::forward<Handler>(handler));
}

} // namespace kamisado::server
