#include "game/log_reader.h"
#include "online/api_bodies.h"

#include <utility>

namespace kamisado::online {

namespace {

Refusal bad_parameter(std::string id, std::string_view name, std::string_view what) {
    return {.id = std::move(id),
            .sentence = std::string(name) + " " + std::string(what),
            .arguments = {{"field", std::string(name)}},
            .status = 400};
}

std::optional<Refusal> read_state(GameListQuery& query, std::string_view value) {
    if (value != "running" && value != "over") {
        return bad_parameter("message.out-of-range", "state", "must be running or over");
    }
    query.which = value == "over" ? storage::Which::Over : storage::Which::Running;
    return std::nullopt;
}

std::optional<Refusal> read_before(GameListQuery& query, std::string_view value) {
    query.before = game::number_from<Millis>(value);
    if (!query.before || *query.before > game::latest_moment) {
        return bad_parameter("message.out-of-range", "before", "must be a moment");
    }
    return std::nullopt;
}

} // namespace

Or<GameListQuery> read_game_list_query(std::string_view text, bool with_state) {
    GameListQuery query;
    while (!text.empty()) {
        const std::string_view parameter = text.substr(0, text.find('&'));
        text.remove_prefix(std::min(parameter.size() + 1, text.size()));
        const auto equals = std::min(parameter.find('='), parameter.size());
        const std::string_view name = parameter.substr(0, equals);
        const std::string_view value = parameter.substr(std::min(equals + 1, parameter.size()));
        std::optional<Refusal> refused;
        if (name == "before") {
            refused = read_before(query, value);
        } else if (name == "state" && with_state) {
            refused = read_state(query, value);
        } else {
            refused = bad_parameter("message.unknown-field", name, "is not known here");
        }
        if (refused) {
            return std::unexpected(std::move(*refused));
        }
    }
    return query;
}

} // namespace kamisado::online
