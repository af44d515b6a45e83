#include "terminal/hand.h"

#include "rules/moves.h"

#include <algorithm>

namespace kamisado::terminal {

SquareSet movable(const Position& position) {
    SquareSet squares;
    for (const Move move : legal_moves(position)) {
        squares.insert(move.from());
    }
    return squares;
}

SquareSet targets_from(const Position& position, Square from) {
    SquareSet squares;
    for (const Move move : legal_moves(position)) {
        if (move.from() == from) {
            squares.insert(move.to());
        }
    }
    return squares;
}

SquareSet pushes_from(const Position& position, Square from) {
    return targets_from(position, from) & position.board().occupied();
}

void Hand::look_at(const Position& position) {
    tower_.reset();
    if (position.is_over()) {
        return;
    }
    if (!position.is_free_choice()) {
        tower_ = position.board().square_of(position.tower_to_move());
        cursor_ = *tower_;
    } else if (!movable(position).contains(cursor_)) {
        cursor_ = Square(board_size / 2, home_rank(position.to_move()));
    }
}

void Hand::move_cursor(int right, int up, Player bottom) {
    const int turn = bottom == Player::Black ? 1 : -1;
    cursor_ = Square(std::clamp(cursor_.file() + (turn * right), 0, board_size - 1),
                     std::clamp(cursor_.rank() + (turn * up), 0, board_size - 1));
}

void Hand::put_back(const Position& position) {
    if (position.is_over()) {
        tower_.reset();
        return;
    }
    if (position.is_free_choice()) {
        cursor_ = tower_.value_or(cursor_);
        tower_.reset();
    } else {
        look_at(position);
    }
}

void Hand::next(const Position& position, bool backwards) {
    if (position.is_over()) {
        return;
    }
    const SquareSet set = tower_ ? targets_from(position, *tower_) : movable(position);
    if (set.empty()) {
        return;
    }
    // Round and round: the next one in this direction, and past the end the first.
    const auto beside = [backwards](Square square) {
        const int step = backwards ? square_count - 1 : 1;
        return Square::at((static_cast<int>(square.index()) + step) % square_count);
    };
    cursor_ = beside(cursor_);
    while (!set.contains(cursor_)) {
        cursor_ = beside(cursor_);
    }
}

Hand::Outcome Hand::drop(const Position& position, Square from) const {
    if (const auto move = find_move(position, from, cursor_)) {
        return {.move = move};
    }
    return {.refusal = why_not(position, from, cursor_), .from = from};
}

Hand::Outcome Hand::press(const Position& position) {
    if (position.is_over()) {
        return {.touched = Touched::NothingThere};
    }
    const bool is_choice = position.is_free_choice() && movable(position).contains(cursor_);
    if (tower_ == cursor_) {
        if (!position.is_free_choice()) {
            return {.touched = Touched::NeedsTarget};
        }
        tower_.reset();
        return {.touched = Touched::PutBack};
    }
    if (is_choice) {
        tower_ = cursor_;
        return {.touched = Touched::Taken};
    }
    const auto standing = position.board().tower_on(cursor_);
    const bool is_own = standing && standing->owner == position.to_move();
    if (tower_ && (!is_own || position.is_free_choice())) {
        return drop(position, *tower_);
    }
    if (!standing) {
        return {.touched = Touched::NothingThere};
    }
    return drop(position, cursor_); // the other player's, or one that must wait: the rules say why
}

} // namespace kamisado::terminal
