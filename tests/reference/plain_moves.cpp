// Which moves a player has: steps forward (M1 to M4, S1, DS1, TS1) and pushes (S2 to S11, DS, TS).
#include "reference/plain_rules.h"

namespace plain {

namespace {

// M2 and M3: through empty squares to an empty square. M4 needs no code: only the squares that the
// tower crosses are looked at, never those beside its way.
void add_steps(const Grid& grid, Spot from, int sideways, std::vector<Move>& moves) {
    const Tower tower = *tower_at(grid, from);
    Spot to = from;
    for (int distance = 1; distance <= reach(tower.rings); ++distance) {
        to = Spot{to.file + sideways, to.rank + forward(tower.owner)};
        if (!on_board(to) || tower_at(grid, to)) {
            return;
        }
        moves.push_back(Move{from, to});
    }
}

// S4: a push goes straight ahead only, and its first square is the nearest pushed tower's.
void add_push(const Grid& grid, Spot from, std::vector<Move>& moves) {
    const std::vector<Spot> pushed = push_line(grid, from);
    if (!pushed.empty()) {
        moves.push_back(Move{from, pushed.front()});
    }
}

// S10 and S11 need no code: a push stands in the list beside the steps, or alone.
void add_moves_of_tower(const Grid& grid, Spot from, std::vector<Move>& moves) {
    for (const int sideways : {-1, 0, 1}) {
        add_steps(grid, from, sideways, moves);
    }
    add_push(grid, from, moves);
}

} // namespace

// M2, S1, DS1, TS1. Seven squares is as far as the board allows.
int reach(int rings) {
    constexpr std::array<int, most_rings + 1> reaches = {7, 5, 3, 1};
    return reaches.at(rings);
}

std::vector<Spot> push_line(const Grid& grid, Spot pusher) {
    const Tower strong = *tower_at(grid, pusher);
    const int ahead = forward(strong.owner);
    std::vector<Spot> line;
    Spot next{pusher.file, pusher.rank + ahead};
    while (on_board(next) && tower_at(grid, next)) {
        const Tower weak = *tower_at(grid, next);
        if (weak.owner == strong.owner) {
            return {}; // S9: one's own tower cannot be pushed, and it fills the square behind
        }
        if (weak.rings >= strong.rings) {
            return {}; // S8, DS8, TS8; an ordinary tower pushes nothing
        }
        line.push_back(next);
        next.rank += ahead;
    }
    if (!on_board(next)) {
        return {}; // S6, DS6, TS6: the furthest stands on its home row
    }
    if (static_cast<int>(line.size()) > strong.rings) {
        return {}; // S7, DS7, TS7
    }
    return line; // S5, DS5, TS5: `next` is the empty square behind
}

std::vector<Move> legal_moves(const State& state) {
    std::vector<Move> moves;
    if (!state.to_move) {
        return moves;
    }
    for (const Colour colour : all_colours) {
        const bool allowed = !state.tower || *state.tower == colour; // T1, T2
        const std::optional<Spot> spot = find_tower(state.grid, *state.to_move, colour);
        if (allowed && spot) {
            add_moves_of_tower(state.grid, *spot, moves);
        }
    }
    return moves;
}

} // namespace plain
