#include "rules/position.h"

namespace kamisado {

namespace {

/// The tower that moves when this one is blocked: the opponent's, named by its square (M6).
Tower next_after_blocked(const Board& board, Tower blocked) {
    return {opponent(blocked.owner), colour_of(board.square_of(blocked))};
}

/// Whether a chain of zero-length moves that begins with this tower goes round for ever (M8).
bool ends_in_deadlock(const Board& board, Tower tower) {
    // Sixteen towers: a chain that is longer has passed one of them twice.
    for (int length = 0; length <= 16; ++length) {
        if (can_move(board, tower)) {
            return false;
        }
        tower = next_after_blocked(board, tower);
    }
    return true;
}

std::optional<Tower> tower_come_home(const Board& board) {
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            if (is_goal(player, board.square_of({player, colour}))) {
                return Tower{player, colour};
            }
        }
    }
    return std::nullopt;
}

bool is_finished(const Board& board) {
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            if (ends_in_deadlock(board, {player, colour})) {
                return true;
            }
        }
    }
    return tower_come_home(board).has_value();
}

constexpr bool is_on_board(int rank) { return rank >= 0 && rank < board_size; }

} // namespace

bool can_move(const Board& board, Tower tower) {
    const Square square = board.square_of(tower);
    const std::uint64_t steps = step_squares[tower.owner][square.index()];
    return (steps & ~board.occupied().bits()) != 0 || pushable_towers(board, tower) != 0;
}

int pushable_towers(const Board& board, Tower tower) {
    const int rings = board.rings_of(tower);
    if (rings == 0) {
        return 0;
    }
    const Square square = board.square_of(tower);
    const SquareSet enemies = board.occupied_by(opponent(tower.owner));
    int rank = square.rank();
    for (int count = 0;; ++count) {
        rank += forward_step(tower.owner);
        if (!is_on_board(rank)) {
            return 0; // the furthest stands on its own home row (S6, DS6, TS6)
        }
        const Square ahead(square.file(), rank);
        if (!enemies.contains(ahead)) {
            const bool room = !board.occupied_by(tower.owner).contains(ahead);
            return room ? count : 0; // S5, S9
        }
        if (count == rings || board.rings_of(*board.tower_on(ahead)) >= rings) {
            return 0; // too many (S7, DS7, TS7) or too strong (S8, DS8, TS8)
        }
    }
}

Position Position::first() { return start_of_round(Board::first(), Player::Black); }

Position Position::start_of_round(const Board& board, Player challenger) {
    Position position(board);
    position.tower_.owner = challenger;
    position.state_ = State::FreeChoice;
    return position;
}

std::expected<Position, SetupError> Position::from(const Setup& setup) {
    const auto board = Board::from(setup);
    if (!board) {
        return std::unexpected(board.error());
    }
    if (!setup.to_move) {
        const auto fault = setup.tower ? SetupFault::TowerWithoutPlayer : SetupFault::RoundIsOver;
        return std::unexpected(SetupError{fault, {}, {}});
    }
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            const Tower tower{player, colour};
            const Square square = board->square_of(tower);
            if (!setup.tower && square.rank() != home_rank(player)) {
                return std::unexpected(SetupError{SetupFault::FreeChoiceAfterStart, tower, square});
            }
        }
    }
    if (!setup.tower) {
        return start_of_round(*board, *setup.to_move);
    }
    Position position(*board);
    position.tower_ = {*setup.to_move, *setup.tower};
    if (!can_move(*board, position.tower_)) {
        return std::unexpected(SetupError{SetupFault::TowerCannotMove, position.tower_,
                                          board->square_of(position.tower_)});
    }
    return position;
}

std::expected<Board, SetupError> finished_board(const Setup& setup) {
    const auto board = Board::from(setup);
    if (board && !is_finished(*board)) {
        return std::unexpected(SetupError{SetupFault::RoundIsNotOver, {}, {}});
    }
    return board;
}

std::expected<Position, SetupError> Position::finished(const Setup& setup, RoundEnd end) {
    const auto board = finished_board(setup);
    if (!board) {
        return std::unexpected(board.error());
    }
    const auto home = tower_come_home(*board);
    const bool fits = end.reason == EndReason::HomeRow ? home == end.tower : !home;
    if (!fits) {
        return std::unexpected(
            SetupError{SetupFault::RoundIsNotOver, end.tower, board->square_of(end.tower)});
    }
    Position position(*board);
    position.tower_ = end.tower;
    position.state_ = State::Over;
    position.end_reason_ = end.reason;
    return position;
}

Setup Position::to_setup() const {
    Setup setup = board_.to_setup();
    if (!is_over()) {
        setup.to_move = to_move();
        if (!is_free_choice()) {
            setup.tower = tower_.colour;
        }
    }
    return setup;
}

std::optional<RoundEnd> Position::end() const {
    if (!is_over()) {
        return std::nullopt;
    }
    return RoundEnd{end_reason_, tower_};
}

void Position::play(Move move, BlockedChain* blocked) {
    Tower mover = tower_;
    if (is_free_choice()) {
        mover = *board_.tower_on(move.from());
    }
    state_ = State::Running;
    if (move.is_push()) {
        push_line(mover, move);
        const int furthest = move.to().rank() + (move.pushed() * forward_step(mover.owner));
        const Colour named = colour_of(Square(move.to().file(), furthest));
        pass_turn_to({mover.owner, named}, mover, move.to(), blocked); // S3, DS3, TS3
        return;
    }
    board_.relocate(mover, move.to());
    if (is_goal(mover.owner, move.to())) {
        state_ = State::Over; // M7
        end_reason_ = EndReason::HomeRow;
        tower_ = mover;
        return;
    }
    pass_turn_to({opponent(mover.owner), colour_of(move.to())}, mover, move.to(), blocked); // T2
}

/// The furthest tower goes first, so that no two ever share a square.
void Position::push_line(Tower pusher, Move move) {
    const int step = forward_step(pusher.owner);
    for (int nth = move.pushed() - 1; nth >= 0; --nth) {
        const Square square(move.to().file(), move.to().rank() + (nth * step));
        board_.relocate(*board_.tower_on(square), Square(square.file(), square.rank() + step));
    }
    board_.relocate(pusher, move.to());
}

void Position::pass_turn_to(Tower next, Tower last_mover, Square last_landing,
                            BlockedChain* blocked) {
    tower_ = next;
    if (!can_move(board_, next)) [[unlikely]] {
        resolve_blocked(next, last_mover, last_landing, blocked);
    }
}

/// Follows zero-length moves (M6) until a tower can move, or one comes up for the second time: then
/// nothing will ever move again and whoever made the last real move has lost (M8).
void Position::resolve_blocked(Tower next, Tower last_mover, Square last_landing,
                               BlockedChain* blocked) {
    PerPlayer<PerColour<bool>> seen;
    while (!can_move(board_, next)) {
        if (seen[next.owner][next.colour]) {
            state_ = State::Over;
            end_reason_ = EndReason::Deadlock;
            tower_ = {opponent(last_mover.owner), colour_of(last_landing)};
            return;
        }
        seen[next.owner][next.colour] = true;
        if (blocked != nullptr) {
            blocked->push_back(next);
        }
        next = next_after_blocked(board_, next);
    }
    tower_ = next;
}

} // namespace kamisado
