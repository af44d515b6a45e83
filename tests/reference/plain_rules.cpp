// What a move does: it ends the round, or names the next player and tower that can move.
#include "reference/plain_rules.h"

#include "reference/plain_chain.h"

#include <algorithm>
#include <stdexcept>

namespace plain {

namespace {

void shift(Grid& grid, Spot from, Spot to) {
    tower_at(grid, to) = tower_at(grid, from);
    tower_at(grid, from).reset();
}

// The furthest tower goes first, so that each finds the square behind it empty. Rings go along.
void push_back(Grid& grid, const std::vector<Spot>& line, int ahead) {
    for (auto spot = line.rbegin(); spot != line.rend(); ++spot) {
        shift(grid, *spot, Spot{spot->file, spot->rank + ahead});
    }
}

void require_legal(const State& state, const Move& move) {
    const std::vector<Move> moves = legal_moves(state);
    if (std::ranges::find(moves, move) == moves.end()) {
        throw std::invalid_argument("not a legal move: " + to_text(move));
    }
}

void finish(Outcome& outcome, Ending ending, Side winner, Colour ring_tower) {
    outcome.ending = ending;
    outcome.winner = winner;
    outcome.ring_tower = ring_tower;
    outcome.after.to_move.reset();
    outcome.after.tower.reset();
}

// M6 and M8. `last_mover` made the last real move, to a square of the colour `landed_on`.
void pass_on(Outcome& outcome, Side player, Colour tower, Side last_mover, Colour landed_on) {
    const Chain chain = follow_blocked(outcome.after.grid, player, tower);
    outcome.blocked = chain.blocked;
    if (chain.goes_round) {
        finish(outcome, Ending::Deadlock, opponent(last_mover), landed_on);
        return;
    }
    outcome.after.to_move = chain.player;
    outcome.after.tower = chain.tower;
}

// S3, DS3, TS3: the pusher's owner moves again, with the tower that the furthest landing names.
// For a deadlock the push counts as a move that ended where the pusher now stands.
void play_push(Outcome& outcome, Side mover, const Move& move) {
    const std::vector<Spot> line = push_line(outcome.after.grid, move.from);
    const Spot landing{line.back().file, line.back().rank + forward(mover)};
    push_back(outcome.after.grid, line, forward(mover));
    shift(outcome.after.grid, move.from, move.to);
    outcome.pushed_count = static_cast<int>(line.size());
    pass_on(outcome, mover, square_colour(landing), mover, square_colour(move.to));
}

// M7 before T2: on the enemy's home row the round is over and nobody is next.
void play_step(Outcome& outcome, Side mover, const Move& move) {
    const Colour moved = tower_at(outcome.after.grid, move.from)->colour;
    shift(outcome.after.grid, move.from, move.to);
    if (move.to.rank == home_rank(opponent(mover))) {
        finish(outcome, Ending::HomeRow, mover, moved);
        return;
    }
    const Colour landed_on = square_colour(move.to);
    pass_on(outcome, opponent(mover), landed_on, mover, landed_on);
}

} // namespace

Outcome play(const State& state, const Move& move) {
    require_legal(state, move);
    Outcome outcome{state, 0, {}, Ending::NotYet, std::nullopt, std::nullopt};
    if (tower_at(state.grid, move.to)) {
        play_push(outcome, *state.to_move, move);
    } else {
        play_step(outcome, *state.to_move, move);
    }
    return outcome;
}

} // namespace plain
