#include "server/origin.h"

#include <unistd.h>

#include <algorithm>
#include <array>

namespace kamisado::server {

namespace {

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    });
    return small;
}

/// What the machine calls itself.
const std::string& own_name() {
    static const std::string name = [] {
        std::array<char, 256> letters{};
        return gethostname(letters.data(), letters.size() - 1) == 0
                   ? in_small_letters(letters.data())
                   : std::string();
    }();
    return name;
}

bool is_host(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
               c == ':' || c == '[' || c == ']';
    });
}

/// Nothing, or "/games/kamisado": no empty or hidden names, and nothing that had to be encoded.
bool is_folder(std::string_view text) {
    return !text.contains("//") && !text.contains("/.") && !text.ends_with('/') &&
           std::ranges::all_of(text, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '.' || c == '-' || c == '_' || c == '~' || c == '/';
           });
}

} // namespace

std::optional<PageAddress> page_address(std::string_view url) {
    const auto host_at = url.find("://");
    const auto host_end = std::min(url.size(), url.find('/', std::min(host_at, url.size()) + 3));
    std::string_view folder = url.substr(host_end);
    if (folder.ends_with('/')) {
        folder.remove_suffix(1);
    }
    const std::string small = in_small_letters(url.substr(0, host_end));
    std::string_view rest = small;
    const bool secure = rest.starts_with("https://");
    const std::string_view scheme = secure ? "https://" : "http://";
    if (!rest.starts_with(scheme)) {
        return std::nullopt;
    }
    rest.remove_prefix(scheme.size());
    const std::string_view usual_port = secure ? ":443" : ":80";
    if (rest.ends_with(usual_port)) {
        rest.remove_suffix(usual_port.size());
    }
    if (!is_host(rest) || !is_folder(folder)) {
        return std::nullopt;
    }
    return PageAddress{.origin = std::string(scheme) + std::string(rest),
                       .folder = std::string(folder)};
}

bool is_local_host(std::string_view host) {
    const std::string small = in_small_letters(host);
    std::string_view name = small;
    if (name.starts_with('[')) {
        return true; // of IPv6
    }
    name = name.substr(0, name.find(':'));
    const bool is_number =
        std::ranges::all_of(name, [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
    constexpr auto zones = std::to_array<std::string_view>(
        {".localhost", ".local", ".lan", ".internal", ".home.arpa"});
    return !name.empty() && (is_number || !name.contains('.') || name == own_name() ||
                             std::ranges::any_of(zones, [name](std::string_view zone) {
                                 return name.ends_with(zone);
                             }));
}

bool is_own_origin(const Request& request, std::string_view own) {
    if (request.origin.empty()) {
        return false;
    }
    if (!own.empty()) {
        return request.origin == own;
    }
    const auto asked = page_address("http://" + std::string(request.host));
    return is_local_host(request.host) && asked && asked->folder.empty() &&
           asked->origin == request.origin;
}

} // namespace kamisado::server
