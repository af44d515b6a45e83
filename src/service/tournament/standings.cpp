#include "tournament/standings.h"

#include <algorithm>
#include <tuple>

namespace kamisado::tournament {

namespace {

/// A meeting as one of the two sees it.
struct Seen {
    PlayerNumber opponent;
    int won;
};

/// The games that were really played, by player.
std::vector<std::vector<Seen>> games_of(const State& state) {
    std::vector<std::vector<Seen>> games(state.players.size());
    for (const Round& round : state.rounds) {
        for (const Meeting& meeting : round) {
            if (meeting.second && meeting.score && !meeting.score->is_forfeit) {
                games[meeting.first].push_back(
                    {.opponent = *meeting.second, .won = meeting.score->first});
                games[*meeting.second].push_back(
                    {.opponent = meeting.first, .won = meeting.score->second});
            }
        }
    }
    return games;
}

/// By player.
std::vector<int> rounds_survived(const State& state) {
    std::vector<int> survived(state.players.size(), 0);
    for (const Round& round : state.rounds) {
        for (const Meeting& meeting : round) {
            if (const auto score = score_of(meeting, state.settings)) {
                const bool is_firsts = !meeting.second || score->first > score->second;
                ++survived[is_firsts ? meeting.first : *meeting.second];
            }
        }
    }
    return survived;
}

auto key_of(const Standing& standing, System system) {
    using Key = std::tuple<int, int, int>;
    switch (system) {
    case System::Swiss:
        return Key{-standing.points, -standing.buchholz, -standing.sonneborn_berger};
    case System::RoundRobin:
        return Key{-standing.points, -standing.direct, -standing.sonneborn_berger};
    case System::KnockOut: break;
    }
    return Key{-standing.rounds_survived, 0, 0};
}

} // namespace

std::vector<int> points_of(const State& state) {
    std::vector<int> points(state.players.size(), 0);
    for (const Round& round : state.rounds) {
        for (const Meeting& meeting : round) {
            if (const auto score = score_of(meeting, state.settings)) {
                points[meeting.first] += score->first;
                if (meeting.second) {
                    points[*meeting.second] += score->second;
                }
            }
        }
    }
    return points;
}

std::vector<Standing> standings(const Tournament& tournament) {
    const State& state = tournament.state();
    const auto points = points_of(state);
    const auto games = games_of(state);
    const auto survived = rounds_survived(state);
    std::vector<Standing> result(state.players.size());
    for (PlayerNumber player = 0; player < result.size(); ++player) {
        Standing& standing = result[player];
        standing.player = player;
        standing.points = points[player];
        standing.rounds_survived = survived[player];
        for (const Seen& seen : games[player]) {
            standing.buchholz += points[seen.opponent];
            standing.sonneborn_berger += points[seen.opponent] * seen.won;
            standing.direct += points[seen.opponent] == points[player] ? seen.won : 0;
        }
    }
    const System system = state.settings.system;
    std::ranges::sort(result, {}, [&](const Standing& standing) {
        return std::pair(key_of(standing, system), standing.player);
    });
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i].rank = i > 0 && key_of(result[i], system) == key_of(result[i - 1], system)
                             ? result[i - 1].rank
                             : i + 1;
    }
    return result;
}

} // namespace kamisado::tournament
