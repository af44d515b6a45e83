#include "server/target.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace kamisado::server {

namespace {

int digit_value(char digit) {
    if (digit >= '0' && digit <= '9') {
        return digit - '0';
    }
    const auto small = static_cast<char>(digit | 0x20);
    return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

std::optional<char> hexadecimal(std::string_view digits) {
    if (digits.size() != 2) {
        return std::nullopt;
    }
    const int high = digit_value(digits.front());
    const int low = digit_value(digits.back());
    return high < 0 || low < 0 ? std::nullopt : std::optional(static_cast<char>(16 * high + low));
}

std::optional<std::string> percent_decoded(std::string_view text) {
    std::string decoded;
    decoded.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            decoded.push_back(text[at]);
            continue;
        }
        const auto byte = hexadecimal(text.substr(at + 1, 2));
        if (!byte) {
            return std::nullopt;
        }
        decoded.push_back(*byte);
        at += 2;
    }
    return decoded;
}

/// A NUL would end the name for the operating system, a backslash is a separator for some.
bool is_strange(char byte) {
    const auto value = static_cast<unsigned char>(byte);
    return value < 0x20 || value == 0x7f || byte == '\\';
}

/// Hidden parts include `.` and `..`, wherever they come from: a decoded path is never decoded
/// again.
bool may_be_served(std::string_view path) {
    while (!path.empty()) {
        const std::string_view part = path.substr(0, path.find('/'));
        if (part.empty() || part.front() == '.') {
            return false;
        }
        path.remove_prefix(std::min(part.size() + 1, path.size()));
    }
    return true;
}

} // namespace

std::expected<std::string, TargetFault> path_of_target(std::string_view target) {
    const std::string_view raw = target.substr(0, target.find_first_of("?#"));
    if (!raw.starts_with('/')) {
        return std::unexpected(TargetFault::Malformed);
    }
    auto path = percent_decoded(raw.substr(1));
    if (!path || std::ranges::any_of(*path, is_strange)) {
        return std::unexpected(TargetFault::Malformed);
    }
    if (!may_be_served(*path)) {
        return std::unexpected(TargetFault::NotServed);
    }
    if (path->empty() || path->ends_with('/')) {
        path->append("index.html");
    }
    return *std::move(path);
}

} // namespace kamisado::server
