// The rules of Kamisado a second time, written from the rulebook to be obviously right, not fast.
// Tests compare the real implementation with this one, so it shares nothing with it. The names of
// rules in comments (T1, M6, S8, DS3, TS5, F3) are those of the English rulebook.
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plain {

constexpr int board_size = 8;
constexpr int most_rings = 3;
constexpr int most_ring_points = 14; // a side with 15 has won even a Marathon

enum class Side { Black, Gold };

using Colour = char; // one of the letters in all_colours
constexpr std::string_view all_colours = "NGRYKPBO";

// File a and rank 1 are 0. Black's home row is rank 1.
struct Spot {
    int file;
    int rank;
    auto operator<=>(const Spot&) const = default;
};

struct Tower {
    Side owner;
    Colour colour;
    int rings;
    bool operator==(const Tower&) const = default;
};

struct Grid {
    std::array<std::array<std::optional<Tower>, board_size>, board_size> at; // [file][rank]
    bool operator==(const Grid&) const = default;
};

// Nobody to move: the round is over. Somebody to move, but no tower named: a free choice (T1).
struct State {
    Grid grid;
    std::optional<Side> to_move;
    std::optional<Colour> tower;
    bool operator==(const State&) const = default;
};

// A push is written as the pusher's own step onto the occupied square.
struct Move {
    Spot from;
    Spot to;
    auto operator<=>(const Move&) const = default;
};

// A turn missed because the named tower was blocked (M6).
struct ZeroMove {
    Side player;
    Colour tower;
    Spot spot;
    bool operator==(const ZeroMove&) const = default;
};

enum class Ending { NotYet, HomeRow, Deadlock };

struct Outcome {
    State after;                   // without the new ring if the round is over
    int pushed_count;              // 0 for an ordinary move
    std::vector<ZeroMove> blocked; // in order; once round in a deadlock
    Ending ending;
    std::optional<Side> winner;
    std::optional<Colour> ring_tower; // the winner's tower that earns the ring
};

enum class FillFrom { Left, Right };

// The board (plain_board.cpp).
bool on_board(Spot spot);
Colour square_colour(Spot spot);
Side opponent(Side side);
int home_rank(Side side);
int forward(Side side);
const std::optional<Tower>& tower_at(const Grid& grid, Spot spot);
std::optional<Tower>& tower_at(Grid& grid, Spot spot);
std::optional<Spot> find_tower(const Grid& grid, Side owner, Colour colour);
State first_state();

// Moves (plain_moves.cpp). They come in no particular order; a finished round has none.
int reach(int rings);
std::vector<Move> legal_moves(const State& state);
// The towers that a push by the tower on `pusher` would move, nearest first; empty: no push.
std::vector<Spot> push_line(const Grid& grid, Spot pusher);

// A round (plain_rules.cpp). Throws std::invalid_argument when the move is not legal. Zero-length
// moves are resolved: `after` names a tower that can move, or the round is over.
Outcome play(const State& state, const Move& move);

// Legality (plain_legality.cpp): of a position to be played, and of the last board of a round.
int ring_points(const Grid& grid, Side side);
bool is_legal_state(const State& state);
bool is_legal_finish(const State& state);
// Whether zero-length moves that begin with this player and tower go round for ever (M8).
bool is_deadlocked(const Grid& grid, Side player, Colour tower);

// Between rounds (plain_fill.cpp).
int points_for_ring(int rings_before);
Grid with_ring(Grid grid, Side owner, Colour colour);
Grid fill(const Grid& board_at_end, FillFrom from);

// Position strings (plain_text.cpp). Reading throws std::invalid_argument for bad spelling only;
// whether the position is legal is a question for is_legal_state or is_legal_finish.
std::string to_text(const State& state);
State from_text(const std::string& text);
std::string to_text(const Move& move);
Move move_from_text(const std::string& text);

} // namespace plain
