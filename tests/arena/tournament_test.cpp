#include "arena/helpers.h"
#include "arena/tournament.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <numeric>

namespace kamisado::tests {

namespace {

Tournament of_levels(std::initializer_list<int> levels) {
    Tournament tournament;
    for (const int level : levels) {
        const std::string text = std::to_string(level);
        tournament.players.push_back(arena_with({{"first", text}}).entrants[Side::First]);
    }
    return tournament;
}

MeetingResult meeting(std::size_t first, std::size_t second, const Results& of_first) {
    MeetingResult result{.meeting = {.first = first, .second = second}, .score = {}};
    result.score.second_as[Player::Black] = of_first.reversed();
    result.is_complete = true;
    return result;
}

/// What a rating says that one player takes from another.
double expected_share(const Rating& one, const Rating& other) {
    return 1 / (1 + std::pow(10, (other.elo - one.elo) / 400));
}

TEST(ArenaTournament, EverybodyMeetsEverybodyOnce) {
    const auto meetings = meetings_of(of_levels({1, 2, 3, 4}));
    ASSERT_EQ(meetings.size(), 6U);
    for (const auto& [first, second] : meetings) {
        EXPECT_LT(first, second);
    }
}

TEST(ArenaTournament, InAGauntletTheFirstMeetsTheOthers) {
    Tournament tournament = of_levels({1, 2, 3, 4});
    tournament.is_gauntlet = true;
    const auto meetings = meetings_of(tournament);
    ASSERT_EQ(meetings.size(), 3U);
    for (const auto& [first, second] : meetings) {
        EXPECT_EQ(first, 0U);
        EXPECT_NE(second, 0U);
    }
}

TEST(ArenaTournament, TakesTwoPlayersAtLeast) {
    EXPECT_TRUE(check(of_levels({3, 5})));
    EXPECT_FALSE(check(of_levels({3})));
    EXPECT_FALSE(check(Tournament{}));
}

TEST(ArenaTournament, ResultsAreThoseOfAllMeetings) {
    const std::vector<MeetingResult> meetings = {
        meeting(0, 1, {.wins = 5, .draws = 1, .losses = 2}),
        meeting(0, 2, {.wins = 1, .draws = 0, .losses = 7}),
        meeting(1, 2, {.wins = 4, .draws = 0, .losses = 4}),
    };
    EXPECT_EQ(results_of(0, meetings), (Results{.wins = 6, .draws = 1, .losses = 9}));
    EXPECT_EQ(results_of(1, meetings), (Results{.wins = 6, .draws = 1, .losses = 9}));
    EXPECT_EQ(results_of(2, meetings), (Results{.wins = 11, .draws = 0, .losses = 5}));
}

/// One more pair of games is counted as tied: 31 of 42 instead of 30 of 40.
TEST(ArenaTournament, TheRatingOfTwoPlayersIsThatOfTheirScore) {
    const std::vector<MeetingResult> meetings = {
        meeting(0, 1, {.wins = 30, .draws = 0, .losses = 10})};
    const auto ratings = ratings_of(2, meetings);
    EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 400 * std::log10(31.0 / 11.0), 0.01);
    EXPECT_NEAR(ratings[0].elo + ratings[1].elo, 0, 0.01);
    EXPECT_GT(ratings[0].error, 0);
}

TEST(ArenaTournament, NobodyIsInfinitelyStrong) {
    const std::vector<MeetingResult> meetings = {
        meeting(0, 1, {.wins = 400, .draws = 0, .losses = 0})};
    const auto ratings = ratings_of(2, meetings);
    EXPECT_TRUE(std::isfinite(ratings[0].elo));
    EXPECT_GT(ratings[0].elo, 300);
}

TEST(ArenaTournament, MoreGamesMakeARatingSurer) {
    const auto error_after = [](int games) {
        const std::vector<MeetingResult> meetings = {
            meeting(0, 1, {.wins = games / 2, .draws = 0, .losses = games / 2})};
        return ratings_of(2, meetings)[0].error;
    };
    EXPECT_LT(error_after(400), error_after(100) * 0.6);
}

/// The mark of the likeliest ratings: everybody has as many points as the ratings expect.
RC_GTEST_PROP(ArenaTournament, RatingsExpectThePointsThatWereMade, ()) {
    const auto players = *rc::gen::inRange<std::size_t>(2, 7);
    std::vector<MeetingResult> meetings;
    for (std::size_t first = 0; first < players; ++first) {
        for (std::size_t second = first + 1; second < players; ++second) {
            meetings.push_back(meeting(first, second,
                                       {.wins = *rc::gen::inRange(0, 50),
                                        .draws = *rc::gen::inRange(0, 5),
                                        .losses = *rc::gen::inRange(0, 50)}));
        }
    }
    const auto ratings = ratings_of(players, meetings);
    for (std::size_t player = 0; player < players; ++player) {
        double expected = 0;
        for (const auto& [pair, score, done] : meetings) {
            if (pair.first == player || pair.second == player) {
                const std::size_t other = pair.first == player ? pair.second : pair.first;
                expected +=
                    (score.second().games() + 2) * expected_share(ratings[player], ratings[other]);
            }
        }
        const double tied = static_cast<double>(players - 1); // of each pair that is added
        RC_ASSERT(std::abs(expected - results_of(player, meetings).points() - tied) < 0.01);
    }
}

} // namespace

} // namespace kamisado::tests
