#include "options/page.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>

namespace kamisado::options {

namespace {

constexpr std::string_view if_not_given = "if not given)";

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts;
    std::istringstream rest{std::string(text)};
    for (std::string part; std::getline(rest, part, at);) {
        parts.push_back(part);
    }
    return parts;
}

std::vector<std::string> names_of(const CLI::Option& option) {
    std::vector<std::string> names;
    for (const std::string& name : option.get_snames()) {
        names.push_back("-" + name);
    }
    for (const std::string& name : option.get_lnames()) {
        names.push_back("--" + name);
    }
    if (names.empty()) {
        names.push_back(option.get_name(true));
    }
    return names;
}

/// Sorted by name: CLI11 sorts them by their places in memory.
std::string list_of(const std::set<CLI::Option*>& options) {
    std::set<std::string> names;
    for (const CLI::Option* const option : options) {
        names.insert(names_of(*option).back());
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

/// "How many (100 if not given)" becomes "How many (1 to 256; 100 if not given)".
std::string with_limit(std::string help, const std::string& limit) {
    const auto open = help.ends_with(if_not_given) ? help.rfind('(') : std::string::npos;
    if (open == std::string::npos) {
        return fmt::format("{} ({})", help, limit);
    }
    return help.insert(open + 1, limit + "; ");
}

std::string help_of(const CLI::Option& option, const std::string& range) {
    std::string help = option.get_description();
    if (!range.empty()) {
        help = with_limit(std::move(help), range);
    }
    if (!option.get_needs().empty()) {
        help = with_limit(std::move(help), "only with " + list_of(option.get_needs()));
    }
    if (!option.get_excludes().empty()) {
        help = with_limit(std::move(help), "not with " + list_of(option.get_excludes()));
    }
    return help;
}

/// CLI11 names the type and after a colon what checks.h says: "UINT:1 to 256", "TEXT:{a,b}".
OptionPage option_page(const CLI::Option& option) {
    OptionPage page{.names = names_of(option), .is_required = option.get_required()};
    page.repeats = option.get_expected_max() > 1 ||
                   option.get_multi_option_policy() == CLI::MultiOptionPolicy::TakeAll;
    const std::string type = option.get_type_name();
    const auto colon = type.find(':');
    std::string range = colon == std::string::npos ? "" : type.substr(colon + 1);
    if (range.starts_with('{')) {
        page.words = split(range.substr(1, range.find('}') - 1), ',');
        range.clear();
    } else if (option.get_items_expected_max() != 0) {
        page.value = option.get_positional() ? page.names.front() : type.substr(0, colon);
        if (page.value == "UINT" || page.value == "INT" || page.value == "FLOAT") {
            page.value = "NUMBER";
        }
    }
    page.help = help_of(option, range);
    return page;
}

void add_footer(CommandPage& page, const std::string& footer) {
    bool in_examples = false;
    for (const std::string& line : split(footer, '\n')) {
        if (line == "Examples:") {
            in_examples = true;
        } else {
            (in_examples ? page.examples : page.notes).push_back(line);
        }
    }
    while (!page.notes.empty() && page.notes.back().empty()) {
        page.notes.pop_back();
    }
}

} // namespace

std::string OptionPage::value_text() const {
    return words.empty() ? value : fmt::format("{}", fmt::join(words, "|"));
}

std::string CommandPage::full_name() const { return name.empty() ? program : program + " " + name; }

std::string CommandPage::usage() const {
    std::string text = full_name() + " [OPTIONS]";
    for (const OptionPage& argument : arguments) {
        const std::string shown = argument.names.front() + (argument.repeats ? " ..." : "");
        text += argument.is_required ? " " + shown : " [" + shown + "]";
    }
    return commands.empty() ? text : text + " [COMMAND]";
}

CommandPage page_of(const CLI::App& command) {
    const CLI::App* const parent = command.get_parent();
    CommandPage page{.program = parent != nullptr ? parent->get_name() : command.get_name(),
                     .name = parent != nullptr ? command.get_name() : "",
                     .summary = command.get_description()};
    for (const CLI::Option* const option : command.get_options()) {
        (option->get_positional() ? page.arguments : page.options).push_back(option_page(*option));
    }
    for (const CLI::App* const below : command.get_subcommands({})) {
        page.commands.push_back(page_of(*below));
    }
    add_footer(page, command.get_footer());
    return page;
}

} // namespace kamisado::options
