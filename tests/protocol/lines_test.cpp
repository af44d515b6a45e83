// Lines of the engine's protocol, read and written.
#include "notation/position_text.h"
#include "protocol/engine_commands.h"
#include "protocol/engine_says.h"
#include "protocol/line_splitter.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace kamisado::protocol::tests {
namespace {

TEST(EngineSaysTest, WhatIsWrittenIsReadBack) {
    const std::vector<EngineSays> all{
        IdName{"Kamisado 0.9.0"},
        IdAuthor{"somebody and others"},
        OptionOffered{.name = "Level", .usual = 10, .least = 1, .most = 10},
        Greeted{},
        Ready{},
        Info{},
        Info{.depth = 3,
             .nodes = 12'345'678'901,
             .time = std::chrono::milliseconds(17),
             .settled = 3,
             .total = 204,
             .move = "fill left",
             .verdict = Verdict::Loss,
             .distance = 4,
             .points = -2,
             .chance = 0.125,
             .proved = true,
             .line = {"e1e4", "fill right", "a8a2"}},
        BestMove{"e1e4"},
        BestMove{"fill left"},
        BestMove{"none"},
        ErrorSaid{.id = "move.too-far", .sentence = "that is too far"}};
    for (const EngineSays& one : all) {
        EXPECT_EQ(read_engine_line(write_engine_line(one)), one) << write_engine_line(one);
    }
}

TEST(EngineSaysTest, WhatIsNotUnderstoodIsUnknown) {
    for (const std::string line : {"", "hello", "bestmove", "id", "id colour red", "ukiok indeed",
                                   "option name X type check",
                                   "option name Level type spin default x min 1 max 2", "error"}) {
        EXPECT_EQ(read_engine_line(line), EngineSays(Unknown{line}));
    }
}

TEST(EngineSaysTest, UnknownWordsOfAnInfoAreLeftOut) {
    const auto read =
        read_engine_line("info mood good nodes 5 nodes x hash 3 verdict maybe pv a1a2\r");
    EXPECT_EQ(read, EngineSays(Info{.line = {"a1a2"}}));
    EXPECT_EQ(read_engine_line("info distance 3 points"), EngineSays(Info{.distance = 3}));
}

TEST(EngineSaysTest, ABestMoveIsTakenAsItIs) {
    EXPECT_EQ(read_engine_line("bestmove  nonsense of  all kinds "),
              EngineSays(BestMove{"nonsense of  all kinds"}));
    EXPECT_TRUE(std::get<BestMove>(read_engine_line("bestmove none")).is_none());
}

Match match_of(const std::string& line) {
    auto command = read_engine_command(line);
    EXPECT_TRUE(command.has_value()) << command.error().sentence;
    return std::get<SetPosition>(*command).match;
}

TEST(EngineCommands, APositionIsReadBack) {
    Match match = *Match::from({.kind = FormatKind::Standard},
                               *read_position("obpkyrg1/7N/8/8/7n/8/8/1GRYKPBO b N"));
    EXPECT_EQ(match_of(position_command(match)), match);
    static_cast<void>(match.play(Square(7, 6), Square(7, 7)));
    EXPECT_EQ(match.state().phase, Phase::Filling);
    static_cast<void>(match.decide(Fill{FillFrom::Right}));
    EXPECT_EQ(match.size(), 2U);
    EXPECT_EQ(match_of(position_command(match)), match);
    EXPECT_EQ(position_command(Match({.kind = FormatKind::Series, .rounds = 3})),
              "position match series 3");
}

TEST(EngineCommands, LimitsAreReadBack) {
    const std::vector<GoLimits> all{
        {},
        {.infinite = true},
        {.nodes = 5},
        {.movetime = std::chrono::milliseconds(70), .depth = 3},
        {.clocks = {
             {ClockLeft{.time = std::chrono::seconds(60)},
              ClockLeft{.time = std::chrono::seconds(9), .increment = std::chrono::seconds(2)}}}}};
    for (const GoLimits& limits : all) {
        const auto command = read_engine_command(go_command(limits));
        ASSERT_TRUE(command.has_value());
        EXPECT_EQ(std::get<Go>(*command).limits, limits);
    }
}

TEST(EngineCommands, AClockIsNeverUsedUpByAMove) {
    using std::chrono::milliseconds;
    EXPECT_FALSE(ClockLeft{}.for_a_move());
    EXPECT_FALSE(ClockLeft{.increment = milliseconds(500)}.for_a_move());
    for (const int left : {1, 30, 1000, 60'000, 3'600'000}) {
        for (const int increment : {1, 2000, 60'000}) {
            const auto time =
                ClockLeft{.time = milliseconds(left), .increment = milliseconds(increment)}
                    .for_a_move();
            EXPECT_GE(*time, milliseconds(1));
            EXPECT_LE(*time, std::max(milliseconds(left) / 2, milliseconds(1)));
        }
    }
    EXPECT_EQ(ClockLeft{.time = std::chrono::minutes(10)}.for_a_move(), milliseconds(23'980));
}

std::string complaint_about(const std::string& line) {
    const auto command = read_engine_command(line);
    return command ? "understood" : command.error().id;
}

TEST(EngineCommands, EveryWrongLineHasItsComplaint) {
    EXPECT_EQ(complaint_about("position"), "position.fields");
    EXPECT_EQ(complaint_about("position match"), "protocol.format");
    EXPECT_EQ(complaint_about("position match series"), "protocol.format");
    EXPECT_EQ(complaint_about("position match series 0"), "protocol.format");
    EXPECT_EQ(complaint_about("position match standard start"), "position.fields");
    EXPECT_EQ(complaint_about("position match standard start obpkyrgn/8/8/8/8/8/8/N**GRYKPBO b -"),
              "protocol.start");
    EXPECT_EQ(complaint_about("position start moves e1e4 fill"), "move.syntax");
    EXPECT_EQ(complaint_about("position start moves fill sideways"), "record.word");
    EXPECT_EQ(complaint_about("go nodes"), "protocol.go");
    EXPECT_EQ(complaint_about("go nodes 0"), "protocol.go");
    EXPECT_EQ(complaint_about("go nodes -1"), "protocol.go");
    EXPECT_EQ(complaint_about("go nodes 99999999999999999999"), "protocol.go");
    EXPECT_EQ(complaint_about("go nodes 1 nodes 2"), "protocol.go");
    EXPECT_EQ(complaint_about("go movetime 99999999999"), "protocol.go");
    EXPECT_EQ(complaint_about("go infinite infinite"), "protocol.go");
    EXPECT_EQ(complaint_about("go btime"), "protocol.go");
    EXPECT_EQ(complaint_about("go btime 0 gtime 5"), "protocol.go");
    EXPECT_EQ(complaint_about("go btime 5 btime 5"), "protocol.go");
    EXPECT_EQ(complaint_about("go gtime 5 ginc 99999999999"), "protocol.go");
    EXPECT_EQ(complaint_about("go btime 5 gtime 5 binc 5 ginc 5"), "understood");
    EXPECT_EQ(complaint_about("GO"), "protocol.unknown-command");
    EXPECT_EQ(complaint_about(" \t go \r"), "understood");
    EXPECT_EQ(complaint_about(""), "understood");
}

TEST(LineSplitterTest, CutsBytesIntoLinesAndKeepsNoneThatIsTooLong) {
    std::vector<std::string> lines;
    LineSplitter splitter(5, [&](std::optional<std::string_view> line) {
        lines.emplace_back(line.value_or("too long"));
        return lines.back() != "quit";
    });
    EXPECT_TRUE(splitter.feed("ab"));
    EXPECT_TRUE(splitter.feed("c\n\n12345\n1234"));
    EXPECT_TRUE(splitter.feed("56\nlonger"));
    EXPECT_TRUE(splitter.feed(" and longer\nlast"));
    EXPECT_TRUE(splitter.finish());
    EXPECT_TRUE(splitter.finish());
    EXPECT_EQ(lines,
              (std::vector<std::string>{"abc", "", "12345", "too long", "too long", "last"}));
    EXPECT_FALSE(splitter.feed("quit\nmore\n"));
}

} // namespace
} // namespace kamisado::protocol::tests
