#pragma once

#include <cstdint>
#include <optional>

namespace kamisado::server {

/// The smallest round trip of a TCP connection in milliseconds, as the kernel has measured it
/// (TCP_INFO); nullopt where it does not say.
[[nodiscard]] std::optional<std::int64_t> smallest_round_trip(int socket);

} // namespace kamisado::server
