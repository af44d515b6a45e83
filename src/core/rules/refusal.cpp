#include "rules/refusal.h"

#include "rules/moves.h"

#include <cstdlib>

namespace kamisado {

namespace {

MoveRefusal refusal(MoveFault fault, Rule rule, const Board& board, Square square) {
    return {fault, rule, board.tower_on(square), square};
}

/// Which tower was taken (T1, T2).
std::optional<MoveRefusal> wrong_tower(const Position& position, Square from) {
    const Board& board = position.board();
    const Rule rule = position.is_free_choice() ? Rule::T1 : Rule::T2;
    const auto tower = board.tower_on(from);
    if (!tower) {
        return refusal(MoveFault::NoTower, rule, board, from);
    }
    if (tower->owner != position.to_move()) {
        return refusal(MoveFault::NotYourTower, rule, board, from);
    }
    if (!position.is_free_choice() && *tower != position.tower_to_move()) {
        const Square right = board.square_of(position.tower_to_move());
        return refusal(MoveFault::AnotherTowerMoves, rule, board, right);
    }
    return std::nullopt;
}

/// Which way it was meant to go (M1, M5).
std::optional<MoveRefusal> wrong_way(const Board& board, Tower tower, Square from, Square to) {
    const int files = std::abs(to.file() - from.file());
    const int ranks = (to.rank() - from.rank()) * forward_step(tower.owner);
    if (from == to) {
        return refusal(MoveFault::NotMoved, Rule::M5, board, from);
    }
    if (ranks <= 0) {
        return refusal(MoveFault::NotForwards, Rule::M1, board, from);
    }
    if (files != 0 && files != ranks) {
        return refusal(MoveFault::NotStraight, Rule::M1, board, from);
    }
    return std::nullopt;
}

/// Why the line straight ahead cannot be pushed (S5 to S9 and their like). The tower has rings, an
/// enemy stands directly before it, and pushable_towers() has found no way.
MoveRefusal failed_push(const Board& board, Tower pusher, Square ahead) {
    const int rings = board.rings_of(pusher);
    for (int count = 1;; ++count) {
        const auto tower = board.tower_on(ahead);
        if (tower->owner == pusher.owner) {
            return refusal(MoveFault::PushNoRoom, by_rank(rings, Rule::S5, Rule::DS5, Rule::TS5),
                           board, ahead);
        }
        if (count > rings) {
            return refusal(MoveFault::PushTooMany, by_rank(rings, Rule::S7, Rule::DS7, Rule::TS7),
                           board, ahead);
        }
        if (board.rings_of(*tower) >= rings) {
            return refusal(MoveFault::PushTooStrong, by_rank(rings, Rule::S8, Rule::DS8, Rule::TS8),
                           board, ahead);
        }
        if (is_goal(pusher.owner, ahead)) {
            return refusal(MoveFault::PushOffBoard, by_rank(rings, Rule::S6, Rule::DS6, Rule::TS6),
                           board, ahead);
        }
        ahead = Square(ahead.file(), ahead.rank() + forward_step(pusher.owner));
    }
}

MoveRefusal occupied_goal(const Board& board, Tower tower, Square from, Square to) {
    const int rings = board.rings_of(tower);
    const bool one_step = to.rank() - from.rank() == forward_step(tower.owner);
    if (rings == 0 || !one_step) {
        return refusal(MoveFault::Occupied, Rule::M3, board, to);
    }
    if (board.occupied_by(tower.owner).contains(to)) {
        return refusal(MoveFault::PushOwnTower, Rule::S9, board, to);
    }
    if (from.file() != to.file()) {
        return refusal(MoveFault::PushDiagonally, by_rank(rings, Rule::S4, Rule::DS4, Rule::TS4),
                       board, to);
    }
    return failed_push(board, tower, to);
}

} // namespace

std::optional<MoveRefusal> why_not(const Position& position, Square from, Square to) {
    const Board& board = position.board();
    if (position.is_over()) {
        const bool is_deadlock = position.end()->reason == EndReason::Deadlock;
        return MoveRefusal{MoveFault::RoundIsOver, is_deadlock ? Rule::M8 : Rule::M7, {}, {}};
    }
    if (const auto wrong = wrong_tower(position, from)) {
        return wrong;
    }
    const Tower tower = *board.tower_on(from);
    if (const auto wrong = wrong_way(board, tower, from, to)) {
        return wrong;
    }
    if (find_move(position, from, to)) {
        return std::nullopt;
    }
    const int file_step = (to.file() > from.file() ? 1 : 0) - (to.file() < from.file() ? 1 : 0);
    Square between = from;
    for (;;) {
        between = Square(between.file() + file_step, between.rank() + forward_step(tower.owner));
        if (between == to) {
            break;
        }
        if (board.occupied().contains(between)) {
            return refusal(MoveFault::InTheWay, Rule::M2, board, between);
        }
    }
    if (board.occupied().contains(to)) {
        return occupied_goal(board, tower, from, to);
    }
    return refusal(MoveFault::TooFar,
                   by_rank(board.rings_of(tower), Rule::S1, Rule::DS1, Rule::TS1), board, from);
}

} // namespace kamisado
