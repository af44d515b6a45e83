#pragma once

#include "arena/settings.h"
#include "options/json_option.h"

#include <CLI/App.hpp>

#include <expected>
#include <string>
#include <string_view>

namespace kamisado::survey {

/// What is typed after `kamisado arena` and `kamisado-mpi arena`.
struct ArenaOptions {
    ArenaSettings settings;
    std::string openings; ///< a file; empty: none
    int plies = 0;        ///< of records in that file: how many moves each start is into its round
    int threads = 1;
    std::string records; ///< a folder; empty: none are kept
    std::string state;   ///< a file that the games are kept in, to go on with; empty: none
    options::JsonOption json;
};

/// Declares them, so that both programs have the same. The options have to outlive the command.
void add_options(CLI::App& command, ArenaOptions& options);

/// The settings that were meant, with what the file of openings holds.
[[nodiscard]] std::expected<ArenaSettings, std::string> with_openings(const ArenaOptions& options,
                                                                      std::string_view text);

} // namespace kamisado::survey
