// One letter by SMTP (RFC 5321), on a connection of its own.
#include "courier/attempt.h"
#include "courier/smtp_reply.h"
#include "dial/dial.h"
#include "dial/tls_dial.h"
#include "notify/base64url.h"
#include "notify/content_encoding.h"
#include "notify/mail_message.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/stream_traits.hpp>

namespace kamisado::courier {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;

constexpr std::chrono::seconds patience_with_mail_servers{60};
constexpr std::size_t longest_reply = 65'536;
constexpr std::size_t random_letters = 16;

struct Reply {
    int code = 0;
    std::string text; ///< all its lines

    [[nodiscard]] bool is_good() const { return code >= 200 && code < 400; }
    [[nodiscard]] bool is_final() const { return code >= 500; }
};

/// The line, with what was read beyond it.
template <typename Stream>
struct Line {
    explicit Line(Stream opened) : stream(std::move(opened)) {}

    Stream stream;
    std::string read;
};

template <typename Stream>
// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters)
asio::awaitable<Reply> hear(Line<Stream>& line) {
    Reply reply;
    for (bool is_last = false; !is_last;) {
        const std::size_t size = co_await asio::async_read_until(
            line.stream, asio::dynamic_buffer(line.read, longest_reply), '\n', asio::use_awaitable);
        const std::string text = line.read.substr(0, size);
        line.read.erase(0, size);
        const auto said = read_reply_line(text);
        if (!said || reply.text.size() > longest_reply) {
            throw boost::system::system_error(asio::error::invalid_argument);
        }
        reply.code = said->code;
        reply.text += text;
        is_last = said->is_last;
    }
    co_return reply;
}

template <typename Stream>
// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters)
asio::awaitable<Reply> say(Line<Stream>& line, const std::string& text) {
    beast::get_lowest_layer(line.stream).expires_after(patience_with_mail_servers);
    co_await asio::async_write(line.stream, asio::buffer(text), asio::use_awaitable);
    co_return co_await hear(line);
}

/// Lines that begin with a dot get another one, and a dot alone ends the message.
std::string stuffed(std::string_view message) {
    std::string out;
    bool begins = true;
    for (const char c : message) {
        if (begins && c == '.') {
            out += '.';
        }
        out += c;
        begins = c == '\n';
    }
    return out + ".\r\n";
}

std::string host_of(std::string_view address) {
    return std::string(address.substr(address.find('@') + 1));
}

std::string message_of(const Mail& mail) {
    const std::string& from = mail.options->smtp->from;
    const std::string id =
        notify::base64url(notify::random_bytes(random_letters).value_or("kamisado")) + '@' +
        host_of(from);
    return notify::write_mail(mail.letter, {.from = from,
                                            .date = std::chrono::floor<std::chrono::seconds>(
                                                std::chrono::system_clock::now()),
                                            .id = id});
}

Attempt refused(const Reply& reply) { return {.may_help = !reply.is_final()}; }

template <typename Stream>
// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters)
asio::awaitable<Reply> log_in(Line<Stream>& line, const Smtp& smtp, const std::string& greeting) {
    const auto login = greeting.find("AUTH");
    const std::string ways = login == std::string::npos ? "" : greeting.substr(login);
    if (ways.contains("LOGIN") && !ways.contains("PLAIN")) {
        const std::string way = "AUTH LOGIN\r\n";
        const std::string user = notify::base64(smtp.user) + "\r\n";
        const std::string password = notify::base64(smtp.password) + "\r\n";
        Reply reply = co_await say(line, way);
        if (reply.is_good()) {
            reply = co_await say(line, user);
        }
        if (reply.is_good()) {
            reply = co_await say(line, password);
        }
        co_return reply;
    }
    const std::string secret = std::string(1, '\0') + smtp.user + '\0' + smtp.password;
    const std::string command = "AUTH PLAIN " + notify::base64(secret) + "\r\n";
    co_return co_await say(line, command);
}

/// After the greeting, and TLS where it is wanted.
template <typename Stream>
// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters)
asio::awaitable<Attempt> deliver(Line<Stream>& line, const Mail& mail, const std::string& offer) {
    const Smtp& smtp = *mail.options->smtp;
    if (!smtp.user.empty()) {
        const Reply known = co_await log_in(line, smtp, offer);
        if (!known.is_good()) {
            co_return refused(known);
        }
    }
    const std::string sender = "MAIL FROM:<" + smtp.from + ">\r\n";
    Reply reply = co_await say(line, sender);
    if (!reply.is_good()) {
        co_return refused(reply);
    }
    const std::string receiver = "RCPT TO:<" + mail.letter.to + ">\r\n";
    reply = co_await say(line, receiver);
    if (!reply.is_good()) {
        constexpr int no_such_mailbox = 550;
        co_return reply.code == no_such_mailbox ? Attempt{.delivery = notify::Delivery::Gone}
                                                : refused(reply);
    }
    const std::string data = "DATA\r\n";
    reply = co_await say(line, data);
    if (!reply.is_good()) {
        co_return refused(reply);
    }
    const std::string message = stuffed(message_of(mail));
    reply = co_await say(line, message);
    if (!reply.is_good()) {
        co_return refused(reply);
    }
    // It has the letter; whether it says goodbye does not matter.
    co_return Attempt{.delivery = notify::Delivery::Done};
}

template <typename Stream>
// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters)
asio::awaitable<Reply> introduce(Line<Stream>& line, const Mail& mail) {
    const std::string command = "EHLO " + host_of(mail.options->smtp->from) + "\r\n";
    co_return co_await say(line, command);
}

/// Hears who it is, and says who we are.
template <typename Stream>
// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters)
asio::awaitable<Reply> greeted(Line<Stream>& line, const Mail& mail) {
    beast::get_lowest_layer(line.stream).expires_after(patience_with_mail_servers);
    Reply reply = co_await hear(line);
    if (reply.is_good()) {
        reply = co_await introduce(line, mail);
    }
    co_return reply;
}

bool is_this_machine(std::string_view host) {
    return host == "localhost" || host.starts_with("127.");
}

} // namespace

