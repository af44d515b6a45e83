#include "wire/json_values.h"

#include "wire/message_fields.h"

#include <span>

namespace kamisado::wire {

Json json_of(Format format) { return kinds::format.write(format); }
Json json_of(const game::ClockSetup& clock) { return kinds::clock.write(clock); }
Json json_of(const Who& who) { return kinds::who.write(who); }
Json json_of(const InvitationView& invitation) { return kinds::invitation.write(invitation); }
Json json_of(const Refusal& refusal) { return kinds::refusal.write(refusal); }
Json json_of(const PerPlayer<Who>& people) { return kinds::people.write(people); }
Json json_of(const PerPlayer<int>& points) { return ForEachPlayer<Whole<int>>{}.write(points); }
Json side_json(std::optional<Player> side) { return kinds::player_or_null.write(side); }
Json or_null(const std::optional<std::string>& text) { return text ? Json(*text) : Json(nullptr); }
Json or_null(std::optional<Millis> number) { return number ? Json(*number) : Json(nullptr); }

std::string text_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Format format_from(const JsonPlace& place) { return kinds::format.read(place); }
game::ClockSetup clock_from(const JsonPlace& place) { return kinds::clock.read(place); }
std::optional<Player> side_from(const JsonPlace& place) {
    return kinds::player_or_null.read(place);
}
Visibility open_visibility_from(const JsonPlace& place) {
    return Choice<Visibility>{std::span(visibility_names).first(2)}.read(place);
}
InvitationView invitation_from(const JsonPlace& place) { return kinds::invitation.read(place); }

} // namespace kamisado::wire
