#include "learning/playout.h"

#include "learning/reach.h"

namespace kamisado {

namespace {

/// A number below `bound`: a product instead of a remainder, which takes five times as long. Bounds
/// are at most 112, so that no number is likelier than another by more than one in 2^25.
std::uint32_t below(std::uint32_t bound, Random& random) {
    return static_cast<std::uint32_t>(((random.bits() >> 32U) * bound) >> 32U);
}

/// The n-th of a tower's moves. Where it goes is computed, not looked for: a processor cannot
/// guess random moves, and every wrong guess costs as much as the rest.
Move nth_move(const Board& board, Tower tower, const Reach& reach, int n) {
    const Square from = board.square_of(tower);
    const int left_begins = reach.free[0];
    const int right_begins = left_begins + reach.free[1];
    if (reach.pushed != 0 && n == right_begins + reach.free[2]) [[unlikely]] {
        return {from, square_after(tower, from, Direction::Forward, 1), reach.pushed};
    }
    const int is_past_forward = n >= left_begins ? 1 : 0;
    const int is_past_left = n >= right_begins ? 1 : 0;
    const int distance =
        n + 1 - (is_past_forward * left_begins) - (is_past_left * (right_begins - left_begins));
    const int files = (is_past_left - (is_past_forward - is_past_left)) * distance;
    const int up = forward_step(tower.owner);
    return {from, Square(from.file() + (files * up), from.rank() + (distance * up))};
}

Move random_first_move(const Position& position, Random& random) {
    PerColour<Reach> reaches;
    int count = 0;
    for (const Colour colour : all_colours) {
        reaches[colour] = reach_of(position.board(), {position.to_move(), colour});
        count += reaches[colour].count();
    }
    int n = static_cast<int>(below(static_cast<std::uint32_t>(count), random));
    for (const Colour colour : all_colours) {
        const int here = reaches[colour].count();
        if (n < here) {
            return nth_move(position.board(), {position.to_move(), colour}, reaches[colour], n);
        }
        n -= here;
    }
    return {}; // a running round has a move
}

} // namespace

Move random_move(const Position& position, Random& random) {
    if (position.is_free_choice()) [[unlikely]] {
        return random_first_move(position, random);
    }
    const Tower tower = position.tower_to_move();
    const Reach reach = reach_of(position.board(), tower);
    const auto count = static_cast<std::uint32_t>(reach.count());
    return nth_move(position.board(), tower, reach, static_cast<int>(below(count, random)));
}

int play_out(Position& position, Random& random) {
    int moves = 0;
    while (!position.is_over()) {
        position.play(random_move(position, random));
        ++moves;
    }
    return moves;
}

void count_playouts(const Position& start, std::uint64_t rounds, Random& random,
                    PlayoutCounts& counts) {
    for (std::uint64_t round = 0; round < rounds; ++round) {
        Position position = start;
        counts.moves += static_cast<std::uint64_t>(play_out(position, random));
        const RoundEnd end = *position.end();
        ++counts.wins[end.winner()];
        counts.deadlocks += end.reason == EndReason::Deadlock ? 1U : 0U;
    }
}

} // namespace kamisado
