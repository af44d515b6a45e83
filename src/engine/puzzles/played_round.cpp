#include "puzzles/played_round.h"

#include "computer/lookahead.h"
#include "rules/moves.h"

#include <algorithm>
#include <array>
#include <cstdlib>

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

Move lively_move(const Position& position, Random& random) {
    // The first move has a hundred choices: a glance at them must do.
    const Eyesight eyes{
        .depth = position.is_free_choice() ? 1 : 4, .oversight = 30, .vagueness = 25};
    return look_ahead(position, eyes, random.bits()).front().move;
}

bool is_far_row_run(const Position& position, Move move) {
    return is_goal(position.to_move(), move.to()) && !move.is_push();
}

bool has_far_row_run(const Position& position) {
    return std::ranges::any_of(legal_moves(position),
                               [&](Move move) { return is_far_row_run(position, move); });
}

/// Moves that neither end the round nor let it be ended at once; or the best there is.
std::vector<Move> quiet_moves(const Position& position) {
    std::vector<Move> quiet;
    std::vector<Move> running;
    const MoveList moves = legal_moves(position);
    for (const Move move : moves) {
        const Position after = position.after(move);
        if (!after.is_over()) {
            running.push_back(move);
        }
        if (!after.is_over() && !has_far_row_run(after)) {
            quiet.push_back(move);
        }
    }
    if (!quiet.empty()) {
        return quiet;
    }
    return running.empty() ? std::vector<Move>(moves.begin(), moves.end()) : running;
}

int length_of(Move move) { return std::abs(move.to().rank() - move.from().rank()); }

Move creeping_move(const Position& position, Random& random) {
    constexpr std::size_t patience = 8; // one move in eight is any quiet one
    std::vector<Move> moves = quiet_moves(position);
    if (random.below(patience) != 0) {
        const int shortest = length_of(*std::ranges::min_element(moves, {}, length_of));
        std::erase_if(moves, [&](Move move) { return length_of(move) > shortest; });
    }
    return moves[random.below(moves.size())];
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

PlayedRound play_round(Format format, const Position& start, Manner manner, Random& random) {
    PlayedRound round{.format = format, .positions = {start}, .moves = {}};
    while (!round.positions.back().is_over()) {
        const Position& position = round.positions.back();
        const Move move = manner == Manner::Lively ? lively_move(position, random)
                                                   : creeping_move(position, random);
        round.moves.push_back(move);
        round.positions.push_back(position.after(move));
    }
    return round;
}

} // namespace kamisado
