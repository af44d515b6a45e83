// The board: its colours, its two home rows and the position before the first move.
#include "reference/plain_rules.h"

namespace plain {

namespace {

// Typed in as Black sees the board, so the first line is rank 8.
constexpr std::array<std::string_view, board_size> square_colours = {
    "OBPKYRGN", // 8
    "ROKGBYNP", // 7
    "GKORPNYB", // 6
    "KPBONGRY", // 5
    "YRGNOBPK", // 4
    "BYNPROKG", // 3
    "PNYBGKOR", // 2
    "NGRYKPBO", // 1
};

} // namespace

bool on_board(Spot spot) {
    return spot.file >= 0 && spot.file < board_size && spot.rank >= 0 && spot.rank < board_size;
}

Colour square_colour(Spot spot) {
    const int line = board_size - 1 - spot.rank;
    return square_colours.at(line).at(spot.file);
}

Side opponent(Side side) { return side == Side::Black ? Side::Gold : Side::Black; }

int home_rank(Side side) { return side == Side::Black ? 0 : board_size - 1; }

int forward(Side side) { return side == Side::Black ? 1 : -1; }

const std::optional<Tower>& tower_at(const Grid& grid, Spot spot) {
    return grid.at.at(spot.file).at(spot.rank);
}

std::optional<Tower>& tower_at(Grid& grid, Spot spot) {
    return grid.at.at(spot.file).at(spot.rank);
}

std::optional<Spot> find_tower(const Grid& grid, Side owner, Colour colour) {
    for (int file = 0; file < board_size; ++file) {
        for (int rank = 0; rank < board_size; ++rank) {
            const Spot spot{file, rank};
            const std::optional<Tower>& tower = tower_at(grid, spot);
            if (tower && tower->owner == owner && tower->colour == colour) {
                return spot;
            }
        }
    }
    return std::nullopt;
}

// Every tower begins on its own colour, and Black is the Challenger of the first round.
State first_state() {
    State state{Grid{}, Side::Black, std::nullopt};
    for (const Side side : {Side::Black, Side::Gold}) {
        for (int file = 0; file < board_size; ++file) {
            const Spot spot{file, home_rank(side)};
            tower_at(state.grid, spot) = Tower{side, square_colour(spot), 0};
        }
    }
    return state;
}

} // namespace plain
