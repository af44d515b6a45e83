#include "cli/commands.h"
#include "cli/output.h"
#include "options/checks.h"
#include "options/completion.h"
#include "options/page.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>

namespace kamisado::cli {

namespace {

std::string completion_for(const std::string& shell, const options::CommandPage& program) {
    if (shell == "bash") {
        return options::write_bash_completion(program);
    }
    return shell == "zsh" ? options::write_zsh_completion(program)
                          : options::write_fish_completion(program);
}

} // namespace

Command add_completion(CLI::App& program) {
    auto shell = std::make_shared<std::string>();
    CLI::App* const command = program.add_subcommand(
        "completion", "Print what makes a shell complete commands, options and their values");
    command->add_option("SHELL", *shell, "Which shell")
        ->required()
        ->transform(options::one_of({"bash", "zsh", "fish"}));
    command->footer("Packages install these files; without one, let the shell read them at its "
                    "start.\n"
                    "\n"
                    "Examples:\n"
                    "  source <(kamisado completion bash)\n"
                    "  source <(kamisado completion zsh)\n"
                    "  kamisado completion fish > ~/.config/fish/completions/kamisado.fish");
    return {command, [shell, &program] {
                print(completion_for(*shell, options::page_of(program)));
                return ExitCode::Fine;
            }};
}

} // namespace kamisado::cli
