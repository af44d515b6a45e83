#include "protocol/analyse_answer.h"

#include "computer/analysis.h"
#include "computer/hint.h"
#include "computer/names.h"
#include "notation/position_text.h"
#include "protocol/answer_json.h"
#include "protocol/vocabulary.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace kamisado::protocol {

namespace {

constexpr std::uint64_t slice_of_a_request = 50'000;
constexpr std::chrono::milliseconds between_progress{250};

using Tell = std::function<void(std::string_view line)>;

/// The margin of the best move, when it is known of all.
std::optional<int> best_points_of(const std::vector<MoveAnswer>& moves) {
    const auto best =
        std::ranges::max_element(moves, {}, [](const MoveAnswer& move) { return move.points; });
    const bool is_known =
        std::ranges::all_of(moves, [](const MoveAnswer& move) { return move.points.has_value(); });
    return is_known && best != moves.end() ? best->points : std::nullopt;
}

Answer answer_of(const Analysis& analysis) {
    Answer answer;
    answer.verdict = analysis.verdict();
    answer.distance = analysis.distance();
    for (const Choice& choice : analysis.choices()) {
        answer.moves.push_back({.move = std::get<Move>(choice.decision),
                                .verdict = choice.verdict,
                                .distance = choice.distance,
                                .points = choice.points});
    }
    answer.points = best_points_of(answer.moves);
    return answer;
}

void tell_progress(const AnalyseRequest& request, const Analysis& analysis, const Tell& tell) {
    Json line{{"id", Json::parse(request.id)}};
    line["progress"] = {{"nodes", analysis.nodes()},
                        {"settled", analysis.settled()},
                        {"total", analysis.total()},
                        {"verdict", name_of(analysis.verdict())}};
    tell(json_line(line));
}

Answer look_at_moves(const AnalyseRequest& request, Solver& solver, const Patience& patience,
                     const Tell& tell) {
    Analysis analysis(solver, request.match.state(), request.match.format(),
                      {.distance = request.asked.distance, .points = request.asked.points});
    std::chrono::nanoseconds told = patience.elapsed();
    while (!analysis.is_done() && !patience.is_over()) {
        analysis.step(slice_of_a_request);
        if (request.with_progress && patience.elapsed() - told >= between_progress) {
            told = patience.elapsed();
            tell_progress(request, analysis, tell);
        }
    }
    return answer_of(analysis);
}

Json chances_of(const Match& match, Solver& solver) {
    Json choices = Json::array();
    for (const Choice& choice : MatchSense(solver).weigh(match.state(), match.format())) {
        choices.push_back(json_of(match.position(), choice, {}));
    }
    return choices;
}

Json hint_of(const Match& match, Solver& solver) {
    const Hint hint = give_hint(solver, match.state(), match.format());
    Json json{{"choice", json_of(match.position(), hint.choice, {})}};
    json["reasons"] = Json::array();
    for (const Reason& reason : hint.reasons) {
        json["reasons"].push_back(json_of(reason));
    }
    return json;
}

} // namespace

std::string answer_request(const AnalyseRequest& request, Solver& solver, const Patience& patience,
                           const Tell& tell) {
    const Match& match = request.match;
    Json json{{"id", Json::parse(request.id)}, {"done", true}};
    json["position"] = write_position(match.position());
    if (request.asked.is_about_moves()) {
        add_answer(json, look_at_moves(request, solver, patience, tell));
    }
    if (request.asked.line) {
        json["line"] = json_of(solver.best_line(match.position()));
    }
    if (request.asked.match) {
        json["match"] = chances_of(match, solver);
    }
    if (request.asked.hint) {
        json["hint"] = hint_of(match, solver);
    }
    json["limited"] = patience.is_over();
    json["nodes"] = patience.nodes();
    json["seconds"] = std::chrono::duration<double>(patience.elapsed()).count();
    return json_line(in_vocabulary(json, request.version));
}

std::string cancelled_line(std::string_view id) {
    return json_line({{"id", Json::parse(id)}, {"cancelled", true}});
}

std::string error_line(const RequestError& fault) {
    return json_line({{"id", Json::parse(fault.id)}, {"error", Json::parse(fault.error)}});
}

} // namespace kamisado::protocol
