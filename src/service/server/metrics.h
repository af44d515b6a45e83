#pragma once

#include "online/hub.h"
#include "online/worker.h"
#include "server/http_server.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace kamisado::server {

/// How the server is, as numbers.
struct Metrics {
    HttpServer::Counters http;
    online::Hub::Counters hub;
    online::Worker::Counters worker;
    std::size_t games_in_memory = 0;
    std::size_t computers_waiting = 0;
    std::uint64_t resident_bytes = 0;
    double seconds_up = 0;
};

/// As Prometheus reads it.
[[nodiscard]] std::string write_metrics(const Metrics& metrics);

/// What this process has in memory; 0 when the system does not say.
[[nodiscard]] std::uint64_t resident_bytes();

} // namespace kamisado::server
