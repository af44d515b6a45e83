#include "tournament/arena.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

namespace kamisado::tournament::test {
namespace {

Arena arena_of(std::size_t players) {
    Arena arena;
    for (std::size_t i = 0; i < players; ++i) {
        arena.players.push_back({.name = "Player " + std::to_string(i + 1),
                                 .rating = {},
                                 .is_here = true,
                                 .free_since = 0});
    }
    return arena;
}

void meet(Arena& arena, PlayerNumber first, PlayerNumber second, int first_won) {
    arena.meetings.push_back(
        {.first = first,
         .second = second,
         .score = Score{.first = first_won, .second = 2 - first_won, .is_forfeit = false}});
}

const Standing& of(const std::vector<Standing>& all, PlayerNumber player) {
    return *std::ranges::find(all, player, &Standing::player);
}

TEST(Arena, AWinIsTwoPointsATieOneAndAStreakCountsTwice) {
    Arena arena = arena_of(2);
    const auto points = [&](PlayerNumber player) {
        return of(arena_standings(arena), player).points;
    };
    meet(arena, 0, 1, 2);
    EXPECT_EQ(points(0), 2);
    meet(arena, 1, 0, 0);
    EXPECT_EQ(points(0), 4) << "two in a row";
    meet(arena, 0, 1, 2);
    EXPECT_EQ(points(0), 8) << "the third counts twice";
    meet(arena, 0, 1, 1);
    EXPECT_EQ(points(0), 10) << "a tie in a streak too, which it ends";
    EXPECT_EQ(points(1), 1);
    meet(arena, 0, 1, 2);
    EXPECT_EQ(points(0), 12);
    EXPECT_EQ(of(arena_standings(arena), 0).streak, 1);
    EXPECT_EQ(of(arena_standings(arena), 0).won, 4);
    EXPECT_EQ(of(arena_standings(arena), 0).met, 5);
}

TEST(Arena, AMeetingThatNobodyCameToIsWorthNothing) {
    Arena arena = arena_of(2);
    arena.meetings.push_back(
        {.first = 0, .second = 1, .score = Score{.first = 0, .second = 0, .is_forfeit = true}});
    const auto standings = arena_standings(arena);
    EXPECT_EQ(standings[0].points + standings[1].points, 0);
    EXPECT_EQ(standings[1].rank, 1U) << "a place that both share";
}

TEST(Arena, TwoWhoHaveJustMetWaitForOthersButNotForEver) {
    Arena arena = arena_of(4);
    arena.meetings.push_back({.first = 2, .second = 3, .score = {}}); // they still play
    meet(arena, 0, 1, 2);
    arena.players[0].free_since = arena.players[1].free_since = 1000;
    const auto pairing = pair_arena(arena, 1000);
    EXPECT_TRUE(pairing.meetings.empty());
    EXPECT_EQ(pairing.look_again, 1000 + arena_patience);
    EXPECT_EQ(pair_arena(arena, 1000 + arena_patience).meetings.size(), 1U);

    arena.meetings[0].score = Score{.first = 1, .second = 1, .is_forfeit = false};
    const auto mixed = pair_arena(arena, 1001).meetings;
    ASSERT_EQ(mixed.size(), 2U);
    for (const Meeting& meeting : mixed) {
        EXPECT_NE(meeting.first / 2, *meeting.second / 2) << "nobody has the same opponent again";
    }
}

TEST(Arena, TwoAloneMeetAgainAtOnce) {
    Arena arena = arena_of(2);
    meet(arena, 0, 1, 2);
    const auto again = pair_arena(arena, 0).meetings;
    ASSERT_EQ(again.size(), 1U);
    EXPECT_EQ(again[0].first, 1U) << "who was Gold at first begins as Black now";
}

TEST(Arena, AThousandBeginAtOnce) {
    const Arena arena = arena_of(1001);
    const auto pairing = pair_arena(arena, 0);
    EXPECT_EQ(pairing.meetings.size(), 500U);
    EXPECT_FALSE(pairing.look_again) << "one is left, whom nobody can meet";
}

TEST(Arena, CanBeTakenHome) {
    Arena arena = arena_of(2);
    meet(arena, 1, 0, 2);
    arena.meetings.push_back({.first = 0, .second = 1, .score = {}});
    EXPECT_EQ(write_arena("Friday", arena), "Kamisado arena tournament 1\nname Friday\ngames 2\n\n"
                                            "player Player 1\nplayer Player 2\n\n2 1 2-0\n1 2\n");
}

/// The most pairs that a set of players can form, by trying everything.
std::size_t most_pairs(const std::vector<PlayerNumber>& free, const auto& may_meet) {
    if (free.size() < 2) {
        return 0;
    }
    const std::vector<PlayerNumber> rest(free.begin() + 1, free.end());
    std::size_t best = most_pairs(rest, may_meet);
    for (std::size_t i = 0; i < rest.size() && best < free.size() / 2; ++i) {
        if (may_meet(free.front(), rest[i])) {
            auto others = rest;
            others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
            best = std::max(best, 1 + most_pairs(others, may_meet));
        }
    }
    return best;
}

/// An evening with random ends of meetings, pauses and arrivals.
class Evening {
  public:
    explicit Evening(std::uint32_t seed) : random_(seed), arena_(arena_of(2 + (random_() % 7))) {
        arena_.games = 1 + static_cast<int>(random_() % 2);
    }

