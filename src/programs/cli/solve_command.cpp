#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/progress_line.h"
#include "cli/shared_arguments.h"
#include "computer/names.h"
#include "notation/position_text.h"
#include "notation/spelling.h"
#include "options/checks.h"
#include "protocol/answer_json.h"
#include "solver/solver.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::cli {

namespace {

struct SolveOptions {
    std::string position = write_position(Position::first());
    bool distance = false;
    bool points = false;
    bool line = false;
    int threads = 1;
    int hash_megabytes = 256;
    std::optional<double> seconds; ///< give up after so long
    options::JsonOption json;
    bool progress = false;
};

using Seconds = std::chrono::duration<double>;

struct Solved {
    Answer answer;
    std::vector<Move> line;
    double seconds = 0;
};

SearchLimits limits_of(const SolveOptions& options) {
    SearchLimits limits;
    if (options.seconds) {
        limits.time =
            std::chrono::duration_cast<std::chrono::nanoseconds>(Seconds(*options.seconds));
    }
    return limits;
}

Solved solve(const Position& position, const SolveOptions& options) {
    Solver solver({.table_bytes = static_cast<std::size_t>(options.hash_megabytes) << 20U,
                   .threads = options.threads});
    const auto start = std::chrono::steady_clock::now();
    ProgressLine line(options.progress);
    Solved solved;
    solved.answer = solver.solve(
        position, {.distance = options.distance, .points = options.points}, limits_of(options),
        [&](const Progress& progress) {
            line.show([&] {
                return fmt::format("{} of {} settled, {:.1f} million positions", progress.settled,
                                   progress.total, static_cast<double>(progress.nodes) / 1e6);
            });
        });
    line.finish([&] {
        return fmt::format("{:.1f} million positions",
                           static_cast<double>(solved.answer.nodes) / 1e6);
    });
    if (options.line) {
        solved.line = solver.best_line(position, limits_of(options));
    }
    solved.seconds = Seconds(std::chrono::steady_clock::now() - start).count();
    // As kamisado moves lists them.
    std::ranges::sort(solved.answer.moves, {},
                      [](const MoveAnswer& move) { return write_coordinates(move.move); });
    return solved;
}

Json as_json(const AnyPosition& position, const Solved& solved, bool with_line) {
    const Answer& answer = solved.answer;
    Json json{{"position", write_setup(position.setup)}};
    protocol::add_answer(json, answer);
    if (with_line) {
        json["line"] = protocol::json_of(solved.line);
    }
    json["nodes"] = answer.nodes;
    json["seconds"] = solved.seconds;
    return json;
}

std::string proved_text(std::optional<int> distance, std::optional<int> points) {
    std::string text;
    if (distance) {
        text += fmt::format(" in {}", *distance);
    }
    if (points) {
        text += fmt::format(" ({:+} points)", *points);
    }
    return text;
}

std::string as_lines(const Solved& solved, bool with_line) {
    const Answer& answer = solved.answer;
    std::string text;
    for (const MoveAnswer& move : answer.moves) {
        text += fmt::format("{} {}{}\n", write_coordinates(move.move), name_of(move.verdict),
                            proved_text(move.distance, move.points));
    }
    if (with_line) {
        text += "line";
        for (const Move move : solved.line) {
            text += " " + write_coordinates(move);
        }
        text += "\n";
    }
    return text + fmt::format("{}{}\n", name_of(answer.verdict),
                              proved_text(answer.distance, answer.points));
}

/// Tells what is proved of every legal move of a position.
ExitCode run_solve(const SolveOptions& options) {
    const auto loaded = load_position(options.position);
    if (!loaded) {
        return report(loaded.error(), options.json ? Report::AsJson : Report::InWords);
    }
    const auto position = running(*loaded);
    if (!position) {
        return report(
            {.source = "position",
             .what = CommandError{.id = "position.round-is-over",
                                  .sentence = "the round is over: there is nothing to solve"}},
            options.json ? Report::AsJson : Report::InWords);
    }
    const Solved solved = solve(*position, options);
    print(options.json ? write_json(as_json(*loaded, solved, options.line), options.json)
                       : as_lines(solved, options.line));
    return ExitCode::Fine;
}

} // namespace

Command add_solve(CLI::App& program) {
    auto options = std::make_shared<SolveOptions>();
    CLI::App* const command =
        program.add_subcommand("solve", "Tell the truth about every move of a position");
    command->add_option("--position", options->position,
                        "The position, - reads it; the first position if not given");
    command->add_flag("--distance", options->distance,
                      "Also in how many moves of both sides the round ends");
    command->add_flag("--points", options->points,
                      "Also the margin of ring points that can be forced");
    command->add_flag("--line", options->line, "Also a line of best moves to the end");
    add_solver(*command, options->threads, options->hash_megabytes);
    command->add_option("--time", options->seconds, "Give up after N seconds")
        ->check(options::seconds());
    options::add_json(*command, options->json);
    add_progress(*command, options->progress);
    command->footer("win and loss are proved, for the player who makes the move; unknown is what "
                    "was not settled\nin time. The last line is the position's own verdict.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado solve\n"
                    "  kamisado solve --distance --points --position "
                    "'2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_solve(*options); }};
}

} // namespace kamisado::cli
