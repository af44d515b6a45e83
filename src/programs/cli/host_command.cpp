#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/failure.h"
#include "cli/output.h"
#include "online/fair_play.h"
#include "online/moderation.h"
#include "options/checks.h"
#include "storage/connection.h"
#include "storage/moderation.h"
#include "storage/place.h"
#include "text/number.h"

#include <CLI/CLI.hpp>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <chrono>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::cli {

namespace {

struct HostOptions {
    std::string action;
    std::vector<std::string> arguments;
    std::string why;
    std::string database; ///< empty: where `kamisado serve` keeps its games
};

constexpr std::size_t most_lines = 1000;

std::string date_of(game::Millis moment) {
    return fmt::format("{:%Y-%m-%d %H:%M}",
                       fmt::gmtime(static_cast<std::time_t>(moment / game::Millis{1000})));
}

game::Millis now() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

/// A name as it is now, with the number that every command takes for it.
std::string name_of(storage::Connection& database, std::optional<storage::PersonId> id) {
    const auto person = id ? storage::person(database, *id) : std::nullopt;
    if (!person) {
        return "somebody who is gone";
    }
    return fmt::format("{} ({})", person->name.empty() ? "a guest" : person->name, person->id);
}

void print_reports(storage::Connection& database) {
    for (const storage::Report& report : storage::reports(database, true, most_lines)) {
        const auto game = report.game ? storage::game(database, *report.game) : std::nullopt;
        print(fmt::format(
            "{}  {}  {}  {}{}, by {}{}{}\n", report.id, date_of(report.created),
            storage::reason_names[static_cast<std::size_t>(report.reason)],
            name_of(database, report.person), report.name.empty() ? "" : ", then " + report.name,
            name_of(database, report.reporter), game ? ", game " + game->watch : std::string(),
            report.words.empty() ? "" : ": " + report.words));
    }
}

void print_log(storage::Connection& database) {
    for (const storage::Deed& deed : storage::deeds(database, most_lines)) {
        print(fmt::format("{}  {}  {}  {}{}\n", date_of(deed.at), deed.host, deed.deed, deed.target,
                          deed.why.empty() ? "" : ": " + deed.why));
    }
}

/// Of a figure, where there is something to tell.
void print_part(std::string_view what, int found, int chances, std::optional<double> expected) {
    if (chances > 0) {
        print(fmt::format("    {}: {} of {}{}\n", what, found, chances,
                          expected ? fmt::format(", {:.1f} expected", *expected) : ""));
    }
}

void print_figure(storage::Connection& database, const online::SeenFigure& seen) {
    print(fmt::format("{}  {}  {}  {} games, {} of {} only winning moves, {:.1f} expected: {:+.1f} "
                      "deviations{}\n",
                      name_of(database, seen.person), seen.format, seen.rating, seen.games,
                      seen.figure.found, seen.figure.chances, seen.figure.expected,
                      seen.figure.deviations, seen.unusual ? "; unusual" : ""));
    constexpr std::array<std::string_view, distance_groups> distances{"at once", "in up to 3 moves",
                                                                      "in up to 7", "further"};
    for (std::size_t group = 0; group < distance_groups; ++group) {
        print_part(distances.at(group), seen.tally.found.at(group), seen.tally.chances.at(group),
                   seen.tally.chances.at(group) * seen.shares.at(group));
    }
    constexpr std::array<std::string_view, online::TimeTally::groups> times{"far ones within 5 s",
                                                                            "within 20 s", "later"};
    for (std::size_t group = 0; group < times.size(); ++group) {
        print_part(times.at(group), seen.by_time.found.at(group), seen.by_time.chances.at(group),
                   seen.expected_in_time(group));
    }
}

/// Of everybody who has played lately, or of a game.
ExitCode show_fair_play(storage::Connection& database, const std::vector<std::string>& arguments) {
    if (arguments.empty()) {
        for (const online::SeenFigure& seen : online::fair_play_figures(database)) {
            print_figure(database, seen);
        }
        return ExitCode::Fine;
    }
    const std::string& name = arguments.front();
    const auto watched = storage::game_by_watch(database, name);
    const auto game = watched ? watched : storage::game(database, name);
    if (!game) {
        return refuse(name, "online.no-such-game", "there is no such game");
    }
    for (const online::SeenFigure& seen : online::fair_play_of_game(database, game->id)) {
        print_figure(database, seen);
    }
    return ExitCode::Fine;
}

void print_hosts(storage::Connection& database) {
    for (const storage::Person& host : storage::hosts(database)) {
        print(host.name + '\n');
    }
}

using online::Order;
using MaybeRefusal = std::optional<online::Refusal>;

template <typename T>
MaybeRefusal refusal_of(const std::expected<T, online::Refusal>& result) {
    return result ? std::nullopt : std::optional(result.error());
}

MaybeRefusal act(storage::Connection& database, const HostOptions& options) {
    online::LoadedGames loaded;
    const Order order{.host = "command line", .why = options.why, .now = now()};
    const std::string& target = options.arguments.front();
    if (options.action == "grant" || options.action == "revoke") {
        return refusal_of(online::set_host(database, target, options.action == "grant", order));
    }
    if (options.action == "rename") {
        return refusal_of(
            online::rename_by_host(database, loaded, target, options.arguments[1], order));
    }
    if (options.action == "close") {
        return refusal_of(online::close_by_host(database, loaded, target, order));
    }
    if (options.action == "reopen") {
        return online::reopen_by_host(database, target, order);
    }
    if (options.action == "void") {
        return online::void_game(database, loaded, target, order);
    }
    return online::close_report(database, number_from<std::int64_t>(target).value_or(0), order);
}

bool only_shows(const std::string& action) {
    return action == "reports" || action == "log" || action == "list";
}

std::size_t arguments_of(const std::string& action) {
    return only_shows(action) ? 0 : (action == "rename" ? 2 : 1);
}

ExitCode show(storage::Connection& database, const std::string& action) {
    if (action == "reports") {
        print_reports(database);
    } else if (action == "log") {
        print_log(database);
    } else {
        print_hosts(database);
    }
    return ExitCode::Fine;
}

ExitCode run_host(const HostOptions& options) {
    const bool is_fair_play = options.action == "fair-play";
    if (is_fair_play ? options.arguments.size() > 1
                     : options.arguments.size() != arguments_of(options.action)) {
        return refuse(options.action, "host.arguments",
                      fmt::format("this takes {} more; kamisado help host tells which",
                                  arguments_of(options.action)));
    }
    try {
        const auto database =
            storage::open(options.database.empty() ? storage::default_place()
                                                   : storage::Place{.text = options.database});
        if (is_fair_play) {
            return show_fair_play(*database, options.arguments);
        }
        if (only_shows(options.action)) {
            return show(*database, options.action);
        }
        MaybeRefusal refused;
        storage::in_transaction(*database, [&] { refused = act(*database, options); });
        if (refused) {
            return refuse(options.arguments.front(), refused->id, refused->sentence);
        }
        print(fmt::format("{}: {}\n", options.action, fmt::join(options.arguments, " ")));
        return ExitCode::Fine;
    } catch (const storage::DatabaseError& error) {
        return refuse("--database", "database", error.what());
    }
}

} // namespace

