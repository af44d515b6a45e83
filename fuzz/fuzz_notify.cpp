// What strangers give the part of the server that calls other machines: a push subscription, a mail
// address, names that end up in letters, and what a mail server answers. Four lines, then the text.
#include "courier/net_courier.h"
#include "courier/smtp_reply.h"
#include "notify/base64url.h"
#include "notify/curve.h"
#include "notify/endpoint.h"
#include "notify/mail_address.h"
#include "notify/mail_message.h"
#include "notify/web_push.h"
#include "require.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace kamisado;

namespace {

std::string_view take_line(std::string_view& rest) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    return line;
}

bool is_plain(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c > ' ' && c < '\x7f'; });
}

/// What is called has the port of TLS and a name with a dot, and no letter of it ends a header.
void read_endpoint(std::string_view url) {
    const auto endpoint = notify::read_endpoint(url);
    if (!endpoint) {
        return;
    }
    fuzz::require(endpoint->port == notify::https_port && endpoint->host.contains('.'));
    fuzz::require(is_plain(endpoint->host) && is_plain(endpoint->target));
    fuzz::require(endpoint->target.starts_with('/'));
    const auto again = notify::read_endpoint(endpoint->origin() + endpoint->target);
    fuzz::require(again && again->host == endpoint->host && again->target == endpoint->target);
}

void read_keys(std::string_view p256dh, std::string_view auth, std::string_view text) {
    if (const auto bytes = notify::from_base64url(p256dh)) {
        fuzz::require(notify::from_base64url(notify::base64url(*bytes)) == bytes);
        static_cast<void>(notify::key_pair_of(*bytes));
        static_cast<void>(notify::is_signed_es256(*bytes, text, auth));
    }
    if (const auto keys = notify::read_push_keys(p256dh, auth)) {
        fuzz::require(keys->public_key.size() == notify::public_key_size);
        fuzz::require(keys->auth.size() == notify::auth_size);
        fuzz::require(notify::is_public_key(keys->public_key));
        const bool fits = text.size() <= notify::longest_push;
        fuzz::require(notify::seal_push(*keys, text).has_value() == fits);
    }
}

/// Every line before the first empty one is a header of ours, or goes on with one.
void write_letter(std::string_view address, std::string_view subject, std::string_view text) {
    if (!notify::is_mail_address(address)) {
        return;
    }
    fuzz::require(is_plain(address));
    const std::string mail =
        notify::write_mail({.to = std::string(address),
                            .subject = std::string(subject),
                            .text = std::string(text),
                            .stop_link = "https://play.example/mail/stop/x"},
                           {.from = "kamisado@play.example", .date = {}, .id = "x@play.example"});
    std::string_view head = std::string_view(mail).substr(0, mail.find("\r\n\r\n") + 2);
    while (!head.empty()) {
        const std::string_view line = head.substr(0, head.find("\r\n"));
        head.remove_prefix(line.size() + 2);
        const std::string_view name = line.substr(0, line.find(':'));
        static constexpr auto ours = std::to_array<std::string_view>(
            {"From", "To", "Subject", "Date", "Message-ID", "MIME-Version", "Content-Type",
             "Content-Transfer-Encoding", "Auto-Submitted", "List-Unsubscribe",
             "List-Unsubscribe-Post"});
        fuzz::require(!line.contains('\n') && !line.contains('\r'));
        fuzz::require(line.starts_with(' ') || std::ranges::find(ours, name) != ours.end());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view rest = fuzz::text_of(data, size);
    const std::string_view endpoint = take_line(rest);
    const std::string_view p256dh = take_line(rest);
    const std::string_view auth = take_line(rest);
    const std::string_view address = take_line(rest);
    read_endpoint(endpoint);
    read_keys(p256dh, auth, rest);
    write_letter(address, rest, rest);
    static_cast<void>(courier::smtp_of(endpoint));
    if (const auto reply = courier::read_reply_line(rest)) {
        fuzz::require(reply->code >= 100 && reply->code < 600);
    }
    return 0;
}
