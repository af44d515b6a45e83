#include "tournament/pairing.h"

#include "tournament/matching.h"
#include "tournament/standings.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <map>
#include <utility>

namespace kamisado::tournament {

namespace {

/// The strongest first: by rating, then in the order of entry.
std::vector<PlayerNumber> by_strength(const State& state) {
    std::vector<PlayerNumber> players(state.players.size());
    for (PlayerNumber player = 0; player < players.size(); ++player) {
        players[player] = player;
    }
    std::ranges::sort(players, {}, [&](PlayerNumber player) {
        return std::pair(-state.players[player].rating.value_or(0), player);
    });
    return players;
}

void add_meeting(Round& round, std::optional<PlayerNumber> first,
                 std::optional<PlayerNumber> second) {
    if (first || second) {
        round.push_back({.first = first ? *first : *second,
                         .second = first ? second : std::nullopt,
                         .score = {}});
    }
}

void put_byes_last(Round& round) {
    Round byes;
    std::ranges::copy_if(round, std::back_inserter(byes), &Meeting::is_bye);
    std::erase_if(round, [](const Meeting& meeting) { return meeting.is_bye(); });
    round.insert(round.end(), byes.begin(), byes.end());
}

// ---- Everybody meets everybody

/// On a circle of all but one, with the one in its middle: after each round the circle turns.
Round round_of_all(const State& state) {
    const std::size_t players = state.players.size();
    const std::size_t circle = players - 1 + (players % 2);
    const std::size_t turn = state.rounds.size();
    const auto present = [&](std::size_t place) -> std::optional<PlayerNumber> {
        return place < players && state.players[place].plays_in(static_cast<int>(turn) + 1)
                   ? std::optional(place)
                   : std::nullopt;
    };
    Round round;
    const auto meet = [&](std::size_t first, std::size_t second) {
        add_meeting(round, present(first), present(second));
    };
    const std::size_t top = turn % circle;
    if (turn % 2 == 0) {
        meet(top, circle);
    } else {
        meet(circle, top);
    }
    for (std::size_t i = 1; i <= (circle - 1) / 2; ++i) {
        const std::size_t after = (top + i) % circle;
        const std::size_t before = (top + circle - i) % circle;
        if (i % 2 == 0) {
            meet(after, before);
        } else {
            meet(before, after);
        }
    }
    put_byes_last(round);
    return round;
}

// ---- Whoever loses is out

/// The strongest meet as late as can be.
Round first_of_bracket(const State& state) {
    const auto players = by_strength(state);
    std::vector<std::size_t> places{0};
    while (places.size() < std::bit_ceil(players.size())) {
        std::vector<std::size_t> wider;
        for (const std::size_t place : places) {
            wider.push_back(place);
            wider.push_back((2 * places.size()) - 1 - place);
        }
        places = std::move(wider);
    }
    Round round;
    for (std::size_t i = 0; i < places.size(); i += 2) {
        const auto [strong, weak] = std::minmax(places[i], places[i + 1]);
        if (weak < players.size()) { // the more experienced takes Gold
            round.push_back({.first = players[weak], .second = players[strong], .score = {}});
        } else {
            round.push_back({.first = players[strong], .second = {}, .score = {}});
        }
    }
    return round;
}

PlayerNumber winner_of(const Meeting& meeting) {
    return meeting.is_bye() || meeting.score->first > meeting.score->second ? meeting.first
                                                                            : *meeting.second;
}

Round next_of_bracket(const State& state) {
    if (state.rounds.empty()) {
        return first_of_bracket(state);
    }
    const auto players = by_strength(state);
    const Round& last = state.rounds.back();
    Round round;
    for (std::size_t i = 0; i + 1 < last.size(); i += 2) {
        const PlayerNumber one = winner_of(last[i]);
        const PlayerNumber other = winner_of(last[i + 1]);
        const bool is_one_stronger =
            std::ranges::find(players, one) < std::ranges::find(players, other);
        round.push_back({.first = is_one_stronger ? other : one,
                         .second = is_one_stronger ? one : other,
                         .score = {}});
    }
    return round;
}

// ---- Those with equal points meet

/// What the rounds so far mean for the next one.
struct Past {
    int points = 0;
    int byes = 0;
    int balance = 0;   ///< how much oftener the first game was played as Black than as Gold
    int last_side = 0; ///< 1: as Black; -1: as Gold; 0: none
    std::map<PlayerNumber, int> met;
};

std::vector<Past> pasts_of(const State& state) {
    std::vector<Past> pasts(state.players.size());
    const auto points = points_of(state);
    for (PlayerNumber player = 0; player < pasts.size(); ++player) {
        pasts[player].points = points[player];
    }
    for (const Round& round : state.rounds) {
        for (const Meeting& meeting : round) {
            if (meeting.is_bye()) {
                ++pasts[meeting.first].byes;
            } else if (!meeting.score || !meeting.score->is_forfeit) {
                Past& black = pasts[meeting.first];
                Past& gold = pasts[*meeting.second];
                ++black.met[*meeting.second];
                ++gold.met[meeting.first];
                ++black.balance;
                --gold.balance;
                black.last_side = 1;
                gold.last_side = -1;
            }
        }
    }
    return pasts;
}

/// How unwelcome something is in a pairing. Each is worse than any number of those below it would
/// be in one meeting; a repetition is worse than all of them in all meetings.
constexpr std::int64_t cost_of_repetition = 2'000'000'000;
constexpr std::int64_t cost_of_third_side =
    50'000'000;                               ///< three times more Black than Gold, or less
constexpr std::int64_t cost_of_points = 4000; ///< times the square of the difference
constexpr std::int64_t cost_of_side = 150;    ///< times the square of the balance
constexpr std::int64_t cost_of_place = 100;   ///< at most
constexpr std::int64_t worth_of_a_meeting = 100'000 * cost_of_repetition;

class SwissRound {
  public:
    explicit SwissRound(const State& state) : pasts_(pasts_of(state)) {
        const int round = static_cast<int>(state.rounds.size()) + 1;
        std::map<int, std::vector<PlayerNumber>, std::greater<>> groups;
        for (const PlayerNumber player : by_strength(state)) {
            if (state.players[player].plays_in(round)) {
                groups[pasts_[player].points].push_back(player);
            }
        }
        for (const auto& [points, group] : groups) {
            players_.insert(players_.end(), group.begin(), group.end());
            sizes_[points] = static_cast<std::int64_t>(group.size());
        }
    }

