#include "options/help_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstddef>
#include <sstream>
#include <string_view>

namespace kamisado::options {

namespace {

constexpr std::size_t help_column = 26;
constexpr std::size_t last_column = 80;

/// As it is seen: the few letters beyond ASCII in our help are one column wide.
std::size_t width_of(std::string_view text) {
    std::size_t width = 0;
    for (const char byte : text) {
        width += (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U ? 0 : 1;
    }
    return width;
}

/// "  NAME   what it is", wrapped, with the later lines below what it is.
std::string row(const std::string& name, const std::string& help) {
    std::string text = "  " + name;
    std::size_t column = width_of(text);
    if (column + 2 > help_column) {
        text += '\n';
        column = 0;
    }
    text.append(help_column - column, ' ');
    column = help_column;
    std::istringstream words(help);
    bool is_first = true;
    for (std::string word; words >> word; is_first = false) {
        if (!is_first && column + 1 + width_of(word) > last_column) {
            text += "\n" + std::string(help_column, ' ');
            column = help_column;
        } else if (!is_first) {
            text += ' ';
            ++column;
        }
        text += word;
        column += width_of(word);
    }
    return text + "\n";
}

std::string option_rows(std::string_view heading, const std::vector<OptionPage>& options) {
    std::string text = options.empty() ? "" : fmt::format("\n{}:\n", heading);
    for (const OptionPage& option : options) {
        std::string name = fmt::format("{}", fmt::join(option.names, ", "));
        if (option.names.front().starts_with('-') && option.takes_value()) {
            name += " " + option.value_text();
        }
        text += row(name + (option.repeats ? " ..." : ""),
                    option.help + (option.is_required ? " [required]" : ""));
    }
    return text;
}

} // namespace

std::string write_help(const CommandPage& page) {
    std::string text = fmt::format("{}\nUsage: {}\n", page.summary, page.usage());
    text += option_rows("Arguments", page.arguments);
    text += option_rows("Options", page.options);
    if (!page.commands.empty()) {
        text += "\nCommands:\n";
    }
    for (const CommandPage& command : page.commands) {
        text += row(command.name, command.summary);
    }
    if (!page.notes.empty()) {
        text += fmt::format("\n{}\n", fmt::join(page.notes, "\n"));
    }
    if (!page.examples.empty()) {
        text += fmt::format("\nExamples:\n{}\n", fmt::join(page.examples, "\n"));
    }
    return text;
}

} // namespace kamisado::options
