#include "puzzles/played_round.h"

#include "player/lookahead.h"

#include <algorithm>
#include <array>

namespace kamisado {

namespace {

using Rings = std::array<int, board_size>;

/// Rings for eight towers that are worth fewer points than win the match.
Rings random_rings(int target, Random& random) {
    Rings rings{};
    auto budget = static_cast<int>(random.below(static_cast<std::size_t>(target)));
    constexpr int tries = 6;
    for (int nth = 0; nth < tries; ++nth) {
        int& chosen = rings[random.below(board_size)];
        const int wanted = 1 + static_cast<int>(random.below(max_rings));
        if (chosen == 0 && points_of_rings(wanted) <= budget) {
            chosen = wanted;
            budget -= points_of_rings(wanted);
        }
    }
    return rings;
}

Board::HomeRow random_row(Player player, int target, Random& random) {
    auto colours = all_colours;
    random.shuffle(colours);
    const Rings rings = random_rings(target, random);
    Board::HomeRow row;
    for (std::size_t file = 0; file < row.size(); ++file) {
        row[file] = {.tower = {player, colours[file]}, .rings = rings[file]};
    }
    return row;
}

} // namespace

Position line_up_for(Format format, Random& random) {
    PerPlayer<Board::HomeRow> rows;
    for (const Player player : all_players) {
        rows[player] = random_row(player, format.target().value_or(1), random);
    }
    const Player challenger = random.below(2) == 0 ? Player::Black : Player::Gold;
    return Position::start_of_round(Board::line_up(rows), challenger);
}

PlayedRound play_round(Format format, const Position& start, Random& random) {
    PlayedRound round{.format = format, .positions = {start}, .moves = {}};
    while (!round.positions.back().is_over()) {
        const Position& position = round.positions.back();
        // The first move has a hundred choices: a glance at them must do.
        const Eyesight eyes{
            .depth = position.is_free_choice() ? 1 : 4, .oversight = 30, .vagueness = 25};
        const Move move = look_ahead(position, eyes, random.bits()).front().move;
        round.moves.push_back(move);
        round.positions.push_back(position.after(move));
    }
    return round;
}

} // namespace kamisado
