#include "wire/message.h"

#include "wire/json_values.h"
#include "wire/message_fields.h"
#include "wire/message_types.h"

#include <algorithm>
#include <charconv>
#include <span>

namespace kamisado::wire {

namespace {

/// Which of these types a message is of; nullopt, and refused, if of none.
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

/// A message as JSON, the fields of its type not yet in it.
Json begun(std::string_view type) { return Json::object({{"type", type}}); }

} // namespace

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
    // The id comes first, so that the answer can name it whatever else is wrong.
    message_id.read(fields, message);
    const auto id = wrong ? std::nullopt : message.id;
    if (const auto type = type_from(fields, wish_types)) {
        message.wish = read_alternative<Wish>(*type, fields);
        fields.finish();
    }
    if (wrong) {
        return std::unexpected(BadMessage{.id = id, .refusal = *std::move(wrong)});
    }
    return message;
}

std::expected<ServerMessage, BadMessage> read_server_message(std::string_view text) {
    const auto json = parse_json(text, longest_server_message);
    if (!json) {
        return std::unexpected(BadMessage{.id = {}, .refusal = json.error()});
    }
    Wrong wrong;
    JsonFields fields(*json, wrong);
    ServerMessage message;
    if (const auto type = type_from(fields, server_types)) {
        message = read_alternative<ServerMessage>(*type, fields);
        fields.finish();
    }
    if (wrong) {
        return std::unexpected(BadMessage{.id = {}, .refusal = *std::move(wrong)});
    }
    return message;
}

std::string write_message(const ClientMessage& message) {
    Json json = begun(wish_types[message.wish.index()]);
    message_id.write(json, message);
    std::visit([&](const auto& wish) { write_into(json, wish); }, message.wish);
    return text_of(json);
}

std::string write_message(const ServerMessage& message) {
    Json json = begun(server_types[message.index()]);
    std::visit([&](const auto& one) { write_into(json, one); }, message);
    return text_of(json);
}

AroundLines write_around_lines(const GameView& view) {
    Json json = begun(server_types[ServerMessage(GameView{}).index()]);
    write_into(json, view);
    json.erase("lines");
    std::string text = text_of(json);
    text.pop_back();
    return {.before = text + R"(,"lines":[)", .after = "]}"};
}

} // namespace kamisado::wire
