#pragma once

#include "cli/exit_code.h"

#include <cstdint>
#include <string>

namespace kamisado::cli {

struct ServeOptions {
    std::uint16_t port = 8080;
    std::string address = "127.0.0.1";
    std::string folder = "web/dist";
};

/// Serves the page until it is interrupted.
ExitCode run_serve(const ServeOptions& options);

} // namespace kamisado::cli
