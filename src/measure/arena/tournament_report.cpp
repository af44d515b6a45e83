#include "arena/tournament.h"
#include "arena/wording.h"
#include "notation/describe.h"
#include "notation/display_width.h"
#include "notation/record.h"
#include "protocol/vocabulary.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <ranges>

namespace kamisado {

namespace {

using TableJson = nlohmann::ordered_json;

std::string kind_of(const Tournament& tournament) {
    return tournament.is_gauntlet ? "gauntlet" : "round robin";
}

bool is_complete(const Tournament& tournament, std::span<const MeetingResult> meetings) {
    return meetings.size() == meetings_of(tournament).size() &&
           std::ranges::all_of(meetings, &MeetingResult::is_complete);
}

/// The players, the strongest first.
std::vector<std::size_t> ranking(const std::vector<Rating>& ratings) {
    std::vector<std::size_t> places(ratings.size());
    std::ranges::copy(std::views::iota(std::size_t{0}, places.size()), places.begin());
    std::ranges::sort(places, [&](std::size_t one, std::size_t other) {
        return ratings[one].elo != ratings[other].elo ? ratings[one].elo > ratings[other].elo
                                                      : one < other;
    });
    return places;
}

/// What a player has won against another; nullopt if they have not met.
std::optional<Results> between(std::size_t player, std::size_t other,
                               std::span<const MeetingResult> meetings) {
    for (const auto& [meeting, score, done] : meetings) {
        if (meeting.first == player && meeting.second == other) {
            return score.first();
        }
        if (meeting.first == other && meeting.second == player) {
            return score.second();
        }
    }
    return std::nullopt;
}

std::string in_columns(const std::string& text, std::size_t columns) {
    const std::size_t width = display_width(text);
    return width < columns ? text + std::string(columns - width, ' ') : text;
}

/// A half point is worth a digit only where there is one.
std::string points_text(double points) {
    return points == static_cast<int>(points) ? fmt::format("{}", static_cast<int>(points))
                                              : fmt::format("{:.1f}", points);
}

std::string row(std::size_t place, const std::vector<std::size_t>& places, std::size_t name_columns,
                const Tournament& tournament, std::span<const MeetingResult> meetings,
                const std::vector<Rating>& ratings) {
    const std::size_t player = places[place];
    const Results all = results_of(player, meetings);
    const Interval interval = wilson_interval(all.points(), all.games());
    std::string text = fmt::format(
        "{:>2}  {}  {:>5} ± {:<4.0f} {:>7} of {:<6} {:>5.1f} % ({:.1f} to {:.1f})", place + 1,
        in_columns(printable(tournament.players[player].name), name_columns),
        arena_words::elo(ratings[player].elo), ratings[player].error, points_text(all.points()),
        all.games(), 100 * all.share(), 100 * interval.low, 100 * interval.high);
    text = in_columns(text, name_columns + 62);
    for (const std::size_t other : places) {
        const auto met = between(player, other, meetings);
        const std::string points = met ? points_text(met->points()) : "";
        text += fmt::format(" {:>6}", player == other ? "·" : points);
    }
    return text + "\n";
}

TableJson results_json(const Results& results) {
    return {{"won", results.wins},
            {"tied", results.draws},
            {"lost", results.losses},
            {"points", results.points()},
            {"games", results.games()}};
}

int forfeits_of(std::size_t player, std::span<const MeetingResult> meetings) {
    int forfeits = 0;
    for (const auto& [meeting, score, done] : meetings) {
        forfeits += meeting.first == player ? score.forfeits_of(Side::First) : 0;
        forfeits += meeting.second == player ? score.forfeits_of(Side::Second) : 0;
    }
    return forfeits;
}

} // namespace

std::string report_in_words(const Tournament& tournament, std::span<const MeetingResult> meetings) {
    const auto ratings = ratings_of(tournament.players.size(), meetings);
    const auto places = ranking(ratings);
    std::size_t columns = 6;
    for (const EntrantSettings& player : tournament.players) {
        columns = std::max<std::size_t>(columns, display_width(printable(player.name)));
    }
    std::string text = fmt::format("{} of {}: {}, seed {}, {} games a meeting.\n",
                                   tournament.is_gauntlet ? "Gauntlet" : "Round robin",
                                   tournament.players.size(), write_format(tournament.each.format),
                                   tournament.each.seed, tournament.each.games);
    text += in_columns(fmt::format("    {}    Elo ± 95 %   points           share (95 %)",
                                   in_columns("player", columns)),
                       columns + 62);
    for (std::size_t place = 0; place < places.size(); ++place) {
        text += fmt::format(" {:>6}", place + 1);
    }
    text += "\n";
    for (std::size_t place = 0; place < places.size(); ++place) {
        text += row(place, places, columns, tournament, meetings, ratings);
    }
    for (std::size_t player = 0; player < tournament.players.size(); ++player) {
        if (const int forfeits = forfeits_of(player, meetings); forfeits > 0) {
            text +=
                fmt::format("{} forfeits {} game{}.\n", printable(tournament.players[player].name),
                            forfeits, forfeits == 1 ? "" : "s");
        }
    }
    return text;
}

std::string report_as_json(const Tournament& tournament, std::span<const MeetingResult> meetings,
                           double seconds, int version) {
    const auto ratings = ratings_of(tournament.players.size(), meetings);
    TableJson json = {{"tournament", kind_of(tournament)},
                      {"format", write_format(tournament.each.format)},
                      {"seed", tournament.each.seed},
                      {"gamesPerMeeting", tournament.each.games},
                      {"complete", is_complete(tournament, meetings)}};
    json["players"] = TableJson::array();
    for (std::size_t player = 0; player < tournament.players.size(); ++player) {
        const Results all = results_of(player, meetings);
        const Interval interval = wilson_interval(all.points(), all.games());
        TableJson entry = {{"name", tournament.players[player].name},
                           {"elo", ratings[player].elo},
                           {"eloError", ratings[player].error}};
        entry.update(results_json(all));
        entry["share"] = all.share();
        entry["interval"] = {interval.low, interval.high};
        entry["forfeits"] = forfeits_of(player, meetings);
        json["players"].push_back(entry);
    }
    json["meetings"] = TableJson::array();
    for (const auto& [meeting, score, done] : meetings) {
        json["meetings"].push_back({{"first", meeting.first + 1},
                                    {"second", meeting.second + 1},
                                    {"complete", done},
                                    {"ofFirst", results_json(score.first())},
                                    {"ofSecond", results_json(score.second())},
                                    {"pairsOfSecond", score.pairs.counts}});
    }
    json["seconds"] = seconds;
    return protocol::write_json(json, version);
}

} // namespace kamisado
