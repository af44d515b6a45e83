#include "options/man_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string_view>

namespace kamisado::options {

namespace {

constexpr std::string_view section = "6";

/// Text as roff reads it: a hyphen that can be copied, and no line that is taken for a request.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        switch (letter) {
        case '\\': result += "\\e"; break;
        case '-': result += "\\-"; break;
        case '\'': result += "\\(aq"; break;
        case '`': result += "\\(ga"; break;
        case '^': result += "\\(ha"; break;
        case '~': result += "\\(ti"; break;
        default: result += letter;
        }
    }
    return result.starts_with('.') ? "\\&" + result : result;
}

std::string dashed_name(const CommandPage& page) {
    return page.name.empty() ? page.program : page.program + "-" + page.name;
}

std::string in_capitals(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char letter) {
        return static_cast<char>(std::toupper(letter));
    });
    return text;
}

std::string bold(const std::string& text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(const std::string& text) { return "\\fI" + escaped(text) + "\\fR"; }

std::string value_of(const OptionPage& option) {
    return option.words.empty() ? italic(option.value) : escaped(option.value_text());
}

std::string synopsis(const CommandPage& page) {
    std::string text = bold(page.full_name()) + " [" + italic("OPTIONS") + "]";
    for (const OptionPage& argument : page.arguments) {
        const std::string name = italic(argument.names.front()) + (argument.repeats ? " ..." : "");
        text += argument.is_required ? " " + name : " [" + name + "]";
    }
    return text + (page.commands.empty() ? "" : " [" + italic("COMMAND") + "]") + "\n";
}

std::string option_entry(const OptionPage& option) {
    std::string names;
    for (const std::string& name : option.names) {
        names += names.empty() ? "" : ", ";
        names += name.starts_with('-') ? bold(name) : italic(name);
    }
    if (option.names.front().starts_with('-') && option.takes_value()) {
        names += " " + value_of(option);
    }
    return fmt::format(".TP\n{}{}\n{}{}\n", names, option.repeats ? " ..." : "",
                       escaped(option.help), option.is_required ? " (required)" : "");
}

std::string option_section(std::string_view heading, const std::vector<OptionPage>& options) {
    std::string text = options.empty() ? "" : fmt::format(".SH {}\n", heading);
    for (const OptionPage& option : options) {
        text += option_entry(option);
    }
    return text;
}

std::string description(const CommandPage& page) {
    std::string text = fmt::format(".SH DESCRIPTION\n{}.\n", escaped(page.summary));
    bool is_new_paragraph = true;
    for (const std::string& line : page.notes) {
        text += is_new_paragraph && !line.empty() ? ".PP\n" : "";
        text += line.empty() ? "" : escaped(line) + "\n";
        is_new_paragraph = line.empty();
    }
    return text;
}

std::string command_section(const CommandPage& page) {
    std::string text = page.commands.empty() ? "" : ".SH COMMANDS\n";
    for (const CommandPage& command : page.commands) {
        text += fmt::format(".TP\n.BR {} ({})\n{}.\n", escaped(dashed_name(command)), section,
                            escaped(command.summary));
    }
    return text;
}

std::string example_section(const CommandPage& page) {
    if (page.examples.empty()) {
        return {};
    }
    std::string text = ".SH EXAMPLES\n.nf\n";
    for (const std::string& line : page.examples) {
        const auto begin = line.find_first_not_of(' ');
        text += begin == std::string::npos ? "" : escaped(line.substr(begin)) + "\n";
    }
    return text + ".fi\n";
}

std::string see_also(const CommandPage& page) {
    if (!page.name.empty()) {
        return fmt::format(".SH SEE ALSO\n.BR {} ({})\n", escaped(page.program), section);
    }
    std::string text = ".SH SEE ALSO\n";
    for (const CommandPage& command : page.commands) {
        const bool is_last = &command == &page.commands.back();
        text += fmt::format(".BR {} ({}){}\n", escaped(dashed_name(command)), section,
                            is_last ? "" : ",");
    }
    return text;
}

} // namespace

std::string man_page_name(const CommandPage& page) {
    return fmt::format("{}.{}", dashed_name(page), section);
}

std::string write_man_page(const CommandPage& page, const std::string& version,
                           const std::vector<ManSection>& more) {
    // No date: the same source gives the same bytes on every day.
    std::string text =
        fmt::format(".TH {} {} \"\" \"{} {}\" Games\n", escaped(in_capitals(dashed_name(page))),
                    section, page.program, version);
    text += fmt::format(".SH NAME\n{} \\- {}\n", escaped(dashed_name(page)), escaped(page.summary));
    text += ".SH SYNOPSIS\n" + synopsis(page) + description(page);
    text += option_section("ARGUMENTS", page.arguments) + option_section("OPTIONS", page.options);
    text += command_section(page) + example_section(page);
    for (const ManSection& added : more) {
        text += fmt::format(".SH {}\n", added.heading);
        for (const ManSection::Row& row : added.rows) {
            text += fmt::format(".TP\n{}\n{}\n", bold(row.name), escaped(row.text));
        }
    }
    return text + see_also(page);
}

} // namespace kamisado::options
