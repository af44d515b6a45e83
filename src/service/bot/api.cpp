#include "bot/api.h"

#include "wire/json_values.h"

#include <nlohmann/json.hpp>

namespace kamisado::bot {

namespace {

using Json = wire::Json;

Request below_api(std::string method, std::string_view path, std::string body = {}) {
    return {.method = std::move(method),
            .target = std::string(api_path) + std::string(path),
            .body = std::move(body)};
}

Json json_in(const Answer& answer) { return Json::parse(answer.body, nullptr, false); }

std::optional<std::string> text_of_field(const Json& json, std::string_view name) {
    if (!json.is_object()) {
        return std::nullopt;
    }
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? std::optional(found->get<std::string>())
                                                     : std::nullopt;
}

/// The same field of every object in a list.
std::vector<std::string> texts_in(const Json& json, std::string_view list, std::string_view name) {
    std::vector<std::string> texts;
    if (json.is_object() && json.contains(list)) {
        for (const Json& item : json[std::string(list)]) {
            if (auto text = text_of_field(item, name)) {
                texts.push_back(std::move(*text));
            }
        }
    }
    return texts;
}

} // namespace

Request inviting(const NewInvitation& invitation) {
    Json body = {{"format", wire::json_of(invitation.format)},
                 {"hostSide", wire::side_json(invitation.host_side)},
                 {"clock", wire::json_of(invitation.clock)},
                 {"rated", false},
                 {"visibility", "link"}};
    if (invitation.to) {
        body["to"] = *invitation.to;
    }
    return below_api("POST", "/invitations", wire::text_of(body));
}

Request accepting(std::string_view code) {
    return below_api("POST", "/invitations/" + std::string(code) + "/accept");
}

Request listing_invitations() { return below_api("GET", "/invitations"); }

Request listing_running_games() { return below_api("GET", "/me/games?state=running"); }

std::optional<std::string> field_of(const Answer& answer, std::string_view name) {
    return text_of_field(json_in(answer), name);
}

std::vector<std::string> codes_for_me(const Answer& answer) {
    return texts_in(json_in(answer), "forMe", "code");
}

std::vector<std::string> games_in(const Answer& answer) {
    return texts_in(json_in(answer), "games", "game");
}

} // namespace kamisado::bot
