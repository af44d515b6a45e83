#include "notify/mail_address.h"

#include <algorithm>
#include <cstddef>

namespace kamisado::notify {

namespace {

constexpr std::size_t longest_address = 254;
constexpr std::size_t longest_local_part = 64;

bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
}

/// RFC 5322 calls them atext.
bool is_of_local_part(char c) {
    static constexpr std::string_view others = "!#$%&'*+/=?^_`{|}~.";
    return is_plain(c) || others.contains(c);
}

bool has_good_dots(std::string_view text) {
    return !text.empty() && !text.starts_with('.') && !text.ends_with('.') && !text.contains("..");
}

} // namespace

bool is_mail_address(std::string_view text) {
    const auto at = text.find('@');
    if (text.size() > longest_address || at == std::string_view::npos || at > longest_local_part) {
        return false;
    }
    const std::string_view local = text.substr(0, at);
    const std::string_view host = text.substr(at + 1);
    return has_good_dots(local) && std::ranges::all_of(local, is_of_local_part) &&
           has_good_dots(host) && host.contains('.') && !host.starts_with('-') &&
           !host.ends_with('-') &&
           std::ranges::all_of(host, [](char c) { return is_plain(c) || c == '.'; });
}

} // namespace kamisado::notify
