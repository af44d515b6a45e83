#pragma once

#include "dial/target.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <memory>

/// For the few files that know Asio.
namespace kamisado::dial {

/// Opens a connection, from the address that the caller wants; throws boost::system::system_error.
/// The target is shared because g++ 12 warns of a coroutine whose arguments can throw while they
/// are copied.
[[nodiscard]] boost::asio::awaitable<boost::asio::ip::tcp::socket>
dial(std::shared_ptr<const Target> target);

} // namespace kamisado::dial
