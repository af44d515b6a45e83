#include "arena/game_keeper.h"
#include "arena/progress.h"
#include "arena/report.h"
#include "arena/runner.h"
#include "arena/tournament.h"
#include "cli/arena_screen.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/failure.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/shared_arguments.h"
#include "files/interruption.h"
#include "survey/arena_options.h"
#include "survey/numbers.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <expected>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace kamisado::cli {

namespace {

struct ArenaCommandOptions : survey::ArenaOptions {
    std::string engine_errors; ///< a file for what engines say on standard error; empty: dropped
    std::vector<std::string> more; ///< players beyond two: a tournament
    bool gauntlet = false;
    std::vector<std::string> player_options; ///< "3:NAME=VALUE"

    [[nodiscard]] bool is_tournament() const { return gauntlet || !more.empty(); }
};

constexpr std::chrono::milliseconds between_looks(200);

std::expected<ArenaSettings, Failure> settings_of(const ArenaCommandOptions& options) {
    ArenaSettings settings = options.settings;
    if (!options.openings.empty()) {
        const auto text = read_text(options.openings);
        if (!text) {
            return std::unexpected(text.error());
        }
        auto with_starts = with_openings(options, *text);
        if (!with_starts) {
            return failed(shown_source(options.openings), "arena.openings", with_starts.error());
        }
        settings = *std::move(with_starts);
    }
    if (options.is_tournament()) {
        return settings; // whose meetings are checked
    }
    if (const auto checked = check(settings); !checked) {
        return failed("arena", "arena.settings", checked.error());
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
            return failed(place, id, sentence);
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
            return failed("arena", "arena.ended", played.error());
        }
        return standings_.is_done();
    }

    [[nodiscard]] std::string report() const {
        return options_->json
                   ? report_as_json(settings_, standings_, seconds_, options_->json.version())
                   : report_in_words(settings_, standings_) + pace();
    }