    void go_on() {
        now_ += static_cast<Moment>(random_() % 20'000);
        for (Meeting& meeting : arena_.meetings) {
            if (!meeting.score && random_() % 3 == 0) {
                const int games = arena_.games;
                const int won = static_cast<int>(random_() % (static_cast<unsigned>(games) + 1));
                meeting.score = Score{.first = won, .second = games - won, .is_forfeit = false};
                arena_.players[meeting.first].free_since = now_;
                arena_.players[*meeting.second].free_since = now_;
            }
        }
        if (random_() % 4 == 0) {
            ArenaPlayer& player = arena_.players[random_() % arena_.players.size()];
            player.is_here = !player.is_here;
        }
        if (random_() % 8 == 0 && arena_.players.size() < 9) {
            arena_.players.push_back(
                {.name = "late", .rating = 1500, .is_here = true, .free_since = now_});
        }
    }
    void pair_and_check() {
        const auto free = free_players();
        const bool anybody_plays = playing().size() > 0;
        const auto just_met = [&](PlayerNumber one, PlayerNumber other) {
            return last_of(one) == other || last_of(other) == one;
        };
        const auto may_meet = [&](PlayerNumber one, PlayerNumber other) {
            const Moment since =
                std::max(arena_.players[one].free_since, arena_.players[other].free_since);
            return !just_met(one, other) || !anybody_plays || now_ - since >= arena_patience;
        };
        const auto pairing = pair_arena(arena_, now_);

        std::set<PlayerNumber> seated;
        std::size_t repeats = 0;
        for (const Meeting& meeting : pairing.meetings) {
            RC_ASSERT(seated.insert(meeting.first).second);
            RC_ASSERT(seated.insert(*meeting.second).second);
            RC_ASSERT(may_meet(meeting.first, *meeting.second));
            RC_ASSERT(balance(meeting.first) <= balance(*meeting.second));
            repeats += just_met(meeting.first, *meeting.second) ? 1U : 0U;
        }
        RC_ASSERT(std::ranges::includes(free, seated));
        const std::vector<PlayerNumber> all(free.begin(), free.end());
        RC_ASSERT(pairing.meetings.size() == most_pairs(all, may_meet));
        if (repeats > 0) {
            RC_ASSERT(most_pairs(all, [&](PlayerNumber one, PlayerNumber other) {
                          return !just_met(one, other);
                      }) < pairing.meetings.size());
        }
        if (pairing.look_again) {
            RC_ASSERT(*pairing.look_again > now_ || !anybody_plays);
        }
        arena_.meetings.insert(arena_.meetings.end(), pairing.meetings.begin(),
                               pairing.meetings.end());
        RC_ASSERT(playing().size() % 2 == 0);
        // Whoever was Black less often is Black: that keeps everybody as near to even as this.
        const auto most = static_cast<int>(arena_.players.size() / 2);
        for (PlayerNumber player = 0; player < arena_.players.size(); ++player) {
            RC_ASSERT(std::abs(balance(player)) <= most);
        }
    }
    /// Points counted anew, meeting by meeting.
    void check_points() const {
        int sum = 0;
        for (PlayerNumber player = 0; player < arena_.players.size(); ++player) {
            int in_a_row = 0;
            for (const Meeting& meeting : arena_.meetings) {
                if (!meeting.score || !meeting.has(player)) {
                    continue;
                }
                const int own =
                    meeting.first == player ? meeting.score->first : meeting.score->second;
                sum += own * arena_win / arena_.games * (in_a_row >= arena_streak ? 2 : 1);
                in_a_row = own == arena_.games ? in_a_row + 1 : 0;
            }
        }
        const auto standings = arena_standings(arena_);
        RC_ASSERT(standings.size() == arena_.players.size());
        RC_ASSERT(std::accumulate(standings.begin(), standings.end(), 0,
                                  [](int total, const Standing& standing) {
                                      return total + standing.points;
                                  }) == sum);
        RC_ASSERT(std::ranges::is_sorted(standings, std::greater(), &Standing::points));
    }

  private:
    [[nodiscard]] std::multiset<PlayerNumber> playing() const {
        std::multiset<PlayerNumber> players;
        for (const Meeting& meeting : arena_.meetings) {
            if (!meeting.score) {
                players.insert(meeting.first);
                players.insert(*meeting.second);
            }
        }
        for (const PlayerNumber player : players) {
            RC_ASSERT(players.count(player) == 1U);
        }
        return players;
    }
    [[nodiscard]] std::set<PlayerNumber> free_players() const {
        const auto busy = playing();
        std::set<PlayerNumber> free;
        for (PlayerNumber player = 0; player < arena_.players.size(); ++player) {
            if (arena_.players[player].is_here && !busy.contains(player)) {
                free.insert(player);
            }
        }
        return free;
    }
    [[nodiscard]] PlayerNumber last_of(PlayerNumber player) const {
        PlayerNumber last = player;
        for (const Meeting& meeting : arena_.meetings) {
            if (meeting.has(player)) {
                last = meeting.first == player ? *meeting.second : meeting.first;
            }
        }
        return last;
    }
    [[nodiscard]] int balance(PlayerNumber player) const {
        int sum = 0;
        for (const Meeting& meeting : arena_.meetings) {
            sum += meeting.first == player ? 1 : 0;
            sum -= meeting.second == player ? 1 : 0;
        }
        return sum;
    }

    std::mt19937 random_;
    Arena arena_;
    Moment now_ = 1'000'000;
};

RC_GTEST_PROP(ArenaEvening, WhoeverCanBePairedIsAndNobodyTwice, (std::uint32_t seed)) {
    Evening evening(seed);
    for (int i = 0; i < 40; ++i) {
        evening.pair_and_check();
        evening.go_on();
    }
    evening.check_points();
}

} // namespace
} // namespace kamisado::tournament::test
