#include "learning/action.h"

#include "learning/reach.h"

#include <algorithm>
#include <cstdlib>

namespace kamisado {

namespace {

void mark_reach(const Board& board, Tower tower, ActionMask mask) {
    const Reach reach = reach_of(board, tower);
    for (const Direction direction : all_directions) {
        const int nearest = action_of(tower.colour, direction, 1);
        const int count = reach.free[static_cast<std::size_t>(direction)];
        std::fill_n(mask.begin() + nearest, count, std::uint8_t{1});
    }
    if (reach.pushed != 0) {
        mask[static_cast<std::size_t>(action_of(tower.colour, Direction::Forward, 1))] = 1;
    }
}

} // namespace

int action_of(Tower mover, Move move) {
    const int distance = std::abs(move.to().rank() - move.from().rank());
    const int files = move.to().file() - move.from().file();
    const bool to_the_right = (files > 0) == (mover.owner == Player::Black);
    const Direction side = to_the_right ? Direction::Right : Direction::Left;
    return action_of(mover.colour, files == 0 ? Direction::Forward : side, distance);
}

int action_of(const Position& position, Move move) {
    const Tower mover = position.is_free_choice() ? *position.board().tower_on(move.from())
                                                  : position.tower_to_move();
    return action_of(mover, move);
}

std::optional<Move> move_of(const Position& position, int action) {
    if (position.is_over() || action < 0 || action >= action_count) {
        return std::nullopt;
    }
    const Tower tower{position.to_move(), static_cast<Colour>(action / actions_of_a_tower)};
    if (!position.is_free_choice() && tower != position.tower_to_move()) {
        return std::nullopt;
    }
    const auto direction = static_cast<Direction>(action % actions_of_a_tower / longest_move);
    const int distance = (action % longest_move) + 1;
    const Reach reach = reach_of(position.board(), tower);
    const Square from = position.board().square_of(tower);
    if (distance <= reach.free[static_cast<std::size_t>(direction)]) {
        return Move(from, square_after(tower, from, direction, distance));
    }
    if (reach.pushed != 0 && direction == Direction::Forward && distance == 1) {
        return Move(from, square_after(tower, from, direction, 1), reach.pushed);
    }
    return std::nullopt;
}

void write_legal_actions(const Position& position, ActionMask mask) {
    std::ranges::fill(mask, std::uint8_t{0});
    if (position.is_over()) {
        return;
    }
    if (!position.is_free_choice()) {
        mark_reach(position.board(), position.tower_to_move(), mask);
        return;
    }
    for (const Colour colour : all_colours) {
        mark_reach(position.board(), {position.to_move(), colour}, mask);
    }
}

} // namespace kamisado
