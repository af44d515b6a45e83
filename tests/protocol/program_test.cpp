// kamisado engine and kamisado analyse as other programs have them: processes behind pipes.
#include "notation/decision_text.h"
#include "protocol/engine_commands.h"
#include "protocol/engine_says.h"
#include "protocol/said_lines.h"
#include "support/process.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>
#include <string>

namespace kamisado::protocol::tests {
namespace {

using test::Running;
using test::TemporaryFolder;

/// What an engine decides; empty when it says nothing that can be decided.
std::optional<Decision> ask(Running& engine, const Match& match) {
    engine.say(position_command(match));
    engine.say("go");
    while (const auto line = engine.next_line()) {
        const EngineSays said = read_engine_line(*line);
        if (const auto* best = std::get_if<BestMove>(&said)) {
            const auto decision = read_decision(match.state(), best->decision);
            return decision ? std::optional(*decision) : std::nullopt;
        }
        EXPECT_TRUE(std::holds_alternative<Info>(said)) << *line;
    }
    return std::nullopt;
}

TEST(EngineProgram, TwoOfThemPlayAWholeMatch) {
    const TemporaryFolder folder;
    PerPlayer<std::unique_ptr<Running>> engines;
    for (const Player player : all_players) {
        engines[player] = std::make_unique<Running>(folder, "kamisado engine");
        engines[player]->say("uki");
        ASSERT_TRUE(engines[player]->hears("ukiok\n"));
        engines[player]->say(option_command("Level", player == Player::Black ? 7 : 8));
        engines[player]->say(option_command("Seed", 11));
        engines[player]->say("isready");
        ASSERT_TRUE(engines[player]->hears("readyok\n"));
    }
    Match match({.kind = FormatKind::Standard});
    int fills = 0;
    while (!match.is_over()) {
        const auto decision = ask(*engines[*decider(match.state())], match);
        ASSERT_TRUE(decision.has_value());
        fills += std::holds_alternative<Fill>(*decision) ? 1 : 0;
        ASSERT_TRUE(match.decide(*decision));
    }
    EXPECT_GE(fills, 1);
    for (const Player player : all_players) {
        engines[player]->say(position_command(match));
        engines[player]->say("go infinite");
        EXPECT_TRUE(engines[player]->hears("bestmove none\n"));
        engines[player]->say("quit");
        EXPECT_EQ(engines[player]->wait_for_end(), 0);
    }
}

TEST(EngineProgram, EndsWithItsInput) {
    const TemporaryFolder folder;
    const auto finished =
        test::run(folder, "kamisado engine", "rubbish\nposition start\ngo infinite");
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_EQ(finished.errors, "");
    EXPECT_TRUE(finished.output.starts_with("error protocol.unknown-command rubbish "));
    EXPECT_NE(finished.output.find("\nbestmove "), std::string::npos);
}

/// A pipe that nobody reads ends it, without a signal, though its input is still open.
TEST(EngineProgram, EndsWhenNobodyListens) {
    const TemporaryFolder folder;
    for (const std::string command : {"kamisado engine", "kamisado analyse"}) {
        Running program(folder, command);
        program.say(command == "kamisado engine"
                        ? "go infinite"
                        : R"({"id": 1, "match": {"format": "standard"}, "ask": ["distance"]})");
        program.stop_listening();
        EXPECT_LT(program.wait_for_end(), 2);
    }
}

TEST(EngineProgram, SurvivesALineThatIsTooLong) {
    const TemporaryFolder folder;
    const auto finished = test::run(folder, "kamisado engine",
                                    std::string((1U << 20U) + 1, 'x') + "\nisready\nquit\n");
    EXPECT_EQ(finished.output, "error protocol.line-too-long a line has at most 1048576 bytes\n"
                               "readyok\n");
}

TEST(AnalyseProgram, AnswersTwoHundredRequestsWithRubbishBetween) {
    const TemporaryFolder folder;
    std::string input;
    for (int id = 0; id < 200; ++id) {
        input += nlohmann::json{{"id", id}, {"position", seven_moves}}.dump() + "\n";
        if (id % 10 == 0) {
            input += "{\"cancel\": \"nobody\"}\nrubbish \xff\n\n{}\n";
        }
    }
    const auto finished = test::run(folder, "kamisado analyse --threads 2 --hash 4", input);
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_EQ(finished.errors, "");
    std::map<std::string, int> said;
    std::istringstream lines(finished.output);
    for (std::string line; std::getline(lines, line);) {
        const auto json = nlohmann::json::parse(line);
        if (json.contains("error")) {
            ++said[json["error"]["id"]];
        } else {
            EXPECT_EQ(json["verdict"], "win");
            ++said["done"];
        }
    }
    const std::map<std::string, int> expected{
        {"done", 200}, {"analyse.nothing-to-cancel", 20}, {"analyse.json", 20}, {"analyse.id", 20}};
    EXPECT_EQ(said, expected);
}

} // namespace
} // namespace kamisado::protocol::tests
