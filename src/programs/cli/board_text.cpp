#include "cli/board_text.h"

#include "notation/names.h"
#include "rules/match.h"
#include "rules/moves.h"
#include "screen/board_view.h"
#include "screen/painter.h"
#include "words/sentence.h"

#include <fmt/format.h>

namespace kamisado::cli {

namespace {

std::string write_picture(const screen::BoardPicture& picture, const BoardLook& look,
                          const Phrasebook& book) {
    screen::Canvas canvas(
        screen::board_size_in_cells(look.size.value_or(screen::BoardSize::Small), look));
    screen::draw_board(canvas, {.size = canvas.size()}, picture, look);
    std::string text = screen::write_lines(canvas, look.look);
    if (look.look.colours == screen::Colours::None) {
        const bool unicode = look.look.unicode;
        text += Sentence(book)
                    .text("mover", unicode ? "▸" : ">")
                    .text("target", unicode ? "●" : "+")
                    .text("push", unicode ? "▲ ▼" : "^ v")
                    .in("line.legend") +
                "\n";
    }
    return text + "\n";
}

} // namespace

std::string write_board(const Position& position, const BoardLook& look, const Phrasebook& book) {
    screen::BoardPicture picture{.board = position.board()};
    if (!position.is_over() && !position.is_free_choice()) {
        picture.mover = position.board().square_of(position.tower_to_move());
        for (const Move move : legal_moves(position)) {
            (move.is_push() ? picture.pushes : picture.targets).insert(move.to());
        }
    }
    return write_picture(picture, look, book);
}

std::string write_board(const Board& board, const BoardLook& look, const Phrasebook& book) {
    return write_picture({.board = board}, look, book);
}

std::string write_fills(const Position& finished, const BoardLook& look) {
    std::string text;
    for (const FillFrom side : all_fills) {
        screen::Canvas canvas(screen::line_up_size(look));
        screen::draw_line_up(canvas, {.size = canvas.size()}, next_line_up(finished, side),
                             Player::Black, look);
        text +=
            fmt::format("\nfill {}:\n{}", name_of(side), screen::write_lines(canvas, look.look));
    }
    return text;
}

} // namespace kamisado::cli
