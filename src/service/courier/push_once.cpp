#include "courier/attempt.h"
#include "dial/dial.h"
#include "dial/tls_dial.h"
#include "notify/endpoint.h"
#include "notify/web_push.h"
#include "text/number.h"

#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <algorithm>

namespace kamisado::courier {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

constexpr int http_version = 11;
constexpr std::chrono::seconds patience_with_push_services{20};
constexpr std::uint32_t longest_head = 16'384;
constexpr std::uint64_t longest_answer = 16'384;
constexpr std::chrono::hours token_lasts{12};

using Request = http::request<http::string_body>;

std::string_view name_of(notify::Urgency urgency) {
    switch (urgency) {
    case notify::Urgency::Low: return "low";
    case notify::Urgency::High: return "high";
    case notify::Urgency::Normal: break;
    }
    return "normal";
}

std::string token_for(const notify::Endpoint& endpoint, const Options& options) {
    const auto expires = std::chrono::system_clock::now() + token_lasts;
    return notify::vapid_authorization(*options.keys,
                                       {.audience = endpoint.origin(),
                                        .subject = options.contact,
                                        .expires = std::chrono::duration_cast<std::chrono::seconds>(
                                                       expires.time_since_epoch())
                                                       .count()})
        .value_or("");
}

Request request_of(const Push& push, const notify::Endpoint& endpoint, std::string body) {
    Request request{http::verb::post, endpoint.target, http_version};
    request.set(http::field::host, endpoint.authority());
    request.set(http::field::authorization, token_for(endpoint, *push.options));
    request.set(http::field::content_encoding, "aes128gcm");
    request.set(http::field::content_type, "application/octet-stream");
    request.set("TTL", std::to_string(push.order.seconds_to_live));
    request.set("Urgency", name_of(push.order.urgency));
    request.set("Topic", push.order.topic);
    request.body() = std::move(body);
    request.keep_alive(false);
    request.prepare_payload();
    return request;
}

Attempt attempt_of(const http::response<http::string_body>& answer) {
    const unsigned status = answer.result_int();
    if (status >= 200 && status < 300) {
        return {.delivery = notify::Delivery::Done};
    }
    if (status == 404 || status == 410) {
        return {.delivery = notify::Delivery::Gone};
    }
    Attempt attempt{.may_help = status == 429 || status >= 500};
    const auto wait = answer[http::field::retry_after];
    if (const auto seconds =
            number_from<std::int64_t>(std::string_view(wait.data(), wait.size()))) {
        constexpr std::int64_t a_day = 86'400; // nobody asks for more in earnest
        attempt.not_before = std::chrono::seconds(std::clamp<std::int64_t>(*seconds, 0, a_day));
    }
    return attempt;
}

dial::Target target_for(const notify::Endpoint& endpoint, const Options& options) {
    const bool is_ours = std::ranges::find(options.push_services, endpoint.authority()) !=
                         options.push_services.end();
    return {.host = endpoint.host,
            .port = endpoint.port,
            .ca_file = options.ca_file,
            .public_only = !is_ours};
}

} // namespace

// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters): it outlives every try
asio::awaitable<Attempt> push_once(std::shared_ptr<const Push> push, Lookups& lookups) {
    const auto endpoint = notify::read_endpoint(push->order.endpoint, push->options->push_services);
    const auto keys = notify::read_push_keys(push->order.p256dh, push->order.auth);
    auto body = keys ? notify::seal_push(*keys, push->order.payload) : std::nullopt;
    if (!endpoint || !body || !push->options->keys) {
        co_return Attempt{.delivery = notify::Delivery::Gone};
    }
    dial::Target found = target_for(*endpoint, *push->options);
    found.addresses = co_await dial::look_up(lookups, found.host);
    auto target = std::make_shared<const dial::Target>(std::move(found));
    dial::TlsStream stream = co_await dial::dial_tls(target);
    beast::get_lowest_layer(stream).expires_after(patience_with_push_services);
    const Request request = request_of(*push, *endpoint, std::move(*body));
    co_await http::async_write(stream, request, asio::use_awaitable);
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.header_limit(longest_head);
    parser.body_limit(longest_answer);
    co_await http::async_read(stream, buffer, parser, asio::use_awaitable);
    co_return attempt_of(parser.get()); // whatever it says: it leads nowhere else
}

} // namespace kamisado::courier
