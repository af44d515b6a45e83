#include "tournament/helpers.h"
#include "tournament/standings.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace kamisado::tournament::test {
namespace {

/// How often two have met, and how often each has been Black more than Gold.
struct Seen {
    std::map<std::set<PlayerNumber>, int> meetings;
    std::map<PlayerNumber, int> balance;
    std::map<PlayerNumber, int> byes;
};

Seen seen_in(const Tournament& tournament) {
    Seen seen;
    for (const Round& round : tournament.rounds()) {
        for (const Meeting& meeting : round) {
            if (meeting.is_bye()) {
                ++seen.byes[meeting.first];
            } else {
                ++seen.meetings[{meeting.first, *meeting.second}];
                ++seen.balance[meeting.first];
                --seen.balance[*meeting.second];
            }
        }
    }
    return seen;
}

/// Each who plays in the last round is there once.
void expect_everybody_in_last_round(const Tournament& tournament) {
    std::map<PlayerNumber, int> count;
    for (const Meeting& meeting : tournament.rounds().back()) {
        ++count[meeting.first];
        if (meeting.second) {
            ++count[*meeting.second];
        }
    }
    for (PlayerNumber player = 0; player < tournament.players().size(); ++player) {
        EXPECT_EQ(count[player],
                  tournament.players()[player].plays_in(tournament.rounds_paired()) ? 1 : 0)
            << player;
    }
}

int largest(const std::map<PlayerNumber, int>& numbers) {
    int result = 0;
    for (const auto& [player, number] : numbers) {
        result = std::max(result, std::abs(number));
    }
    return result;
}

RC_GTEST_PROP(Swiss, NobodyMeetsTwiceOrHasTwoByesAndSidesAreBalanced, (std::uint32_t seed)) {
    std::mt19937 random(seed);
    const std::size_t players = 4 + (random() % 20);
    const int rounds = 1 + static_cast<int>(random() % (players / 2));
    Tournament tournament =
        new_tournament(System::Swiss, players, rounds, 1 + static_cast<int>(random() % 2));
    for (int round = 0; round < rounds; ++round) {
        play_round(tournament, random);
        expect_everybody_in_last_round(tournament);
    }
    RC_ASSERT(tournament.is_over());
    const Seen seen = seen_in(tournament);
    RC_ASSERT(std::ranges::all_of(seen.meetings, [](const auto& met) { return met.second == 1; }));
    RC_ASSERT(largest(seen.byes) <= 1);
    RC_ASSERT(largest(seen.balance) <= 2);
}

RC_GTEST_PROP(Swiss, PeopleComeLateStayAwayAndLeave, (std::uint32_t seed)) {
    std::mt19937 random(seed);
    Tournament tournament = new_tournament(System::Swiss, 8 + (random() % 5), 6);
    for (int round = 0; round < 6; ++round) {
        const auto anybody = random() % tournament.players().size();
        if (random() % 3 == 0) {
            RC_ASSERT(tournament.miss_next_round(anybody).has_value());
        }
        if (random() % 5 == 0) {
            RC_CLASSIFY(tournament.leave(anybody).has_value());
        }
        if (random() % 4 == 0) {
            RC_ASSERT(tournament.enter("Late " + std::to_string(round), 1500).has_value());
        }
        play_round(tournament, random);
        expect_everybody_in_last_round(tournament);
    }
    RC_ASSERT(Tournament::from(tournament.state()).has_value());
}

TEST(Swiss, TheUpperHalfMeetsTheLowerHalf) {
    Tournament tournament = new_tournament(System::Swiss, 0);
    for (const int rating : {1500, 1800, 1600, 1700}) {
        ASSERT_TRUE(tournament.enter(std::to_string(rating), rating));
    }
    ASSERT_TRUE(tournament.pair_next_round());
    EXPECT_EQ(tournament.settings().rounds, 2) << "enough to find one winner";
    EXPECT_EQ(tournament.rounds().back(), (Round{{.first = 2, .second = 1, .score = {}},
                                                 {.first = 0, .second = 3, .score = {}}}))
        << "the weaker of two begins as Black";
}

TEST(Swiss, TheLastOfThoseWithoutOneHasTheBye) {
    Tournament tournament = new_tournament(System::Swiss, 5, 3);
    std::mt19937 random(1);
    for (int round = 0; round < 3; ++round) {
        const auto points = points_of(tournament.state());
        const Seen seen = seen_in(tournament);
        play_round(tournament, random);
        const PlayerNumber bye = tournament.rounds().back().back().first;
        EXPECT_FALSE(seen.byes.contains(bye));
        for (PlayerNumber player = 0; player < 5; ++player) {
            EXPECT_TRUE(seen.byes.contains(player) || points[player] >= points[bye]);
        }
    }
}

TEST(Swiss, MoreRoundsThanOpponentsAreStillPaired) {
    Tournament tournament = new_tournament(System::Swiss, 4, 6);
    std::mt19937 random(1);
    for (int round = 0; round < 6; ++round) {
        play_round(tournament, random);
    }
    for (const auto& [pair, times] : seen_in(tournament).meetings) {
        EXPECT_EQ(times, 2) << "as seldom as can be";
    }
}

RC_GTEST_PROP(RoundRobin, EverybodyMeetsEverybodyOnce, (std::uint32_t seed)) {
    std::mt19937 random(seed);
    const std::size_t players = 2 + (random() % 14);
    Tournament tournament = new_tournament(System::RoundRobin, players);
    while (!tournament.is_over()) {
        play_round(tournament, random);
        expect_everybody_in_last_round(tournament);
    }
    const Seen seen = seen_in(tournament);
    RC_ASSERT(seen.meetings.size() == players * (players - 1) / 2);
    RC_ASSERT(tournament.rounds().size() == (players % 2 == 0 ? players - 1 : players));
    RC_ASSERT(largest(seen.balance) <= 1);
}

TEST(RoundRobin, WhoeverShouldMeetSomebodyWhoHasLeftHasABye) {
    Tournament tournament = new_tournament(System::RoundRobin, 4);
    std::mt19937 random(1);
    play_round(tournament, random);
    ASSERT_TRUE(tournament.leave(0));
    play_round(tournament, random);
    EXPECT_EQ(tournament.rounds().back().size(), 2U);
    EXPECT_TRUE(tournament.rounds().back().back().is_bye());
}

RC_GTEST_PROP(KnockOut, HalfOfThemGoOnUntilOneIsLeft, (std::uint32_t seed)) {
    std::mt19937 random(seed);
    const std::size_t players = 2 + (random() % 40);
    Tournament tournament = new_tournament(System::KnockOut, players);
    while (!tournament.is_over()) {
        play_round(tournament, random);
    }
    RC_ASSERT(tournament.rounds().back().size() == 1U);
    const auto table = standings(tournament);
    RC_ASSERT(table.front().rounds_survived == tournament.settings().rounds);
    RC_ASSERT(table[1].rank == 2U);
    RC_ASSERT(table[1].rounds_survived < table[0].rounds_survived);
}

TEST(KnockOut, TheStrongestMeetInTheEnd) {
    Tournament tournament = new_tournament(System::KnockOut, 6);
    ASSERT_TRUE(tournament.pair_next_round());
    EXPECT_EQ(tournament.rounds().back(), (Round{{.first = 0, .second = {}, .score = {}},
                                                 {.first = 4, .second = 3, .score = {}},
                                                 {.first = 1, .second = {}, .score = {}},
                                                 {.first = 5, .second = 2, .score = {}}}));
    ASSERT_TRUE(tournament.report(1, {.first = 0, .second = 2}));
    ASSERT_TRUE(tournament.report(3, {.first = 2, .second = 1}));
    ASSERT_TRUE(tournament.pair_next_round());
    EXPECT_EQ(tournament.rounds().back(), (Round{{.first = 3, .second = 0, .score = {}},
                                                 {.first = 5, .second = 1, .score = {}}}));
}

} // namespace
} // namespace kamisado::tournament::test
