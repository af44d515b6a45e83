#include "cli/shared_arguments.h"

#include "notation/record.h"
#include "solver/solver.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace kamisado::cli {

namespace {} // namespace

void add_spelling(CLI::App& command, StyleOptions& style, const std::string& option,
                  const std::string& help) {
    std::vector<std::string> names;
    names.reserve(all_spellings.size());
    for (const Spelling spelling : all_spellings) {
        names.emplace_back(name_of(spelling));
    }
    command.add_option(option, style.spelling_name, help)->check(CLI::IsMember(names));
}

void add_language(CLI::App& command, StyleOptions& style, const std::string& help) {
    std::vector<std::string> codes;
    codes.reserve(all_languages.size());
    for (const Language language : all_languages) {
        codes.emplace_back(code_of(language));
    }
    command.add_option("--language", style.language_code, help)->check(CLI::IsMember(codes));
}

void add_board(CLI::App& command, BoardOptions& board) {
    CLI::Option* const letters =
        command.add_flag("--letters", board.letters, "Mark every square with its colour's letter");
    command.add_flag("--kanji", board.kanji, "Mark squares and towers with kanji")
        ->excludes(letters);
    command
        .add_option("--color,--colour", board.colours,
                    "In colour? auto asks the terminal and NO_COLOR")
        ->check(CLI::IsMember({"always", "never", "auto"}));
    command
        .add_option("--board", board.size_name,
                    "The board's size; auto looks at the window, none hides it")
        ->check(CLI::IsMember({"large", "small", "auto", "none"}));
}

std::string check_format(const std::string& name) {
    return format_from_name(name)
               ? ""
               : name + " is none of single, \"series N\", standard, long, marathon";
}

/// Nodes and not seconds, so that the answer is the same on every machine.
void add_nodes(CLI::App& command, std::optional<std::uint64_t>& nodes) {
    command.add_option("--nodes", nodes, "How long to look at each move (1000000 if not given)")
        ->check(CLI::PositiveNumber);
}

void add_engine(CLI::App& command, int& threads, int& megabytes) {
    command.add_option("--threads", threads, "How many threads think")
        ->check(CLI::Range(1, most_threads));
    command.add_option("--hash", megabytes, "Memory for the table, in MB")
        ->check(CLI::Range(1, most_table_megabytes));
}

} // namespace kamisado::cli
