// Which positions may be set up. Whether play can reach them is not asked.
#include "reference/plain_chain.h"
#include "reference/plain_rules.h"

namespace plain {

namespace {

std::vector<Spot> all_spots() {
    std::vector<Spot> spots;
    for (int file = 0; file < board_size; ++file) {
        for (int rank = 0; rank < board_size; ++rank) {
            spots.push_back(Spot{file, rank});
        }
    }
    return spots;
}

int count_towers(const Grid& grid, Side owner, Colour colour) {
    int count = 0;
    for (const Spot spot : all_spots()) {
        const std::optional<Tower>& tower = tower_at(grid, spot);
        count += tower && tower->owner == owner && tower->colour == colour ? 1 : 0;
    }
    return count;
}

int count_all_towers(const Grid& grid) {
    int count = 0;
    for (const Spot spot : all_spots()) {
        count += tower_at(grid, spot) ? 1 : 0;
    }
    return count;
}

// The total also catches towers of a colour that does not exist.
bool has_full_sets(const Grid& grid) {
    for (const Side side : {Side::Black, Side::Gold}) {
        for (const Colour colour : all_colours) {
            if (count_towers(grid, side, colour) != 1) {
                return false;
            }
        }
    }
    return count_all_towers(grid) == 2 * board_size;
}

bool has_possible_rings(const Grid& grid) {
    for (const Spot spot : all_spots()) {
        const std::optional<Tower>& tower = tower_at(grid, spot);
        if (tower && (tower->rings < 0 || tower->rings > most_rings)) {
            return false;
        }
    }
    return ring_points(grid, Side::Black) <= most_ring_points &&
           ring_points(grid, Side::Gold) <= most_ring_points;
}

int count_on_enemy_home_rows(const Grid& grid) {
    int count = 0;
    for (const Spot spot : all_spots()) {
        const std::optional<Tower>& tower = tower_at(grid, spot);
        count += tower && spot.rank == home_rank(opponent(tower->owner)) ? 1 : 0;
    }
    return count;
}

bool all_at_home(const Grid& grid) {
    for (const Spot spot : all_spots()) {
        const std::optional<Tower>& tower = tower_at(grid, spot);
        if (tower && spot.rank != home_rank(tower->owner)) {
            return false;
        }
    }
    return true;
}

bool has_deadlock(const Grid& grid) {
    for (const Side side : {Side::Black, Side::Gold}) {
        for (const Colour colour : all_colours) {
            if (is_deadlocked(grid, side, colour)) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

int ring_points(const Grid& grid, Side side) {
    int points = 0;
    for (const Spot spot : all_spots()) {
        const std::optional<Tower>& tower = tower_at(grid, spot);
        const int rings = tower && tower->owner == side ? tower->rings : 0;
        for (int ring = 0; ring < rings; ++ring) {
            points += points_for_ring(ring);
        }
    }
    return points;
}

bool is_deadlocked(const Grid& grid, Side player, Colour tower) {
    return follow_blocked(grid, player, tower).goes_round;
}

bool is_legal_state(const State& state) {
    if (!state.to_move || !has_full_sets(state.grid) || !has_possible_rings(state.grid)) {
        return false;
    }
    if (count_on_enemy_home_rows(state.grid) != 0) {
        return false;
    }
    if (!state.tower) {
        return all_at_home(state.grid); // T1: a free choice belongs to the first move
    }
    return !legal_moves(state).empty();
}

// A round ends with the first tower on the enemy's home row (M7) or with a deadlock (M8).
bool is_legal_finish(const State& state) {
    if (state.to_move || state.tower || !has_full_sets(state.grid) ||
        !has_possible_rings(state.grid)) {
        return false;
    }
    const int arrived = count_on_enemy_home_rows(state.grid);
    return arrived == 1 || (arrived == 0 && has_deadlock(state.grid));
}

} // namespace plain
