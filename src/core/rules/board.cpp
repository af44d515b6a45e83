#include "rules/board.h"

#include "rules/board_colours.h"

namespace kamisado {

namespace {

constexpr int max_ring_points = 14; // one more would have won even a Marathon

/// The faults that can be seen tower by tower, in the order a diagram is read: rank 8 first.
class SetupReader {
  public:
    explicit SetupReader(bool round_is_over) : round_is_over_(round_is_over) {}

    std::optional<SetupError> look_at(const PlacedTower& placed, Square square) {
        const Tower tower = placed.tower;
        if (seen_[tower.owner][tower.colour]) {
            return SetupError{SetupFault::TowerTwice, tower, square};
        }
        seen_[tower.owner][tower.colour] = true;
        if (placed.rings < 0 || placed.rings > max_rings) {
            return SetupError{SetupFault::TooManyRings, tower, square};
        }
        ring_points_[tower.owner] += points_of_rings(placed.rings);
        if (is_goal(tower.owner, square)) {
            return look_at_one_come_home(tower, square);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<SetupError> look_at_the_whole() const {
        for (const Player player : all_players) {
            for (const Colour colour : all_colours) {
                if (!seen_[player][colour]) {
                    return SetupError{SetupFault::TowerMissing, Tower{player, colour}, {}};
                }
            }
            if (ring_points_[player] > max_ring_points) {
                return SetupError{SetupFault::TooManyRingPoints, Tower{player, {}}, {}};
            }
        }
        return std::nullopt;
    }

  private:
    std::optional<SetupError> look_at_one_come_home(Tower tower, Square square) {
        if (!round_is_over_) {
            return SetupError{SetupFault::OnEnemyHomeRow, tower, square};
        }
        if (++come_home_ > 1) {
            return SetupError{SetupFault::TwoOnEnemyHomeRows, tower, square};
        }
        return std::nullopt;
    }

    bool round_is_over_;
    PerPlayer<PerColour<bool>> seen_;
    PerPlayer<int> ring_points_;
    int come_home_ = 0;
};

} // namespace

Board Board::first() {
    Board board;
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            board.put({.tower = {player, colour}, .rings = 0}, home_square(player, colour));
        }
    }
    return board;
}

std::expected<Board, SetupError> Board::from(const Setup& setup) {
    Board board;
    SetupReader reader(!setup.to_move);
    for (int rank = board_size - 1; rank >= 0; --rank) {
        for (int file = 0; file < board_size; ++file) {
            const Square square(file, rank);
            const auto& placed = setup.at(square);
            if (!placed) {
                continue;
            }
            if (const auto error = reader.look_at(*placed, square)) {
                return std::unexpected(*error);
            }
            board.put(*placed, square);
        }
    }
    if (const auto error = reader.look_at_the_whole()) {
        return std::unexpected(*error);
    }
    return board;
}

Board Board::line_up(const PerPlayer<HomeRow>& rows) {
    Board board;
    for (const Player player : all_players) {
        for (int file = 0; file < board_size; ++file) {
            board.put(rows[player][static_cast<std::size_t>(file)],
                      Square(file, home_rank(player)));
        }
    }
    return board;
}

std::optional<Tower> Board::tower_on(Square square) const {
    for (const Player player : all_players) {
        if (!occupied_by_[player].contains(square)) {
            continue;
        }
        for (const Colour colour : all_colours) {
            if (square_of({player, colour}) == square) {
                return Tower{player, colour};
            }
        }
    }
    return std::nullopt;
}

int Board::ring_points(Player player) const {
    int points = 0;
    for (const Colour colour : all_colours) {
        points += points_of_rings(rings_of({player, colour}));
    }
    return points;
}

bool Board::all_at_home() const {
    constexpr std::uint64_t row = 0xFF;
    return occupied_by_[Player::Black].bits() == row &&
           occupied_by_[Player::Gold].bits() == row << 56U;
}

Setup Board::to_setup() const {
    Setup setup;
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            const Tower tower{player, colour};
            setup.at(square_of(tower)) = PlacedTower{tower, rings_of(tower)};
        }
    }
    return setup;
}

void Board::add_ring(Tower tower) {
    const int rings = rings_of(tower);
    if (rings < max_rings) {
        put({.tower = tower, .rings = rings + 1}, square_of(tower));
    }
}

void Board::put(const PlacedTower& placed, Square square) {
    places_[placed.tower.owner][placed.tower.colour] = static_cast<std::uint8_t>(
        square.index() | (static_cast<unsigned>(placed.rings) << ring_shift));
    occupied_by_[placed.tower.owner].insert(square);
}

} // namespace kamisado
