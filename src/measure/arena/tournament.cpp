#include "arena/tournament.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kamisado {

namespace {

constexpr int most_iterations = 100'000;
constexpr double close_enough = 1e-10;
constexpr double virtual_games = 2;
constexpr double two_sided_95 = 1.96;
constexpr double elo_per_decade = 400;

/// Between two players, as the one of the row sees it.
struct Encounter {
    double games = 0;
    double points = 0;
};
using Encounters = std::vector<std::vector<Encounter>>;

Encounters encounters_of(std::size_t players, std::span<const MeetingResult> meetings) {
    Encounters all(players, std::vector<Encounter>(players));
    for (const MeetingResult& result : meetings) {
        const auto& [first, second] = result.meeting;
        const double games = result.score.second().games();
        all[first][second].games += games + virtual_games;
        all[first][second].points += result.score.first().points() + virtual_games / 2;
        all[second][first].games += games + virtual_games;
        all[second][first].points += result.score.second().points() + virtual_games / 2;
    }
    return all;
}

/// One step of the iteration towards the likeliest strengths; their product stays 1.
std::vector<double> improved(const std::vector<double>& strengths, const Encounters& encounters) {
    std::vector<double> next(strengths.size(), 1);
    for (std::size_t i = 0; i < strengths.size(); ++i) {
        double points = 0;
        double weight = 0;
        for (std::size_t j = 0; j < strengths.size(); ++j) {
            points += encounters[i][j].points;
            weight += encounters[i][j].games / (strengths[i] + strengths[j]);
        }
        next[i] = weight > 0 ? points / weight : 1;
    }
    const double mean_log =
        std::transform_reduce(next.begin(), next.end(), 0.0, std::plus(),
                              [](double strength) { return std::log(strength); }) /
        static_cast<double>(next.size());
    for (double& strength : next) {
        strength /= std::exp(mean_log);
    }
    return next;
}

double largest_change(const std::vector<double>& before, const std::vector<double>& after) {
    double change = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        change = std::max(change, std::abs(std::log(after[i] / before[i])));
    }
    return change;
}

/// From how sharply the likelihood falls around the player's strength, the others' held.
double error_of(std::size_t player, const std::vector<double>& strengths,
                const Encounters& encounters) {
    double information = 0;
    for (std::size_t j = 0; j < strengths.size(); ++j) {
        const double share = strengths[player] / (strengths[player] + strengths[j]);
        information += encounters[player][j].games * share * (1 - share);
    }
    return information > 0 ? two_sided_95 * elo_per_decade / std::log(10.0) / std::sqrt(information)
                           : 0;
}

} // namespace

std::expected<void, std::string> check(const Tournament& tournament) {
    if (tournament.players.size() < 2) {
        return std::unexpected("a tournament needs two players at least");
    }
    if (tournament.each.sprt) {
        return std::unexpected("sprt is a test between two players, not for a tournament");
    }
    for (const Meeting& meeting : meetings_of(tournament)) {
        if (const auto checked = check(settings_of(tournament, meeting)); !checked) {
            return checked;
        }
    }
    return {};
}

std::vector<Meeting> meetings_of(const Tournament& tournament) {
    std::vector<Meeting> meetings;
    const std::size_t hosts = tournament.is_gauntlet ? 1 : tournament.players.size();
    for (std::size_t first = 0; first < hosts; ++first) {
        for (std::size_t second = first + 1; second < tournament.players.size(); ++second) {
            meetings.push_back({.first = first, .second = second});
        }
    }
    return meetings;
}

ArenaSettings settings_of(const Tournament& tournament, const Meeting& meeting) {
    ArenaSettings settings = tournament.each;
    settings.entrants[Side::First] = tournament.players[meeting.first];
    settings.entrants[Side::Second] = tournament.players[meeting.second];
    for (const Side side : both_sides) {
        if (settings.entrants[side].level()) {
            settings.entrants[side].limits = {}; // which are for programs
        }
    }
    return settings;
}

Results results_of(std::size_t player, std::span<const MeetingResult> meetings) {
    Results all;
    for (const MeetingResult& result : meetings) {
        if (result.meeting.first != player && result.meeting.second != player) {
            continue;
        }
        const Results own =
            result.meeting.first == player ? result.score.first() : result.score.second();
        all.wins += own.wins;
        all.draws += own.draws;
        all.losses += own.losses;
    }
    return all;
}

std::vector<Rating> ratings_of(std::size_t players, std::span<const MeetingResult> meetings) {
    const Encounters encounters = encounters_of(players, meetings);
    std::vector<double> strengths(players, 1);
    for (int i = 0; i < most_iterations; ++i) {
        const std::vector<double> next = improved(strengths, encounters);
        const double change = largest_change(strengths, next);
        strengths = next;
        if (change < close_enough) {
            break;
        }
    }
    std::vector<Rating> ratings(players);
    for (std::size_t i = 0; i < players; ++i) {
        ratings[i] = {.elo = elo_per_decade * std::log10(strengths[i]),
                      .error = error_of(i, strengths, encounters)};
    }
    return ratings;
}

} // namespace kamisado
