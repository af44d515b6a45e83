#pragma once

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/system/error_code.hpp>

namespace kamisado::server {

/// Waits for an operation whose failure is a value, not an exception.
inline auto quietly(boost::system::error_code& error) {
    return boost::asio::redirect_error(boost::asio::use_awaitable, error);
}

} // namespace kamisado::server