    [[nodiscard]] Round pair() const {
        const std::size_t count = players_.size();
        PairWeights weights(count + (count % 2)); // the last one is the bye
        for (std::size_t a = 0; a < count; ++a) {
            for (std::size_t b = a + 1; b < count; ++b) {
                weights.set(a, b, worth_of_a_meeting - cost(a, b));
            }
            if (count % 2 == 1) {
                weights.set(a, count, worth_of_a_meeting - cost_of_bye(a));
            }
        }
        const auto partners = heaviest_matching(weights);
        Round round;
        for (std::size_t a = 0; a < count; ++a) {
            const std::size_t b = partners[a].value_or(count);
            if (b == count) {
                round.push_back({.first = players_[a], .second = {}, .score = {}});
            } else if (a < b) {
                round.push_back(sit_down(players_[a], players_[b]));
            }
        }
        put_byes_last(round);
        return round;
    }

  private:
    [[nodiscard]] const Past& past(std::size_t place) const { return pasts_[players_[place]]; }

    static std::int64_t square(std::int64_t number) { return number * number; }

    [[nodiscard]] std::int64_t cost(std::size_t a, std::size_t b) const {
        const Past& one = past(a);
        const Past& other = past(b);
        const auto met = one.met.find(players_[b]);
        const std::int64_t repetitions = met == one.met.end() ? 0 : met->second;
        return (repetitions * cost_of_repetition) +
               (cost_of_points * square(one.points - other.points)) +
               std::min(cost_of_sides(one.balance + 1, other.balance - 1),
                        cost_of_sides(one.balance - 1, other.balance + 1)) +
               cost_of_places(a, b);
    }
    [[nodiscard]] static std::int64_t cost_of_sides(int one, int other) {
        const auto cost = [](int balance) {
            return (cost_of_side * square(balance)) +
                   (std::abs(balance) > 2 ? cost_of_third_side : 0);
        };
        return cost(one) + cost(other);
    }
    /// Among those with equal points the upper half meets the lower half.
    [[nodiscard]] std::int64_t cost_of_places(std::size_t a, std::size_t b) const {
        if (past(a).points != past(b).points) {
            return 0;
        }
        const std::int64_t group = sizes_.at(past(a).points);
        const auto apart = static_cast<std::int64_t>(b - a);
        return cost_of_place * std::abs(apart - (group / 2)) / group;
    }
    /// The last of those who had none.
    [[nodiscard]] std::int64_t cost_of_bye(std::size_t place) const {
        return (past(place).byes * cost_of_repetition) +
               (cost_of_points * square(past(place).points)) +
               (cost_of_place * static_cast<std::int64_t>(players_.size() - place) /
                static_cast<std::int64_t>(players_.size()));
    }
    /// Whoever has been Black less often is Black; of equals, whoever was Gold last, or the weaker.
    [[nodiscard]] Meeting sit_down(PlayerNumber strong, PlayerNumber weak) const {
        const Past& one = pasts_[strong];
        const Past& other = pasts_[weak];
        const bool is_strong_black =
            std::pair(one.balance, one.last_side) < std::pair(other.balance, other.last_side);
        return {.first = is_strong_black ? strong : weak,
                .second = is_strong_black ? weak : strong,
                .score = {}};
    }

    std::vector<Past> pasts_;
    std::map<int, std::int64_t> sizes_; ///< how many players have that many points
    std::vector<PlayerNumber> players_; ///< of the next round, those with most points first
};

} // namespace

Round next_round(const State& state) {
    switch (state.settings.system) {
    case System::Swiss: return SwissRound(state).pair();
    case System::RoundRobin: return round_of_all(state);
    case System::KnockOut: break;
    }
    return next_of_bracket(state);
}

} // namespace kamisado::tournament
