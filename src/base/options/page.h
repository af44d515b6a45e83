#pragma once

#include <CLI/App.hpp>

#include <string>
#include <vector>

/// What a command says about itself, as data: its help, its man page and the completions of the
/// shells are all made from this, and this is made from the one declaration of its options.
namespace kamisado::options {

struct OptionPage {
    std::vector<std::string> names;      ///< "-h" and "--help"; of an argument: "FILE"
    std::string value = {};              ///< "FILE", "NUMBER", "TEXT"; empty for a flag
    std::vector<std::string> words = {}; ///< all values that it can have, where these are few
    std::string help = {};               ///< with everything that limits it
    bool is_required = false;
    bool repeats = false;

    [[nodiscard]] bool takes_value() const { return !value.empty() || !words.empty(); }
    /// "fast|human", "NUMBER"
    [[nodiscard]] std::string value_text() const;
};

struct CommandPage {
    std::string program;                    ///< "kamisado"
    std::string name;                       ///< "perft"; empty for the program itself
    std::string summary;                    ///< one line
    std::vector<OptionPage> arguments = {}; ///< by their places
    std::vector<OptionPage> options = {};   ///< by their names
    std::vector<CommandPage> commands = {}; ///< of the program
    std::vector<std::string> notes = {};    ///< lines; an empty one begins a paragraph
    std::vector<std::string> examples = {}; ///< lines

    /// "kamisado perft"
    [[nodiscard]] std::string full_name() const;
    /// "kamisado perft [OPTIONS] DEPTH"
    [[nodiscard]] std::string usage() const;
};

/// The footer of a command holds its notes and, after a line "Examples:", its examples.
[[nodiscard]] CommandPage page_of(const CLI::App& command);

} // namespace kamisado::options
