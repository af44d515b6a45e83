#include "wire/json_names.h"
#include "wire/json_values.h"
#include "wire/message.h"
#include "wire/message_types.h"

#include <nlohmann/json.hpp>

namespace kamisado::wire {

namespace {

constexpr std::size_t longest_head = 4096;
constexpr std::size_t longest_line = 128;
constexpr std::size_t most_lines = 2'000'000;
constexpr std::size_t most_invitations = 10'000;

Millis moment_from(JsonFields& fields) { return fields.need("now").whole(0, largest_number); }

std::optional<std::string> code_or_null(const JsonPlace& place) {
    return place.is_null() ? std::nullopt : std::optional(place.word(longest_code));
}

std::optional<Plan> plan_or_null(const JsonPlace& place) {
    return place.is_null() ? std::nullopt : std::optional(plan_from(place));
}

std::vector<std::string> lines_from(JsonFields& fields) {
    std::vector<std::string> lines;
    for (const JsonPlace& line : fields.need("lines").items(most_lines)) {
        lines.push_back(line.text(longest_line));
    }
    return lines;
}

Presence presence_from(const JsonPlace& place) {
    JsonFields fields = place.fields();
    Presence presence;
    presence.players[Player::Black] = fields.need("black").flag();
    presence.players[Player::Gold] = fields.need("gold").flag();
    presence.watchers = count_from(fields, "watchers");
    fields.finish();
    return presence;
}

RematchState rematch_state_from(const JsonPlace& place) {
    JsonFields fields = place.fields();
    const auto offered = flags_from(fields.need("offered"));
    RematchState state{.offered = offered, .next = code_or_null(fields.need("next"))};
    fields.finish();
    return state;
}

ServerMessage welcome_from(JsonFields& fields) {
    static_cast<void>(fields.need("version").whole(protocol_version, protocol_version));
    Welcome welcome;
    if (const JsonPlace you = fields.need("you"); !you.is_null()) {
        welcome.you = who_from(you);
    }
    welcome.now = moment_from(fields);
    return welcome;
}

ServerMessage view_from(JsonFields& fields) {
    GameView view;
    view.game = game_from(fields);
    view.watch = fields.need("watch").word(longest_code);
    view.seat = side_from(fields.need("seat"));
    view.people = people_from(fields.need("people"));
    view.rated = fields.need("rated").flag();
    view.head = fields.need("head").text(longest_head);
    view.since = count_from(fields, "since");
    view.lines = lines_from(fields);
    if (const auto more = fields.may("more")) {
        view.more = more->flag();
    }
    view.presence = presence_from(fields.need("presence"));
    view.plan = plan_or_null(fields.need("plan"));
    view.rematch = rematch_state_from(fields.need("rematch"));
    view.now = moment_from(fields);
    return view;
}

ServerMessage entries_from(JsonFields& fields) {
    NewEntries entries;
    entries.game = game_from(fields);
    entries.lines = lines_from(fields);
    entries.now = moment_from(fields);
    return entries;
}

ServerMessage presence_changed_from(JsonFields& fields) {
    PresenceChanged changed;
    changed.game = game_from(fields);
    changed.presence = presence_from(fields.need("presence"));
    return changed;
}

ServerMessage plan_changed_from(JsonFields& fields) {
    PlanChanged changed;
    changed.game = game_from(fields);
    changed.plan = plan_or_null(fields.need("plan"));
    return changed;
}

ServerMessage greeting_from(JsonFields& fields) {
    Greeting greeting;
    greeting.game = game_from(fields);
    greeting.by = player_from(fields.need("by"));
    greeting.greeting = greeting_names[fields.need("greeting").choice(greeting_names)];
    return greeting;
}

ServerMessage rematch_changed_from(JsonFields& fields) {
    RematchChanged changed;
    changed.game = game_from(fields);
    changed.rematch = rematch_state_from(fields.need("rematch"));
    return changed;
}

ServerMessage lobby_from(JsonFields& fields) {
    LobbyChanged lobby;
    for (const JsonPlace& invitation : fields.need("invitations").items(most_invitations)) {
        lobby.invitations.push_back(invitation_from(invitation));
    }
    return lobby;
}

ServerMessage started_from(JsonFields& fields) {
    Started started;
    started.game = game_from(fields);
    started.invitation = code_or_null(fields.need("invitation"));
    return started;
}

ServerMessage invited_from(JsonFields& fields) {
    return Invited{.invitation = invitation_from(fields.need("invitation"))};
}

ServerMessage your_turn_from(JsonFields& fields) { return YourTurn{.game = game_from(fields)}; }

ServerMessage beat_from(JsonFields& fields) {
    const auto beat = fields.need("beat").whole(0, largest_number);
    return Beat{.beat = beat, .now = moment_from(fields)};
}

ServerMessage done_from(JsonFields& fields) {
    return Done{.id = fields.need("id").whole(0, largest_number)};
}

ServerMessage refused_from(JsonFields& fields) {
    Refused refused;
    if (const JsonPlace id = fields.need("id"); !id.is_null()) {
        refused.id = id.whole(0, largest_number);
    }
    refused.refusal = refusal_from(fields.need("refusal"));
    return refused;
}

ServerMessage closing_from(JsonFields& fields) {
    const auto reason = fields.need("reason").choice(closing_reasons);
    return Closing{.reason = std::string(closing_reasons[reason]),
                   .retry_after = fields.need("retryAfter").whole(0, largest_number)};
}

/// In the order of server_types, which is that of the variant.
constexpr std::array<ServerMessage (*)(JsonFields&), server_types.size()> readers{
    welcome_from,      view_from,     entries_from,         presence_changed_from,
    plan_changed_from, greeting_from, rematch_changed_from, lobby_from,
    started_from,      invited_from,  your_turn_from,       beat_from,
    done_from,         refused_from,  closing_from};

} // namespace

std::expected<ServerMessage, BadMessage> read_server_message(std::string_view text) {
    const auto json = parse_json(text, longest_server_message);
    if (!json) {
        return std::unexpected(BadMessage{.id = {}, .refusal = json.error()});
    }
    Wrong wrong;
    JsonFields fields(*json, wrong);
    ServerMessage message;
    if (const auto type = type_from(fields, server_types)) {
        message = readers[*type](fields);
        fields.finish();
    }
    if (wrong) {
        return std::unexpected(BadMessage{.id = {}, .refusal = *std::move(wrong)});
    }
    return message;
}

} // namespace kamisado::wire
