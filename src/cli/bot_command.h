#pragma once

#include "cli/exit_code.h"

#include <cstdint>
#include <optional>
#include <string>

namespace kamisado::cli {

struct BotOptions {
    std::string url;
    std::string token_file;
    int level = 5;
    std::optional<std::uint64_t> seed;
};

/// Plays on a server until it is interrupted.
ExitCode run_bot(const BotOptions& options);

} // namespace kamisado::cli
