#pragma once

#include <chrono>
#include <string>

namespace kamisado::server {

/// As HTTP writes it: "Sun, 06 Nov 1994 08:49:37 GMT".
[[nodiscard]] std::string http_date(std::chrono::system_clock::time_point time);

} // namespace kamisado::server
