#include "server/cookies.h"

#include "text/words.h"

#include <algorithm>
#include <cstddef>

namespace kamisado::server {

namespace {

constexpr std::size_t longest_key = 128;
/// 400 days: browsers keep none for longer.
constexpr std::string_view keep_for = "34560000";

bool is_key(std::string_view text) {
    return !text.empty() && text.size() <= longest_key && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_' || c == '=' || c == '+' || c == '/' || c == '.';
    });
}

bool same_letters(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return (x | 0x20) == (y | 0x20); });
}

} // namespace

std::string_view cookie_name(bool secure) { return secure ? "__Host-kamisado" : "kamisado"; }

namespace {

std::string_view mark_cookie_name(bool secure) {
    return secure ? "__Host-kamisado-browser" : "kamisado-browser";
}

std::string value_in_cookies(std::string_view header, std::string_view name) {
    while (!header.empty()) {
        const auto end = std::min(header.find(';'), header.size());
        const std::string_view pair = trimmed(header.substr(0, end));
        header.remove_prefix(std::min(end + 1, header.size()));
        const auto equals = pair.find('=');
        if (equals != std::string_view::npos && pair.substr(0, equals) == name) {
            const std::string_view key = pair.substr(equals + 1);
            return is_key(key) ? std::string(key) : std::string();
        }
    }
    return {};
}

std::string setting(std::string_view name, std::string_view value, bool secure) {
    return std::string(name) + "=" + std::string(value) +
           "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" +
           std::string(value.empty() ? "0" : keep_for) + (secure ? "; Secure" : "");
}

} // namespace

std::string key_in_cookies(std::string_view header, bool secure) {
    return value_in_cookies(header, cookie_name(secure));
}

std::string mark_in_cookies(std::string_view header, bool secure) {
    return value_in_cookies(header, mark_cookie_name(secure));
}

std::optional<std::string> bearer_token(std::string_view header) {
    static constexpr std::string_view scheme = "bearer";
    const std::string_view rest = header.substr(std::min(scheme.size(), header.size()));
    if (!same_letters(header.substr(0, scheme.size()), scheme) ||
        !(rest.empty() || rest.starts_with(' '))) {
        return std::nullopt;
    }
    const std::string_view token = trimmed(rest);
    return is_key(token) ? std::string(token) : std::string();
}

std::string set_cookie(std::string_view key, bool secure) {
    return setting(cookie_name(secure), key, secure);
}

std::string set_mark_cookie(std::string_view mark, bool secure) {
    return setting(mark_cookie_name(secure), mark, secure);
}

} // namespace kamisado::server
