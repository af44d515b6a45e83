#include "cli/openings_command.h"

#include "cli/delivery.h"
#include "cli/input.h"
#include "cli/progress_line.h"
#include "notation/spelling.h"
#include "rules/moves.h"
#include "rules/symmetry.h"
#include "solver/solver.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamisado::cli {

namespace {

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
    ProgressLine progress;
    std::string text = fmt::format("{}{}\n", heading, write_position(start));
    std::size_t done = 0;
    for (const Station& station : stations) {
        progress.show([&] { return fmt::format("{} of {} positions", done, stations.size()); });
        // Without a limit every move is settled, and its distance exact.
        const Answer answer = solver.solve(station.position, {.distance = true});
        text += write_station(station, answer, symmetric);
        ++done;
    }
    return text;
}

} // namespace

ExitCode run_openings(const OpeningsOptions& options) {
    const auto loaded = load_position(options.position);
    if (!loaded) {
        return report(loaded.error());
    }
    const auto position = running(*loaded);
    if (!position) {
        return report({"the position", Fault{"openings.round-is-over", "the round is over"}});
    }
    return deliver(write_openings(*position, options), options.output);
}

} // namespace kamisado::cli
