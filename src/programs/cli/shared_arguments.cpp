#include "cli/shared_arguments.h"

#include "computer/level.h"
#include "notation/record.h"
#include "options/checks.h"
#include "puzzles/theme.h"
#include "solver/solver.h"
#include "solver/transposition_table.h"
#include "text/number.h"
#include "text/words.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

namespace kamisado::cli {

namespace {

/// Without the table that is asked for there is nothing to go on with.
std::string check_memory(const std::string& megabytes) {
    const bool fits = TranspositionTable::fits_into_memory(
        static_cast<std::size_t>(std::stoull(megabytes)) << 20U);
    return fits ? "" : "there is no memory for a table of " + megabytes + " MB";
}

/// A name that is a number is meant to be a level: nobody is called 11.
std::string check_player(const std::string& name) {
    const std::string_view number =
        std::string_view(name).substr(name.starts_with("level ") ? 6 : 0);
    const bool is_number = number.find_first_not_of("+-.0123456789") == std::string_view::npos;
    if (number.empty() || !is_number || level_from_name(name)) {
        return {};
    }
    return fmt::format("{} is no level of the computer: {} to {}", name, lowest_level,
                       highest_level);
}

std::string check_clock(const std::string& name) {
    return clock_from_name(name)
               ? ""
               : name + " is no clock: minutes and seconds from 1+0 to 1000+1000, such as 10+5";
}

} // namespace

void add_spelling(CLI::App& command, StyleOptions& style, const std::string& option,
                  const std::string& help) {
    std::vector<std::string> names;
    names.reserve(all_spellings.size());
    for (const Spelling spelling : all_spellings) {
        names.emplace_back(name_of(spelling));
    }
    command.add_option(option, style.spelling_name, help)->transform(options::one_of(names));
}

void add_language(CLI::App& command, StyleOptions& style, const std::string& help) {
    std::vector<std::string> codes;
    codes.reserve(all_languages.size());
    for (const Language language : all_languages) {
        codes.emplace_back(code_of(language));
    }
    command.add_option("--language", style.language_code, help)->transform(options::one_of(codes));
}

void add_edition(CLI::App& command, StyleOptions& style) {
    command
        .add_option("--edition", style.edition_name,
                    "Whose words: burley (Gold, rings) or huch (White, dragon's teeth, oshi); "
                    "huch in French if not given")
        ->transform(options::one_of({"burley", "huch"}));
    command.add_flag("--turned", style.turned,
                     "The board lies turned by a quarter, orange at each player's left");
}

void add_board(CLI::App& command, BoardOptions& board) {
    CLI::Option* const letters =
        command.add_flag("--letters", board.letters, "Mark every square with its colour's letter");
    command.add_flag("--kanji", board.kanji, "Mark squares and towers with kanji")
        ->excludes(letters);
    command
        .add_option("--color,--colour", board.colours,
                    "In colour? auto asks the terminal and NO_COLOR")
        ->transform(options::one_of({"always", "never", "auto"}));
    command
        .add_option("--board", board.size_name,
                    "The board's size; auto looks at the window, none hides it")
        ->transform(options::one_of({"large", "small", "auto", "none"}));
}

std::vector<std::string> theme_names() {
    std::vector<std::string> names;
    names.reserve(all_themes.size());
    for (const Theme theme : all_themes) {
        names.emplace_back(name_of(theme));
    }
    return names;
}

void add_moment(CLI::App& command, MomentWanted& moment, CLI::Option& file) {
    command.add_option("--round", moment.round, "The round; the last if not given")
        ->check(options::whole_number(1, options::any_int))
        ->needs(&file);
    command.add_option("--move", moment.move, "After N real moves of the round; all if not given")
        ->check(options::whole_number(0, options::any_int))
        ->needs(&file);
}

void add_players(CLI::App& command, PerPlayer<std::string>& names) {
    command
        .add_option("--black", names[Player::Black],
                    "Who plays Black and starts: a name, or 1 to 10 for the computer")
        ->check(check_player, "");
    command
        .add_option("--gold", names[Player::Gold],
                    "Who plays Gold, likewise; in the rulebook the more experienced one")
        ->check(check_player, "");
}

void add_clock(CLI::App& command, std::string& clock) {
    command
        .add_option("--clock", clock,
                    "Minutes for each player, and seconds more with each move: 10+5")
        ->check(check_clock, "");
}

std::optional<game::MinutesClock> clock_from_name(std::string_view name) {
    constexpr game::Millis second = 1000;
    constexpr unsigned most = 1000;
    const auto minutes = number_from<unsigned>(take_field(name, '+'));
    const auto seconds = number_from<unsigned>(name);
    if (!minutes || *minutes == 0 || *minutes > most || !seconds || *seconds > most) {
        return std::nullopt;
    }
    return game::MinutesClock{.initial = *minutes * 60 * second, .increment = *seconds * second};
}

std::string write_clock_name(const game::MinutesClock& clock) {
    return fmt::format("{:g}+{:g}", static_cast<double>(clock.initial) / 60'000,
                       static_cast<double>(clock.increment) / 1000);
}

CLI::Option* add_seed(CLI::App& command, std::optional<std::uint64_t>& seed,
                      const std::string& help) {
    return command.add_option("--seed", seed, help)->check(options::whole_number(0));
}

std::string check_format(const std::string& name) {
    return format_from_name(name)
               ? ""
               : name + " is none of single, \"series N\", standard, long, marathon";
}

void add_progress(CLI::App& command, bool& progress) {
    command.add_flag("--progress", progress,
                     "Tell on standard error how far it is, not only on a terminal");
}

/// Nodes and not seconds, so that the answer is the same on every machine.
void add_nodes(CLI::App& command, std::optional<std::uint64_t>& nodes) {
    command
        .add_option("--nodes", nodes, "Positions to look at for each move (1000000 if not given)")
        ->check(options::whole_number(1));
}

void add_threads_and_hash(CLI::App& command, int& threads, int& megabytes) {
    command.add_option("--threads", threads, "How many threads think")
        ->check(options::whole_number(1, most_threads));
    command.add_option("--hash", megabytes, "Memory for the table, in MB")
        ->check(options::whole_number(1, most_table_megabytes));
}

void add_solver(CLI::App& command, int& threads, int& megabytes) {
    add_threads_and_hash(command, threads, megabytes);
    command.get_option("--hash")->check(check_memory, "");
}

} // namespace kamisado::cli
