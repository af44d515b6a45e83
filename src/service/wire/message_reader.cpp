#include "wire/json_names.h"
#include "wire/json_values.h"
#include "wire/message.h"
#include "wire/message_types.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace kamisado::wire {

namespace {

/// The id is read before anything else, so that the answer can name it whatever else is wrong.
std::optional<std::int64_t> id_from(JsonFields& fields) {
    const auto place = fields.may("id");
    return place ? std::optional(place->whole(0, largest_number)) : std::nullopt;
}

Wish join_from(JsonFields& fields) {
    Join join;
    join.game = game_from(fields);
    join.since = count_from(fields, "since");
    if (const auto most = fields.may("most")) {
        join.most =
            static_cast<std::size_t>(most->whole(1, static_cast<std::int64_t>(longest_page)));
    }
    return join;
}

Wish leave_from(JsonFields& fields) { return Leave{.game = game_from(fields)}; }

Wish decide_from(JsonFields& fields) {
    Decide decide;
    decide.game = game_from(fields);
    decide.ply = count_from(fields, "ply");
    decide.seen = count_from(fields, "seen");
    decide.decision = fields.need("decision").word(longest_decision);
    return decide;
}

Wish takeback_from(JsonFields& fields) {
    std::string game = game_from(fields);
    const auto step = fields.need("step").choice(takeback_steps);
    return Takeback{.game = std::move(game), .step = static_cast<TakebackStep>(step)};
}

Wish set_plan_from(JsonFields& fields) {
    std::string game = game_from(fields);
    return SetPlan{.game = std::move(game), .plan = plan_from(fields.need("plan"))};
}

Wish greet_from(JsonFields& fields) {
    std::string game = game_from(fields);
    const auto greeting = fields.need("greeting").choice(greeting_names);
    return Greet{.game = std::move(game), .greeting = std::string(greeting_names[greeting])};
}

Wish rematch_from(JsonFields& fields) {
    std::string game = game_from(fields);
    const auto step = fields.need("step").choice(rematch_steps);
    return Rematch{.game = std::move(game), .step = static_cast<RematchStep>(step)};
}

Wish watch_lobby_from(JsonFields& fields) { return WatchLobby{.on = fields.need("on").flag()}; }

Wish echo_from(JsonFields& fields) {
    return Echo{.beat = fields.need("beat").whole(0, largest_number)};
}

/// In the order of wish_types, which is that of the variant.
constexpr std::array<Wish (*)(JsonFields&), wish_types.size()> wish_readers{
    join_from,  leave_from,   decide_from,      takeback_from, set_plan_from,
    greet_from, rematch_from, watch_lobby_from, echo_from};

} // namespace

std::string game_from(JsonFields& fields) { return fields.need("game").word(longest_code); }

std::size_t count_from(JsonFields& fields, std::string_view name) {
    return static_cast<std::size_t>(fields.need(name).whole(0, largest_number));
}

std::optional<std::size_t> type_from(JsonFields& fields, std::span<const std::string_view> types) {
    const JsonPlace place = fields.need("type");
    const std::string type = place.text(longest_server_message);
    const auto found = std::ranges::find(types, type);
    if (found == types.end()) {
        place.refuse("message.unknown-type", "is none that is known here");
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - types.begin());
}

std::optional<std::int64_t> id_at_sight(std::string_view text) {
    constexpr std::size_t near = 64;
    constexpr std::string_view field = "\"id\":";
    const auto place = text.substr(0, near).find(field);
    if (place == std::string_view::npos) {
        return std::nullopt;
    }
    text.remove_prefix(place + field.size());
    std::int64_t id = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), id);
    return read.ec == std::errc() && id >= 0 && id <= largest_number ? std::optional(id)
                                                                     : std::nullopt;
}

std::expected<ClientMessage, BadMessage> read_message(std::string_view text) {
    const auto json = parse_json(text, longest_message);
    if (!json) {
        return std::unexpected(BadMessage{.id = {}, .refusal = json.error()});
    }
    Wrong wrong;
    JsonFields fields(*json, wrong);
    ClientMessage message;
    message.id = id_from(fields);
    const auto id = wrong ? std::nullopt : message.id;
    if (const auto type = type_from(fields, wish_types)) {
        message.wish = wish_readers[*type](fields);
        fields.finish();
    }
    if (wrong) {
        return std::unexpected(BadMessage{.id = id, .refusal = *std::move(wrong)});
    }
    return message;
}

} // namespace kamisado::wire
