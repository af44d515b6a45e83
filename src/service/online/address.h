#pragma once

#include <string>
#include <string_view>

namespace kamisado::online {

/// What an address counts as for limits: of IPv6 the network, because whoever has one address
/// there has very many.
[[nodiscard]] std::string address_key(std::string_view address);

} // namespace kamisado::online
