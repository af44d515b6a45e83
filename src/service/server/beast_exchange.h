#pragma once

#include "server/exchange.h"

#include <boost/beast/core/error.hpp>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>

#include <optional>
#include <string_view>

/// Requests and answers as Boost.Beast has them, and as everybody else does.
namespace kamisado::server {

using BeastParser = boost::beast::http::request_parser<boost::beast::http::string_body>;
using BeastRequest = boost::beast::http::request<boost::beast::http::string_body>;
using BeastResponse = boost::beast::http::response<boost::beast::http::span_body<const char>>;

/// What is said when a request cannot be read; nullopt if there is nobody left to hear it.
[[nodiscard]] std::optional<Response> complaint_about(const boost::system::error_code& error);
[[nodiscard]] bool has_body(const BeastParser& parser);
/// What is wrong with a request whose headers have been read, as far as that is the same for all.
[[nodiscard]] std::optional<Response> complaint_about(const BeastParser& parser);

/// Good for as long as the message is.
[[nodiscard]] Request request_of(const BeastRequest& message, std::string_view peer);
[[nodiscard]] BeastResponse message_of(const Response& response);

[[nodiscard]] inline std::string_view plain(boost::beast::string_view text) {
    return {text.data(), text.size()};
}

} // namespace kamisado::server
