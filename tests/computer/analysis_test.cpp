#include "computer/analysis.h"
#include "notation/position_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace kamisado {

namespace {

constexpr Format single{};

MatchState state_at(std::string_view position, Format format = single) {
    return Match::from(format, *read_position(position))->state();
}

/// A round in the middle: some moves win, some lose.
constexpr std::string_view middle = "ob1k1rgn/5y2/p*7/R7/8/3O1P2/8/NG1Y*K1B1 g P";

void run(Analysis& analysis, std::uint64_t slice) {
    while (!analysis.is_done()) {
        analysis.step(slice);
    }
}

} // namespace

TEST(Analysis, FindsWhatTheSolverFindsInOneGo) {
    const MatchState state = state_at(middle);
    Solver solver;
    const Answer answer = solver.solve(state.position, {.distance = true, .points = true});
    for (const std::uint64_t slice : {300U, 5'000U, 1'000'000U}) {
        Solver another;
        Analysis analysis(another, state, single, {.distance = true, .points = true});
        run(analysis, slice);
        EXPECT_EQ(analysis.verdict(), answer.verdict);
        EXPECT_EQ(analysis.distance(), answer.distance);
        ASSERT_EQ(analysis.choices().size(), answer.moves.size());
        for (std::size_t index = 0; index < answer.moves.size(); ++index) {
            EXPECT_EQ(analysis.choices()[index].verdict, answer.moves[index].verdict);
            EXPECT_EQ(analysis.choices()[index].distance, answer.moves[index].distance);
            EXPECT_EQ(analysis.choices()[index].points, answer.moves[index].points);
        }
    }
}

TEST(Analysis, CanBeSharedOutAmongSolvers) {
    const std::vector<std::pair<MatchState, AnalysisQuestion>> cases{
        {state_at(middle), {.distance = true, .points = true}},
        {Match(single).state(), {}},
    };
    for (const auto& [state, question] : cases) {
        Solver alone;
        Analysis whole(alone, state, single, question);
        run(whole, 1'000'000);

        Solver odd_solver;
        Solver even_solver;
        Analysis odd(odd_solver, state, single, question);
        Analysis even(even_solver, state, single, question);
        std::vector<Finding> findings;
        while (!even.is_done()) {
            ASSERT_EQ(odd.stage(), even.stage());
            const std::vector<std::size_t> open = even.open_moves();
            ASSERT_FALSE(open.empty());
            for (const std::size_t move : open) {
                Analysis& looking = move % 2 == 0 ? even : odd;
                looking.look_at(move, 2'000);
                const Choice& found = looking.choices()[move];
                findings.push_back({.move = move,
                                    .verdict = found.verdict,
                                    .distance = found.distance,
                                    .points = found.points});
            }
            odd.learn(findings);
            even.learn(findings);
        }
        EXPECT_EQ(even.verdict(), whole.verdict());
        EXPECT_EQ(even.distance(), whole.distance());
        EXPECT_EQ(even.settled(), whole.settled());
        for (std::size_t index = 0; index < whole.choices().size(); ++index) {
            EXPECT_EQ(even.choices()[index].verdict, whole.choices()[index].verdict);
            EXPECT_EQ(even.choices()[index].distance, whole.choices()[index].distance);
            EXPECT_EQ(even.choices()[index].points, whole.choices()[index].points);
        }
    }
}

TEST(Analysis, WhatIsKnownIsNotSearchedFor) {
    const MatchState state = Match(single).state();
    Solver solver;
    const Answer answer = solver.solve(state.position);
    std::vector<Finding> findings;
    for (std::size_t index = 0; index < answer.moves.size(); ++index) {
        findings.push_back({.move = index, .verdict = answer.moves[index].verdict});
    }
    Solver another;
    Analysis analysis(another, state, single, {});
    analysis.learn(findings);
    EXPECT_TRUE(analysis.is_done());
    EXPECT_EQ(analysis.nodes(), 0);
    EXPECT_EQ(analysis.verdict(), Verdict::Win);
}

TEST(Analysis, ATwinIsKnownWithItsTwin) {
    const MatchState state = Match(single).state();
    Solver solver;
    Analysis analysis(solver, state, single, {});
    EXPECT_EQ(analysis.open_moves().size(), 51);
    analysis.learn({{.move = 101, .verdict = Verdict::Loss}});
    EXPECT_EQ(analysis.open_moves().size(), 50);
    EXPECT_EQ(analysis.settled(), 2);
}

TEST(Analysis, SlicesCostLittle) {
    const MatchState state = Match(single).state();
    Solver solver;
    const std::uint64_t at_once = solver.solve(state.position).nodes;
    Solver another;
    Analysis analysis(another, state, single, {});
    run(analysis, 20'000);
    EXPECT_LT(static_cast<double>(analysis.nodes()), 1.1 * static_cast<double>(at_once));
    EXPECT_EQ(analysis.settled(), 102);
    EXPECT_EQ(std::ranges::count(analysis.choices(), Verdict::Win, &Choice::verdict), 16);
}

TEST(Analysis, ChancesAreFoundWhenAskedFor) {
    constexpr Format standard{.kind = FormatKind::Standard};
    const MatchState state = state_at(middle, standard);
    Solver solver;
    Analysis without(solver, state, standard, {});
    run(without, 5'000);
    EXPECT_FALSE(without.has_chances());
    Analysis with(solver, state, standard, {.match = true});
    EXPECT_FALSE(with.has_chances());
    run(with, 5'000);
    EXPECT_TRUE(with.has_chances());
    EXPECT_EQ(with.settled(), with.total());
}

TEST(Analysis, AMatchThatIsOverHasNothingToFind) {
    Match match(single);
    ASSERT_TRUE(match.decide(Resign{Player::Black}));
    Solver solver;
    const Analysis analysis(solver, match.state(), single, {});
    EXPECT_TRUE(analysis.is_done());
    EXPECT_TRUE(analysis.choices().empty());
    EXPECT_EQ(analysis.verdict(), Verdict::Unknown);
    EXPECT_EQ(analysis.distance(), std::nullopt);
}

} // namespace kamisado
