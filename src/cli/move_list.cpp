#include "cli/move_list.h"

#include "cli/sorted_moves.h"
#include "cli/wording.h"
#include "notation/names.h"
#include "notation/turn.h"

#include <fmt/format.h>

namespace kamisado::cli {

namespace {

std::string moves_of_tower(const Position& position, Style style) {
    std::string text;
    for (const Move move : sorted_moves(position)) {
        text += fmt::format("  {}  {}{}\n", name_of(move.to()),
                            write_annotation(annotate(position, move), position.to_move(), style),
                            move.is_push() ? "  push" : "");
    }
    return text;
}

std::string moves_of_all(const Position& position) {
    std::string text;
    Square from = Square::at(square_count - 1);
    for (const Move move : sorted_moves(position)) {
        if (text.empty() || move.from() != from) {
            from = move.from();
            const Colour colour = position.board().tower_on(from)->colour;
            text += fmt::format("{}  {}, on {}:", text.empty() ? "" : "\n", word(colour),
                                name_of(from));
        }
        text += " " + name_of(move.to());
    }
    return text + "\n";
}

} // namespace

std::string list_of_moves(const Position& position, Style style) {
    if (position.is_free_choice()) {
        return fmt::format("{} can move\n{}", title(position.to_move()), moves_of_all(position));
    }
    return fmt::format("{} can move {}, to\n{}", title(position.to_move()),
                       tower_on_board(position.board(), position.tower_to_move()),
                       moves_of_tower(position, style));
}

} // namespace kamisado::cli
