#include "protocol/analyse_subject.h"

#include "notation/decision_text.h"
#include "notation/position_text.h"
#include "notation/record.h"

#include <array>
#include <utility>

namespace kamisado::protocol {

namespace {

OrError<Match> match_from(Format format, const Position& start) {
    auto match = Match::from(format, start);
    if (!match) {
        return refuse("start", "a match of this format cannot begin at this position");
    }
    return *std::move(match);
}

OrError<Match> read_single(const Json& text) {
    if (!text.is_string()) {
        return refuse("position", "position is a text of three fields");
    }
    const auto start = read_position(text.get_ref<const std::string&>());
    if (!start) {
        return refuse(start.error());
    }
    return match_from(Format{}, *start);
}

OrError<Match> read_whole_record(const Json& text) {
    if (!text.is_string()) {
        return refuse("record", "record is the text of a record");
    }
    auto record = read_record(text.get_ref<const std::string&>());
    if (!record) {
        return refuse(record.error());
    }
    return std::move(record->match);
}

OrError<void> decide_all(Match& match, const Json& moves) {
    const bool are_texts = moves.is_array() && std::ranges::all_of(moves, [](const Json& move) {
                               return move.is_string();
                           });
    if (!are_texts) {
        return refuse("moves", "moves is a list of decisions: e1e4, fill left");
    }
    for (std::size_t index = 0; index < moves.size(); ++index) {
        const auto decision =
            read_decision(match.state(), moves[index].get_ref<const std::string&>());
        if (!decision) {
            ErrorJson error = json_of(decision.error());
            error["decision"] = index + 1;
            return std::unexpected(std::move(error));
        }
        [[maybe_unused]] const auto events = match.decide(*decision);
    }
    return {};
}

OrError<Match> read_match_object(const Json& object) {
    static constexpr std::array<std::string_view, 3> known{"format", "start", "moves"};
    if (!object.is_object()) {
        return refuse("match", "match is an object of format, start and moves");
    }
    if (auto fields = check_fields(object, known); !fields) {
        return std::unexpected(fields.error());
    }
    const Json name = object.value("format", Json("single"));
    const auto format =
        name.is_string() ? format_from_name(name.get_ref<const std::string&>()) : std::nullopt;
    if (!format) {
        return refuse("format", "format is single, series N, standard, long or marathon");
    }
    OrError<Match> match = match_from(*format, Position::first());
    if (object.contains("start")) {
        const OrError<Match> single = read_single(object["start"]);
        if (!single) {
            return single;
        }
        match = match_from(*format, single->start());
    }
    if (match && object.contains("moves")) {
        if (auto played = decide_all(*match, object["moves"]); !played) {
            return std::unexpected(played.error());
        }
    }
    return match;
}

} // namespace

OrError<Match> read_subject(const Json& request) {
    const auto given = static_cast<int>(request.contains("position")) +
                       static_cast<int>(request.contains("record")) +
                       static_cast<int>(request.contains("match"));
    if (given != 1) {
        return refuse("subject", "exactly one of position, record and match is needed");
    }
    if (request.contains("position")) {
        return read_single(request["position"]);
    }
    return request.contains("record") ? read_whole_record(request["record"])
                                      : read_match_object(request["match"]);
}

} // namespace kamisado::protocol
