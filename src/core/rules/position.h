#pragma once

#include "rules/board.h"
#include "rules/board_colours.h"
#include "rules/move.h"
#include "rules/slides.h"

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>

namespace kamisado {

enum class EndReason : std::uint8_t { HomeRow, Deadlock };

/// How a round was won, and which of the winner's towers gets the ring.
struct RoundEnd {
    EndReason reason{};
    Tower tower;

    [[nodiscard]] constexpr Player winner() const { return tower.owner; }

    friend constexpr bool operator==(const RoundEnd&, const RoundEnd&) = default;
};

/// The zero-length moves that follow a real one, in order. A tower that would come up twice ends
/// the round, so there are never more than sixteen.
class BlockedChain {
  public:
    void push_back(Tower tower) { towers_[size_++] = tower; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] auto begin() const { return std::span(towers_).first(size_).begin(); }
    [[nodiscard]] auto end() const { return std::span(towers_).first(size_).end(); }

  private:
    std::array<Tower, 16> towers_{};
    std::size_t size_ = 0;
};

/// A moment of a round at which a player has a choice, or the round's end. Zero-length moves are
/// never waiting: play() takes them along. 40 bytes, no pointers, no allocation.
class Position {
  public:
    /// The first position of a match.
    [[nodiscard]] static Position first();
    /// The first position of a later round. All towers of `board` must be at home.
    [[nodiscard]] static Position start_of_round(const Board& board, Player challenger);
    [[nodiscard]] static std::expected<Position, SetupError> from(const Setup& setup);

    /// A finished round, as it was kept: the board must be one on which a round has ended so.
    [[nodiscard]] static std::expected<Position, SetupError> finished(const Setup& setup,
                                                                      RoundEnd end);

    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] Setup to_setup() const;

    [[nodiscard]] bool is_over() const { return state_ == State::Over; }
    /// Whose choice it is; of no meaning when the round is over.
    [[nodiscard]] Player to_move() const { return tower_.owner; }
    [[nodiscard]] bool is_free_choice() const { return state_ == State::FreeChoice; }
    /// The tower that must move; of no meaning when the choice is free or the round is over.
    [[nodiscard]] Tower tower_to_move() const { return tower_; }
    [[nodiscard]] std::optional<RoundEnd> end() const;

    /// Plays a legal move: the tower goes (and pushes), zero-length moves follow by themselves, and
    /// the position names who is next or that the round is over.
    void play(Move move) { play(move, nullptr); }
    /// The same, and tells which towers were blocked on the way.
    void play(Move move, BlockedChain& blocked) { play(move, &blocked); }

    [[nodiscard]] Position after(Move move) const {
        Position next = *this;
        next.play(move);
        return next;
    }

    /// The image under a symmetry of the game: see rules/symmetry.h.
    template <typename MapTower, typename MapSquare>
    [[nodiscard]] Position mapped(MapTower map_tower, MapSquare map_square) const {
        Position image = *this;
        image.board_ = board_.mapped(map_tower, map_square);
        image.tower_ = map_tower(tower_);
        if (is_free_choice()) {
            image.tower_.colour = tower_.colour; // no tower is named: nothing to rename
        }
        return image;
    }

    friend bool operator==(const Position&, const Position&) = default;

  private:
    enum class State : std::uint8_t { Running, FreeChoice, Over };

    explicit Position(const Board& board) : board_(board) {}
    void play(Move move, BlockedChain* blocked);
    void push_line(Tower pusher, Move move);
    void pass_turn_to(Tower next, Tower last_mover, Square last_landing, BlockedChain* blocked);
    void resolve_blocked(Tower next, Tower last_mover, Square last_landing, BlockedChain* blocked);

    Board board_;
    Tower tower_; // the tower to move, or when the round is over the winner's that gets the ring
    State state_ = State::Running;
    EndReason end_reason_{}; // of meaning only when the round is over
};

/// The board of a finished round: one tower is on its far row, or there is a deadlock on it.
[[nodiscard]] std::expected<Board, SetupError> finished_board(const Setup& setup);

/// Whether the tower has any move or push (M5, M6).
[[nodiscard]] bool can_move(const Board& board, Tower tower);

/// How many enemy towers this one would push by stepping forwards; 0 when it cannot push (S2 to
/// S9, DS2 to DS8, TS2 to TS8).
[[nodiscard]] int pushable_towers(const Board& board, Tower tower);

} // namespace kamisado
