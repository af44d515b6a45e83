#include "options/completion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace kamisado::options {

namespace {

constexpr std::string_view file_value = "FILE";
constexpr std::string_view folder_value = "FOLDER";

std::string joined(const std::vector<std::string>& words, std::string_view gap) {
    return fmt::format("{}", fmt::join(words, gap));
}

std::vector<std::string> command_names(const CommandPage& program) {
    std::vector<std::string> names;
    names.reserve(program.commands.size());
    for (const CommandPage& command : program.commands) {
        names.push_back(command.name);
    }
    return names;
}

std::vector<std::string> option_names(const CommandPage& page) {
    std::vector<std::string> names;
    for (const OptionPage& option : page.options) {
        names.insert(names.end(), option.names.begin(), option.names.end());
    }
    return names;
}

bool takes_files(const CommandPage& page) {
    return std::ranges::any_of(
        page.arguments, [](const OptionPage& argument) { return argument.value == file_value; });
}

bool takes_command(const OptionPage& argument) { return argument.names.front() == "COMMAND"; }

/// A text between single quotes, for sh and for fish alike.
std::string quoted(std::string_view text, std::string_view quote) {
    std::string result = "'";
    for (const char letter : text) {
        result += letter == '\'' ? std::string(quote) : std::string(1, letter);
    }
    return result + "'";
}
std::string quoted_for_shell(std::string_view text) { return quoted(text, "'\\''"); }
std::string quoted_for_fish(std::string_view text) { return quoted(text, "\\'"); }

// bash

std::string bash_values(const OptionPage& option) {
    if (!option.words.empty()) {
        return fmt::format("COMPREPLY=($(compgen -W '{}' -- \"$current\"))",
                           joined(option.words, " "));
    }
    if (option.value == file_value) {
        return "COMPREPLY=($(compgen -f -- \"$current\"))";
    }
    if (option.value == folder_value) {
        return "COMPREPLY=($(compgen -d -- \"$current\"))";
    }
    return "COMPREPLY=()";
}

std::string bash_command(const CommandPage& page, const CommandPage& program) {
    std::string text = fmt::format("    {})\n        case $before in\n", page.name);
    for (const OptionPage& option : page.options) {
        if (option.takes_value()) {
            text += fmt::format("        {}) {}; return ;;\n", joined(option.names, "|"),
                                bash_values(option));
        }
    }
    text += "        esac\n";
    text += fmt::format("        words='{}'\n", joined(option_names(page), " "));
    for (const OptionPage& argument : page.arguments) {
        if (takes_command(argument)) {
            text += fmt::format("        words+=' {}'\n", joined(command_names(program), " "));
        } else if (!argument.words.empty()) {
            text += fmt::format("        words+=' {}'\n", joined(argument.words, " "));
        }
    }
    if (takes_files(page)) {
        text += "        files=1\n";
    }
    return text + "        ;;\n";
}

// zsh

/// In a specification colons and brackets mean something.
std::string zsh_text(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        if (letter == '[' || letter == ']' || letter == ':' || letter == '\\') {
            result += '\\';
        }
        result += letter;
    }
    return result;
}

std::string zsh_action(const OptionPage& option, const CommandPage& program) {
    if (takes_command(option)) {
        return fmt::format("({})", joined(command_names(program), " "));
    }
    if (!option.words.empty()) {
        return fmt::format("({})", joined(option.words, " "));
    }
    if (option.value == file_value) {
        return "_files";
    }
    return option.value == folder_value ? "_files -/" : " ";
}

std::string zsh_option(const OptionPage& option, const CommandPage& program) {
    std::string text;
    for (const std::string& name : option.names) {
        // A name excludes the others, unless it may come again.
        const std::string before =
            option.repeats ? "*" : fmt::format("({})", joined(option.names, " "));
        std::string specification = fmt::format("{}{}[{}]", before, name, zsh_text(option.help));
        if (option.takes_value()) {
            const std::string value = option.value.empty() ? "value" : option.value;
            specification += fmt::format(":{}:{}", zsh_text(value), zsh_action(option, program));
        }
        text += " \\\n            " + quoted_for_shell(specification);
    }
    return text;
}

