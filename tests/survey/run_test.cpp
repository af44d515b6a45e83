#include "support/temporary_folder.h"
#include "survey/crew.h"
#include "survey/line_up_solver.h"
#include "survey/report.h"
#include "survey/survey_coordinator.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace kamisado::survey {

namespace {

/// Few nodes a line-up, so that it is quick: most moves stay unknown, some win.
Settings quick(std::uint64_t count) {
    return {.count = count, .nodes = 3000, .hash_megabytes = 1, .block = 3};
}

/// Totals as a program sees them, without how long it took.
std::string totals(const SurveyCoordinator& coordinator) {
    return report_as_json(coordinator.plan().settings(), coordinator.summary(), {}, 1);
}

std::unique_ptr<SurveyCoordinator> open_desk(const Settings& settings,
                                             const std::filesystem::path& checkpoint = {}) {
    auto coordinator = SurveyCoordinator::open(settings, checkpoint);
    EXPECT_TRUE(coordinator) << coordinator.error();
    return std::move(*coordinator);
}

void work(SurveyCoordinator& coordinator, int threads, const GoOn& go_on = [] { return true; }) {
    Crew crew(threads, [&] { return std::make_unique<LineUpSolver>(coordinator.plan()); });
    const auto worked = work_off(coordinator, crew, go_on);
    EXPECT_TRUE(worked) << worked.error();
}

std::string totals_of(const Settings& settings, int threads = 1) {
    const auto coordinator = open_desk(settings);
    work(*coordinator, threads);
    EXPECT_TRUE(coordinator->is_done());
    return totals(*coordinator);
}

TEST(Survey, KnowsTheFirstPosition) {
    const Plan plan({.list = ListKind::Enumerated, .count = 1});
    const LineUpResult result = LineUpSolver(plan).solve(plan.tasks(0).front());
    EXPECT_EQ(result.verdict, Verdict::Win);
    EXPECT_EQ(result.moves, 102);
    EXPECT_EQ(result.unknown_moves, 0);
    EXPECT_GT(result.winning_moves, 0);
}

/// The survey looks for one distance only. Here are those of Solver::solve, which finds that of
/// every move and takes ten times as long.
TEST(Survey, FindsTheDistanceOfTheBestMove) {
    const Plan plan({.count = 2, .distance = true, .nodes = 1'000'000'000, .block = 2});
    LineUpSolver survey(plan);
    const auto tasks = plan.tasks(0);
    const LineUpResult won = survey.solve(tasks[0]);
    EXPECT_EQ(won.verdict, Verdict::Win);
    EXPECT_EQ(won.distance, 17);
    const LineUpResult lost = survey.solve(tasks[1]);
    EXPECT_EQ(lost.verdict, Verdict::Loss);
    EXPECT_EQ(lost.distance, 26);
}

TEST(Survey, ADistanceIsUnknownWhenNodesRunOut) {
    const Plan plan({.count = 1, .distance = true, .nodes = 700'000, .hash_megabytes = 16});
    const LineUpResult result = LineUpSolver(plan).solve(plan.tasks(0).front());
    EXPECT_EQ(result.unknown_moves, 0);
    EXPECT_FALSE(result.distance);
}

TEST(Survey, TotalsDoNotDependOnThreadsOrOrder) {
    const std::string one = totals_of(quick(40));
    EXPECT_EQ(totals_of(quick(40), 3), one);
    Settings other_blocks = quick(40);
    other_blocks.block = 7;
    EXPECT_EQ(totals_of(other_blocks), one);
}

TEST(Survey, SymmetryHalvesTheWorkAndChangesNothing) {
    Settings settings = quick(576);
    settings.list = ListKind::Enumerated;
    settings.files = "cdef";
    settings.nodes = 500;
    const auto with = open_desk(settings);
    work(*with, 2);
    settings.symmetry = false;
    const auto without = open_desk(settings);
    work(*without, 2);
    EXPECT_EQ(with->summary().solved, 320U);
    EXPECT_EQ(without->summary().solved, 576U);
    Summary all = with->summary();
    all.solved = 576;
    EXPECT_EQ(report_as_json(settings, all, {}, 1), totals(*without));
}

TEST(Survey, GoesOnFromItsCheckpoint) {
    const test::TemporaryFolder folder;
    const Settings settings = quick(30);
    const std::string uninterrupted = totals_of(settings);
    int interruptions = 0;
    for (bool is_done = false; !is_done; ++interruptions) {
        const auto coordinator = open_desk(settings, folder / "a.survey");
        const auto before = coordinator->summary().line_ups;
        work(*coordinator, 2, [&] { return coordinator->summary().line_ups < before + 6; });
        is_done = coordinator->is_done();
        if (is_done) {
            EXPECT_EQ(totals(*coordinator), uninterrupted);
        }
    }
    EXPECT_GT(interruptions, 1);
    EXPECT_EQ(totals(*open_desk(settings, folder / "a.survey")), uninterrupted);
}

TEST(Survey, ATornLastLineIsForgiven) {
    const test::TemporaryFolder folder;
    const Settings settings = quick(9);
    const auto whole = open_desk(settings, folder / "a.survey");
    work(*whole, 1);
    const std::string expected = totals(*whole);
    const std::string text = test::read_file(folder / "a.survey");
    for (std::size_t kept = 0; kept < text.size(); kept += 7) {
        test::write_file(folder / "torn.survey", text.substr(0, kept));
        const auto coordinator = open_desk(settings, folder / "torn.survey");
        if (kept % 5 == 0) { // finishing all of them would take long
            work(*coordinator, 1);
            EXPECT_EQ(totals(*coordinator), expected);
        }
    }
}

TEST(Survey, ALastLineOfZerosIsForgivenAndOneInTheMiddleIsNot) {
    const test::TemporaryFolder folder;
    const Settings settings = quick(6);
    work(*open_desk(settings, folder / "a.survey"), 1);
    const std::string text = test::read_file(folder / "a.survey");
    test::write_file(folder / "zeros.survey", text + std::string(64, '\0'));
    EXPECT_TRUE(open_desk(settings, folder / "zeros.survey")->is_done());
    EXPECT_EQ(test::read_file(folder / "zeros.survey"), text);

    std::string broken = text;
    broken[broken.find(":")] = ';';
    test::write_file(folder / "broken.survey", broken);
    const auto refused = SurveyCoordinator::open(settings, folder / "broken.survey");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), "line 15: the checksum at its end is wrong");
    EXPECT_EQ(test::read_file(folder / "broken.survey"), broken);
}

TEST(Survey, AnotherSurveysCheckpointIsRefusedAndLeftAlone) {
    const test::TemporaryFolder folder;
    work(*open_desk(quick(6), folder / "a.survey"), 1);
    const std::string text = test::read_file(folder / "a.survey");
    Settings other = quick(6);
    other.seed = 2;
    other.nodes = 4;
    const auto refused = SurveyCoordinator::open(other, folder / "a.survey");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), "is of another survey: seed is 1 there and 2 here, nodes is 3000 "
                               "there and 4 here");
    EXPECT_EQ(test::read_file(folder / "a.survey"), text);

    test::write_file(folder / "letter.txt", "Dear Amy,\nhow are you?\n");
    const auto letter = SurveyCoordinator::open(quick(6), folder / "letter.txt");
    ASSERT_FALSE(letter);
    EXPECT_TRUE(letter.error().starts_with("is no checkpoint of a survey"));
    EXPECT_EQ(test::read_file(folder / "letter.txt"), "Dear Amy,\nhow are you?\n");
}

TEST(Survey, ACheckpointHasOneWriter) {
    const test::TemporaryFolder folder;
    const auto coordinator = open_desk(quick(6), folder / "a.survey");
    const auto second = SurveyCoordinator::open(quick(6), folder / "a.survey");
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error(), "is being written by another program");
}

