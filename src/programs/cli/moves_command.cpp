#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/shared_arguments.h"
#include "cli/sorted_moves.h"
#include "cli/style_options.h"
#include "notation/position_text.h"
#include "notation/spelling.h"
#include "notation/turn.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamisado::cli {

namespace {

struct MovesOptions {
    std::string position = write_position(Position::first());
    StyleOptions style;
    options::JsonOption json;
};

std::string annotation_of(const Position& position, Move move, Style style) {
    return write_annotation(annotate(position, move), position.to_move(), style);
}

Json as_json(const AnyPosition& any, const std::optional<Position>& position, Style style) {
    Json moves = Json::array();
    for (const Move move : position ? sorted_moves(*position) : std::vector<Move>()) {
        moves.push_back({{"decision", write_coordinates(move)},
                         {"annotation", annotation_of(*position, move, style)},
                         {"pushes", move.pushed()}});
    }
    return {{"position", write_setup(any.setup)}, {"choices", std::move(moves)}};
}

std::string as_lines(const std::optional<Position>& position, Style style) {
    std::string text;
    for (const Move move : position ? sorted_moves(*position) : std::vector<Move>()) {
        text +=
            fmt::format("{} {}\n", write_coordinates(move), annotation_of(*position, move, style));
    }
    return text;
}

/// Lists the legal moves of a position.
ExitCode run_moves(const MovesOptions& options) {
    const auto loaded = load_position(options.position);
    if (!loaded) {
        return report(loaded.error(), options.json ? Report::AsJson : Report::InWords);
    }
    const auto position = running(*loaded);
    const Style style = options.style.over({});
    print(options.json ? write_json(as_json(*loaded, position, style), options.json)
                       : as_lines(position, style));
    return ExitCode::Fine;
}

} // namespace

Command add_moves(CLI::App& program) {
    auto options = std::make_shared<MovesOptions>();
    CLI::App* const command = program.add_subcommand("moves", "List the legal moves of a position");
    command->add_option("--position", options->position,
                        "The position, - reads it; the first position if not given");
    options::add_json(*command, options->json);
    add_spelling(*command, options->style, "--spelling", "Of the annotation (ascii if not given)");
    add_language(*command, options->style, "Of the words (en if not given)");
    command->footer("A move a line, coordinates first, then the annotation. A push is its own step "
                    "onto\nthe enemy's square. A round that is over has no moves.\n"
                    "\n"
                    "Examples:\n"
                    "  kamisado moves\n"
                    "  kamisado moves --json --position "
                    "'2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O'");
    return {command, [options] { return run_moves(*options); }};
}

} // namespace kamisado::cli
