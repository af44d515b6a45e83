#include "arena/report.h"
#include "notation/record.h"
#include "protocol/vocabulary.h"

#include <nlohmann/json.hpp>

namespace kamisado {

namespace {

using ReportJson = nlohmann::ordered_json;

ReportJson to_json(const Results& results) {
    return {{"won", results.wins}, {"tied", results.draws}, {"lost", results.losses}};
}

ReportJson forfeits_json(const Score& score, Side side) {
    ReportJson json = ReportJson::object();
    for (const ForfeitKind kind : all_forfeits) {
        json[std::string(name_of(kind))] = score.forfeits[side][static_cast<std::size_t>(kind)];
    }
    return json;
}

ReportJson side_json(const ArenaSettings& settings, const Score& score, Side side) {
    ReportJson json = {{"name", settings.entrants[side].name}};
    json.update(to_json(side == Side::First ? score.first() : score.second()));
    json["forfeits"] = forfeits_json(score, side);
    return json;
}

ReportJson sprt_json(const Sprt& sprt, const Standings& standings) {
    const auto decision = [&]() -> ReportJson {
        switch (standings.sprt_state()) {
        case SprtState::Elo0Accepted: return "elo0";
        case SprtState::Elo1Accepted: return "elo1";
        case SprtState::Open: break;
        }
        return nullptr;
    };
    return {{"elo0", sprt.elo0},
            {"elo1", sprt.elo1},
            {"alpha", sprt.alpha},
            {"beta", sprt.beta},
            {"llr", log_likelihood_ratio(sprt, standings.tested_pairs())},
            {"bounds", {sprt.lower_bound(), sprt.upper_bound()}},
            {"accepted", decision()}};
}

void add_elo(ReportJson& json, const Pairs& pairs) {
    if (pairs.total() == 0) {
        return;
    }
    const EloEstimate estimate = estimate_elo(pairs);
    json["elo"] = estimate.elo;
    json["eloInterval"] = {estimate.interval.low, estimate.interval.high};
    json["superiority"] = estimate.superiority;
}

} // namespace

std::string report_as_json(const ArenaSettings& settings, const Standings& standings,
                           double seconds, int version) {
    const Score& score = standings.score();
    const Interval interval = score.interval();
    ReportJson json = {{"first", side_json(settings, score, Side::First)},
                       {"second", side_json(settings, score, Side::Second)},
                       {"format", write_format(settings.format)},
                       {"seed", settings.seed},
                       {"games", score.second().games()},
                       {"complete", standings.is_done()},
                       {"secondAsBlack", to_json(score.second_as[Player::Black])},
                       {"secondAsGold", to_json(score.second_as[Player::Gold])},
                       {"share", score.second().share()},
                       {"interval", {interval.low, interval.high}},
                       {"pairs", score.pairs.counts}};
    add_elo(json, score.pairs);
    if (settings.sprt) {
        json["sprt"] = sprt_json(*settings.sprt, standings);
    }
    json["seconds"] = seconds;
    return protocol::write_json(json, version);
}

} // namespace kamisado
