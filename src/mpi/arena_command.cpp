#include "arena/openings.h"
#include "arena/progress.h"
#include "arena/report.h"
#include "files/read_file.h"
#include "mpi/arena_desk.h"
#include "mpi/commands.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <memory>

namespace kamisado::mpi {

namespace {

struct ArenaOptions {
    ArenaSettings settings;
    std::string openings; ///< a file; empty: none
    int threads = 1;
    std::string records;
    std::string state;
    bool json = false;
};

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

std::expected<ArenaSettings, std::string> arena_settings(const ArenaOptions& options) {
    ArenaSettings settings = options.settings;
    if (!options.openings.empty()) {
        const auto text = read_file(options.openings);
        auto openings = text ? read_openings(*text) : std::unexpected(text.error());
        if (!openings) {
            return std::unexpected(options.openings + ": " + openings.error());
        }
        settings.start = StartKind::Openings;
        settings.openings = *std::move(openings);
    }
    if (const auto checked = check(settings); !checked) {
        return std::unexpected("arena: " + checked.error());
    }
    return settings;
}

int run_arena(Leader& leader, const ArenaOptions& options) {
    const auto settings = arena_settings(options);
    if (!settings) {
        return leader.refuse(settings.error(), wrong_input);
    }
    const auto opened =
        ArenaDesk::open(*settings, {.state = options.state, .records = options.records});
    if (!opened) {
        return leader.refuse(opened.error(), wrong_input);
    }
    ArenaDesk& desk = **opened;
    const auto start = Clock::now();
    const auto played = leader.run(
        {.subject = "arena", .threads = options.threads, .settings = write_settings(*settings)},
        desk, [&] {
            return progress_line(*settings,
                                 ArenaProgress::of(desk.standings(), desk.finished_before()),
                                 seconds_since(start));
        });
    if (!played) {
        return leader.refuse("arena: " + played.error(), wrong_input);
    }
    print(options.json ? report_as_json(*settings, desk.standings(), seconds_since(start))
                       : report_in_words(*settings, desk.standings()));
    return exit_code_after(desk);
}

/// An option for a setting of the arena, which knows what its values are.
CLI::Option* add_setting(CLI::App& command, const std::shared_ptr<ArenaOptions>& options,
                         const std::string& flag, const std::string& key, const std::string& help) {
    const auto take = [options, key](const CLI::results_t& values) {
        return std::ranges::all_of(values, [&](const std::string& value) {
            return set(options->settings, key, value).has_value();
        });
    };
    return command.add_option(flag, take, help)
        ->check(
            [key](const std::string& value) {
                ArenaSettings scratch;
                const auto done = set(scratch, key, value);
                return done ? std::string() : done.error();
            },
            "");
}

} // namespace

Command add_arena(CLI::App& program) {
    constexpr int most_threads = 256;
    auto options = std::make_shared<ArenaOptions>();
    CLI::App* const command =
        program.add_subcommand("arena", "Let two levels, or programs, play many games");
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
    command->add_option("--openings", options->openings,
                        "A file of starts, one a line, to take turns through");
    command->add_option("--threads", options->threads, "Games at a time, for each rank")
        ->check(CLI::Range(1, most_threads));
    command->add_option("--records", options->records, "A folder for the records of all games");
    command->add_option("--state", options->state,
                        "A file that keeps what is finished: the same command goes on with it");
    command->add_flag("--json", options->json, "For programs: one JSON object");
    command->footer("docs/arena.md tells more. Rank 0 alone writes files; a program that plays has "
                    "to be on\nevery machine under the same name.");
    return {command, [options](Leader& leader) { return run_arena(leader, *options); }};
}

} // namespace kamisado::mpi
