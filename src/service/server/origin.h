#pragma once

#include "server/exchange.h"

#include <optional>
#include <string>
#include <string_view>

/// Where the page comes from, as browsers name it: "https://play.example.org".
namespace kamisado::server {

/// Where the page is, as browsers reach it.
struct PageAddress {
    std::string origin; ///< "https://play.example.org"
    std::string folder; ///< "/games/kamisado" where a proxy takes that off; mostly empty

    friend bool operator==(const PageAddress&, const PageAddress&) = default;
};
/// Of "https://Play.example.org:443/games/kamisado/"; nullopt if it is no plain http(s) address of
/// a host or a folder.
[[nodiscard]] std::optional<PageAddress> page_address(std::string_view url);

/// Whether a host that was asked for can only be this machine or its neighbours: an address in
/// numbers, a name without a dot or of a zone that is never sold, or the machine's own. Any other
/// name may be a stranger's that leads here for a moment (DNS rebinding).
[[nodiscard]] bool is_local_host(std::string_view host);

/// Whether a request that changes something, or opens a WebSocket, comes from our own page: its
/// Origin is `own`, or when that is empty, the host that was asked, if it is a local one. A missing
/// one is a wrong one.
[[nodiscard]] bool is_own_origin(const Request& request, std::string_view own);

} // namespace kamisado::server
