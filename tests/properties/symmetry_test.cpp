// Mirror and half turn commute with everything: what is true of a position, a move or a match is
// true of its image.

#include "properties/generators.h"
#include "properties/symmetries.h"
#include "rules/board_colours.h"
#include "rules/line_up.h"
#include "rules/moves.h"
#include "rules/perft.h"
#include "rules/refusal.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace kamisado::tests {

namespace {

using MirrorImage = ImageOf<Mirror>;
using HalfTurnImage = ImageOf<HalfTurn>;

std::vector<std::pair<Square, Square>> sorted_squares(const std::vector<Move>& moves) {
    std::vector<std::pair<Square, Square>> squares;
    for (const Move move : moves) {
        squares.emplace_back(move.from(), move.to());
    }
    std::ranges::sort(squares);
    return squares;
}

template <typename Image>
void twice_is_identity(const Position& position, Image image = {}) {
    RC_ASSERT(image(image(position)) == position);
    for (const Move move : legal_moves(position)) {
        RC_ASSERT(image(image(move)) == move);
    }
}

template <typename Image>
void moves_commute(const Position& position, Image image = {}) {
    std::vector<Move> images;
    for (const Move move : legal_moves(position)) {
        images.push_back(image(move));
    }
    const MoveList found = legal_moves(image(position));
    RC_ASSERT(sorted_squares({found.begin(), found.end()}) == sorted_squares(images));
    RC_ASSERT(count_moves(image(position)) == count_moves(position));
    for (const Move move : images) {
        RC_ASSERT(find_move(image(position), move.from(), move.to()) == move);
    }
}

template <typename Image>
void towers_commute(const Position& position, Image image = {}) {
    const Board& board = position.board();
    const Board there = image(board);
    for (const Player player : all_players) {
        RC_ASSERT(there.ring_points(image(player)) == board.ring_points(player));
        for (const Colour colour : all_colours) {
            const Tower tower{player, colour};
            RC_ASSERT(can_move(there, image(tower)) == can_move(board, tower));
            RC_ASSERT(pushable_towers(there, image(tower)) == pushable_towers(board, tower));
        }
    }
}

template <typename Image>
void play_commutes(const Position& position, Image image = {}) {
    for (const Move move : legal_moves(position)) {
        Position after = position;
        BlockedChain blocked;
        after.play(move, blocked);
        Position after_there = image(position);
        BlockedChain blocked_there;
        after_there.play(image(move), blocked_there);
        RC_ASSERT(after_there == image(after));
        RC_ASSERT(after_there.end() == image(after.end()));
        RC_ASSERT(std::ranges::equal(blocked_there, blocked, {}, {}, image));
        RC_ASSERT(events_of_move(image(position), image(move)) ==
                  image(events_of_move(position, move)));
    }
}

template <typename Image>
void refusals_commute(const Position& position, Image image = {}) {
    for (int from = 0; from < square_count; ++from) {
        for (int to = 0; to < square_count; ++to) {
            const Square here = Square::at(from);
            const Square there = Square::at(to);
            RC_ASSERT(why_not(image(position), image(here), image(there)) ==
                      image(why_not(position, here, there)));
        }
    }
}

template <typename Image>
void regrouping_commutes(const Position& position, Image image = {}) {
    for (const FillFrom side : all_fills) {
        const Board& board = position.board();
        RC_ASSERT(regrouped(image(board), image(side)) == image(regrouped(board, side)));
    }
}

template <typename Image>
void perft_commutes(const Position& position, Image image = {}) {
    for (int depth = 0; depth <= 3; ++depth) {
        RC_ASSERT(perft(image(position), depth) == perft(position, depth));
    }
}

/// The same decisions on the other side of the mirror lead to the same match there.
template <typename Image>
void matches_commute(const Match& match, Image image = {}) {
    auto there = Match::from(match.format(), image(match.start()));
    RC_ASSERT(there.has_value());
    for (std::size_t step = 0; step < match.size(); ++step) {
        RC_ASSERT(there->state() == image(match.before(step)));
        const auto events = there->decide(image(match.decision(step)));
        RC_ASSERT(events.has_value());
        RC_ASSERT(*events == image(match.events(step)));
    }
    RC_ASSERT(there->state() == image(match.state()));
}

} // namespace

TEST(Symmetry, TheBoardLooksTheSame) {
    for (int index = 0; index < square_count; ++index) {
        const Square square = Square::at(index);
        EXPECT_EQ(colour_of(mirrored(square)), mirrored(colour_of(square)));
        EXPECT_EQ(colour_of(half_turned(square)), colour_of(square));
    }
}

TEST(Symmetry, TheFirstBoardIsItsOwnImage) {
    EXPECT_EQ(MirrorImage{}(Board::first()), Board::first());
    EXPECT_EQ(HalfTurnImage{}(Board::first()), Board::first());
    EXPECT_EQ(mirrored(Position::first()), Position::first());
}

RC_GTEST_PROP(Mirror, TwiceIsIdentity, (const Position& position)) {
    twice_is_identity<MirrorImage>(position);
}
RC_GTEST_PROP(Mirror, CommutesWithMoves, (const Position& position)) {
    moves_commute<MirrorImage>(position);
}
RC_GTEST_PROP(Mirror, CommutesWithTowers, (const Position& position)) {
    towers_commute<MirrorImage>(position);
}
RC_GTEST_PROP(Mirror, CommutesWithPlay, (const Position& position)) {
    play_commutes<MirrorImage>(position);
}
RC_GTEST_PROP(Mirror, CommutesWithRefusals, (const Position& position)) {
    refusals_commute<MirrorImage>(position);
}
RC_GTEST_PROP(Mirror, SwapsLeftAndRightInRegrouping, (const Position& position)) {
    regrouping_commutes<MirrorImage>(position);
}
RC_GTEST_PROP(Mirror, CommutesWithPerft, (const Position& position)) {
    perft_commutes<MirrorImage>(position);
}
RC_GTEST_PROP(Mirror, CommutesWithMatches, (const Match& match)) {
    matches_commute<MirrorImage>(match);
}

RC_GTEST_PROP(HalfTurn, TwiceIsIdentity, (const Position& position)) {
    twice_is_identity<HalfTurnImage>(position);
}
RC_GTEST_PROP(HalfTurn, CommutesWithMoves, (const Position& position)) {
    moves_commute<HalfTurnImage>(position);
}
RC_GTEST_PROP(HalfTurn, CommutesWithTowers, (const Position& position)) {
    towers_commute<HalfTurnImage>(position);
}
RC_GTEST_PROP(HalfTurn, CommutesWithPlay, (const Position& position)) {
    play_commutes<HalfTurnImage>(position);
}
RC_GTEST_PROP(HalfTurn, CommutesWithRefusals, (const Position& position)) {
    refusals_commute<HalfTurnImage>(position);
}
RC_GTEST_PROP(HalfTurn, CommutesWithRegrouping, (const Position& position)) {
    regrouping_commutes<HalfTurnImage>(position);
}
RC_GTEST_PROP(HalfTurn, CommutesWithPerft, (const Position& position)) {
    perft_commutes<HalfTurnImage>(position);
}
RC_GTEST_PROP(HalfTurn, CommutesWithMatches, (const Match& match)) {
    matches_commute<HalfTurnImage>(match);
}

RC_GTEST_PROP(Symmetry, MirrorAndHalfTurnCommute, (const Position& position)) {
    RC_ASSERT(mirrored(half_turned(position)) == half_turned(mirrored(position)));
}

} // namespace kamisado::tests
