#include "agreement/compare.h"

#include "agreement/convert.h"
#include "rules/event.h"
#include "rules/line_up.h"
#include "rules/moves.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace kamisado::tests {

namespace {

template <typename T>
auto to_plain_if(const std::optional<T>& value) {
    return value ? std::optional(to_plain(*value)) : std::nullopt;
}

int count_towers(const plain::Grid& grid) {
    int count = 0;
    for (const auto& file : grid.at) {
        for (const auto& tower : file) {
            count += tower ? 1 : 0;
        }
    }
    return count;
}

bool same_turn(const Position& position, const plain::State& state) {
    if (position.is_over()) {
        return !state.to_move && !state.tower;
    }
    if (state.to_move != to_plain(position.to_move())) {
        return false;
    }
    return position.is_free_choice() ? !state.tower
                                     : state.tower == to_plain(position.tower_to_move().colour);
}

bool same_end(const std::optional<RoundEnd>& end, const plain::Outcome& outcome) {
    if (!end) {
        return outcome.ending == plain::Ending::NotYet && !outcome.winner && !outcome.ring_tower;
    }
    const auto ending =
        end->reason == EndReason::HomeRow ? plain::Ending::HomeRow : plain::Ending::Deadlock;
    return outcome.ending == ending && outcome.winner == to_plain(end->winner()) &&
           outcome.ring_tower == to_plain(end->tower.colour);
}

bool same_chain(const BlockedChain& chain, const Board& board,
                const std::vector<plain::ZeroMove>& blocked) {
    return std::ranges::equal(chain, blocked, {}, [&](Tower tower) {
        return plain::ZeroMove{to_plain(tower.owner), to_plain(tower.colour),
                               to_plain(board.square_of(tower))};
    });
}

/// The towers that the push is said to move, nearest first.
bool same_pushed_towers(const Position& before, Move move, const plain::State& plain_before) {
    const Events events = events_of_move(before, move);
    const auto* pushed = std::get_if<Pushed>(&events.front().detail);
    const auto line = plain::push_line(plain_before.grid, to_plain(move.from()));
    const auto tower_on = [&](plain::Spot spot) {
        return plain::tower_at(plain_before.grid, spot).value();
    };
    return pushed != nullptr &&
           std::ranges::equal(
               pushed->towers(), line, {},
               [&](Tower tower) { return to_plain({tower, before.board().rings_of(tower)}); },
               tower_on);
}

} // namespace

std::string_view difference(const Board& board, const plain::Grid& grid) {
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            const Tower tower{player, colour};
            const auto& found = plain::tower_at(grid, to_plain(board.square_of(tower)));
            if (found != to_plain({tower, board.rings_of(tower)})) {
                return "where the towers stand, or their rings";
            }
            if (board.tower_on(board.square_of(tower)) != tower) {
                return "the tower on a square";
            }
        }
    }
    if (count_towers(grid) != 2 * board_size || board.occupied().size() != 2 * board_size) {
        return "the number of towers";
    }
    return {};
}

std::string_view difference(const Position& position, const plain::State& state) {
    if (const auto what = difference(position.board(), state.grid); !what.empty()) {
        return what;
    }
    return same_turn(position, state) ? std::string_view{} : "whose turn it is, with which tower";
}

std::string_view difference(const Match& match, const plain::Match& plain_match) {
    const MatchState& state = match.state();
    for (const Player player : all_players) {
        if (state.score[player] != plain_match.score(to_plain(player))) {
            return "the score";
        }
    }
    if (state.round != plain_match.round_number()) {
        return "the number of the round";
    }
    if (to_plain(state.challenger) != plain_match.challenger()) {
        return "the Challenger";
    }
    if ((state.phase == Phase::Filling) != plain_match.awaits_fill()) {
        return "whether a fill is due";
    }
    if (match.is_over() != plain_match.is_over()) {
        return "whether the match is over";
    }
    const auto winner = state.end ? state.end->winner : std::nullopt;
    if (to_plain_if(winner) != plain_match.winner()) {
        return "the winner of the match";
    }
    if (const auto end = match.position().end()) {
        if (plain_match.round_winner() != to_plain(end->winner()) ||
            plain_match.ring_tower() != to_plain(end->tower.colour)) {
            return "the winner of the round, or the tower that gets the ring";
        }
    }
    return difference(match.position(), plain_match.state());
}

std::string_view difference_in_points(const Board& board, const plain::Grid& grid) {
    const bool same = std::ranges::all_of(all_players, [&](Player player) {
        return board.ring_points(player) == plain::ring_points(grid, to_plain(player));
    });
    return same ? std::string_view{} : "the points of the rings";
}

std::string_view difference_in_moves(const Position& position, const plain::State& state) {
    std::vector<plain::Move> moves;
    for (const Move move : legal_moves(position)) {
        moves.push_back(to_plain(move));
    }
    auto expected = plain::legal_moves(state);
    std::ranges::sort(moves);
    std::ranges::sort(expected);
    if (moves != expected) {
        return "the legal moves";
    }
    if (static_cast<std::size_t>(count_moves(position)) != expected.size()) {
        return "the number of legal moves";
    }
    return {};
}

std::string_view difference_in_outcome(const Position& before, Move move,
                                       const plain::State& plain_before,
                                       const plain::Outcome& outcome) {
    Position after = before;
    BlockedChain chain;
    after.play(move, chain);
    if (move.pushed() != outcome.pushed_count) {
        return "how many towers are pushed";
    }
    if (move.is_push() && !same_pushed_towers(before, move, plain_before)) {
        return "which towers are pushed";
    }
    if (!same_chain(chain, after.board(), outcome.blocked)) {
        return "the chain of zero-length moves";
    }
    if (!same_end(after.end(), outcome)) {
        return "the end of the round";
    }
    return difference(after, outcome.after);
}

std::string_view difference_in_fills(const Board& board, const plain::Grid& grid) {
    for (const FillFrom side : all_fills) {
        const Board filled = regrouped(board, side);
        if (!difference(filled, plain::fill(grid, to_plain(side))).empty()) {
            return side == FillFrom::Left ? "the fill from the left" : "the fill from the right";
        }
    }
    return {};
}

} // namespace kamisado::tests
