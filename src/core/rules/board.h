#pragma once

#include "rules/setup.h"
#include "rules/square.h"
#include "rules/square_set.h"
#include "rules/tower.h"

#include <array>
#include <cstdint>
#include <expected>
#include <optional>

namespace kamisado {

/// Sixteen towers, each on a square of its own, with their rings: 32 bytes, copied freely.
class Board {
  public:
    /// Every tower on its own colour, no rings.
    [[nodiscard]] static Board first();

    /// A legal board: each tower once, rings within bounds, none on the far row while somebody is
    /// to move, at most one otherwise.
    [[nodiscard]] static std::expected<Board, SetupError> from(const Setup& setup);

    /// Both home rows filled from file a to file h.
    using HomeRow = std::array<PlacedTower, board_size>;
    [[nodiscard]] static Board line_up(const PerPlayer<HomeRow>& rows);

    [[nodiscard]] Square square_of(Tower tower) const {
        return Square::at(place(tower) & square_bits);
    }
    [[nodiscard]] int rings_of(Tower tower) const { return place(tower) >> ring_shift; }
    [[nodiscard]] std::optional<Tower> tower_on(Square square) const;

    [[nodiscard]] SquareSet occupied() const {
        return occupied_by_[Player::Black] | occupied_by_[Player::Gold];
    }
    [[nodiscard]] SquareSet occupied_by(Player player) const { return occupied_by_[player]; }

    /// What a player's rings have scored.
    [[nodiscard]] int ring_points(Player player) const;
    [[nodiscard]] bool all_at_home() const;
    [[nodiscard]] Setup to_setup() const;

    /// The image of the board under a symmetry that takes towers to towers and squares to squares.
    template <typename MapTower, typename MapSquare>
    [[nodiscard]] Board mapped(MapTower map_tower, MapSquare map_square) const {
        Board image;
        for (const Player player : all_players) {
            for (const Colour colour : all_colours) {
                const Tower tower{player, colour};
                image.put({.tower = map_tower(tower), .rings = rings_of(tower)},
                          map_square(square_of(tower)));
            }
        }
        return image;
    }

    void relocate(Tower tower, Square to) {
        std::uint8_t& entry = places_[tower.owner][tower.colour];
        occupied_by_[tower.owner].erase(Square::at(entry & square_bits));
        occupied_by_[tower.owner].insert(to);
        entry = static_cast<std::uint8_t>((entry & ~square_bits) | to.index());
    }
    /// A fourth ring is not in the box: a Triple stays a Triple.
    void add_ring(Tower tower);

    friend bool operator==(const Board&, const Board&) = default;

  private:
    static constexpr unsigned square_bits = 63;
    static constexpr int ring_shift = 6;

    Board() = default;
    void put(const PlacedTower& placed, Square square);
    [[nodiscard]] std::uint8_t place(Tower tower) const {
        return places_[tower.owner][tower.colour];
    }

    PerPlayer<PerColour<std::uint8_t>> places_; // the square, and the rings above it
    PerPlayer<SquareSet> occupied_by_;
};

} // namespace kamisado
