#include "tournament/arena.h"

#include "tournament/matching.h"
#include "tournament/tournament_text.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <tuple>
#include <utility>

namespace kamisado::tournament {

namespace {

/// With more than that many free, they are paired in portions from the top: the work of a matching
/// grows with the cube of its size.
constexpr std::size_t largest_portion = 80;
constexpr std::size_t opponents_remembered = 4;

constexpr std::int64_t worth_of_a_pair = 1'000'000'000'000;
constexpr std::int64_t cost_of_meeting_again = 1'000'000'000; ///< they have just met
constexpr std::int64_t cost_of_recent = 10'000;     ///< they met one of the last few times
constexpr std::int64_t cost_of_place_between = 100; ///< for each place that lies between
constexpr std::int64_t cost_of_began = 50; ///< for each time that both began as Black too often

/// Counts a meeting for one of its two players.
void count(Standing& standing, int own, int others) {
    const int times = standing.streak >= arena_streak ? 2 : 1;
    ++standing.met;
    if (own > others) {
        standing.points += times * arena_win;
        ++standing.won;
        ++standing.streak;
    } else {
        standing.points += own == others && own > 0 ? times * arena_tie : 0;
        standing.streak = 0;
    }
}

/// By player.
std::vector<Standing> tally_of(const Arena& arena) {
    std::vector<Standing> standings(arena.players.size());
    for (PlayerNumber player = 0; player < standings.size(); ++player) {
        standings[player].player = player;
    }
    for (const Meeting& meeting : arena.meetings) {
        if (meeting.score && meeting.second) {
            count(standings[meeting.first], meeting.score->first, meeting.score->second);
            count(standings[*meeting.second], meeting.score->second, meeting.score->first);
        }
    }
    return standings;
}

struct ArenaPast {
    std::vector<PlayerNumber> opponents; ///< the last one last
    int began = 0;                       ///< how much oftener as Black than as Gold
    bool plays = false;
};

std::vector<ArenaPast> pasts_of(const Arena& arena) {
    std::vector<ArenaPast> pasts(arena.players.size());
    for (const Meeting& meeting : arena.meetings) {
        const PlayerNumber second = meeting.second.value_or(meeting.first);
        ++pasts[meeting.first].began;
        --pasts[second].began;
        pasts[meeting.first].opponents.push_back(second);
        pasts[second].opponents.push_back(meeting.first);
        pasts[meeting.first].plays = pasts[second].plays = !meeting.score;
    }
    return pasts;
}

class FreePlayers {
  public:
    FreePlayers(const Arena& arena, Moment now)
        : arena_(&arena), now_(now), pasts_(pasts_of(arena)) {
        for (const Standing& standing : arena_standings(arena)) {
            if (pasts_[standing.player].plays) {
                somebody_plays_ = true;
            } else if (arena.players[standing.player].is_here) {
                free_.push_back(standing.player);
            }
        }
    }

    [[nodiscard]] ArenaPairing pair() const {
        ArenaPairing pairing;
        std::vector<PlayerNumber> portion;
        for (const PlayerNumber player : free_) {
            portion.push_back(player);
            if (portion.size() == largest_portion) {
                portion = left_over(portion, pairing.meetings);
            }
        }
        portion = left_over(portion, pairing.meetings);
        for (const PlayerNumber one : portion) {
            for (const PlayerNumber other : portion) {
                if (one < other) {
                    const Moment then = both_free_since(one, other) + arena_patience;
                    pairing.look_again = std::min(pairing.look_again.value_or(then), then);
                }
            }
        }
        return pairing;
    }

