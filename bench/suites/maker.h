#pragma once

#include "rules/moves.h"
#include "rules/position.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>

namespace kamisado::bench {

/// Positions at random. The same seeds give the same ones everywhere: only the generator is taken
/// from <random>, whose numbers are laid down in the standard; its distributions are not.
class Maker {
  public:
    explicit Maker(std::uint64_t seed) : random_(seed) {}

    /// Black and Gold in random order, each with N rings on random towers.
    Position line_up(int rings) {
        PerPlayer<Board::HomeRow> rows;
        for (const Player player : all_players) {
            std::array<Colour, 8> colours = all_colours;
            for (std::size_t left = colours.size(); left > 1; --left) {
                std::swap(colours[left - 1], colours[below(left)]);
            }
            for (std::size_t file = 0; file < colours.size(); ++file) {
                rows[player][file] = {.tower = {player, colours[file]}, .rings = 0};
            }
            add_rings(rows[player], rings);
        }
        return Position::start_of_round(Board::line_up(rows), Player::Black);
    }

    /// After three to ten moves of players who do not let the other reach the far row if they can
    /// help it.
    Position middle(int rings) {
        while (true) {
            Position position = line_up(rings);
            for (std::uint64_t moves = 3 + below(8); moves > 0 && !position.is_over(); --moves) {
                position.play(careful_move(position));
            }
            if (!position.is_over()) {
                return position;
            }
        }
    }

    std::uint64_t below(std::uint64_t bound) { return random_() % bound; }

  private:
    /// A match is over with fifteen points: nobody starts a round with more than fourteen.
    void add_rings(Board::HomeRow& row, int rings) {
        int points = 0;
        for (int tries = 0; rings > 0 && tries < 1000; ++tries) {
            int& worn = row[below(row.size())].rings;
            if (worn < max_rings && points + points_for_next_ring(worn) <= 14) {
                points += points_for_next_ring(worn);
                ++worn;
                --rings;
            }
        }
    }

    static bool runs_home(const Position& position) {
        return std::ranges::any_of(legal_moves(position), [&](Move move) {
            return is_goal(position.to_move(), move.to());
        });
    }

    Move careful_move(const Position& position) {
        const MoveList moves = legal_moves(position);
        Move move = moves[below(moves.size())];
        for (int tries = 0; tries < 20; ++tries) {
            const Position next = position.after(move);
            if (!next.is_over() && (next.to_move() == position.to_move() || !runs_home(next))) {
                break;
            }
            move = moves[below(moves.size())];
        }
        return move;
    }

    std::mt19937_64 random_;
};

} // namespace kamisado::bench
