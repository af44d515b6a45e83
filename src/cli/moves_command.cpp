#include "cli/moves_command.h"

#include "cli/input.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/sorted_moves.h"
#include "notation/spelling.h"
#include "notation/turn.h"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <vector>

namespace kamisado::cli {

namespace {

std::string annotation_of(const Position& position, Move move, Style style) {
    return write_annotation(annotate(position, move), position.to_move(), style);
}

std::string as_json(const AnyPosition& any, const std::optional<Position>& position, Style style) {
    Json moves = Json::array();
    for (const Move move : position ? sorted_moves(*position) : std::vector<Move>()) {
        moves.push_back({{"move", write_coordinates(move)},
                         {"annotation", annotation_of(*position, move, style)},
                         {"push", move.is_push()},
                         {"pushed", move.pushed()}});
    }
    return write_json({{"position", write_setup(any.setup)}, {"moves", std::move(moves)}});
}

std::string as_lines(const std::optional<Position>& position, Style style) {
    std::string text;
    for (const Move move : position ? sorted_moves(*position) : std::vector<Move>()) {
        text +=
            fmt::format("{} {}\n", write_coordinates(move), annotation_of(*position, move, style));
    }
    return text;
}

} // namespace

ExitCode run_moves(const MovesOptions& options) {
    const auto loaded = load_position(options.position);
    if (!loaded) {
        return report(loaded.error(), options.json ? Report::AsJson : Report::InWords);
    }
    const auto position = running(*loaded);
    const Style style = options.style.over({});
    print(options.json ? as_json(*loaded, position, style) : as_lines(position, style));
    return ExitCode::Fine;
}

} // namespace kamisado::cli
