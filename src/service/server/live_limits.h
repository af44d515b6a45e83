#pragma once

#include "online/wire.h"

#include <chrono>
#include <cstddef>

namespace kamisado::server {

/// What a WebSocket may cost.
struct LiveLimits {
    std::size_t message_bytes = online::longest_message; ///< of one that comes in
    /// From one message to the next: the heads of its frames, empty ones too, and pings.
    std::size_t bytes_a_message = std::size_t{64} * 1024;
    std::size_t queued_bytes = std::size_t{256} * 1024; ///< that wait for somebody to read them
    int kernel_bytes = 64 * 1024;                       ///< that wait in the system for the same
    std::chrono::milliseconds for_write{20'000};        ///< until one message is on its way
    /// Without a sign of life. Everybody answers the hub's beats.
    std::chrono::milliseconds silence{90'000};
    std::chrono::milliseconds for_handshake{10'000};
    /// From our last word until the other side has closed too.
    std::chrono::milliseconds for_goodbye{1'000};
    double control_burst = 30; ///< pings, which the hub does not see
    double controls_per_second = 2;
};

} // namespace kamisado::server
