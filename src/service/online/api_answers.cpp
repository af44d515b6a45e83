#include "online/api_answers.h"

#include "notation/record.h"
#include "wire/json_names.h"
#include "wire/json_values.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <map>

namespace kamisado::online {

namespace {

std::string_view name_of(storage::Relation relation) {
    return wire::relation_names[static_cast<std::size_t>(relation)];
}

Json format_json(const std::string& name) {
    return json_of(format_from_name(name).value_or(Format{}));
}

Json ratings_json(const std::vector<storage::FormatRating>& ratings) {
    Json list = Json::array();
    for (const auto& [format, rating] : ratings) {
        list.push_back({{"format", format_json(format)},
                        {"rating", std::lround(rating.rating)},
                        {"deviation", std::lround(rating.deviation)},
                        {"games", rating.games}});
    }
    return list;
}

Json results_json(const std::vector<storage::FormatResults>& results) {
    Json list = Json::array();
    for (const storage::FormatResults& result : results) {
        list.push_back({{"format", format_json(result.format)},
                        {"won", result.won},
                        {"lost", result.lost},
                        {"drawn", result.drawn}});
    }
    return list;
}

Json reports_json(const std::vector<ReportView>& reports) {
    Json list = Json::array();
    for (const ReportView& view : reports) {
        const storage::Report& report = view.report;
        list.push_back({{"id", report.id},
                        {"at", report.created},
                        {"by", view.by ? json_of(*view.by) : Json()},
                        {"person", or_null(report.person)},
                        {"who", view.who ? json_of(*view.who) : Json()},
                        {"name", report.name},
                        {"reason", storage::reason_names[static_cast<std::size_t>(report.reason)]},
                        {"text", report.words},
                        {"watch", or_null(view.watch)},
                        {"closed", or_null(report.closed)}});
    }
    return list;
}

Json invitations_json(const std::vector<InvitationView>& invitations) {
    Json list = Json::array();
    for (const InvitationView& invitation : invitations) {
        list.push_back(json_of(invitation));
    }
    return list;
}

Json summary_json(const GameSummary& summary) {
    const storage::StoredGame& game = summary.game;
    const storage::Standing& standing = game.standing;
    Json json{{"game", summary.name},
              {"watch", game.watch},
              {"seat", side_json(summary.seat)},
              {"people", json_of(summary.people)},
              {"format", json_of(game.setup.format)},
              {"clock", json_of(game.setup.clock)},
              {"rated", game.rated},
              {"begun", game.begun},
              {"lastMoment", standing.last_moment},
              {"ply", standing.ply},
              {"decider", side_json(standing.decider)},
              {"winner", side_json(standing.winner)},
              {"points", json_of(standing.points)},
              {"over", standing.is_over()},
              {"position", summary.position},
              {"flagAt", or_null(standing.flag_at)}};
    if (game.voided) {
        json["voided"] = true;
    }
    return json;
}

} // namespace

std::string write_refusal(const Refusal& refusal) {
    return text_of(Json{{"refusal", json_of(refusal)}});
}

std::string write_nothing() { return "{}"; }

std::string write_me(const MeView& me) {
    Json json{{"you", me.you ? json_of(*me.you) : Json()},
              {"ratings", ratings_json(me.ratings)},
              {"runningGames", me.running_games},
              {"yourTurn", me.your_turn}};
    if (me.open_reports) {
        json["openReports"] = *me.open_reports;
    }
    return text_of(json);
}

std::string write_invitation(const InvitationView& invitation) {
    return text_of(json_of(invitation));
}

std::string write_my_invitations(const std::vector<InvitationView>& mine,
                                 const std::vector<InvitationView>& for_me) {
    return text_of(Json{{"mine", invitations_json(mine)}, {"forMe", invitations_json(for_me)}});
}

std::string write_started(const storage::GameId& game) { return text_of(Json{{"game", game}}); }

std::string write_waiting(const InvitationView& invitation) {
    return text_of(Json{{"invitation", json_of(invitation)}});
}

std::string write_games(const GameList& list) {
    Json games = Json::array();
    for (const GameSummary& summary : list.games) {
        games.push_back(summary_json(summary));
    }
    return text_of(Json{{"games", std::move(games)}, {"before", or_null(list.before)}});
}

std::string write_profile(const ProfileView& profile) {
    Json json{{"who", json_of(profile.who)},
              {"since", profile.since},
              {"ratings", ratings_json(profile.ratings)},
              {"results", results_json(profile.results)}};
    if (profile.closed) {
        json["closed"] = true;
    }
    if (profile.against_you) {
        json["headToHead"] = {{"won", profile.against_you->won},
                              {"lost", profile.against_you->lost},
                              {"drawn", profile.against_you->drawn}};
        json["relation"] = profile.relation ? Json(name_of(*profile.relation)) : Json(nullptr);
    }
    return text_of(json);
}

std::string write_relations(const std::vector<RelatedView>& all) {
    Json list = Json::array();
    for (const RelatedView& one : all) {
        list.push_back({{"who", json_of(one.who)},
                        {"relation", name_of(one.relation)},
                        {"since", one.since},
                        {"here", one.here}});
    }
    return text_of(Json{{"people", std::move(list)}});
}

std::string write_history(const std::vector<storage::RatingChange>& changes) {
    std::map<std::string, Json> by_format;
    for (const storage::RatingChange& change : changes) {
        Json& points = by_format.try_emplace(change.format, Json::array()).first->second;
        if (points.empty()) {
            points.push_back({{"at", change.at}, {"rating", change.before}});
        }
        points.push_back({{"at", change.at}, {"rating", change.after}});
    }
    Json list = Json::array();
    for (auto& [format, points] : by_format) {
        list.push_back({{"format", format_json(format)}, {"points", std::move(points)}});
    }
    return text_of(Json{{"histories", std::move(list)}});
}

std::string write_leaders(const LeaderBoard& board) {
    Json list = Json::array();
    for (const storage::Leader& leader : board.leaders) {
        list.push_back({{"who", json_of(Who{.name = leader.name,
                                            .kind = storage::PersonKind::Account,
                                            .level = {},
                                            .rating = leader.rating})},
                        {"games", leader.games}});
    }
    return text_of(Json{{"format", json_of(board.format)},
                        {"leastGames", board.least_games},
                        {"leaders", std::move(list)}});
}

std::string write_host(const HostView& view) {
    Json deeds = Json::array();
    for (const storage::Deed& deed : view.deeds) {
        deeds.push_back({{"at", deed.at},
                         {"host", deed.host},
                         {"deed", deed.deed},
                         {"target", deed.target},
                         {"why", deed.why}});
    }
    return text_of(Json{{"open", reports_json(view.open)},
                        {"closed", reports_json(view.closed)},
                        {"deeds", std::move(deeds)}});
}

std::string write_fair_play(const std::vector<FairPlayView>& views) {
    const auto rounded = [](double number) { return std::round(number * 100) / 100; };
    Json list = Json::array();
    for (const auto& [seen, who] : views) {
        Json by_distance = Json::array();
        for (std::size_t group = 0; group < distance_groups; ++group) {
            const int chances = seen.tally.chances.at(group);
            by_distance.push_back({{"chances", chances},
                                   {"found", seen.tally.found.at(group)},
                                   {"expected", rounded(chances * seen.shares.at(group))}});
        }
        Json by_time = Json::array();
        for (std::size_t group = 0; group < TimeTally::groups; ++group) {
            const auto expected = seen.expected_in_time(group);
            by_time.push_back({{"chances", seen.by_time.chances.at(group)},
                               {"found", seen.by_time.found.at(group)},
                               {"expected", expected ? Json(rounded(*expected)) : Json(nullptr)}});
        }
        list.push_back({{"who", who ? json_of(*who) : Json(nullptr)},
                        {"person", seen.person},
                        {"format", json_of(format_from_name(seen.format).value_or(Format{}))},
                        {"rating", seen.rating},
                        {"games", seen.games},
                        {"moves", seen.moves},
                        {"chances", seen.figure.chances},
                        {"found", seen.figure.found},
                        {"expected", rounded(seen.figure.expected)},
                        {"deviations", rounded(seen.figure.deviations)},
                        {"unusual", seen.unusual},
                        {"byDistance", std::move(by_distance)},
                        {"quickChances", seen.by_time.chances.front()},
                        {"quickFound", seen.by_time.found.front()},
                        {"byTime", std::move(by_time)}});
    }
    return text_of(Json{{"figures", std::move(list)}});
}

std::string write_devices(const DevicesView& view) {
    Json list = Json::array();
    for (const storage::Device& device : view.devices) {
        const std::string browser = device.browser.empty() ? "other other" : device.browser;
        const auto space = browser.find(' ');
        list.push_back({{"id", device.id},
                        {"browser", browser.substr(0, space)},
                        {"system", browser.substr(space + 1)},
                        {"created", device.created},
                        {"seen", device.seen},
                        {"current", device.id == view.current}});
    }
    return text_of(Json{{"devices", std::move(list)}, {"recoveryCodes", view.recovery_codes}});
}

std::string write_recovery_codes(const std::vector<std::string>& codes) {
    return text_of(Json{{"codes", codes}});
}

std::string write_bots(const std::vector<Who>& bots) {
    Json list = Json::array();
    for (const Who& bot : bots) {
        list.push_back(json_of(bot));
    }
    return text_of(Json{{"bots", std::move(list)}});
}

std::string write_new_bot(const Who& bot, const std::string& token) {
    return text_of(Json{{"bot", json_of(bot)}, {"token", token}});
}

} // namespace kamisado::online
