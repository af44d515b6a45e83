#pragma once

#include "server/exchange.h"

#include <optional>
#include <string>
#include <string_view>

/// Where the page comes from, as browsers name it: "https://play.example.org".
namespace kamisado::server {

/// The origin of an address like "https://Play.example.org:443/"; nullopt if it is no plain
/// http(s) address of a whole host.
[[nodiscard]] std::optional<std::string> origin_of_url(std::string_view url);

/// Whether a host that was asked for can only be this machine or its neighbours: an address in
/// numbers, a name without a dot or of a zone that is never sold, or the machine's own. Any other
/// name may be a stranger's that leads here for a moment (DNS rebinding).
[[nodiscard]] bool is_local_host(std::string_view host);

/// Whether a request that changes something, or opens a WebSocket, comes from our own page: its
/// Origin is `own`, or when that is empty, the host that was asked, if it is a local one. A missing
/// one is a wrong one.
[[nodiscard]] bool is_own_origin(const Request& request, std::string_view own);

} // namespace kamisado::server