// A co_await within braces or a ?: is compiled wrongly by g++ 12, so that each has a line of its
// own.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters): it outlives every try
asio::awaitable<Attempt> mail_once(std::shared_ptr<const Mail> mail, Lookups& lookups) {
    const Smtp& smtp = *mail->options->smtp;
    dial::Target found{.host = smtp.host, .port = smtp.port, .ca_file = mail->options->ca_file};
    found.addresses = co_await dial::look_up(lookups, smtp.host);
    const auto target = std::make_shared<const dial::Target>(std::move(found));
    if (smtp.tls_at_once) {
        dial::TlsStream stream = co_await dial::dial_tls(target);
        Line<dial::TlsStream> line(std::move(stream));
        const Reply greeting = co_await greeted(line, *mail);
        if (!greeting.is_good()) {
            co_return refused(greeting);
        }
        co_return co_await deliver(line, *mail, greeting.text);
    }
    auto socket = co_await dial::dial(target);
    Line<beast::tcp_stream> line{beast::tcp_stream(std::move(socket))};
    const Reply greeting = co_await greeted(line, *mail);
    if (!greeting.is_good()) {
        co_return refused(greeting);
    }
    if (!greeting.text.contains("STARTTLS")) {
        // A password does not go over a wire in the open, nor does a letter.
        if (!is_this_machine(smtp.host) || !smtp.user.empty()) {
            co_return Attempt{};
        }
        co_return co_await deliver(line, *mail, greeting.text);
    }
    const std::string command = "STARTTLS\r\n";
    const Reply ready = co_await say(line, command);
    if (!ready.is_good() || !line.read.empty()) { // what came too early was put there by others
        co_return Attempt{};
    }
    dial::TlsStream stream = co_await dial::begin_tls(std::move(line.stream), target);
    Line<dial::TlsStream> secure(std::move(stream));
    const Reply again = co_await introduce(secure, *mail);
    if (!again.is_good()) {
        co_return refused(again);
    }
    co_return co_await deliver(secure, *mail, again.text);
}

} // namespace kamisado::courier
