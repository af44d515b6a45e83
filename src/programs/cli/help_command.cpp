#include "cli/commands.h"
#include "cli/failure.h"
#include "cli/output.h"
#include "cli/version.h"
#include "files/save_file.h"
#include "options/completion.h"
#include "options/help_text.h"
#include "options/man_page.h"
#include "options/page.h"
#include "options/usage_error.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

namespace kamisado::cli {

namespace {

struct HelpOptions {
    std::string command; ///< empty: the program
    bool man = false;
    std::string folder; ///< where all of it is written; empty: nowhere
};

/// Parts of the man page that are not in the help.
std::vector<options::ManSection> program_sections() {
    return {{.heading = "FILES",
             .rows = {{"~/.local/state/kamisado/last.kamisado", "The last match that had no file."},
                      {"~/.local/share/kamisado/games.sqlite",
                       "The games of a server that was started by hand."},
                      {"/var/lib/kamisado/games.sqlite", "The games of the service."},
                      {"/etc/default/kamisado", "Settings of the service: KAMISADO_DATABASE, "
                                                "KAMISADO_PORT and KAMISADO_OPTIONS."},
                      {"/usr/share/doc/kamisado/hosting.md",
                       "How to serve the world: TLS, systemd, PostgreSQL, backups."}}},
            {.heading = "ENVIRONMENT",
             .rows = {{"NO_COLOR", "If set, boards are drawn without colours."},
                      {"XDG_STATE_HOME, XDG_DATA_HOME",
                       "Where these folders are, if not in ~/.local."}}}};
}

std::string man_page_of(const options::CommandPage& page) {
    return options::write_man_page(page, std::string(version),
                                   page.name.empty() ? program_sections()
                                                     : std::vector<options::ManSection>());
}

/// The files that an installation wants: man pages, and the completions of three shells.
ExitCode write_documents(const options::CommandPage& program, const std::string& folder) {
    struct Document {
        std::string name;
        std::string text;
    };
    std::vector<Document> documents{
        {"man/" + options::man_page_name(program), man_page_of(program)},
        {"bash/" + program.program, options::write_bash_completion(program)},
        {"zsh/_" + program.program, options::write_zsh_completion(program)},
        {"fish/" + program.program + ".fish", options::write_fish_completion(program)}};
    for (const options::CommandPage& command : program.commands) {
        documents.push_back({"man/" + options::man_page_name(command), man_page_of(command)});
    }
    for (const Document& document : documents) {
        const std::filesystem::path path = std::filesystem::path(folder) / document.name;
        std::error_code ignored; // writing says what is wrong
        std::filesystem::create_directories(path.parent_path(), ignored);
        if (const auto written = write_atomically(path, document.text); !written) {
            return refuse(path.string(), "file.unwritable", written.error().text());
        }
    }
    return ExitCode::Fine;
}

ExitCode run_help(const CLI::App& program, const HelpOptions& options) {
    if (!options.folder.empty()) {
        return write_documents(options::page_of(program), options.folder);
    }
    const CLI::App* const command =
        options.command.empty() ? &program : options::find_command(program, options.command);
    if (command == nullptr) {
        print_error(options::unknown_command(program, options.command));
        return ExitCode::WrongUsage;
    }
    const options::CommandPage page = options::page_of(*command);
    print(options.man ? man_page_of(page) : options::write_help(page));
    return ExitCode::Fine;
}

} // namespace

Command add_help(CLI::App& program) {
    auto options = std::make_shared<HelpOptions>();
    CLI::App* const command = program.add_subcommand("help", "Tell all about a command");
    CLI::Option* const name =
        command->add_option("COMMAND", options->command, "The command; all of them if not given");
    CLI::Option* const man =
        command->add_flag("--man", options->man, "As a man page, for man --local-file -");
    command
        ->add_option("--write", options->folder,
                     "Write the man pages of all commands and the completions of all shells there")
        ->type_name("FOLDER")
        ->excludes(name)
        ->excludes(man);
    command->footer("Help, man pages and completions are made from the same declarations.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado help play\n"
                    "  kamisado help arena --man | man --local-file -\n"
                    "  kamisado help --write documents");
    return {command, [options, &program] { return run_help(program, *options); }};
}

} // namespace kamisado::cli
