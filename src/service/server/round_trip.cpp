#include "server/round_trip.h"

#include <sys/socket.h>

#ifdef __linux__
#include <linux/tcp.h> // glibc's <netinet/tcp.h> has an older tcp_info
#include <netinet/in.h>

#include <cstddef>
#include <limits>
#endif

namespace kamisado::server {

std::optional<std::int64_t> smallest_round_trip([[maybe_unused]] int socket) {
#ifdef __linux__
    tcp_info info{};
    socklen_t length = sizeof info;
    constexpr std::size_t needed = offsetof(tcp_info, tcpi_min_rtt) + sizeof info.tcpi_min_rtt;
    if (::getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &length) == 0 && length >= needed &&
        info.tcpi_min_rtt != std::numeric_limits<std::uint32_t>::max()) {
        return info.tcpi_min_rtt / 1000; // it counts microseconds
    }
#endif
    return std::nullopt;
}

} // namespace kamisado::server
