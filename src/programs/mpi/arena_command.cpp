#include "arena/progress.h"
#include "arena/report.h"
#include "files/read_file.h"
#include "mpi/arena_coordinator.h"
#include "mpi/commands.h"
#include "survey/arena_options.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <memory>

namespace kamisado::mpi {

namespace {

using survey::ArenaOptions;
using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

std::expected<ArenaSettings, std::string> arena_settings(const ArenaOptions& options) {
    ArenaSettings settings = options.settings;
    if (!options.openings.empty()) {
        const auto text = read_file(options.openings);
        auto with_starts =
            text ? with_openings(options, *text) : std::unexpected(text.error().text());
        if (!with_starts) {
            return std::unexpected(options.openings + ": " + with_starts.error());
        }
        settings = *std::move(with_starts);
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
        ArenaCoordinator::open(*settings, {.records = options.records, .state = options.state});
    if (!opened) {
        return leader.refuse(opened.error(), wrong_input);
    }
    ArenaCoordinator& coordinator = **opened;
    const auto start = Clock::now();
    const auto played = leader.run(
        {.subject = "arena", .threads = options.threads, .settings = write_settings(*settings)},
        coordinator, [&] {
            return progress_line(
                *settings,
                ArenaProgress::of(coordinator.standings(), coordinator.finished_before()),
                seconds_since(start));
        });
    if (!played) {
        return leader.refuse("arena: " + played.error(), wrong_input);
    }
    print(options.json ? report_as_json(*settings, coordinator.standings(), seconds_since(start),
                                        options.json.version())
                       : report_in_words(*settings, coordinator.standings()));
    return exit_code_after(coordinator);
}

} // namespace

Command add_arena(CLI::App& program) {
    auto options = std::make_shared<ArenaOptions>();
    CLI::App* const command =
        program.add_subcommand("arena", "Let two levels, or programs, play many games");
    add_options(*command, *options);
    command->footer("docs/arena.md tells more. --threads is for each rank. Rank 0 alone writes "
                    "files; a program\nthat plays has to be on every machine under the same name.");
    return {command, [options](Leader& leader) { return run_arena(leader, *options); }};
}

} // namespace kamisado::mpi
