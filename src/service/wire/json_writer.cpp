#include "wire/json_names.h"
#include "wire/json_values.h"

#include <nlohmann/json.hpp>

#include <string_view>
#include <utility>
#include <variant>

namespace kamisado::wire {

namespace {

struct ClockJson {
    Json operator()(game::NoClock /*none*/) const { return Json::object({{"kind", "none"}}); }
    Json operator()(const game::MinutesClock& clock) const {
        return {
            {"kind", "minutes"}, {"initialMs", clock.initial}, {"incrementMs", clock.increment}};
    }
    Json operator()(const game::DaysClock& clock) const {
        return {{"kind", "days"}, {"perMoveMs", clock.per_move}};
    }
};

std::string_view kind_of(const Who& who) {
    if (who.level) {
        return "computer";
    }
    return who.kind ? who_names[static_cast<std::size_t>(*who.kind)] : "gone";
}

} // namespace

Json json_of(Format format) {
    return {{"kind", format_names[static_cast<std::size_t>(format.kind)]},
            {"rounds", format.rounds}};
}

Json json_of(const game::ClockSetup& clock) { return std::visit(ClockJson{}, clock); }

Json json_of(const Plan& plan) {
    Json answers = Json::object();
    for (const auto& [colour, decision] : plan.answers) {
        answers[colour] = decision;
    }
    return {{"ply", plan.ply}, {"answers", std::move(answers)}};
}

Json json_of(const Who& who) {
    Json json = {{"name", who.name}, {"kind", kind_of(who)}};
    if (who.level) {
        json["level"] = *who.level;
    }
    if (who.rating) {
        json["rating"] = *who.rating;
    }
    return json;
}

Json json_of(const Presence& presence) {
    Json json = json_of(presence.players);
    json["watchers"] = presence.watchers;
    return json;
}

Json json_of(const RematchState& rematch) {
    return {{"offered", json_of(rematch.offered)}, {"next", or_null(rematch.next)}};
}

Json json_of(const InvitationView& invitation) {
    return {{"code", invitation.code},
            {"host", json_of(invitation.host)},
            {"format", json_of(invitation.format)},
            {"hostSide", side_json(invitation.host_side)},
            {"clock", json_of(invitation.clock)},
            {"rated", invitation.rated},
            {"visibility", visibility_names[static_cast<std::size_t>(invitation.visibility)]},
            {"created", invitation.created},
            {"yours", invitation.yours},
            {"to", invitation.to ? json_of(*invitation.to) : Json()},
            {"game", or_null(invitation.game)}};
}

Json json_of(const Refusal& refusal) {
    Json arguments = Json::object();
    for (const auto& [name, value] : refusal.arguments) {
        arguments[name] = value;
    }
    return {
        {"id", refusal.id}, {"sentence", refusal.sentence}, {"arguments", std::move(arguments)}};
}

Json json_of(const PerPlayer<Who>& people) {
    return {{"black", json_of(people[Player::Black])}, {"gold", json_of(people[Player::Gold])}};
}

Json json_of(const PerPlayer<int>& points) {
    return {{"black", points[Player::Black]}, {"gold", points[Player::Gold]}};
}

Json json_of(const PerPlayer<bool>& flags) {
    return {{"black", flags[Player::Black]}, {"gold", flags[Player::Gold]}};
}

Json side_json(std::optional<Player> side) {
    return side ? Json(player_names[static_cast<std::size_t>(*side)]) : Json(nullptr);
}

Json or_null(const std::optional<std::string>& text) { return text ? Json(*text) : Json(nullptr); }

Json or_null(std::optional<Millis> number) { return number ? Json(*number) : Json(nullptr); }

std::string text_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace kamisado::wire