    [[nodiscard]] const Score& score() const { return standings_.score(); }
    [[nodiscard]] double seconds() const { return seconds_; }

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

/// Sets "3:NAME=VALUE" of the third player. The error is a sentence.
std::expected<void, std::string> set_player_option(std::vector<EntrantSettings>& players,
                                                   const std::string& text) {
    const auto colon = text.find(':');
    const auto equals = text.find('=', colon);
    const auto number = survey::read_number<std::size_t>(text.substr(0, colon));
    if (colon == std::string::npos || equals == std::string::npos || !number || *number < 1 ||
        *number > players.size()) {
        return std::unexpected(
            fmt::format("{} is not N:NAME=VALUE with a player from 1 to {}", text, players.size()));
    }
    players[*number - 1].options.push_back(
        {.name = text.substr(colon + 1, equals - colon - 1), .value = text.substr(equals + 1)});
    return {};
}

std::expected<Tournament, std::string> tournament_of(const ArenaCommandOptions& options,
                                                     const ArenaSettings& settings) {
    const auto& entrants = settings.entrants;
    Tournament tournament{.players = {entrants[Side::First], entrants[Side::Second]},
                          .each = settings,
                          .is_gauntlet = options.gauntlet};
    if (entrants[Side::First].limits != entrants[Side::Second].limits ||
        !entrants[Side::First].options.empty() || !entrants[Side::Second].options.empty()) {
        return std::unexpected("in a tournament limits hold for all programs, and --player-option "
                               "N:NAME=VALUE sets the options of one");
    }
    for (const std::string& name : options.more) {
        ArenaSettings one;
        if (const auto named = set(one, "first", name); !named) {
            return std::unexpected(named.error());
        }
        one.entrants[Side::First].limits = entrants[Side::First].limits;
        tournament.players.push_back(one.entrants[Side::First]);
    }
    for (const std::string& text : options.player_options) {
        if (const auto done = set_player_option(tournament.players, text); !done) {
            return std::unexpected(done.error());
        }
    }
    if (const auto checked = check(tournament); !checked) {
        return std::unexpected(checked.error());
    }
    return tournament;
}

/// The files of a meeting are in the folders of the tournament, by the players' numbers.
ArenaCommandOptions options_of(const ArenaCommandOptions& options, const Meeting& meeting) {
    const std::string name = fmt::format("{}-{}", meeting.first + 1, meeting.second + 1);
    ArenaCommandOptions own = options;
    if (!options.state.empty()) {
        own.state = (std::filesystem::path(options.state) / (name + ".arena")).string();
    }
    if (!options.records.empty()) {
        own.records = (std::filesystem::path(options.records) / name).string();
    }
    return own;
}

std::expected<void, Failure> make_folders(const ArenaCommandOptions& options) {
    for (const std::string& folder : {options.state, options.records}) {
        std::error_code error;
        if (!folder.empty()) {
            std::filesystem::create_directories(folder, error);
        }
        if (error) {
            return failed(folder, "file.unwritable", error.message());
        }
    }
    return {};
}

/// Lets many players meet, two at a time.
ExitCode run_tournament(const Tournament& tournament, const ArenaCommandOptions& options) {
    const Report how = options.json ? Report::AsJson : Report::InWords;
    if (const auto made = make_folders(options); !made) {
        return report(made.error(), how);
    }
    const auto meetings = meetings_of(tournament);
    std::vector<MeetingResult> results;
    double seconds = 0;
    bool is_complete = true;
    for (const Meeting& meeting : meetings) {
        const ArenaCommandOptions own = options_of(options, meeting);
        ArenaRun run(settings_of(tournament, meeting), own);
        if (const auto opened = run.open(); !opened) {
            return report(opened.error(), how);
        }
        const auto played = run.play();
        if (!played) {
            return report(played.error(), how);
        }
        results.push_back({.meeting = meeting, .score = run.score(), .is_complete = *played});
        seconds += run.seconds();
        is_complete = *played;
        if (!is_complete) {
            break;
        }
        print_error(fmt::format("meeting {} of {}: {} {:g} : {:g} {}", results.size(),
                                meetings.size(), tournament.players[meeting.first].name,
                                run.score().first().points(), run.score().second().points(),
                                tournament.players[meeting.second].name));
    }
    print(options.json ? report_as_json(tournament, results, seconds, options.json.version())
                       : report_in_words(tournament, results));
    if (!is_complete) {
        print_error(fmt::format("stopped in meeting {} of {}; {}", results.size(), meetings.size(),
                                options.state.empty()
                                    ? "with --state FOLDER a tournament can be gone on with"
                                    : "the same command goes on from here"));
        return ExitCode::Interrupted;
    }
    return ExitCode::Fine;
}

/// Lets two levels or programs play many games from both seats and counts.
ExitCode run_arena_command(const ArenaCommandOptions& options) {
    const Report how = options.json ? Report::AsJson : Report::InWords;
    auto settings = settings_of(options);
    if (!settings) {
        return report(settings.error(), how);
    }
    if (options.is_tournament()) {
        const auto tournament = tournament_of(options, *settings);
        return tournament
                   ? run_tournament(*tournament, options)
                   : report({"arena", CommandError{"arena.settings", tournament.error()}}, how);
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
    command->get_option("--json")->description(
        "For programs: one JSON object, errors too (=2: newer names)");
    command
        ->add_option("--engine-errors", options->engine_errors,
                     "For what programs write to standard error (dropped if not given)")
        ->type_name("FILE");
    command->add_option("MORE", options->more,
                        "More of them: a tournament, everybody against everybody");
    command->add_flag("--gauntlet", options->gauntlet,
                      "A tournament in which FIRST meets each of the others");
    command
        ->add_option("--player-option", options->player_options,
                     "N:NAME=VALUE: in a tournament, an option of the Nth player, a program")
        ->expected(1)
        ->take_all();
    command->footer(
        "Every start is played twice with the seats swapped. What is measured is SECOND: the "
        "share\n"
        "of games that it wins with its 95 % interval, and its Elo against FIRST. A program that\n"
        "crashes, says what is no move or is late loses that game and is started again.\n"
        "With more than two players, --games counts for each meeting, --state and --records name\n"
        "folders, and a cross table with ratings is the result. docs/arena.md tells more.\n"
        "\n"
        "Examples:\n"
        "  kamisado arena 3 4\n"
        "  kamisado arena 9 10 --games 40 --format standard --records games\n"
        "  kamisado arena 5 './other-engine --fast' --movetime 100 --threads 2 --state run.arena\n"
        "  kamisado arena 4 'kamisado engine' --second-option Level=5 --sprt elo0=0,elo1=40\n"
        "  kamisado arena 3 4 5 './other-engine' --games 100 --state cup\n"
        "  kamisado arena './new-engine' 6 7 8 --gauntlet --movetime 100 --json");
    return {command, [options] { return run_arena_command(*options); }};
}

} // namespace kamisado::cli
