#include "arena/game_keeper.h"
#include "arena/progress.h"
#include "arena/report.h"
#include "arena/settings.h"
#include "arena/standings.h"
#include "files/read_file.h"
#include "mpi/commands.h"
#include "mpi/game_worker.h"
#include "survey/arena_options.h"
#include "survey/coordinator.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <memory>
#include <optional>
#include <utility>

namespace kamisado::mpi {

namespace {

/// The coordinator of an arena: its pieces are games.
class ArenaCoordinator : public survey::Coordinator {
  public:
    [[nodiscard]] static std::expected<std::unique_ptr<ArenaCoordinator>, std::string>
    open(const ArenaSettings& settings, const GameKeeper::Places& places);

    [[nodiscard]] std::optional<std::uint64_t> next() override;
    std::expected<void, std::string> deliver(std::string_view text) override;
    [[nodiscard]] bool is_done() const override { return standings_.is_done(); }

    [[nodiscard]] const Standings& standings() const { return standings_; }
    [[nodiscard]] int finished_before() const { return finished_before_; }

  private:
    ArenaCoordinator(Standings standings, GameKeeper keeper)
        : standings_(std::move(standings)),
          keeper_(std::move(keeper)),
          finished_before_(standings_.finished()) {}

    Standings standings_;
    GameKeeper keeper_;
    int next_ = 0;
    int finished_before_ = 0;
};

std::expected<std::unique_ptr<ArenaCoordinator>, std::string>
ArenaCoordinator::open(const ArenaSettings& settings, const GameKeeper::Places& places) {
    Standings standings(settings);
    auto keeper = GameKeeper::open(places, settings, standings);
    if (!keeper) {
        return std::unexpected(keeper.error().message());
    }
    // Its constructor is private.
    return std::unique_ptr<ArenaCoordinator>(
        new ArenaCoordinator(std::move(standings), *std::move(keeper)));
}

std::optional<std::uint64_t> ArenaCoordinator::next() {
    while (next_ < standings_.games() && standings_.has(next_)) {
        ++next_;
    }
    return next_ < standings_.games() ? std::optional(static_cast<std::uint64_t>(next_++))
                                      : std::nullopt;
}

std::expected<void, std::string> ArenaCoordinator::deliver(std::string_view text) {
    const auto played = read_played(text);
    if (!played) {
        return std::unexpected(played.error());
    }
    if (const auto kept = keeper_.keep(*played); !kept) {
        return std::unexpected(kept.error().message());
    }
    standings_.add(played->outcome);
    return {};
}

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
