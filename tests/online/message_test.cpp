// Every message both ways, by the examples that the page's test reads too.
#include "online/json_values.h"
#include "online/message.h"
#include "online/message_types.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <set>
#include <string>

namespace kamisado::online::tests {
namespace {

/// Objects as sets of fields, whatever their order.
using nlohmann::json;

json examples() {
    std::ifstream file(KAMISADO_SOURCE_DIR "/tests/online/messages.json");
    return json::parse(file);
}

TEST(ClientMessages, EveryExampleIsReadAndWrittenBack) {
    std::set<std::size_t> kinds;
    for (const json& example : examples()["client"]) {
        const auto message = read_message(example.dump());
        ASSERT_TRUE(message) << example << message.error().refusal.sentence;
        EXPECT_EQ(json::parse(write_message(*message)), example);
        EXPECT_EQ(example["type"], wish_types[message->wish.index()]);
        kinds.insert(message->wish.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Wish>) << "each kind has an example";
}

TEST(ServerMessages, EveryExampleIsReadAndWrittenBack) {
    std::set<std::size_t> kinds;
    for (const json& example : examples()["server"]) {
        const auto message = read_server_message(example.dump());
        ASSERT_TRUE(message) << example << message.error().refusal.sentence;
        EXPECT_EQ(json::parse(write_message(*message)), example);
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
    for (const json& example : examples()["http"]) {
        if (example["schema"] == "Invitation") {
            const auto body = parse_json(example["body"].dump(), 4096);
            ASSERT_TRUE(body);
            Wrong wrong;
            const auto view = invitation_from(JsonPlace(*body, {}, wrong));
            EXPECT_FALSE(wrong);
            EXPECT_EQ(json::parse(text_of(json_of(view))), example["body"]);
        }
    }
}

TEST(Bodies, SidesClocksAndFormatsAreReadForNewGames) {
    for (const json& example : examples()["http"]) {
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
    EXPECT_EQ(kind_of({.name = "b", .kind = storage::PersonKind::Bot, .level = {}, .rating = {}}),
              "bot");
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

} // namespace
} // namespace kamisado::online::tests
