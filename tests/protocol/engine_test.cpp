// The engine as an object: what it decides, and that it can be interrupted at any moment.
#include "computer/level.h"
#include "computer/match_player.h"
#include "computer/random.h"
#include "notation/decision_text.h"
#include "notation/position_text.h"
#include "protocol/engine.h"
#include "protocol/said_lines.h"
#include "solver/transposition_table.h"
#include "support/sanitized.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace kamisado::protocol::tests {
namespace {

class TalkedTo {
  public:
    TalkedTo() : engine_("1", [this](std::string_view line) { said_.add(line); }) {}

    void hear(const std::string& line) { EXPECT_TRUE(engine_.hear(line)); }
    [[nodiscard]] SaidLines& said() { return said_; }

    /// The decision that ends the thinking, and what was said of it last.
    [[nodiscard]] std::string best_move() {
        for (;;) {
            const auto line = said_.next();
            if (!line) {
                return "nothing";
            }
            const EngineSays read = read_engine_line(*line);
            if (const auto* info = std::get_if<Info>(&read)) {
                last_info = *info;
            } else if (const auto* best = std::get_if<BestMove>(&read)) {
                return best->decision;
            } else {
                ADD_FAILURE() << "said: " << *line;
            }
        }
    }

    [[nodiscard]] std::string decide(const Match& match, const GoLimits& limits = {}) {
        hear(position_command(match));
        hear(go_command(limits));
        return best_move();
    }

    Info last_info;

