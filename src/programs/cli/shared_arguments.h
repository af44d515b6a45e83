#pragma once

#include "cli/board_options.h"
#include "cli/moment.h"
#include "cli/style_options.h"
#include "game/setup.h"
#include "options/json_option.h"
#include "rules/player.h"

#include <CLI/App.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Options that several commands have.
namespace kamisado::cli {

inline constexpr int most_threads = 256;

void add_spelling(CLI::App& command, StyleOptions& style, const std::string& option,
                  const std::string& help);
void add_language(CLI::App& command, StyleOptions& style, const std::string& help);
/// --edition and --turned: in whose words, and how the board lies.
void add_edition(CLI::App& command, StyleOptions& style);
void add_board(CLI::App& command, BoardOptions& board);
/// --round and --move, of the record.
void add_moment(CLI::App& command, MomentWanted& moment, CLI::Option& file);
/// --black and --gold: names, or levels of the computer.
void add_players(CLI::App& command, PerPlayer<std::string>& names);
/// --clock 10+5
void add_clock(CLI::App& command, std::string& clock);
[[nodiscard]] std::optional<game::MinutesClock> clock_from_name(std::string_view name);
[[nodiscard]] std::string write_clock_name(const game::MinutesClock& clock);
CLI::Option* add_seed(CLI::App& command, std::optional<std::uint64_t>& seed,
                      const std::string& help);
void add_progress(CLI::App& command, bool& progress);
void add_nodes(CLI::App& command, std::optional<std::uint64_t>& nodes);
void add_threads_and_hash(CLI::App& command, int& threads, int& megabytes);
/// The same for a command that cannot do without the memory that it is given.
void add_solver(CLI::App& command, int& threads, int& megabytes);

/// The names of the themes.
[[nodiscard]] std::vector<std::string> theme_names();

/// Returns what is wrong with the name of a format, or an empty text.
[[nodiscard]] std::string check_format(const std::string& name);

} // namespace kamisado::cli
