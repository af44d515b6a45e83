#pragma once

#include "cli/board_options.h"
#include "cli/style_options.h"

#include <CLI/App.hpp>

#include <cstdint>
#include <optional>
#include <string>

/// Options that several commands have.
namespace kamisado::cli {

inline constexpr int most_threads = 256;

void add_spelling(CLI::App& command, StyleOptions& style, const std::string& option,
                  const std::string& help);
void add_language(CLI::App& command, StyleOptions& style, const std::string& help);
void add_board(CLI::App& command, BoardOptions& board);
void add_nodes(CLI::App& command, std::optional<std::uint64_t>& nodes);
void add_engine(CLI::App& command, int& threads, int& megabytes);

/// What is wrong with the name of a format; nothing when it is one.
[[nodiscard]] std::string check_format(const std::string& name);

} // namespace kamisado::cli
