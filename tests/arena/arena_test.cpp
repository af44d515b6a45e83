#include "arena/arena.h"
#include "arena/interval.h"
#include "arena/line_ups.h"
#include "player/level.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

#include <vector>

namespace kamisado::tests {

namespace {

Entrant level(int level) {
    return [level](std::uint64_t seed) { return make_level(level, seed); };
}

TEST(Interval, IsWilsons) {
    const Interval even = wilson_interval(200, 400);
    EXPECT_NEAR(even.low, 0.4513, 0.0001);
    EXPECT_NEAR(even.high, 0.5487, 0.0001);
    const Interval none = wilson_interval(0, 10);
    EXPECT_NEAR(none.low, 0.0, 0.0001);
    EXPECT_NEAR(none.high, 0.2775, 0.0001);
    const Interval all = wilson_interval(10, 10);
    EXPECT_NEAR(all.low, 0.7225, 0.0001);
    EXPECT_NEAR(all.high, 1.0, 0.0001);
    EXPECT_EQ(wilson_interval(0, 0).low, 0);
    EXPECT_EQ(wilson_interval(0, 0).high, 1);
}

TEST(LineUps, AreAtHomeWithoutRings) {
    for (std::uint64_t nth = 0; nth < 50; ++nth) {
        const Board board = random_line_up(1, nth);
        EXPECT_TRUE(board.all_at_home());
        EXPECT_EQ(board.ring_points(Player::Black) + board.ring_points(Player::Gold), 0);
        EXPECT_EQ(board, random_line_up(1, nth));
        EXPECT_NE(board, random_line_up(1, nth + 1));
        EXPECT_NE(board, random_line_up(2, nth));
    }
}

TEST(Pairing, SwapsSeatsOnTheSameLineUp) {
    for (int game = 0; game < 20; game += 2) {
        const Pairing one = pairing(game, StartKind::RandomLineUps, 3);
        const Pairing two = pairing(game + 1, StartKind::RandomLineUps, 3);
        EXPECT_EQ(one.start, two.start);
        EXPECT_EQ(one.black, other(two.black));
        EXPECT_NE(one.seed, two.seed);
        EXPECT_NE(one.start, pairing(game + 2, StartKind::RandomLineUps, 3).start);
    }
    EXPECT_EQ(pairing(6, StartKind::FirstPosition, 3).start, Position::first());
}

TEST(Tally, CountsTheSecondSide) {
    Tally tally;
    MatchState state;
    state.end = MatchEnd{MatchEndReason::Points, Player::Black};
    tally.count(state, Side::First);
    tally.count(state, Side::Second);
    EXPECT_EQ(tally.wins, 1);
    EXPECT_EQ(tally.wins_as_black, 1);
    state.end = MatchEnd{MatchEndReason::RoundsPlayed, std::nullopt};
    tally.count(state, Side::First);
    EXPECT_EQ(tally.wins, 1.5);
    EXPECT_EQ(tally.games, 3);
    EXPECT_EQ(tally.share(), 0.5);
}

TEST(Arena, PlaysTheSameAgainAndKeepsRecords) {
    const ArenaOptions options{.games = 6, .format = {.kind = FormatKind::Standard}, .seed = 9};
    std::vector<Record> records;
    const auto keep = [&](const Tally& /*tally*/, const Record& record) {
        records.push_back(record);
    };
    const Tally once = run_arena(level(1), level(4), options, keep);
    const Tally again = run_arena(level(1), level(4), options, keep);
    EXPECT_EQ(once.games, 6);
    EXPECT_EQ(once.wins, again.wins);
    ASSERT_EQ(records.size(), 12U);
    for (std::size_t game = 0; game < 6; ++game) {
        EXPECT_EQ(records[game], records[game + 6]);
        EXPECT_TRUE(records[game].match.is_over());
        EXPECT_EQ(records[game].tag("Black"), game % 2 == 0 ? "level 1" : "level 4");
        EXPECT_EQ(read_record(write_record(records[game])).value().match, records[game].match);
    }
}

/// Decides what no rule allows.
class Cheat : public Opponent {
  public:
    [[nodiscard]] std::string name() const override { return "cheat"; }
    [[nodiscard]] Decision choose(const Match& /*match*/) override { return Move(); }
};

TEST(Arena, LetsWhoeverCheatsLose) {
    const Entrant cheat = [](std::uint64_t /*seed*/) { return std::make_unique<Cheat>(); };
    EXPECT_EQ(run_arena(cheat, level(1), {.games = 4}).wins, 4);
}

TEST(Arena, StrongerLevelsWinMore) {
    EXPECT_GT(run_arena(level(1), level(3), {.games = 60}).share(), 0.7);
    EXPECT_GT(run_arena(level(3), level(6), {.games = 60}).share(), 0.7);
}

} // namespace

} // namespace kamisado::tests
