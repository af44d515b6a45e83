#include "server/beast_exchange.h"

#include "server/http_date.h"

#include <boost/beast/http/error.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/http/verb.hpp>

#include <chrono>

namespace kamisado::server {

namespace beast = boost::beast;
namespace http = boost::beast::http;

std::optional<Response> complaint_about(const boost::system::error_code& error) {
    if (error == http::error::end_of_stream || error == http::error::partial_message ||
        error.category() != http::make_error_code(http::error::bad_method).category()) {
        return std::nullopt;
    }
    if (error == http::error::header_limit || error == http::error::buffer_overflow) {
        return plain_response(431, "The headers of the request are too long.");
    }
    if (error == http::error::body_limit) {
        return plain_response(413, "The body of the request is too long.");
    }
    return plain_response(400, "This is not a request of HTTP/1.1.");
}

bool has_body(const BeastParser& parser) {
    return parser.chunked() || parser.content_length().value_or(0) > 0;
}

std::optional<Response> complaint_about(const BeastParser& parser) {
    const auto& message = parser.get();
    if (message.version() >= 11 && message.count(http::field::host) != 1) {
        return plain_response(400, "The request names no host.");
    }
    // What this server does not decode would be taken for the next request.
    if (message.count(http::field::transfer_encoding) > 0 &&
        (message.count(http::field::transfer_encoding) > 1 ||
         !beast::iequals(message[http::field::transfer_encoding], "chunked"))) {
        return plain_response(501, "This transfer encoding is not known here.");
    }
    if (message.version() < 11 && message.count(http::field::transfer_encoding) > 0) {
        return plain_response(400, "HTTP/1.0 has no transfer encoding.");
    }
    const http::verb method = message.method();
    const bool takes_body = method == http::verb::post || method == http::verb::put ||
                            method == http::verb::patch || method == http::verb::delete_;
    if (has_body(parser) && !takes_body) {
        return plain_response(413, "A request has no body here.");
    }
    return std::nullopt;
}

Request request_of(const BeastRequest& message, std::string_view peer) {
    std::string_view forwarded_for; // the last one is the one that the nearest proxy added
    const auto [first, last] = message.equal_range("X-Forwarded-For");
    for (auto field = first; field != last; ++field) {
        forwarded_for = plain(field->value());
    }
    return {.method = plain(message.method_string()),
            .target = plain(message.target()),
            .accept_encoding = plain(message[http::field::accept_encoding]),
            .accept_language = plain(message[http::field::accept_language]),
            .if_none_match = plain(message[http::field::if_none_match]),
            .host = plain(message[http::field::host]),
            .origin = plain(message[http::field::origin]),
            .cookie = plain(message[http::field::cookie]),
            .authorization = plain(message[http::field::authorization]),
            .content_type = plain(message[http::field::content_type]),
            .user_agent = plain(message[http::field::user_agent]),
            .forwarded_for = forwarded_for,
            .body = message.body(),
            .peer = peer};
}

BeastResponse message_of(const Response& response) {
    BeastResponse message(static_cast<http::status>(response.status), 11);
    message.set(http::field::server, "kamisado");
    message.set(http::field::date, http_date(std::chrono::system_clock::now()));
    for (const auto& [name, value] : response.headers) {
        message.insert(beast::string_view(name.data(), name.size()), value);
    }
    message.keep_alive(!response.close);
    if (response.body) {
        message.content_length(response.body->size());
        if (response.send) {
            message.body() = {response.body->data(), response.body->size()};
        }
    }
    return message;
}

} // namespace kamisado::server