Command add_host(CLI::App& program) {
    auto options = std::make_shared<HostOptions>();
    CLI::App* const command =
        program.add_subcommand("host", "Reports about people, and what a host does about them");
    command
        ->add_option(
            "ACTION", options->action,
            "list, grant, revoke, reports, dismiss, rename, close, reopen, void, fair-play or log")
        ->required()
        ->transform(options::one_of({"list", "grant", "revoke", "reports", "dismiss", "rename",
                                     "close", "reopen", "void", "fair-play", "log"}));
    command->add_option("ARGUMENT", options->arguments, "As below");
    command->add_option("--why", options->why, "The reason, for the audit log")->type_name("TEXT");
    command->add_option("--database", options->database,
                        "A file, or postgresql://…; where serve keeps its games if not given");
    command->footer(
        "  list                 the accounts that are hosts\n"
        "  grant NAME           makes an account a host: the page shows it the reports\n"
        "  revoke NAME          takes that back\n"
        "  reports              open reports, the newest first\n"
        "  dismiss REPORT       closes a report\n"
        "  rename PERSON NAME   in all games, too\n"
        "  close PERSON         gives up running games, signs out, and lets nobody in\n"
        "  reopen PERSON        lets them in again\n"
        "  void GAME            it counts for nothing, and ratings lose what it gave\n"
        "  fair-play [GAME]     how many only winning moves people have found in rated games\n"
        "  log                  who did what to whom, and why\n"
        "\n"
        "A PERSON is a name, or the number in brackets after it; a GAME is its id or its\n"
        "code for watching. All but list, reports, fair-play and log stand in the audit log. "
        "Works\n"
        "while servers run; docs/moderation.md tells what they notice.\n"
        "\n"
        "Examples:\n"
        "  kamisado host grant Akane --why \"helps on Sundays\"\n"
        "  kamisado host reports --database postgresql://localhost/kamisado");
    return {command, [options] { return run_host(*options); }};
}

} // namespace kamisado::cli
