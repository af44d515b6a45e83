#pragma once

#include "dial/target.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/tcp_stream.hpp>

#include <memory>

/// For the few files that know Asio.
namespace kamisado::dial {

using TlsStream = boost::asio::ssl::stream<boost::beast::tcp_stream>;

/// Opens a connection and speaks TLS on it with a server whose certificate is valid, trusted and
/// for the target's host; throws boost::system::system_error. Without a time limit when it is open.
[[nodiscard]] boost::asio::awaitable<TlsStream> dial_tls(std::shared_ptr<const Target> target);
/// Speaks TLS on a connection that is open already.
[[nodiscard]] boost::asio::awaitable<TlsStream> begin_tls(boost::beast::tcp_stream plain,
                                                          std::shared_ptr<const Target> target);

} // namespace kamisado::dial
