#include "survey/arena_options.h"

#include "arena/openings.h"
#include "options/checks.h"
#include "survey/options.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <utility>

namespace kamisado::survey {

namespace {

/// Returns what is wrong with a value, or an empty text.
std::string wrong_with(const std::string& key, const std::string& value) {
    ArenaSettings scratch;
    const auto done = set(scratch, key, value);
    return done ? "" : done.error();
}

/// An option of the command line for a setting of the arena, which knows what its values are.
CLI::Option* add_setting(CLI::App& command, ArenaSettings& settings, const std::string& flag,
                         const std::string& key, const std::string& help) {
    const auto take = [&settings, key](const CLI::results_t& values) {
        return std::ranges::all_of(values, [&](const std::string& value) {
            return set(settings, key, value).has_value();
        });
    };
    return command.add_option(flag, take, help)
        ->check([key](const std::string& value) { return wrong_with(key, value); }, "");
}

void add_settings(CLI::App& command, ArenaSettings& settings) {
    add_setting(command, settings, "FIRST", "first",
                "A level from 1 to 10, or the command line of a program in quotes")
        ->required();
    add_setting(command, settings, "SECOND", "second", "Another one, or the same")->required();
    for (const SettingHelp& setting : arena_setting_helps()) {
        const std::string key(setting.key);
        CLI::Option* const option =
            add_setting(command, settings, "--" + key, key, std::string(setting.help));
        option->type_name("TEXT")->expected(1);
        if (setting.repeats) {
            option->take_all();
        }
    }
    command.add_flag_callback(
        "--first-position", [&settings] { settings.start = StartKind::FirstPosition; },
        "The same as --start first");
}

} // namespace

void add_options(CLI::App& command, ArenaOptions& options) {
    add_settings(command, options.settings);
    CLI::Option* const openings =
        command
            .add_option("--openings", options.openings,
                        "Starts, one a line, or records, to take turns through")
            ->type_name("FILE");
    command
        .add_option("--plies", options.plies,
                    "From records: start after N moves of each round (0 if not given)")
        ->check(options::whole_number(0, options::any_int))
        ->needs(openings);
    command.add_option("--threads", options.threads, "How many games are played at a time")
        ->check(options::whole_number(1, most_threads));
    command.add_option("--records", options.records, "For the records of all games")
        ->type_name("FOLDER");
    command
        .add_option("--state", options.state,
                    "Keeps what is finished: the same command goes on with it")
        ->type_name("FILE");
    options::add_json(command, options.json, "For programs: one JSON object");
}

std::expected<ArenaSettings, std::string> with_openings(const ArenaOptions& options,
                                                        std::string_view text) {
    auto openings = read_openings(text, options.plies);
    if (!openings) {
        return std::unexpected(std::move(openings.error()));
    }
    ArenaSettings settings = options.settings;
    settings.start = StartKind::Openings;
    settings.openings = *std::move(openings);
    return settings;
}

} // namespace kamisado::survey
