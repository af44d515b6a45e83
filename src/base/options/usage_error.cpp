#include "options/usage_error.h"

#include "options/page.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <ranges>
#include <string_view>
#include <vector>

namespace kamisado::options {

namespace {

constexpr std::size_t most_typing_errors = 2;

/// How many letters have to be changed, added or left out to make the one of the other.
std::size_t typing_errors(std::string_view typed, std::string_view meant) {
    std::vector<std::size_t> row(meant.size() + 1);
    std::ranges::copy(std::views::iota(std::size_t{0}, row.size()), row.begin());
    for (const char letter : typed) {
        std::size_t diagonal = row[0]++;
        for (std::size_t i = 1; i < row.size(); ++i) {
            const std::size_t changed = diagonal + (letter == meant[i - 1] ? 0 : 1);
            diagonal = row[i];
            row[i] = std::min({changed, row[i] + 1, row[i - 1] + 1});
        }
    }
    return row.back();
}

/// ": did you mean perft?", or nothing.
std::string proposal(std::string_view typed, const std::vector<std::string>& names) {
    const auto errors = [&](const std::string& name) { return typing_errors(typed, name); };
    const auto nearest = std::ranges::min_element(names, {}, errors);
    const bool is_near = nearest != names.end() && errors(*nearest) <= most_typing_errors &&
                         errors(*nearest) < nearest->size();
    return is_near ? fmt::format(": did you mean {}?", *nearest) : "";
}

std::string unexpected_word(const CLI::App& command, const std::string& word) {
    const CommandPage page = page_of(command);
    if (!word.starts_with('-') && page.name.empty()) {
        return unknown_command(command, word);
    }
    if (!word.starts_with('-')) {
        return fmt::format("{} takes no further argument: {}", page.full_name(), word);
    }
    std::vector<std::string> names;
    for (const OptionPage& option : page.options) {
        names.insert(names.end(), option.names.begin(), option.names.end());
    }
    return fmt::format("{} is no option of {}{}", word, page.full_name(), proposal(word, names));
}

const CLI::App& chosen_command(const CLI::App& program) {
    for (const CLI::App* const command : program.get_subcommands({})) {
        if (command->parsed()) {
            return *command;
        }
    }
    return program; // NOLINT(bugprone-return-const-ref-from-parameter): nobody makes a program for
                    // this
}

/// CLI11 begins what it says about an option with the option's name.
std::string_view first_word(std::string_view text) {
    return text.substr(0, text.find_first_of(": "));
}

} // namespace

const CLI::App* find_command(const CLI::App& program, const std::string& name) {
    const auto commands = program.get_subcommands({});
    const auto found = std::ranges::find(
        commands, name, [](const CLI::App* command) { return command->get_name(); });
    return found == commands.end() ? nullptr : *found;
}

std::string unknown_command(const CLI::App& program, const std::string& name) {
    std::vector<std::string> names;
    for (const CLI::App* const command : program.get_subcommands({})) {
        names.push_back(command->get_name());
    }
    return fmt::format("{} is no command of {}{}", name, program.get_name(), proposal(name, names));
}

std::string describe(const CLI::App& program, const CLI::ParseError& error) {
    std::string said = error.what();
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
        const auto words = program.remaining(true);
        return words.empty() ? said : unexpected_word(chosen_command(program), words.front());
    }
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
        const bool is_missing = said.find("missing") != std::string::npos;
        return fmt::format("{} {}", first_word(said),
                           is_missing ? "needs a value" : "is given more than once");
    }
    if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr) {
        const auto name = said.find("--");
        return name == std::string::npos
                   ? said
                   : fmt::format("{} takes no value", first_word(said.substr(name)));
    }
    return said;
}

} // namespace kamisado::options
