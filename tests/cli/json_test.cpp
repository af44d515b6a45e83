#include "cli/process.h"
#include "cli/temporary_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace kamisado::test {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto deadlock = "[Kamisado \"1\"]\n"
                          "[Format \"standard\"]\n"
                          "[Start \"8/b4gB1/8/Ryok1r2/N3KnP1/Gp6/3Y3O/8 g B\"]\n"
                          "a7a6 a3b4\n";

/// What a program would read, and that nothing else is printed.
Json json_of(const std::string& command, const std::string& input, int exit_code) {
    const TemporaryFolder folder;
    const Finished finished = run(folder, command, input);
    EXPECT_EQ(finished.exit_code, exit_code);
    EXPECT_EQ(finished.errors, "");
    return Json::parse(finished.output);
}

std::vector<std::string> keys_of(const Json& json) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) {
        keys.push_back(key);
    }
    return keys;
}

TEST(ReplayAsJson, HasExactlyTheseKeys) {
    const Json json = json_of("kamisado replay --json -", deadlock, 0);
    const std::vector<std::string> expected{"format", "rounds", "score",   "winner",   "position",
                                            "moves",  "pushes", "blocked", "deadlocks"};
    EXPECT_EQ(keys_of(json), expected);
    EXPECT_EQ(json["winner"], nullptr);
    EXPECT_EQ(json["score"], (Json{{"black", 0}, {"gold", 1}}));
    EXPECT_EQ(json["position"], "8/5gB1/b7/Ryok1r2/NG2KnP1/1p6/3Y3O/8 - -");
    EXPECT_EQ(json["blocked"], 2);
    EXPECT_EQ(json["deadlocks"], 1);
}

TEST(ReplayAsJson, NamesTheWinnerOrTheDraw) {
    const std::string head = "[Kamisado \"1\"]\n[Format \"series 2\"]\n"
                             "[Start \"obpkyrg1/7N/8/8/7n/8/8/1GRYKPBO b N\"]\n";
    const auto winner = [&](const std::string& moves) {
        return json_of("kamisado replay --json -", head + moves + "\n", 0)["winner"];
    };
    EXPECT_EQ(winner("h7h8"), nullptr);
    EXPECT_EQ(winner("h7h8 resigns black"), "gold");
    EXPECT_EQ(winner("h7h8 a8c6 h1e4 c6a4 d1d5 a4d1"), "draw");
}

TEST(MovesAsJson, TellPushesApart) {
    const Json json = json_of("kamisado moves --json --position -",
                              "2p1gr*1n*/8/3y*o3/3bNkK*1/3G**4/8/8/2R*Y1PBO b G\n", 0);
    ASSERT_EQ(json["moves"].size(), 4U);
    EXPECT_EQ(json["moves"][2]["push"], false);
    EXPECT_EQ(json["moves"][3],
              (Json{{"move", "d4d5"}, {"annotation", "GF1O"}, {"push", true}, {"pushed", 2}}));
}

TEST(ErrorsAsJson, CarryIdPlaceAndArguments) {
    const Json error =
        json_of("kamisado replay --json -",
                "[Kamisado \"1\"]\n[Format \"single\"]\n\n1. NF4K\n2. NF1O\n", 1)["error"];
    EXPECT_EQ(error["id"], "move.another-tower");
    EXPECT_EQ(error["line"], 5);
    EXPECT_EQ(error["column"], 4);
    EXPECT_EQ(error["round"], 1);
    EXPECT_EQ(error["move"], 2);
    EXPECT_EQ(error["found"], "NF1O");
    EXPECT_EQ(error["rule"], "T2");
    EXPECT_EQ(error["source"], "standard input");
}

} // namespace

} // namespace kamisado::test
