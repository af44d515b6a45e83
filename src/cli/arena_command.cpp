#include "cli/arena_command.h"

#include "arena/arena.h"
#include "cli/failure.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "files/save_file.h"
#include "cli/wording.h"
#include "player/level.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace kamisado::cli {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

Entrant entrant(const std::string& name) {
    const int level = level_from_name(name).value_or(lowest_level);
    return [level](std::uint64_t seed) { return make_level(level, seed); };
}

ArenaOptions arena_options(const ArenaCommandOptions& options) {
    return {.games = options.games,
            .format = format_from_name(options.format).value_or(Format{}),
            .start = options.first_position ? StartKind::FirstPosition : StartKind::RandomLineUps,
            .seed = options.seed};
}

/// What happens after every game: its record is kept and the line of progress renewed.
class Watcher {
  public:
    explicit Watcher(const ArenaCommandOptions& options) : options_(options) {}

    void after_game(const Tally& tally, const Record& record) {
        keep(tally.games, record);
        line_.show([&] {
            return fmt::format("{} of {} games, {:.1f} a second, {} {:.1f} %", tally.games,
                               options_.games, tally.games / seconds_since(start_), options_.second,
                               100 * tally.share());
        });
    }

    [[nodiscard]] double end() {
        line_.erase();
        return seconds_since(start_);
    }
    [[nodiscard]] const std::optional<std::string>& fault() const { return fault_; }

  private:
    void keep(int game, const Record& record) {
        if (options_.records.empty() || fault_) {
            return;
        }
        const std::filesystem::path folder = options_.records;
        const auto written =
            write_atomically(folder / fmt::format("{:05}.kamisado", game), write_record(record));
        if (!written) {
            fault_ = written.error();
        }
    }

    const ArenaCommandOptions& options_;
    Clock::time_point start_ = Clock::now();
    ProgressLine line_;
    std::optional<std::string> fault_;
};

Json to_json(const ArenaCommandOptions& options, const Tally& tally, double seconds) {
    const Interval interval = tally.interval();
    return {{"first", options.first},
            {"second", options.second},
            {"format", options.format},
            {"seed", options.seed},
            {"games", tally.games},
            {"secondWins", tally.wins},
            {"secondWinsAsBlack", tally.wins_as_black},
            {"share", tally.share()},
            {"interval", {interval.low, interval.high}},
            {"seconds", seconds}};
}

std::string in_words(const ArenaCommandOptions& options, const Tally& tally, double seconds) {
    const Interval interval = tally.interval();
    const double half = tally.games / 2.0;
    return fmt::format(
        "{} against {}: {}, seed {}, {}.\n"
        "{} wins {:.1f} % (95 %: {:.1f} to {:.1f}); as Black {:.1f} %, as Gold {:.1f} %.\n"
        "{:.1f} games a second.\n",
        options.first, options.second, describe(arena_options(options).format), options.seed,
        counted(tally.games, "game"), options.second, 100 * tally.share(), 100 * interval.low,
        100 * interval.high, 100 * tally.wins_as_black / half,
        100 * (tally.wins - tally.wins_as_black) / half, tally.games / seconds);
}

/// The names in full, whatever was typed.
ArenaCommandOptions tidied(ArenaCommandOptions options) {
    for (std::string* const name : {&options.first, &options.second}) {
        *name = name_of_level(level_from_name(*name).value_or(lowest_level));
    }
    return options;
}

ExitCode refuse_records(const ArenaCommandOptions& options, std::string sentence) {
    return report({options.records, Fault{"file.unwritable", std::move(sentence)}},
                  options.json ? Report::AsJson : Report::InWords);
}

} // namespace

ExitCode run_arena_command(const ArenaCommandOptions& typed) {
    const ArenaCommandOptions options = tidied(typed);
    if (!options.records.empty()) {
        std::error_code error;
        std::filesystem::create_directories(options.records, error);
        if (error) {
            return refuse_records(options, "cannot be made: " + error.message());
        }
    }
    Watcher watcher(options);
    const Tally tally = run_arena(
        entrant(options.first), entrant(options.second), arena_options(options),
        [&](const Tally& so_far, const Record& record) { watcher.after_game(so_far, record); });
    const double seconds = watcher.end();
    if (watcher.fault()) {
        return refuse_records(options, *watcher.fault());
    }
    print(options.json ? write_json(to_json(options, tally, seconds))
                       : in_words(options, tally, seconds));
    return ExitCode::Fine;
}

} // namespace kamisado::cli