std::string zsh_command(const CommandPage& page, const CommandPage& program) {
    std::string text = fmt::format("        {})\n            _arguments -s", page.name);
    for (const OptionPage& option : page.options) {
        text += zsh_option(option, program);
    }
    for (const OptionPage& argument : page.arguments) {
        const std::string optional = argument.is_required ? "" : ":";
        const std::string place = argument.repeats ? "*" : optional;
        text += " \\\n            " +
                quoted_for_shell(fmt::format("{}:{}:{}", place, zsh_text(argument.names.front()),
                                             zsh_action(argument, program)));
    }
    return text + "\n            ;;\n";
}

// fish

std::string fish_value(const OptionPage& option) {
    if (!option.words.empty()) {
        return " -x -a " + quoted_for_fish(joined(option.words, " "));
    }
    if (option.value == file_value) {
        return " -r -F";
    }
    if (option.value == folder_value) {
        return " -x -a '(__fish_complete_directories)'";
    }
    return option.takes_value() ? " -x" : "";
}

std::string fish_option(const CommandPage& page, const OptionPage& option,
                        const std::string& condition) {
    std::string text =
        fmt::format("complete -c {} -n {}", page.program, quoted_for_fish(condition));
    for (const std::string& name : option.names) {
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    }
    return text + fish_value(option) + " -d " + quoted_for_fish(option.help) + "\n";
}

std::string fish_command(const CommandPage& page, const CommandPage& program) {
    const std::string seen = "__fish_seen_subcommand_from " + page.name;
    std::string text = fmt::format("complete -c {} -n __fish_use_subcommand -a {} -d {}\n",
                                   page.program, page.name, quoted_for_fish(page.summary));
    for (const OptionPage& option : page.options) {
        text += fish_option(page, option, seen);
    }
    for (const OptionPage& argument : page.arguments) {
        const auto words = takes_command(argument) ? command_names(program) : argument.words;
        const std::string values =
            words.empty() ? "-F" : "-a " + quoted_for_fish(joined(words, " "));
        if (!words.empty() || argument.value == file_value) {
            text += fmt::format("complete -c {} -n {} {}\n", page.program, quoted_for_fish(seen),
                                values);
        }
    }
    return text;
}

} // namespace

std::string write_bash_completion(const CommandPage& program) {
    std::string text = fmt::format(R"(# bash completion for {0}; {0} completion bash prints it.
_{0}() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}}
    local words='' files='' command='' i
    for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ ${{COMP_WORDS[i]}} != -* ]]; then
            command=${{COMP_WORDS[i]}}
            break
        fi
    done
    COMPREPLY=()
    case $command in
    '')
        words='{1} {2}'
        ;;
)",
                                   program.program, joined(command_names(program), " "),
                                   joined(option_names(program), " "));
    for (const CommandPage& command : program.commands) {
        text += bash_command(command, program);
    }
    return text + fmt::format(R"(    esac
    if [[ $current == -* || -z $files ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$current"))
    else
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -f -- "$current"))
    fi
}}
complete -F _{0} {0}
)",
                              program.program);
}

std::string write_zsh_completion(const CommandPage& program) {
    std::string text = fmt::format(R"(#compdef {0}
# zsh completion for {0}; {0} completion zsh prints it.
_{0}() {{
    local curcontext=$curcontext state line
    _arguments -C)",
                                   program.program);
    for (const OptionPage& option : program.options) {
        text += zsh_option(option, program);
    }
    text += " \\\n        ': :->command' '*:: :->arguments'\n    case $state in\n    command)\n"
            "        local -a commands=(\n";
    for (const CommandPage& command : program.commands) {
        text += "            " + quoted_for_shell(command.name + ":" + zsh_text(command.summary)) +
                "\n";
    }
    text += "        )\n        _describe -t commands command commands\n        ;;\n"
            "    arguments)\n        case $words[1] in\n";
    for (const CommandPage& command : program.commands) {
        text += zsh_command(command, program);
    }
    return text + fmt::format(R"(        esac
        ;;
    esac
}}
if [ "$funcstack[1]" = _{0} ]; then
    _{0} "$@"
else
    compdef _{0} {0}
fi
)",
                              program.program);
}

std::string write_fish_completion(const CommandPage& program) {
    std::string text = fmt::format("# fish completion for {0}; {0} completion fish prints it.\n"
                                   "complete -c {0} -f\n",
                                   program.program);
    for (const OptionPage& option : program.options) {
        text += fish_option(program, option, "__fish_use_subcommand");
    }
    for (const CommandPage& command : program.commands) {
        text += fish_command(command, program);
    }
    return text;
}

} // namespace kamisado::options
