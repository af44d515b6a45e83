#pragma once

#include "server/exchange.h"

#include <optional>
#include <string>
#include <string_view>

/// Where the page comes from, as browsers name it: "https://play.example.org".
namespace kamisado::server {

/// The origin of an address like "https://Play.example.org:443/"; nothing when it is no plain
/// http(s) address of a whole host.
[[nodiscard]] std::optional<std::string> origin_of_url(std::string_view url);

/// Whether a request that changes something, or opens a WebSocket, comes from our own page: its
/// Origin is `own`, or when that is empty, the host that was asked. A missing one is a wrong one.
[[nodiscard]] bool is_own_origin(const Request& request, std::string_view own);

} // namespace kamisado::server
