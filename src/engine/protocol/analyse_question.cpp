#include "protocol/analyse_question.h"

#include "notation/decision_text.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "protocol/analyse_fields.h"
#include "rules/match.h"

#include <array>
#include <cstdint>
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

/// What a request is about, a match as it stands: its `position`, its `record` or its `match`.
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

constexpr std::int64_t longest_milliseconds = 86'400'000; // a day

OrError<Asked> read_asked(const Json& object) {
    static constexpr std::array<std::pair<std::string_view, bool Asked::*>, 6> names{
        {{"verdict", &Asked::verdict},
         {"distance", &Asked::distance},
         {"points", &Asked::points},
         {"line", &Asked::line},
         {"match", &Asked::match},
         {"hint", &Asked::hint}}};
    const Json list = object.value("ask", Json::array({"verdict"}));
    Asked asked;
    bool is_understood = list.is_array() && !list.empty();
    for (std::size_t index = 0; is_understood && index < list.size(); ++index) {
        const auto found = std::ranges::find_if(
            names, [&](const auto& name) { return list[index] == name.first; });
        is_understood = found != names.end();
        if (is_understood) {
            asked.*found->second = true;
        }
    }
    if (!is_understood) {
        return refuse("ask", "ask is a list of verdict, distance, points, line, match and hint");
    }
    return asked;
}

OrError<std::optional<std::uint64_t>> read_limit(const Json& limits, const char* name,
                                                 std::int64_t most) {
    if (!limits.contains(name)) {
        return std::nullopt;
    }
    const Json& number = limits[name];
    const bool is_whole = number.is_number_unsigned() && number.get<std::uint64_t>() >= 1 &&
                          number.get<std::uint64_t>() <= static_cast<std::uint64_t>(most);
    if (!is_whole) {
        return refuse("limits",
                      std::string(name) + " is a whole number from 1 to " + std::to_string(most));
    }
    return number.get<std::uint64_t>();
}

OrError<void> read_limits(AnalyseRequest& request, const Json& object) {
    static constexpr std::array<std::string_view, 2> known{"nodes", "milliseconds"};
    const Json limits = object.value("limits", Json::object());
    if (!limits.is_object()) {
        return refuse("limits", "limits is an object of nodes and milliseconds");
    }
    if (auto fields = check_fields(limits, known); !fields) {
        return fields;
    }
    const auto nodes = read_limit(limits, "nodes", std::int64_t{1} << 53U);
    const auto time = read_limit(limits, "milliseconds", longest_milliseconds);
    if (!nodes || !time) {
        return std::unexpected(!nodes ? nodes.error() : time.error());
    }
    request.nodes = *nodes;
    if (*time) {
        request.time = std::chrono::milliseconds(**time);
    }
    return {};
}

/// A round that is over has no moves, a match that is over nothing to decide.
OrError<void> check_moment(const AnalyseRequest& request) {
    if (request.match.is_over()) {
        return refuse("over", "it is over: there is nothing to decide");
    }
    if (request.match.state().phase == Phase::Filling && request.asked.is_about_moves()) {
        return refuse("fill-due",
                      "the round is over and a fill is due: only match and hint can be asked");
    }
    return {};
}

} // namespace

OrError<AnalyseRequest> read_question(const Json& object) {
    static constexpr std::array<std::string_view, 8> known{
        "id", "version", "position", "record", "match", "ask", "limits", "progress"};
    if (auto fields = check_fields(object, known); !fields) {
        return std::unexpected(fields.error());
    }
    AnalyseRequest request;
    auto match = read_subject(object);
    auto asked = read_asked(object);
    auto limits = read_limits(request, object);
    const Json progress = object.value("progress", Json(false));
    if (!match) {
        return std::unexpected(match.error());
    }
    if (!asked || !limits) {
        return std::unexpected(!asked ? asked.error() : limits.error());
    }
    if (!progress.is_boolean()) {
        return refuse("progress", "progress is true or false");
    }
    const Json version = object.value("version", Json(first_vocabulary));
    if (version != first_vocabulary && version != latest_vocabulary) {
        return refuse("version", "version is 1 or 2");
    }
    request.version = version.get<int>();
    request.match = *std::move(match);
    request.asked = *asked;
    request.with_progress = progress.get<bool>();
    if (auto moment = check_moment(request); !moment) {
        return std::unexpected(moment.error());
    }
    return request;
}

} // namespace kamisado::protocol
