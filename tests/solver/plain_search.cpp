#include "solver/plain_search.h"

#include "rules/moves.h"
#include "rules/tower.h"

#include <algorithm>

namespace kamisado::tests {

namespace {

PlainResult result_of_end(const Board& board, const RoundEnd& end) {
    const int points = points_for_next_ring(board.rings_of(end.tower));
    PlainResult result{.winner = end.winner()};
    result.points[end.winner()] = points;
    result.points[opponent(end.winner())] = -points;
    return result;
}

/// Whether the mover rather has this than that, when only winning and its speed count.
bool is_better(Player mover, const PlainResult& one, const PlainResult& other) {
    if (one.winner != other.winner) {
        return one.winner == mover;
    }
    return one.winner == mover ? one.distance < other.distance : one.distance > other.distance;
}

/// Points are a goal of their own: the move that scores most need not be the one that wins soonest.
void improve(PlainResult& best, const PlainResult& other, Player mover) {
    const PerPlayer<int> points =
        other.points[mover] > best.points[mover] ? other.points : best.points;
    if (is_better(mover, other, best)) {
        best = other;
    }
    best.points = points;
}

} // namespace

ExactKey::ExactKey(const Position& position) {
    auto* out = bytes_.begin();
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            const Tower tower{player, colour};
            const auto square = static_cast<int>(position.board().square_of(tower).index());
            *out++ = static_cast<char>(square + (square_count * position.board().rings_of(tower)));
        }
    }
    *out++ = position.to_move() == Player::Black ? 'b' : 'g';
    *out++ = position.is_free_choice()
                 ? '-'
                 : static_cast<char>(index_of(position.tower_to_move().colour));
}

std::optional<PlainResult> PlainSearch::solve(const Position& position) {
    if (const auto end = position.end()) {
        return result_of_end(position.board(), *end);
    }
    const ExactKey key(position);
    if (const auto known = known_.find(key); known != known_.end()) {
        return known->second;
    }
    const auto result = search(position);
    if (result) {
        known_.emplace(key, *result);
    }
    return result;
}

std::optional<PlainResult> PlainSearch::search(const Position& position) {
    if (most_positions_ == 0) {
        return std::nullopt;
    }
    --most_positions_;
    std::optional<PlainResult> best;
    for (const Move move : legal_moves(position)) {
        const auto result = solve(position.after(move));
        if (!result) {
            return std::nullopt;
        }
        if (best) {
            improve(*best, *result, position.to_move());
        } else {
            best = result;
        }
    }
    ++best->distance;
    return best;
}

} // namespace kamisado::tests
