#include "line_ups/random_line_ups.h"

#include "computer/random.h"

namespace kamisado {

Board random_line_up(std::uint64_t seed, std::uint64_t nth) {
    Random random(mixed(mixed(seed) ^ nth));
    PerPlayer<Board::HomeRow> rows;
    for (const Player player : all_players) {
        auto colours = all_colours;
        random.shuffle(colours);
        for (std::size_t file = 0; file < colours.size(); ++file) {
            rows[player][file] = {.tower = {player, colours[file]}};
        }
    }
    return Board::line_up(rows);
}

} // namespace kamisado
