#include "computer/analysis.h"
#include "notation/position_text.h"

#include <gtest/gtest.h>

#include <algorithm>

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
