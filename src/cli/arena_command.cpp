#include "arena/game_keeper.h"
#include "arena/progress.h"
#include "arena/report.h"
#include "arena/runner.h"
#include "cli/arena_screen.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/shared_arguments.h"
#include "files/interruption.h"
#include "survey/arena_options.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <expected>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>

namespace kamisado::cli {

namespace {

struct ArenaCommandOptions : survey::ArenaOptions {
    std::string engine_errors; ///< a file for what engines say on standard error; empty: dropped
};

constexpr std::chrono::milliseconds between_looks(200);

std::unexpected<Failure> arena_failure(const std::string& source, const std::string& id,
                                       const std::string& sentence) {
    return std::unexpected(Failure{source, Fault{id, sentence}});
}

std::expected<ArenaSettings, Failure> settings_of(const ArenaCommandOptions& options) {
    ArenaSettings settings = options.settings;
    if (!options.openings.empty()) {
        const auto text = read_text(options.openings);
        if (!text) {
            return std::unexpected(text.error());
        }
        auto with_starts = with_openings(options, *text);
        if (!with_starts) {
            return arena_failure(shown_source(options.openings), "arena.openings",
                                 with_starts.error());
        }
        settings = *std::move(with_starts);
    }
    if (const auto checked = check(settings); !checked) {
        return arena_failure("arena", "arena.settings", checked.error());
    }
    return settings;
}

/// One run of an arena, from the state that it goes on with to its report.
class ArenaRun {
  public:
    ArenaRun(ArenaSettings settings, const ArenaCommandOptions& options)
        : settings_(std::move(settings)), options_(&options), standings_(settings_) {}

    [[nodiscard]] std::expected<void, Failure> open() {
        auto keeper = GameKeeper::open({.records = options_->records, .state = options_->state},
                                       settings_, standings_);
        if (!keeper) {
            const auto& [id, place, sentence] = keeper.error();
            return arena_failure(place, id, sentence);
        }
        keeper_ = *std::move(keeper);
        finished_before_ = standings_.finished();
        progress_ = ArenaProgress::of(standings_, finished_before_);
        return {};
    }

    /// Whether it came to its end.
    [[nodiscard]] std::expected<bool, Failure> play() {
        Interruption interruption;
        ArenaScreen screen(settings_);
        std::stop_source stop;
        std::atomic<bool> is_over = false;
        std::expected<void, std::string> played;
        std::jthread games([&] {
            played = run_arena(settings_, standings_, run_options(stop.get_token()));
            is_over = true;
        });
        while (!is_over) {
            if (interruption.wait(between_looks)) {
                if (stop.stop_requested()) {
                    // At once: what is finished is in its files, and engines end with us.
                    std::_Exit(static_cast<int>(ExitCode::Interrupted));
                }
                stop.request_stop();
            }
            screen.show(progress());
        }
        games.join();
        screen.erase();
        seconds_ = screen.seconds();
        if (!played) {
            return arena_failure("arena", "arena.ended", played.error());
        }
        return standings_.is_done();
    }

    [[nodiscard]] std::string report() const {
        return options_->json ? report_as_json(settings_, standings_, seconds_)
                              : report_in_words(settings_, standings_) + pace();
    }

    [[nodiscard]] std::string how_to_go_on() const {
        return fmt::format(
            "stopped after {} of {} games; {}", standings_.finished(), settings_.games,
            options_->state.empty() ? "with --state FILE an arena can be gone on with"
                                    : "the same command goes on from here");
    }

  private:
    [[nodiscard]] RunOptions run_options(std::stop_token stop) {
        return {.threads = options_->threads,
                .needs = {.stop = std::move(stop), .error_log = options_->engine_errors},
                .keep = [this](const PlayedGame& game) { return keep(game); },
                .after_game =
                    [this](const Standings& standings, const PlayedGame& /*game*/) {
                        const std::scoped_lock lock(mutex_);
                        progress_ = ArenaProgress::of(standings, finished_before_);
                    }};
    }

    [[nodiscard]] std::expected<void, std::string> keep(const PlayedGame& game) {
        const auto kept = keeper_->keep(game);
        return kept ? std::expected<void, std::string>{} : std::unexpected(kept.error().message());
    }

    [[nodiscard]] ArenaProgress progress() {
        const std::scoped_lock lock(mutex_);
        return progress_;
    }

    [[nodiscard]] std::string pace() const {
        const int played = standings_.finished() - finished_before_;
        return played == 0 ? "" : fmt::format("{:.1f} games a second.\n", played / seconds_);
    }

    ArenaSettings settings_;
    const ArenaCommandOptions* options_;
    Standings standings_;
    std::optional<GameKeeper> keeper_; ///< once it is open
    int finished_before_ = 0;
    double seconds_ = 0;
    std::mutex mutex_;
    ArenaProgress progress_;
};

/// Lets two levels or programs play many games from both seats and counts.
ExitCode run_arena_command(const ArenaCommandOptions& options) {
    const Report how = options.json ? Report::AsJson : Report::InWords;
    auto settings = settings_of(options);
    if (!settings) {
        return report(settings.error(), how);
    }
    ArenaRun run(*std::move(settings), options);
    if (const auto opened = run.open(); !opened) {
        return report(opened.error(), how);
    }
    const auto is_complete = run.play();
    if (!is_complete) {
        return report(is_complete.error(), how);
    }
    print(run.report());
    if (!*is_complete) {
        print_error(run.how_to_go_on());
        return ExitCode::Interrupted;
    }
    return ExitCode::Fine;
}

} // namespace

Command add_arena(CLI::App& program) {
    auto options = std::make_shared<ArenaCommandOptions>();
    CLI::App* const command = program.add_subcommand(
        "arena", "Let two levels, or programs that speak the engine's protocol, play many games");
    add_options(*command, *options);
    command->get_option("--json")->description("For programs: one JSON object, errors too");
    command
        ->add_option("--engine-errors", options->engine_errors,
                     "For what programs write to standard error (dropped if not given)")
        ->type_name("FILE");
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
