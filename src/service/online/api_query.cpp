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

/// The most meetings that an arena may have.
constexpr std::size_t most_meetings_skipped = 100'000;

Refusal unknown_parameter(std::string_view name) {
    return bad_parameter("message.unknown-field", name, "is not known here");
}

/// Calls `read` with the name and the value of each parameter, until one is refused.
std::optional<Refusal> read_parameters(std::string_view text, const auto& read) {
    while (!text.empty()) {
        const std::string_view parameter = text.substr(0, text.find('&'));
        text.remove_prefix(std::min(parameter.size() + 1, text.size()));
        const auto equals = std::min(parameter.find('='), parameter.size());
        const std::optional<Refusal> refused = read(
            parameter.substr(0, equals), parameter.substr(std::min(equals + 1, parameter.size())));
        if (refused) {
            return refused;
        }
    }
    return std::nullopt;
}

} // namespace

Or<GameListQuery> read_game_list_query(std::string_view text, bool with_state) {
    GameListQuery query;
    auto refused = read_parameters(text, [&](std::string_view name, std::string_view value) {
        if (name == "before") {
            return read_before(query, value);
        }
        return name == "state" && with_state ? read_state(query, value)
                                             : std::optional(unknown_parameter(name));
    });
    if (refused) {
        return std::unexpected(std::move(*refused));
    }
    return query;
}

Or<TournamentQuery> read_tournament_query(std::string_view text) {
    TournamentQuery query;
    auto refused = read_parameters(
        text, [&](std::string_view name, std::string_view value) -> std::optional<Refusal> {
            const auto number = game::number_from<int>(value);
            const bool is_round = name == "round";
            if (!is_round && name != "standings" && name != "pairings") {
                return unknown_parameter(name);
            }
            if (!number || *number < (is_round ? 1 : 0) ||
                std::cmp_greater(*number, name == "pairings" ? most_meetings_skipped
                                                             : tournament::most_players)) {
                return bad_parameter("message.out-of-range", name, "must be a small number");
            }
            if (is_round) {
                query.round = number;
            } else {
                (name == "standings" ? query.standings : query.pairings) =
                    static_cast<std::size_t>(*number);
            }
            return std::nullopt;
        });
    if (refused) {
        return std::unexpected(std::move(*refused));
    }
    return query;
}

} // namespace kamisado::online
