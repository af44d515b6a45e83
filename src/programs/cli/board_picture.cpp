#include "cli/board_picture.h"

#include "cli/painted_square.h"
#include "cli/plain_square.h"
#include "rules/moves.h"
#include "words/sentence.h"

#include <array>
#include <span>
#include <string_view>

namespace kamisado::cli {

namespace {

constexpr std::array<int, board_size> all_ranks{7, 6, 5, 4, 3, 2, 1, 0};
constexpr std::array<int, 2> home_ranks{7, 0};
constexpr std::string_view margin = "   ";

/// How squares are drawn in a look: how wide, how high, and with what between them.
struct Grid {
    int width = 0;
    int centre = 0; ///< the column that has the file's name above it
    int height = 1;
    bool has_lines = false;
};

Grid grid_of(const BoardLook& look) {
    if (look.depth == ColourDepth::None) {
        const bool has_lines = look.size == BoardSize::Large;
        return {.width = plain_width + (has_lines ? 0 : 1),
                .centre = plain_centre + (has_lines ? 1 : 0),
                .height = 1,
                .has_lines = has_lines};
    }
    return {.width = painted_width(look),
            .centre = painted_centre(look),
            .height = painted_height(look),
            .has_lines = false};
}

SquareLook square_look(const BoardPicture& picture, Square square) {
    return {.square = square,
            .tower = picture.setup.at(square),
            .is_mover = picture.mover == square,
            .is_target = picture.targets.contains(square)};
}

void end_line(std::string& text) {
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
}

/// The letters of the files, each over the towers of its column.
std::string file_names(const Grid& grid) {
    std::string text(margin);
    const int pitch = grid.width + (grid.has_lines ? 1 : 0);
    for (int file = 0; file < board_size; ++file) {
        std::string cell(static_cast<std::size_t>(pitch), ' ');
        cell[static_cast<std::size_t>(grid.centre)] = static_cast<char>('a' + file);
        text += cell;
    }
    end_line(text);
    return text;
}

std::string grid_line(const Grid& grid) {
    std::string text(margin);
    for (int file = 0; file < board_size; ++file) {
        text += '+' + std::string(static_cast<std::size_t>(grid.width), '-');
    }
    return text + "+\n";
}

/// One line of text through the squares of a rank.
std::string rank_row(const BoardPicture& picture, const BoardLook& look, int rank, int row) {
    const Grid grid = grid_of(look);
    const bool is_middle = row == grid.height / 2;
    const char name = is_middle ? static_cast<char>('1' + rank) : ' ';
    std::string text = {' ', name, ' '};
    for (int file = 0; file < board_size; ++file) {
        const SquareLook square = square_look(picture, Square(file, rank));
        if (look.depth == ColourDepth::None) {
            text += (grid.has_lines ? "|" : "") + plain_square(square, look, grid.width);
        } else {
            text += painted_square(square, look, row);
        }
    }
    text += end_paint(look.depth);
    text += grid.has_lines ? "| " : " ";
    text += name;
    end_line(text);
    return text;
}

std::string draw_ranks(const BoardPicture& picture, const BoardLook& look,
                       std::span<const int> ranks) {
    const Grid grid = grid_of(look);
    std::string text = file_names(grid);
    for (const int rank : ranks) {
        text += grid.has_lines ? grid_line(grid) : "";
        for (int row = 0; row < grid.height; ++row) {
            text += rank_row(picture, look, rank, row);
        }
    }
    text += grid.has_lines ? grid_line(grid) : "";
    return text + file_names(grid);
}

} // namespace

BoardPicture picture_of(const Position& position) {
    BoardPicture picture{.setup = position.to_setup(), .mover = {}, .targets = {}};
    if (position.is_over() || position.is_free_choice()) {
        return picture;
    }
    picture.mover = position.board().square_of(position.tower_to_move());
    for (const Move move : legal_moves(position)) {
        picture.targets.insert(move.to());
    }
    return picture;
}

std::string draw(const BoardPicture& picture, const BoardLook& look) {
    return draw_ranks(picture, look, all_ranks);
}

std::string draw_with_legend(const BoardPicture& picture, const BoardLook& look,
                             const Phrasebook& book) {
    std::string text = draw(picture, look);
    if (look.depth == ColourDepth::None) {
        text += Sentence(book).in("line.legend") + "\n";
    }
    return text + "\n";
}

std::string draw_line_up(const Board& board, const BoardLook& look) {
    BoardLook small = look;
    small.size = BoardSize::Small;
    return draw_ranks({.setup = board.to_setup(), .mover = {}, .targets = {}}, small, home_ranks);
}

} // namespace kamisado::cli
