#pragma once

#include "rules/moves.h"
#include "rules/position.h"
#include "solver/aim.h"
#include "solver/far_row_run.h"
#include "solver/proof.h"

#include <cstdint>

/// What can be told of a position without searching, by playing its moves. Slower than the masks of
/// expander.h, and right where they are not: after pushes and blocked towers. All of it is inline,
/// because it is compiled for more than one kind of processor.
namespace kamisado {

/// Without a clock there is always time.
inline constexpr int for_ever = 1000;

[[nodiscard]] inline int moves_left(Aim aim) {
    return aim.is_timed() ? aim.moves_left() : for_ever;
}

[[nodiscard]] inline bool is_threat(const Board& board, Aim aim, Tower tower) {
    return far_row_run_of(board, aim, tower)
        .is_open(board.square_of(tower), board.occupied().bits());
}

/// What a move leads to, for the player who makes it.
struct AtSight {
    enum class Kind : std::uint8_t { Succeeds, Fails, Open };
    Kind kind = Kind::Open;
    Proof proof{};

    [[nodiscard]] static AtSight success() { return {.kind = Kind::Succeeds}; }
    [[nodiscard]] static AtSight failure() { return {.kind = Kind::Fails}; }
    [[nodiscard]] static AtSight decided(bool succeeds) { return succeeds ? success() : failure(); }
    [[nodiscard]] AtSight for_mover(bool same_player) const {
        if (same_player) {
            return *this;
        }
        if (kind == Kind::Open) {
            return {.kind = Kind::Open, .proof = proof.swapped()};
        }
        return decided(kind == Kind::Fails);
    }
};

/// The first numbers of a position that was not looked at as closely as ordinary moves allow.
inline constexpr std::uint32_t usual_safe_answers = 2;

/// The player who reaches his aim in `position`, as far as its moves tell at sight, by playing
/// them.
[[nodiscard]] inline AtSight at_sight_of(const Position& position, Aim aim) {
    const Player mover = position.to_move();
    const int left = moves_left(aim);
    if (left == 0) {
        return AtSight::decided(!aim.hunts(mover));
    }
    if (is_threat(position.board(), aim, position.tower_to_move())) {
        return AtSight::success();
    }
    std::uint32_t open = 0;
    for (const Move move : legal_moves(position)) {
        const Position next = position.after(move);
        if (next.is_over()) {
            if (aim.achiever(next.board(), *next.end()) == mover) {
                return AtSight::success();
            }
            continue;
        }
        const bool time_is_up = left == 1;
        const bool threat = is_threat(next.board(), aim, next.tower_to_move());
        if (time_is_up ? !aim.hunts(mover) : threat && next.to_move() == mover) {
            return AtSight::success();
        }
        if (!time_is_up && !threat) {
            ++open;
        }
    }
    if (open == 0) {
        return AtSight::failure();
    }
    return {.kind = AtSight::Kind::Open, .proof = {.prove = usual_safe_answers, .disprove = open}};
}

} // namespace kamisado
