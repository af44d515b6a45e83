#include "protocol/vocabulary.h"
#include "survey/report.h"

#include <nlohmann/json.hpp>

namespace kamisado::survey {

namespace {

using Json = nlohmann::ordered_json;

Json to_json(const Settings& settings) {
    const bool is_random = settings.list == ListKind::Random;
    Json json{{"list", is_random ? "random" : "enumerated"}};
    if (is_random || settings.random_rings > 0) {
        json["seed"] = settings.seed;
    }
    if (!is_random) {
        json["files"] = settings.files;
        json["symmetry"] = settings.symmetry;
    }
    json["from"] = settings.from;
    json["count"] = settings.count;
    json["rings"] = settings.rings;
    json["randomRings"] = settings.random_rings;
    json["distance"] = settings.distance;
    json["nodes"] = settings.nodes;
    json["hash"] = settings.hash_megabytes;
    return json;
}

Json to_json(const Histogram& histogram) {
    Json json = Json::object();
    for (const auto& [number, count] : histogram) {
        json[std::to_string(number)] = count;
    }
    return json;
}

Json to_json(const Interval& interval) { return {interval.low, interval.high}; }

/// Of a mean; of fewer than two nothing can be said.
Json interval_to_json(const Histogram& histogram) {
    const auto interval = interval_of_mean(histogram);
    return interval ? to_json(*interval) : Json{nullptr, nullptr};
}

double mean_nodes(const Summary& summary) {
    return summary.line_ups == 0
               ? 0
               : static_cast<double>(summary.nodes) / static_cast<double>(summary.line_ups);
}

} // namespace

std::string report_as_json(const Settings& settings, const Summary& summary,
                           const Stopwatch::Times& times, int version) {
    Json json{{"settings", to_json(settings)},
              {"complete", summary.line_ups == settings.count},
              {"lineUps", summary.line_ups},
              {"solved", summary.solved}};
    json["challenger"] = {{"wins", summary.wins},
                          {"losses", summary.losses},
                          {"unknown", summary.unknown},
                          {"share", summary.share_of_wins()},
                          {"interval", to_json(summary.interval_of_wins())},
                          {"bounds", to_json(summary.bounds_of_wins())}};
    json["winningMoves"] = {{"histogram", to_json(summary.winning_moves)},
                            {"mean", mean_of(summary.winning_moves)},
                            {"interval", interval_to_json(summary.winning_moves)},
                            {"firstMoves", summary.moves},
                            {"open", summary.open_moves}};
    if (settings.distance) {
        json["distance"] = {{"wins", to_json(summary.win_distances)},
                            {"losses", to_json(summary.loss_distances)},
                            {"intervals",
                             {{"wins", interval_to_json(summary.win_distances)},
                              {"losses", interval_to_json(summary.loss_distances)}}}};
    }
    json["nodes"] = {{"total", summary.nodes},
                     {"mean", mean_nodes(summary)},
                     {"median", summary.node_counts.within(0.5)},
                     {"p95", summary.node_counts.within(0.95)},
                     {"most", summary.node_counts.within(1)}};
    json["run"] = {{"solved", times.solved},
                   {"seconds", times.seconds},
                   {"cpuSeconds", times.cpu_seconds},
                   {"solvedPerSecond", times.per_second()}};
    return protocol::write_json(json, version);
}

} // namespace kamisado::survey
