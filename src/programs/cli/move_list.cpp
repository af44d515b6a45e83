#include "cli/move_list.h"

#include "cli/sorted_moves.h"
#include "notation/names.h"
#include "notation/turn.h"
#include "words/sentence.h"

#include <fmt/format.h>

namespace kamisado::cli {

namespace {

std::string moves_of_tower(const Phrasebook& book, const Position& position, Style style) {
    std::string text;
    for (const Move move : sorted_moves(position)) {
        text += fmt::format("  {}  {}{}\n", name_of(move.to()),
                            write_annotation(annotate(position, move), position.to_move(), style),
                            move.is_push() ? "  " + Sentence(book).in("line.push") : "");
    }
    return text;
}

std::string moves_of_all(const Phrasebook& book, const Position& position) {
    std::string text;
    Square from = Square::at(square_count - 1);
    for (const Move move : sorted_moves(position)) {
        if (text.empty() || move.from() != from) {
            from = move.from();
            const Colour colour = position.board().tower_on(from)->colour;
            text += text.empty() ? "  " : "\n  ";
            text += Sentence(book)
                        .colour("tower", colour)
                        .text("square", name_of(from))
                        .in("line.tower-on") +
                    ":";
        }
        text += " " + name_of(move.to());
    }
    return text + "\n";
}

} // namespace

std::string list_of_moves(const Phrasebook& book, const Position& position, Style style) {
    Sentence sentence(book);
    sentence.player("player", position.to_move());
    if (position.is_free_choice()) {
        return sentence.in("line.can-move") + "\n" + moves_of_all(book, position);
    }
    const Tower tower = position.tower_to_move();
    return sentence.colour("tower", tower.colour)
               .text("square", name_of(position.board().square_of(tower)))
               .in("line.can-move.tower") +
           "\n" + moves_of_tower(book, position, style);
}

} // namespace kamisado::cli
