// Every message both ways, by the examples that the page's test reads too.
#include "wire/json_values.h"
#include "wire/message.h"
#include "wire/message_types.h"
#include "wire/schemas.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::wire::tests {
namespace {

/// Fields in the order of the file: what is written has to be the same, byte for byte.
using json = nlohmann::ordered_json;

json file_at(const std::string& path) {
    std::ifstream file(KAMISADO_SOURCE_DIR "/" + path);
    return json::parse(file);
}

const json& examples(std::string_view which) {
    static const json all = file_at("tests/wire/messages.json");
    return all.at(which);
}

/// Field by field, in their order: the definition is made of the code (tools/renew-protocol).
TEST(Definition, HasTheSchemasOfTheCode) {
    const json definition = file_at("docs/openapi.json").at("components").at("schemas");
    const json code = schemas();
    EXPECT_EQ(code.size(), 43U);
    for (const auto& [name, schema] : code.items()) {
        ASSERT_TRUE(definition.contains(name)) << name;
        EXPECT_EQ(definition.at(name).dump(2), schema.dump(2)) << name;
    }
}

TEST(ClientMessages, EveryExampleIsReadAndWrittenBack) {
    std::set<std::size_t> kinds;
    for (const json& example : examples("client")) {
        const auto message = read_message(example.dump());
        ASSERT_TRUE(message) << example << message.error().refusal.sentence;
        EXPECT_EQ(write_message(*message), example.dump());
        EXPECT_EQ(example["type"], wish_types[message->wish.index()]);
        kinds.insert(message->wish.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Wish>) << "each kind has an example";
}

TEST(ServerMessages, EveryExampleIsReadAndWrittenBack) {
    std::set<std::size_t> kinds;
    for (const json& example : examples("server")) {
        const auto message = read_server_message(example.dump());
        ASSERT_TRUE(message) << example << message.error().refusal.sentence;
        EXPECT_EQ(write_message(*message), example.dump());
        EXPECT_EQ(example["type"], server_types[message->index()]);
        kinds.insert(message->index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<ServerMessage>) << "each kind has an example";
}

TEST(ServerMessages, AreWrittenInTheOrderOfTheirDefinition) {
    EXPECT_EQ(write_message(ServerMessage(Done{.id = 7})), R"({"type":"done","id":7})");
    EXPECT_EQ(write_message(ServerMessage(Welcome{.you = {}, .now = 5})),
              R"({"type":"welcome","version":1,"you":null,"now":5})");
}

TEST(Bodies, InvitationsAreSpelledAsInMessages) {
    for (const json& example : examples("http")) {
        if (example["schema"] == "Invitation") {
            const auto body = parse_json(example["body"].dump(), 4096);
            ASSERT_TRUE(body);
            Wrong wrong;
            const auto view = invitation_from(JsonPlace(*body, {}, wrong));
            EXPECT_FALSE(wrong);
            EXPECT_EQ(text_of(json_of(view)), example["body"].dump());
        }
    }
}

TEST(Bodies, SidesClocksAndFormatsAreReadForNewGames) {
    for (const json& example : examples("http")) {
        if (example["schema"] == "NewComputerGame") {
            const auto body = parse_json(example["body"].dump(), 4096);
            ASSERT_TRUE(body);
            Wrong wrong;
            JsonFields fields(*body, wrong);
            EXPECT_EQ(format_from(fields.need("format")), (Format{FormatKind::Standard, 1}));
            EXPECT_EQ(side_from(fields.need("side")), Player::Black);
            EXPECT_EQ(fields.need("level").whole(1, 10), 5);
            EXPECT_EQ(clock_from(fields.need("clock")), game::ClockSetup(game::NoClock{}));
            fields.finish();
            EXPECT_FALSE(wrong);
        }
    }
}

TEST(Who, IsAComputerWithALevelAndGoneWithNothing) {
    const auto kind_of = [](const Who& who) { return json_of(who)["kind"]; };
    EXPECT_EQ(kind_of({.name = {}, .kind = {}, .level = 3, .rating = {}}), "computer");
    EXPECT_EQ(kind_of({.name = {}, .kind = {}, .level = {}, .rating = {}}), "gone");
    EXPECT_EQ(kind_of({.name = "b", .kind = PersonKind::Bot, .level = {}, .rating = {}}), "bot");
}

TEST(ClientMessages, NameTheirIdOnlyWhenThereIsOne) {
    EXPECT_EQ(write_message(ClientMessage{.id = {}, .wish = Leave{"g"}}),
              R"({"type":"leave","game":"g"})");
    EXPECT_EQ(write_message(ClientMessage{.id = 0, .wish = Leave{"g"}}),
              R"({"type":"leave","id":0,"game":"g"})");
}

TEST(ServerMessages, WhatIsNotUtf8IsReplacedRatherThanThrownAbout) {
    const auto text =
        write_message(ServerMessage(NewEntries{.game = "g", .lines = {"bad \xff line"}, .now = 0}));
    EXPECT_TRUE(read_server_message(text).has_value());
}

/// An example with one of its fields left out, at any depth, and the path of that field.
struct Shorter {
    json message;
    std::string path;
};

void leave_out_each(const json& whole, const json::json_pointer& place,
                    std::vector<Shorter>& shorter) {
    const json& part = whole.at(place);
    for (const auto& [key, value] : part.items()) {
        const auto inner = part.is_object() ? place / key : place / std::stoul(key);
        if (part.is_object()) {
            json message = whole;
            message.at(place).erase(key);
            shorter.push_back({.message = std::move(message), .path = inner.to_string()});
        }
        if (value.is_structured()) {
            leave_out_each(whole, inner, shorter);
        }
    }
}

/// What protocol.ts has with a question mark, or as one of many.
bool is_optional(std::string_view path, bool is_client, std::string_view type) {
    return (is_client && (path == "/id" || path == "/most")) || (!is_client && path == "/more") ||
           (path == "/tournament" && type != "tournament") || path.ends_with("/byExperience") ||
           path.ends_with("/noPreview") || path.ends_with("/rating") ||
           path.contains("/answers/") || path.contains("/arguments/");
}

TEST(Messages, NoFieldCanBeLeftOutUnlessItIsOptional) {
    for (const std::string_view which : {"client", "server"}) {
        const bool is_client = which == "client";
        for (const json& example : examples(which)) {
            std::vector<Shorter> shorter;
            leave_out_each(example, json::json_pointer(), shorter);
            for (const auto& [message, path] : shorter) {
                const bool is_read = is_client ? read_message(message.dump()).has_value()
                                               : read_server_message(message.dump()).has_value();
                EXPECT_EQ(is_read, is_optional(path, is_client, example["type"].get<std::string>()))
                    << path << ' ' << message;
            }
        }
    }
}

} // namespace
} // namespace kamisado::wire::tests
