#pragma once

#include "cli/exit_code.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::cli {

struct ServeOptions {
    std::uint16_t port = 8080;
    std::string address = "127.0.0.1";
    std::string folder;   ///< empty: web/dist, or where it was installed
    std::string database; ///< a file or postgresql://…; empty: in the user's data folder
    std::string public_url;
    std::vector<std::string> trusted_proxies;
    std::optional<std::uint16_t> metrics_port;
    std::size_t connections_per_address = 100;
    std::vector<std::string> clubs;
    int forget_guests = 30; ///< days; 0: never
    int forget_games = 365; ///< likewise
    std::string log = "info";
};

/// Serves the page and the games until it is interrupted.
ExitCode run_serve(const ServeOptions& options);

} // namespace kamisado::cli
