#include "computer/level.h"
#include "computer/lookahead.h"
#include "computer/pace.h"
#include "notation/position_text.h"
#include "notation/spelling.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
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

Move played_by(int level, FormatKind kind, std::string_view position, std::uint64_t seed = 1) {
    const Match match = Match::from({.kind = kind}, read_position(position).value()).value();
    return std::get<Move>(make_level(level, seed)->choose(match));
}

TEST(Level, FromFiveOnLosesFewerPoints) {
    // Whatever is played, the tower that it names reaches the far row: one with more rings or with
    // fewer.
    constexpr std::array<std::string_view, 6> lost{
        "3y*3b*/1N**1K4/P*n3r1O*/4k*3/8/5g*2/o4Yp1/RB3G2 g B",
        "2k*3g*b*/8/1n5r/1N**P*4O*/4K3/1B1y*2p1/o7/R4GY1 g B",
        "on1y*3b*/1N**6/7r/B4K2/6g*O*/6p1/1k*3P*2/R4GY1 b B",
        "2y**5/2Y3g1/2o1P3/3R*4/1p6/b2nB**2k**/5N*rO/1G1K4 b O",
        "r4k*2/1y1K1go*1/6N*1/2BY*b*2p*/3O*3n/P7/8/3R*3G g O",
        "2kr4/1b**6/6g*1/1o2B3/4y*PO1/p1Y**5/2R**1G2n/1N4K1 b R"};
    for (int level = 5; level < highest_level; ++level) {
        const auto points_lost = [&](FormatKind kind) {
            int sum = 0;
            for (const std::string_view position : lost) {
                for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                    const Position after =
                        read_position(position)->after(played_by(level, kind, position, seed));
                    sum += points_for_next_ring(after.board().rings_of(after.tower_to_move()));
                }
            }
            return sum;
        };
        EXPECT_LT(points_lost(FormatKind::Marathon), points_lost(FormatKind::Single)) << level;
    }
}

TEST(Level, NinePrefersAWinThatDecidesTheMatch) {
    // Black's pink can go home at once for a point, the sixth. But brown, a Double Sumo, can be
    // forced home two moves later, and its four points are enough.
    constexpr std::string_view won = "7b*/2y*1r2g*/1n4B1/P*N**6/2K5/5opk*/6GO*/R5Y1 b K";
    EXPECT_EQ(write_coordinates(played_by(9, FormatKind::Long, won)), "c4c5");
    EXPECT_TRUE(is_goal(Player::Black, played_by(9, FormatKind::Single, won).to()));
    // Five is careless, and takes what it has.
    EXPECT_TRUE(is_goal(Player::Black, played_by(5, FormatKind::Long, won).to()));
}

/// What the Challenger sees in the best eight of his first moves.
int danger_of(const Position& finished, FillFrom side) {
    const auto start =
        Position::start_of_round(next_line_up(finished, side), opponent(finished.end()->winner()));
    const auto seen = look_ahead(start, {.depth = 4, .close_call = 100, .nodes = 1'000'000}, 0);
    int sum = 0;
    for (std::size_t index = 0; index < 8; ++index) {
        sum += std::min(seen[index].value, 200);
    }
    return sum;
}

TEST(Level, FromFiveOnFillsWhereFewFirstMovesAreGood) {
    std::mt19937_64 random(5);
    int chosen = 0;
    int other = 0;
    for (int round = 0; round < 12; ++round) {
        Match match = *Match::from({.kind = FormatKind::Standard}, random_line_up(random));
        while (match.state().phase == Phase::Playing) {
            ASSERT_TRUE(match.decide(careless_move(match.position(), true, random)));
        }
        for (int level = 5; level < 8; ++level) {
            const FillFrom side = std::get<Fill>(make_level(level, 1)->choose(match)).side;
            const bool is_left = side == FillFrom::Left;
            chosen += danger_of(match.position(), side);
            other += danger_of(match.position(), is_left ? FillFrom::Right : FillFrom::Left);
        }
    }
    EXPECT_LT(chosen, other);
}

TEST(Level, BelowFivePlaysForTheRound) {
    for (int level = lowest_level; level < 5; ++level) {
        for (std::uint64_t seed = 1; seed < 6; ++seed) {
            const auto player = make_level(level, seed);
            for (const auto* const text : {"3y*3b*/1N**1K4/P*n3r1O*/4k*3/8/5g*2/o4Yp1/RB3G2 g B",
                                           "7b*/2y*1r2g*/1n4B1/P*N**6/2K5/5opk*/6GO*/R5Y1 b K"}) {
                const Position start = read_position(text).value();
                EXPECT_EQ(player->choose(*Match::from({}, start)),
                          player->choose(*Match::from({.kind = FormatKind::Long}, start)))
                    << level;
            }
        }
    }
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
