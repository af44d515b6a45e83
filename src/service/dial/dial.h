#pragma once

#include "dial/target.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/thread_pool.hpp>

#include <memory>
#include <string>
#include <vector>

/// For the few files that know Asio.
namespace kamisado::dial {

/// Opens a connection, from the address that the caller wants; throws boost::system::system_error.
/// The target is shared because g++ 12 warns of a coroutine whose arguments can throw while they
/// are copied.
[[nodiscard]] boost::asio::awaitable<boost::asio::ip::tcp::socket>
dial(std::shared_ptr<const Target> target);

/// The addresses of a host, in numbers; throws boost::system::system_error if there is none. It is
/// looked up on a thread of the pool, which is blocked for as long as that takes.
[[nodiscard]] boost::asio::awaitable<std::vector<std::string>>
look_up(boost::asio::thread_pool& pool, std::string host);

} // namespace kamisado::dial
