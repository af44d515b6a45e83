#include "arena/settings.h"
#include "cli/arena_command.h"
#include "cli/arguments_by_subject.h"
#include "cli/shared_arguments.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <string>

namespace kamisado::cli {

namespace {

/// What is wrong with a value; nothing when it can be set.
std::string wrong_with(const std::string& key, const std::string& value) {
    ArenaSettings scratch;
    const auto done = set(scratch, key, value);
    return done ? "" : done.error();
}

/// An option of the command line for a setting of the arena, which knows what its values are.
CLI::Option* add_setting(CLI::App& command, const std::shared_ptr<ArenaCommandOptions>& options,
                         const std::string& flag, const std::string& key, const std::string& help) {
    const auto take = [options, key](const CLI::results_t& values) {
        return std::ranges::all_of(values, [&](const std::string& value) {
            return set(options->settings, key, value).has_value();
        });
    };
    return command.add_option(flag, take, help)
        ->check([key](const std::string& value) { return wrong_with(key, value); }, "");
}

void add_files(CLI::App& command, ArenaCommandOptions& options) {
    command.add_option("--openings", options.openings,
                       "A file of starts, one a line, to take turns through");
    command.add_option("--threads", options.threads, "How many games are played at a time")
        ->check(CLI::Range(1, most_threads));
    command.add_option("--records", options.records, "A folder for the records of all games");
    command.add_option("--state", options.state,
                       "A file that keeps what is finished: the same command goes on with it");
    command.add_option("--engine-errors", options.engine_errors,
                       "A file for what programs write to standard error (dropped if not given)");
    command.add_flag("--json", options.json, "For programs: one JSON object, errors too");
}

} // namespace

Command add_arena(CLI::App& program) {
    auto options = std::make_shared<ArenaCommandOptions>();
    CLI::App* const command = program.add_subcommand(
        "arena", "Let two levels, or programs that speak the engine's protocol, play many games");
    add_setting(*command, options, "FIRST", "first",
                "A level from 1 to 10, or the command line of a program in quotes")
        ->required();
    add_setting(*command, options, "SECOND", "second", "Another one, or the same")->required();
    for (const SettingHelp& setting : arena_setting_helps()) {
        const std::string key(setting.key);
        CLI::Option* const option =
            add_setting(*command, options, "--" + key, key, std::string(setting.help));
        option->type_name("TEXT")->expected(1);
        if (setting.repeats) {
            option->take_all();
        }
    }
    command->add_flag_callback(
        "--first-position", [options] { options->settings.start = StartKind::FirstPosition; },
        "The same as --start first");
    add_files(*command, *options);
    command->footer(
        "Every start is played twice with the seats swapped. What is measured is SECOND: the "
        "share\n"
        "of games that it wins with its 95 % interval, and its Elo against FIRST. A program that\n"
        "crashes, says what is no move or is late loses that game and is started again.\n"
        "docs/arena.md tells more.\n"
        "\n"
        "Examples:\n"
        "  kamisado arena 3 4\n"
        "  kamisado arena 9 10 --games 40 --format standard --records games\n"
        "  kamisado arena 5 './other-engine --fast' --movetime 100 --threads 2 --state run.arena\n"
        "  kamisado arena 4 'kamisado engine' --second-option Level=5 --sprt elo0=0,elo1=40");
    return {command, [options] { return run_arena_command(*options); }};
}

} // namespace kamisado::cli
