#include "cli/style_options.h"

#include <CLI/CLI.hpp>

#include <vector>

namespace kamisado::cli {

void StyleOptions::add_spelling(CLI::App& command, const std::string& option,
                                const std::string& help) {
    std::vector<std::string> names;
    names.reserve(all_spellings.size());
    for (const Spelling spelling : all_spellings) {
        names.emplace_back(name_of(spelling));
    }
    command.add_option(option, spelling_name, help)->check(CLI::IsMember(names));
}

void StyleOptions::add_language(CLI::App& command, const std::string& help) {
    std::vector<std::string> codes;
    codes.reserve(all_languages.size());
    for (const Language language : all_languages) {
        codes.emplace_back(code_of(language));
    }
    command.add_option("--language", language_code, help)->check(CLI::IsMember(codes));
}

} // namespace kamisado::cli