  private:
    SaidLines said_; // before the engine, which says its last words when it ends
    Engine engine_;
};

Match single(const std::string& text) { return *Match::from(Format{}, *read_position(text)); }

class LevelTen : public testing::TestWithParam<FormatKind> {};

TEST_P(LevelTen, IsTheSamePlayerAsElsewhere) {
    TalkedTo engine;
    engine.hear("setoption name Seed value 42");
    engine.hear("setoption name Hash value 32");
    Match match({.kind = GetParam()});
    const auto level = make_level(highest_level, 42);
    const auto weak = make_level(5, 7);
#ifdef KAMISADO_SANITIZED
    constexpr int steps = 4;
#else
    constexpr int steps = 14;
#endif
    for (int step = 0; step < steps && !match.is_over(); ++step) {
        EXPECT_EQ(engine.decide(match), write_decision(level->choose(match)));
        ASSERT_TRUE(match.decide(weak->choose(match)));
    }
}

INSTANTIATE_TEST_SUITE_P(EngineTest, LevelTen,
                         testing::Values(FormatKind::Single, FormatKind::Standard));

constexpr GoLimits with_clocks(std::chrono::milliseconds left) {
    return {.clocks = {{ClockLeft{.time = left}, ClockLeft{.time = left}}}};
}

TEST(EngineTest, DecidesHoweverLittleTheClockShows) {
    TalkedTo engine;
    const Match match({.kind = FormatKind::Standard});
    for (const int level : {10, 9}) {
        engine.hear(option_command("Level", static_cast<std::uint64_t>(level)));
        const auto decision = read_decision(
            match.state(), engine.decide(match, with_clocks(std::chrono::milliseconds(1))));
        EXPECT_TRUE(decision) << "level " << level;
    }
}

/// Its first look takes a quarter of a million nodes at most, and does not suffice here.
TEST(EngineTest, LevelTenUsesItsClockUntilItKnowsWhoWins) {
#ifdef KAMISADO_SANITIZED
    GTEST_SKIP() << "some million nodes";
#else
    TalkedTo engine;
    static_cast<void>(engine.decide(single("np**k*r***g*yb*o*/8/8/8/8/8/8/Y**G*O**RP*BN*K** b -"),
                                    with_clocks(std::chrono::hours(12))));
    EXPECT_EQ(engine.last_info.verdict, Verdict::Win);
    EXPECT_GT(engine.last_info.nodes, 250'000);
#endif
}

TEST(EngineTest, LevelsDecideAsTheyDoElsewhere) {
    TalkedTo engine;
    engine.hear("setoption name level value 6");
    engine.hear("setoption name Seed value 42");
    Match match({.kind = FormatKind::Long});
    const auto level = make_level(6, 42);
    for (int step = 0; step < 20 && !match.is_over(); ++step) {
        const Decision decision = level->choose(match);
        EXPECT_EQ(engine.decide(match), write_decision(decision));
        ASSERT_TRUE(match.decide(decision));
    }
}

TEST(EngineTest, ASeedMayBeAnyNumberOf64Bits) {
    TalkedTo engine;
    constexpr std::uint64_t seed = std::numeric_limits<std::uint64_t>::max();
    engine.hear("setoption name Level value 4");
    engine.hear(option_command("Seed", seed));
    Match match({.kind = FormatKind::Standard});
    const auto level = make_level(4, seed);
    for (int step = 0; step < 10 && !match.is_over(); ++step) {
        const Decision decision = level->choose(match);
        EXPECT_EQ(engine.decide(match), write_decision(decision));
        ASSERT_TRUE(match.decide(decision));
    }
    engine.hear("setoption name Seed value 18446744073709551616");
    EXPECT_TRUE(engine.said().next()->starts_with("error protocol.option-value Seed "));
}

/// The largest table that can be asked for, unless this machine has memory even for that.
std::vector<int> tables_beyond_memory() {
    constexpr std::size_t largest = std::size_t{most_table_megabytes} << 20U;
    return TranspositionTable::fits_into_memory(largest) ? std::vector<int>()
                                                         : std::vector{most_table_megabytes};
}

class TooLargeATable : public testing::TestWithParam<int> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(TooLargeATable);
INSTANTIATE_TEST_SUITE_P(EngineTest, TooLargeATable, testing::ValuesIn(tables_beyond_memory()));

TEST_P(TooLargeATable, IsRefusedAndTheEngineGoesOnWithItsOwn) {
    const std::string largest = std::to_string(GetParam());
    TalkedTo engine;
    engine.hear("setoption name Hash value 1");
    const Match match = single(seven_moves);
    EXPECT_EQ(engine.decide(match, {.nodes = 10'000}), "d5d1");
    const auto nodes = engine.last_info.nodes;
    engine.hear("setoption name Hash value " + largest);
    EXPECT_EQ(engine.said().next(),
              "error protocol.memory there is no memory for a table of " + largest + " MB");
    EXPECT_EQ(engine.decide(match, {.nodes = 10'000}), "d5d1");
    EXPECT_LT(engine.last_info.nodes, nodes) << "what was proved is not known any more";
}

TEST(EngineTest, KnowsEverythingWhenThereIsTime) {
    TalkedTo engine;
    EXPECT_EQ(engine.decide(single(seven_moves), {.movetime = std::chrono::minutes(2)}), "d5d1");
    EXPECT_EQ(engine.last_info.verdict, Verdict::Win);
    EXPECT_EQ(engine.last_info.distance, 1);
    EXPECT_EQ(engine.last_info.settled, engine.last_info.total);
    EXPECT_EQ(engine.last_info.line, std::vector<std::string>{"d5d1"});
}

TEST(EngineTest, NodesAreALimitThatCanBeRepeated) {
    TalkedTo engine;
    const Match match({.kind = FormatKind::Standard});
    const std::string first = engine.decide(match, {.nodes = 20'000});
    const auto nodes = engine.last_info.nodes;
    EXPECT_GE(nodes, 20'000U);
    EXPECT_LE(nodes, 22'000U);
    engine.hear("newgame");
    EXPECT_EQ(engine.decide(match, {.nodes = 20'000}), first);
    EXPECT_EQ(engine.last_info.nodes, nodes);
}

/// What `depth` says is what the solver says, as far as it reaches.
TEST(EngineTest, DepthFindsExactlyWhatEndsWithinIt) {
    const Match match = single(seven_moves);
    const Answer truth = Solver().solve(match.position(), {.distance = true});
    for (const int depth : {1, 2, 3, 4, 11, 500}) {
        TalkedTo engine;
        EXPECT_EQ(engine.decide(match, {.depth = depth}), "d5d1");
        EXPECT_EQ(engine.last_info.distance, 1);
        const auto within = std::ranges::count_if(
            truth.moves, [&](const MoveAnswer& move) { return *move.distance <= depth; });
        EXPECT_EQ(engine.last_info.settled, within) << depth;
        EXPECT_LE(engine.last_info.depth, depth);
    }
}

/// However long it takes: a slow machine tells of a move more than once, and of all now and then.
TEST(EngineTest, InfiniteTellsEveryMoveAndWaitsForStop) {
    TalkedTo engine;
    engine.hear(position_command(single(seven_moves)));
    engine.hear("go infinite");
    std::set<std::string> moves;
    Info info;
    while (moves.size() < 7 || !info.settled || info.settled != info.total) {
        const EngineSays said = read_engine_line(engine.said().next().value());
        ASSERT_TRUE(std::holds_alternative<Info>(said));
        info = std::get<Info>(said);
        if (info.move) {
            moves.insert(*info.move);
        }
    }
    engine.hear("isready");
    for (auto line = engine.said().next(); line != "readyok"; line = engine.said().next()) {
        ASSERT_TRUE(line && line->starts_with("info ")) << line.value_or("nothing");
    }
    engine.hear("stop");
    EXPECT_EQ(engine.best_move(), "d5d1");
}

TEST(EngineTest, ChangesNothingWhileItThinks) {
    TalkedTo engine;
    engine.hear("go infinite");
    for (const std::string line :
         {"go", "position start moves e1e4", "newgame", "uki", "setoption name Level value 1"}) {
        engine.hear(line);
        EXPECT_TRUE(engine.said().next_that_begins("error protocol.thinking"));
    }
    engine.hear("stop");
    const std::string best = engine.best_move();
    EXPECT_TRUE(read_decision(Match(Format{}).state(), best).has_value()) << best;
}

/// At any moment, in every kind of thinking, also twice and too late.
TEST(EngineTest, StopsAtAnyMoment) {
    TalkedTo engine;
    engine.hear("setoption name Threads value 2");
    Random random(3);
    Match match({.kind = FormatKind::Marathon});
    for (int turn = 0; turn < 40 && !match.is_over(); ++turn) {
        engine.hear("setoption name Level value " + std::to_string(7 + random.below(4)));
        engine.hear(position_command(match));
        constexpr std::array<std::string_view, 4> kinds{"go", "go infinite", "go movetime 60000",
                                                        "go depth 12"};
        engine.hear(std::string(kinds[random.below(kinds.size())]));
        std::this_thread::sleep_for(std::chrono::microseconds(random.below(8'000)));
        engine.hear("stop");
        engine.hear("stop");
        const auto decision = read_decision(match.state(), engine.best_move());
        ASSERT_TRUE(decision.has_value());
        ASSERT_TRUE(match.decide(*decision));
    }
}

TEST(EngineTest, EndsWhileItThinks) {
    for (int times = 0; times < 5; ++times) {
        SaidLines said;
        {
            Engine engine("1", [&](std::string_view line) { said.add(line); });
            engine.hear("go infinite");
            std::this_thread::sleep_for(std::chrono::milliseconds(3 * times));
            EXPECT_FALSE(engine.hear("quit"));
        }
        EXPECT_TRUE(said.next_that_begins("bestmove "));
        EXPECT_TRUE(said.rest().empty());
    }
}

TEST(EngineTest, ALineThatIsTooLongIsAnswered) {
    SaidLines said;
    Engine engine("1", [&](std::string_view line) { said.add(line); });
    EXPECT_TRUE(engine.hear(std::nullopt));
    EXPECT_TRUE(said.next()->starts_with("error protocol.line-too-long "));
}

} // namespace
} // namespace kamisado::protocol::tests
