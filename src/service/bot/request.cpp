#include "bot/request.h"

#include "bot/loop_impl.h"
#include "dial/dial.h"
#ifdef KAMISADO_TLS
#include "dial/tls_dial.h"
#endif

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <chrono>
#include <memory>

namespace kamisado::bot {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

namespace {

constexpr std::chrono::seconds patience_with_servers{20};
constexpr int http_version = 11;

http::request<http::string_body> message_of(const Caller& caller, const Request& request) {
    http::request<http::string_body> message;
    message.version(http_version);
    message.method_string(request.method);
    message.target(request.target);
    message.set(http::field::host, host_field(caller));
    if (caller.origin) {
        message.set(http::field::origin, *caller.origin);
    }
    if (!caller.token.empty()) {
        message.set(http::field::authorization, "Bearer " + caller.token);
    }
    if (!caller.key.empty()) {
        message.set(http::field::cookie, "kamisado=" + caller.key);
    }
    if (!request.body.empty()) {
        message.set(http::field::content_type, "application/json");
    }
    message.body() = request.body;
    message.keep_alive(false);
    message.prepare_payload();
    return message;
}

std::string small(beast::string_view name) {
    std::string letters(name);
    for (char& c : letters) {
        c = (c >= 'A' && c <= 'Z') ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return letters;
}

std::optional<std::string> key_in(std::string_view cookie) {
    static constexpr std::string_view name = "kamisado=";
    const auto at = cookie.find(name);
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    const auto begin = at + name.size();
    return std::string(cookie.substr(begin, cookie.find(';', begin) - begin));
}

Answer answer_of(const http::response<http::string_body>& message) {
    Answer answer{.status = static_cast<int>(message.result_int()), .body = message.body()};
    for (const auto& field : message) {
        answer.headers.emplace_back(small(field.name_string()), std::string(field.value()));
    }
    answer.new_key = key_in(answer.header("set-cookie"));
    return answer;
}

struct Question {
    Caller caller;
    Request request;
};

/// Both outlive it: whoever asks waits for the answer.
template <typename Stream>
// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters)
asio::awaitable<Answer> answered_on(Stream& stream, const Question& question) {
    beast::get_lowest_layer(stream).expires_after(patience_with_servers);
    const auto message = message_of(question.caller, question.request);
    co_await http::async_write(stream, message, asio::use_awaitable);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    co_await http::async_read(stream, buffer, response, asio::use_awaitable);
    co_return answer_of(response);
}

/// Shared, because g++ 12 warns of a coroutine whose arguments can throw while they are copied.
asio::awaitable<Answer> asked(std::shared_ptr<const Question> question) {
#ifdef KAMISADO_TLS
    if (question->caller.tls) {
        dial::TlsStream stream = co_await dial::dial_tls(target_of(question->caller));
        co_return co_await answered_on(stream, *question);
    }
#endif
    auto socket = co_await dial::dial(target_of(question->caller));
    beast::tcp_stream stream(std::move(socket));
    co_return co_await answered_on(stream, *question);
}

} // namespace

std::string_view Answer::header(std::string_view name) const {
    for (const auto& [known, value] : headers) {
        if (known == name) {
            return value;
        }
    }
    return {};
}

void ask(Loop& loop, const Caller& caller, const Request& request,
         std::function<void(Answer)> answered) {
    asio::co_spawn(
        loop.inside().context(), asked(std::make_shared<const Question>(caller, request)),
        [answered = std::move(answered)](const std::exception_ptr& error, Answer answer) {
            answered(error ? Answer{} : std::move(answer));
        });
}

} // namespace kamisado::bot
