#include "cli/schema.h"
#include "support/process.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
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

constexpr auto sumo_position = "2p1gr*1n*/8/3y*o3/3bNkK*1/3G**4/8/8/2R*Y1PBO b G";
constexpr auto short_record =
    "[Kamisado \"1\"]\n[Format \"series 2\"]\n"
    "[Start \"obpkyrg1/7N/8/8/7n/8/8/1GRYKPBO b N\"]\nh7h8 a8c6 h1e4 c6a4\n";

/// Real answers against docs/json-schema.json.
class JsonVersions : public testing::Test {
  protected:
    static Json answer(const std::string& command, const std::string& input) {
        return json_of(command, input, 0);
    }
    void fits(const Json& json, const std::string& definition) const {
        EXPECT_EQ(schema_.fault(json, definition), "") << json.dump(2);
    }

    // NOLINTNEXTLINE(readability-identifier-naming): as the members of every fixture here
    Schema schema_{Json::parse(std::ifstream(KAMISADO_SOURCE_DIR "/docs/json-schema.json"))};
};

TEST_F(JsonVersions, EveryCommandFitsItsSchema) {
    const std::string position = std::string(sumo_position) + "\n";
    fits(answer("kamisado moves --json=2 --position -", position), "moves");
    fits(answer("kamisado solve --json=2 --distance --points --line --position -", position),
         "solve");
    fits(answer("kamisado hint --json=2 --nodes 1000 --position -", position), "hint");
    fits(answer("kamisado hint --json=2 --nodes 1000 -", "[Kamisado \"1\"]\n[Format \"standard\"]\n"
                                                         "[Start \"obpkyrg1/7N/8/8/7n/8/8/1GRYKPBO "
                                                         "b N\"]\nh7h8\n"),
         "hint");
    fits(answer("kamisado review --json=2 --nodes 1000 -", short_record), "review");
    fits(answer("kamisado replay --json=2 -", deadlock), "replay");
    fits(answer("kamisado puzzle --list --json=2", ""), "puzzles");
    fits(
        answer("printf 'add Akane\\nadd Benjiro\\nquit\\n' | kamisado tournament t.txt >/dev/null; "
               "kamisado tournament t.txt --json=2",
               ""),
        "tournament");
    fits(answer("kamisado arena 1 1 --games 2 --sprt elo0=0,elo1=20 --json=2 2>/dev/null", ""),
         "arena");
    fits(answer("kamisado arena 1 1 2 --games 2 --json=2 2>/dev/null", ""), "arenaTournament");
    fits(answer("kamisado survey --count 2 --nodes 1000 --hash 1 --json=2 2>/dev/null", ""),
         "survey");
}

TEST_F(JsonVersions, AnalyseAnswersInTheVersionOfTheRequest) {
    const std::string ask = std::string(R"("position":")") + sumo_position +
                            R"(","ask":["verdict","distance","points","line","match","hint"]})"
                            "\n";
    const Json newer = answer("kamisado analyse", R"({"id":1,"version":2,)" + ask);
    fits(newer, "analyse");
    const Json older = answer("kamisado analyse", R"({"id":1,)" + ask);
    EXPECT_FALSE(older.contains("version"));
    EXPECT_EQ(older["moves"][0]["move"], newer["choices"][0]["decision"]);
    EXPECT_EQ(older["match"][0]["chance"], newer["match"][0]["chance"]["value"]);
    EXPECT_EQ(older["match"][0]["proved"], newer["match"][0]["chance"]["proved"]);
    EXPECT_EQ(older["hint"]["reasons"][0]["reason"], newer["hint"]["reasons"][0]["kind"]);
    const Json refused = answer("kamisado analyse", R"({"id":1,"version":3,)" + ask);
    EXPECT_EQ(refused["error"]["id"], "analyse.version");
}

TEST_F(JsonVersions, TheFirstVersionIsAsItWas) {
    const Json review = answer("kamisado review --json --nodes 1000 -", short_record);
    EXPECT_EQ(keys_of(review),
              (std::vector<std::string>{"format", "decisions", "turning_points", "black", "gold"}));
    const Json& decision = review["decisions"][0];
    EXPECT_EQ(keys_of(decision), (std::vector<std::string>{"round", "move_number", "player",
                                                           "before", "played", "mark", "better"}));
    EXPECT_EQ(keys_of(decision["before"]),
              (std::vector<std::string>{"verdict", "distance", "winning", "choices"}));
    EXPECT_EQ(keys_of(decision["played"]),
              (std::vector<std::string>{"move", "annotation", "verdict", "distance", "points",
                                        "chance", "proved"}));
}

TEST_F(JsonVersions, TheSchemaIsNotTooKind) {
    Json json = answer("kamisado moves --json=2 --position -", std::string(sumo_position) + "\n");
    json["choices"][0]["decision"] = "e9e5";
    EXPECT_NE(schema_.fault(json, "moves"), "");
    json = answer("kamisado moves --json --position -", std::string(sumo_position) + "\n");
    EXPECT_EQ(schema_.fault(json, "moves"), "$ has no \"version\"");
}

} // namespace

} // namespace kamisado::test
