#include "computer/level.h"
#include "computer/pace.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <utility>

namespace kamisado::tests {

namespace {

using namespace std::chrono_literals;

Match played(Format format, int black, int gold, std::uint64_t seed) {
    const auto first = make_level(black, seed);
    const auto second = make_level(gold, seed + 1);
    Match match(format);
    while (const auto player = decider(match.state())) {
        Opponent& opponent = *player == Player::Black ? *first : *second;
        if (!match.decide(opponent.choose(match))) {
            ADD_FAILURE() << opponent.name() << " decides what is not legal";
            break;
        }
    }
    return match;
}

TEST(Level, HasAName) {
    EXPECT_EQ(make_level(3, 1)->name(), "level 3");
    EXPECT_EQ(level_from_name("level 10"), 10);
    EXPECT_EQ(level_from_name("7"), 7);
    for (const auto* const name :
         {"", "0", "11", "level", "level 0", "1x", "Amy", "-1", "level  3"}) {
        EXPECT_EQ(level_from_name(name), std::nullopt) << name;
    }
}

TEST(Level, PlaysLegallyInEveryFormat) {
    for (const auto kind :
         {FormatKind::Single, FormatKind::Standard, FormatKind::Long, FormatKind::Marathon}) {
        for (int level = lowest_level; level < 7; ++level) {
            EXPECT_TRUE(played({.kind = kind}, level, level + 1, 5).is_over());
        }
    }
    EXPECT_TRUE(played({.kind = FormatKind::Standard}, 8, 9, 5).is_over());
    EXPECT_TRUE(played({.kind = FormatKind::Series, .rounds = 3}, 3, 4, 5).is_over());
}

/// Plays any move; one that wins at once on request.
Move careless_move(const Position& position, bool takes_wins, std::mt19937_64& random) {
    const MoveList moves = legal_moves(position);
    for (const Move move : moves) {
        const auto end = position.after(move).end();
        if (takes_wins && end && end->winner() == position.to_move()) {
            return move;
        }
    }
    return moves[random() % moves.size()];
}

/// Towers in any order, no rings.
Position random_line_up(std::mt19937_64& random) {
    PerPlayer<Board::HomeRow> rows;
    for (const Player player : all_players) {
        std::array<Colour, 8> colours = all_colours;
        for (std::size_t left = colours.size(); left > 1; --left) {
            std::swap(colours[left - 1], colours[random() % left]);
        }
        for (std::size_t file = 0; file < colours.size(); ++file) {
            rows[player][file] = {.tower = {player, colours[file]}, .rings = 0};
        }
    }
    return Position::start_of_round(Board::line_up(rows), Player::Black);
}

/// In how many of 400 rounds from random line-ups, both seats in turn, a level beats such a player;
/// and it never misses a win by a straight step.
int wins_against_carelessness(int level, bool takes_wins) {
    std::mt19937_64 random(7);
    int wins = 0;
    for (std::uint64_t game = 0; game < 400; ++game) {
        const auto player = make_level(level, game + 1);
        const Player seat = game % 2 == 0 ? Player::Black : Player::Gold;
        Match match = *Match::from({}, random_line_up(random));
        while (const auto decides = decider(match.state())) {
            const Position before = match.state().position;
            if (*decides != seat) {
                EXPECT_TRUE(match.decide(careless_move(before, takes_wins, random)));
                continue;
            }
            EXPECT_TRUE(match.decide(player->choose(match)));
            for (const Move move : legal_moves(before)) {
                const bool is_step = move.to().file() == move.from().file() &&
                                     std::abs(move.to().rank() - move.from().rank()) == 1;
                EXPECT_TRUE(!is_step || !is_goal(seat, move.to()) || match.is_over());
            }
        }
        wins += match.state().end->winner == seat ? 1 : 0;
    }
    return wins;
}

TEST(Level, OnePlaysLikeABeginner) {
    const int against_any = wins_against_carelessness(1, false);
    EXPECT_GE(against_any, 180);                       // 45 %
    EXPECT_LE(against_any, 240);                       // 60 %
    EXPECT_LE(wins_against_carelessness(1, true), 60); // 15 %
}

TEST(Level, PlaysTheSameWithTheSameSeed) {
    for (const auto& [black, gold] : {std::pair(1, 2), std::pair(5, 4), std::pair(10, 8)}) {
        const Match once = played({}, black, gold, 11);
        EXPECT_EQ(once, played({}, black, gold, 11));
    }
    EXPECT_NE(played({}, 2, 2, 11), played({}, 2, 2, 12));
}

TEST(Level, TenNeverLosesTheFirstPositionAsChallenger) {
    for (int level = lowest_level; level < highest_level; ++level) {
        const Match match = played({}, highest_level, level, 100);
        EXPECT_EQ(match.state().end->winner, Player::Black) << "against level " << level;
    }
}

TEST(Level, TenPlaysAMatchWithRings) {
    const Match match = played({.kind = FormatKind::Standard}, 3, highest_level, 1);
    EXPECT_EQ(match.state().end->winner, Player::Gold);
}

TEST(Pace, TakesLongerWhereThereIsMoreToThinkAbout) {
    Match match({});
    const auto at_first = thinking_time(match.state(), 5, 1);
    ASSERT_TRUE(match.play(Square(4, 0), Square(4, 3)));
    const auto later = thinking_time(match.state(), 5, 1);
    EXPECT_LT(later, at_first);
    EXPECT_EQ(later, thinking_time(match.state(), 5, 1));
    EXPECT_LT(later, thinking_time(match.state(), 10, 1));
    EXPECT_GE(later, 400ms);
    EXPECT_LE(at_first, 8s);
}

} // namespace

} // namespace kamisado::tests
