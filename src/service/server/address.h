#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Where somebody is, in numbers: for limits, and never shown to others.
namespace kamisado::server {

/// An address as it is written everywhere here: "::ffff:192.0.2.1" is "192.0.2.1". Nullopt if it
/// is none.
[[nodiscard]] std::optional<std::string> plain_address(std::string_view text);

/// Who asks: the peer; or, when that is a proxy we trust, the last one that X-Forwarded-For names
/// and that is not such a proxy itself. What stands before it may be invented.
[[nodiscard]] std::string client_address(std::string_view peer, std::string_view forwarded_for,
                                         std::span<const std::string> trusted_proxies);

} // namespace kamisado::server