  private:
    [[nodiscard]] Moment both_free_since(PlayerNumber one, PlayerNumber other) const {
        return std::max(arena_->players[one].free_since, arena_->players[other].free_since);
    }
    [[nodiscard]] bool have_just_met(PlayerNumber one, PlayerNumber other) const {
        const auto last_of = [&](PlayerNumber player) {
            const auto& opponents = pasts_[player].opponents;
            return opponents.empty() ? player : opponents.back();
        };
        return last_of(one) == other || last_of(other) == one;
    }
    [[nodiscard]] bool may_meet(PlayerNumber one, PlayerNumber other) const {
        return !have_just_met(one, other) || !somebody_plays_ ||
               now_ - both_free_since(one, other) >= arena_patience;
    }
    [[nodiscard]] std::int64_t recently(PlayerNumber player, PlayerNumber opponent) const {
        const auto& opponents = pasts_[player].opponents;
        const auto from = opponents.size() - std::min(opponents.size(), opponents_remembered);
        return std::count(opponents.begin() + static_cast<std::ptrdiff_t>(from), opponents.end(),
                          opponent);
    }
    [[nodiscard]] std::int64_t cost(PlayerNumber one, PlayerNumber other,
                                    std::size_t places) const {
        const int began = std::abs(pasts_[one].began + pasts_[other].began);
        return (have_just_met(one, other) ? cost_of_meeting_again : 0) +
               (cost_of_recent * (recently(one, other) + recently(other, one))) +
               (cost_of_place_between * static_cast<std::int64_t>(places)) +
               (cost_of_began * began);
    }

    /// Those of the portion who could not be paired.
    [[nodiscard]] std::vector<PlayerNumber> left_over(const std::vector<PlayerNumber>& portion,
                                                      std::vector<Meeting>& meetings) const {
        PairWeights weights(portion.size());
        for (std::size_t a = 0; a < portion.size(); ++a) {
            for (std::size_t b = a + 1; b < portion.size(); ++b) {
                if (may_meet(portion[a], portion[b])) {
                    weights.set(a, b, worth_of_a_pair - cost(portion[a], portion[b], b - a - 1));
                }
            }
        }
        const auto partners = heaviest_matching(weights);
        std::vector<PlayerNumber> left;
        for (std::size_t a = 0; a < portion.size(); ++a) {
            if (!partners[a]) {
                left.push_back(portion[a]);
            } else if (a < *partners[a]) {
                meetings.push_back(sit_down(portion[a], portion[*partners[a]]));
            }
        }
        return left;
    }
    /// Whoever began as Black less often does; of equals, the weaker one.
    [[nodiscard]] Meeting sit_down(PlayerNumber one, PlayerNumber other) const {
        const auto key = [&](PlayerNumber player) {
            return std::tuple(
                pasts_[player].began,
                arena_->players[player].rating.value_or(std::numeric_limits<int>::min()), player);
        };
        const bool is_one_black = key(one) < key(other);
        return {
            .first = is_one_black ? one : other, .second = is_one_black ? other : one, .score = {}};
    }

    const Arena* arena_;
    Moment now_;
    std::vector<ArenaPast> pasts_;
    std::vector<PlayerNumber> free_; ///< the best first
    bool somebody_plays_ = false;
};

} // namespace

std::vector<Standing> arena_standings(const Arena& arena) {
    std::vector<Standing> result = tally_of(arena);
    const auto key = [](const Standing& standing) {
        return std::pair(-standing.points, -standing.won);
    };
    const auto strength = [&](const Standing& standing) {
        return -arena.players[standing.player].rating.value_or(0);
    };
    std::ranges::sort(result, {}, [&](const Standing& standing) {
        return std::tuple(key(standing), strength(standing), standing.player);
    });
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i].rank = i > 0 && key(result[i]) == key(result[i - 1]) ? result[i - 1].rank : i + 1;
    }
    return result;
}

ArenaPairing pair_arena(const Arena& arena, Moment now) { return FreePlayers(arena, now).pair(); }

std::string write_arena(const std::string& name, const Arena& arena) {
    std::string text = "Kamisado arena tournament 1\nname " + name + "\ngames " +
                       std::to_string(arena.games) + "\n\n";
    for (const ArenaPlayer& player : arena.players) {
        text += "player " + player.name + "\n";
    }
    text += "\n";
    const Settings settings{.name = name, .games = arena.games};
    for (const Meeting& meeting : arena.meetings) {
        text += std::to_string(meeting.first + 1) + " " +
                std::to_string(meeting.second.value_or(meeting.first) + 1);
        text += meeting.score ? " " + write_score(*meeting.score, settings) + "\n" : "\n";
    }
    return text;
}

} // namespace kamisado::tournament
