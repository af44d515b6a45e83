#include "cli/commands.h"
#include "cli/delivery.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/progress_line.h"
#include "cli/shared_arguments.h"
#include "notation/position_text.h"
#include "notation/spelling.h"
#include "options/checks.h"
#include "rules/moves.h"
#include "rules/symmetry.h"
#include "solver/solver.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamisado::cli {

namespace {

struct OpeningsOptions {
    std::string position = write_position(Position::first());
    int plies = 2;
    std::string output = "-";
    int threads = 1;
    int hash_megabytes = 256;
    bool progress = false;
};

constexpr std::string_view heading = "Kamisado openings 1\n";
constexpr int first_right_file = 4;

/// A position that is written down, and the moves that lead to it.
struct Station {
    std::string line; ///< "a1a5 d8d2"
    Position position;
};

/// Of two first moves that mirror each other one says it all: the one from the left half.
bool is_left_out(const Station& station, Move move, bool symmetric) {
    return symmetric && station.line.empty() && move.from().file() >= first_right_file;
}

std::vector<Station> stations_after(const Station& station, bool symmetric) {
    std::vector<Station> next;
    for (const Move move : legal_moves(station.position)) {
        const Position after = station.position.after(move);
        if (!after.is_over() && !is_left_out(station, move, symmetric)) {
            const std::string_view gap = station.line.empty() ? "" : " ";
            next.push_back(
                {fmt::format("{}{}{}", station.line, gap, write_coordinates(move)), after});
        }
    }
    return next;
}

/// Those with fewer moves first, then in the order of their moves: what is written with fewer
/// plies is the beginning of what is written with more.
std::vector<Station> all_stations(const Position& start, int plies, bool symmetric) {
    std::vector<Station> all;
    std::vector<Station> ply{{"", start}};
    for (int depth = 0; depth < plies; ++depth) {
        std::vector<Station> next;
        for (const Station& station : ply) {
            std::ranges::move(stations_after(station, symmetric), std::back_inserter(next));
        }
        std::ranges::move(ply, std::back_inserter(all));
        std::ranges::sort(next, {}, &Station::line);
        ply = std::move(next);
    }
    return all;
}

/// "a1a5: d8d2-16 d8d3+9": win or loss for the player who makes the move, and in how many moves.
std::string write_station(const Station& station, const Answer& answer, bool symmetric) {
    std::vector<std::string> moves;
    for (const MoveAnswer& move : answer.moves) {
        if (!is_left_out(station, move.move, symmetric)) {
            moves.push_back(fmt::format("{}{}{}", write_coordinates(move.move),
                                        move.verdict == Verdict::Win ? '+' : '-',
                                        move.distance.value_or(0)));
        }
    }
    std::ranges::sort(moves);
    return fmt::format("{}: {}\n", station.line, fmt::join(moves, " "));
}

std::string write_openings(const Position& start, const OpeningsOptions& options) {
    const bool symmetric = mirrored(start) == start;
    const std::vector<Station> stations = all_stations(start, options.plies, symmetric);
    Solver solver({.table_bytes = static_cast<std::size_t>(options.hash_megabytes) << 20U,
                   .threads = options.threads});
    ProgressLine progress(options.progress);
    std::string text = fmt::format("{}{}\n", heading, write_position(start));
    std::size_t done = 0;
    progress.show([&] { return fmt::format("0 of {} positions", stations.size()); });
    for (const Station& station : stations) {
        // Without a limit every move is settled, and its distance exact.
        const Answer answer =
            solver.solve(station.position, {.distance = true}, {}, [&](const Progress& inside) {
                progress.show([&] {
                    return fmt::format("{} of {} positions; of the next one {} of {} settled", done,
                                       stations.size(), inside.settled, inside.total);
                });
            });
        text += write_station(station, answer, symmetric);
        ++done;
        progress.show([&] { return fmt::format("{} of {} positions", done, stations.size()); });
    }
    progress.finish([&] { return fmt::format("{} of {} positions", done, stations.size()); });
    return text;
}

/// Writes down what is proved of every move of the first plies: docs/openings.md tells the format.
ExitCode run_openings(const OpeningsOptions& options) {
    const auto loaded = load_position(options.position);
    if (!loaded) {
        return report(loaded.error());
    }
    const auto position = running(*loaded);
    if (!position) {
        return report(
            {"the position", CommandError{"openings.round-is-over", "the round is over"}});
    }
    return deliver(write_openings(*position, options), options.output);
}

constexpr int deepest_openings = 6;

} // namespace

Command add_openings(CLI::App& program) {
    auto options = std::make_shared<OpeningsOptions>();
    CLI::App* const command =
        program.add_subcommand("openings", "Write down the truth about every move of an opening");
    command->add_option("--plies", options->plies, "How many moves deep (2 if not given)")
        ->check(options::whole_number(1, deepest_openings));
    command->add_option("--position", options->position,
                        "Where to start, - reads it; the first position if not given");
    command->add_option("--output", options->output, "Write to this file; printed if not given")
        ->type_name("FILE");
    add_solver(*command, options->threads, options->hash_megabytes);
    add_progress(*command, options->progress);
    command->footer("Three plies from the first position take some minutes, and each further one "
                    "takes ten times\nas long. The same start and plies give the same text on "
                    "every machine.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado openings --plies 1\n"
                    "  kamisado openings --plies 3 --output data/openings.txt");
    return {command, [options] { return run_openings(*options); }};
}

} // namespace kamisado::cli
