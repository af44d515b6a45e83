#include "protocol/answer_json.h"

#include "computer/names.h"
#include "notation/decision_text.h"
#include "notation/names.h"
#include "notation/turn.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace kamisado::protocol {

namespace {

Json or_null(std::optional<int> number) { return number ? Json(*number) : Json(); }
Json number_or_null(int number) { return number == 0 ? Json() : Json(number); }

void add_proved(Json& json, std::optional<int> distance, std::optional<int> points) {
    if (distance) {
        json["distance"] = *distance;
    }
    if (points) {
        json["points"] = *points;
    }
}

} // namespace

Json json_of(const Error& error) {
    Json json{
        {"id", name_of(error.id)},
        {"line", number_or_null(error.place.line)},
        {"column", number_or_null(error.place.column)},
        {"round", number_or_null(error.place.round)},
        {"move", number_or_null(error.place.move)},
        {"found", text_of(error.found)},
        {"expected", text_of(error.expected)},
        {"message", sentence(error)},
    };
    for (const auto& [name, value] : arguments_of(error)) {
        json[std::string(name)] = value;
    }
    return json;
}

void add_answer(Json& json, const Answer& answer) {
    std::vector<MoveAnswer> sorted = answer.moves;
    std::ranges::sort(sorted, {},
                      [](const MoveAnswer& move) { return write_coordinates(move.move); });
    Json moves = Json::array();
    for (const MoveAnswer& move : sorted) {
        Json entry{{"decision", write_coordinates(move.move)}, {"verdict", name_of(move.verdict)}};
        add_proved(entry, move.distance, move.points);
        moves.push_back(std::move(entry));
    }
    json["verdict"] = name_of(answer.verdict);
    add_proved(json, answer.distance, answer.points);
    json["choices"] = std::move(moves);
}

Json json_of(const std::vector<Move>& line) {
    Json moves = Json::array();
    for (const Move move : line) {
        moves.push_back(write_coordinates(move));
    }
    return moves;
}

Json json_of(const Position& before, const Choice& choice, Style style) {
    Json json{{"decision", write_decision(choice.decision)}};
    if (const auto* move = std::get_if<Move>(&choice.decision)) {
        json["annotation"] = write_turn(turns_of(before, *move).front(), style);
    }
    json["verdict"] = name_of(choice.verdict);
    json["distance"] = or_null(choice.distance);
    json["points"] = or_null(choice.points);
    json["chance"] = {{"value", std::round(choice.chance.value * 1000) / 1000}, // no finer
                      {"proved", choice.chance.proved}};
    return json;
}

Json json_of(const Reason& reason) {
    Json json{{"kind", name_of(reason.kind)}};
    if (reason.number) {
        json["number"] = *reason.number;
    }
    if (reason.of) {
        json["of"] = *reason.of;
    }
    if (reason.tower) {
        json["tower"] = std::string(1, letter_of(*reason.tower));
    }
    return json;
}

std::string json_line(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace kamisado::protocol
