#include "wire/schemas.h"

#include "wire/message_fields.h"
#include "wire/message_types.h"

#include <string>

namespace kamisado::wire {

namespace {

void add(Json& schemas, const auto& named, std::string_view about = {}) {
    Json& schema = schemas[std::string(named.name)] = Json::object();
    if (!about.empty()) {
        schema["description"] = about;
    }
    schema.update(named.kind.schema());
}

/// "ServerYourTurn"; a game is so large that it has a name of its own.
std::string schema_name(std::string_view who_says, std::string_view type) {
    if (who_says == "Server" && type == "game") {
        return "GameView";
    }
    std::string name(who_says);
    bool is_first = true;
    for (const char letter : type) {
        if (letter != '-') {
            name += is_first ? static_cast<char>(letter - 'a' + 'A') : letter;
        }
        is_first = letter == '-';
    }
    return name;
}

/// All messages of one direction, and after them the one that is any of them.
template <typename Variant>
void add_messages(Json& schemas, std::string_view who_says, std::span<const std::string_view> types,
                  std::string_view about, const auto&... common) {
    Json all = Json::array();
    Json mapping = Json::object();
    for_each_alternative<Variant>([&]<typename T>(const T& /*one*/, std::size_t index) {
        Described described;
        described.need("type", constant_schema(types[index]));
        (common.describe(described), ...);
        describe_into<T>(described);
        const std::string name = schema_name(who_says, types[index]);
        const Named named{.name = name, .kind = Flag{}};
        all.push_back(named.schema());
        mapping[std::string(types[index])] = named.schema()["$ref"];
        schemas[name] = described.schema();
    });
    schemas[std::string(who_says) + "Message"] =
        Json::object({{"description", about},
                      {"oneOf", all},
                      {"discriminator", {{"propertyName", "type"}, {"mapping", mapping}}}});
}

} // namespace

Json schemas() {
    Json all = Json::object();
    add(all, kinds::player);
    add(all, Named{.name = "Colour", .kind = OneOf{colour_fields}});
    add(all, kinds::format_kind);
    add(all, kinds::format, "rounds: of a series; 1 otherwise.");
    add(all, kinds::moment, "Milliseconds since 1970, by the server's clock.");
    add(all, kinds::greeting);
    add(all, kinds::clock);
    add(all, kinds::plan, "An answer prepared for each colour that one may be forced to move.");
    add(all, kinds::who,
        "A player as others see it. level: of the computer; rating: of this format, for accounts.");
    add(all, kinds::presence);
    add(all, kinds::rematch_state);
    add(all, kinds::ratings, "What a rated game has done to the ratings of its players.");
    add(all, kinds::invitation);
    add(all, kinds::refusal,
        "Why something was not done; nothing has changed. docs/server.md lists every id.");
    add_messages<Wish>(all, "Client", wish_types,
                       "What a client says over the WebSocket, each as one text message of at "
                       "most 4096 bytes.",
                       message_id);
    add_messages<ServerMessage>(all, "Server", server_types,
                                "What the server says over the WebSocket.");
    return all;
}

} // namespace kamisado::wire