TEST(Survey, ACheckpointIsAFile) {
    EXPECT_EQ(SurveyCoordinator::open(quick(3), "/dev/full").error(), "is not a regular file");
    const test::TemporaryFolder folder;
    EXPECT_EQ(SurveyCoordinator::open(quick(3), folder.path()).error(),
              "cannot be written: Is a directory");
    EXPECT_EQ(SurveyCoordinator::open(quick(3), folder / "no/such").error(),
              "cannot be written: No such file or directory");
}

TEST(Survey, BlocksOfOtherLineUpsAreRefused) {
    const auto coordinator = open_desk(quick(6));
    EXPECT_EQ(coordinator->deliver(write_block({.number = 9, .results = {}})).error(),
              "there is no block 9: they are 0 to 1");
    EXPECT_EQ(coordinator->deliver(write_block({.number = 1, .results = {}})).error(),
              "block 1 holds other line-ups than it should");
    const std::string line = *LineUpSolver(coordinator->plan()).work(1);
    EXPECT_TRUE(coordinator->deliver(line));
    EXPECT_EQ(coordinator->deliver(line).error(), "block 1 comes twice");
}

/// A crew that is sent home leaves a line-up that would take hours at once.
TEST(Survey, CanBeStoppedInTheMiddleOfALineUp) {
    const auto coordinator =
        open_desk({.random_rings = 9, .distance = true, .nodes = 1'000'000'000'000U});
    int questions = 0;
    work(*coordinator, 2, [&] { return ++questions < 3; });
    EXPECT_FALSE(coordinator->is_done());
}

} // namespace

} // namespace kamisado::survey
