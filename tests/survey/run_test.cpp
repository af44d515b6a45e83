#include "cli/temporary_folder.h"
#include "survey/crew.h"
#include "survey/line_up_solver.h"
#include "survey/report.h"
#include "survey/survey_desk.h"

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
std::string totals(const SurveyDesk& desk) {
    return report_as_json(desk.plan().settings(), desk.summary(), {});
}

std::unique_ptr<SurveyDesk> open_desk(const Settings& settings,
                                      const std::filesystem::path& checkpoint = {}) {
    auto desk = SurveyDesk::open(settings, checkpoint);
    EXPECT_TRUE(desk) << desk.error();
    return std::move(*desk);
}

void work(SurveyDesk& desk, int threads, const GoOn& go_on = [] { return true; }) {
    Crew crew(threads, [&] { return std::make_unique<LineUpSolver>(desk.plan()); });
    const auto worked = work_off(desk, crew, go_on);
    EXPECT_TRUE(worked) << worked.error();
}

std::string totals_of(const Settings& settings, int threads = 1) {
    const auto desk = open_desk(settings);
    work(*desk, threads);
    EXPECT_TRUE(desk->is_done());
    return totals(*desk);
}

TEST(Survey, KnowsTheFirstPosition) {
    const Plan plan({.list = ListKind::Enumerated, .count = 1});
    const LineUpResult result = LineUpSolver(plan).solve(plan.tasks(0).front());
    EXPECT_EQ(result.verdict, Verdict::Win);
    EXPECT_EQ(result.moves, 102);
    EXPECT_EQ(result.unknown_moves, 0);
    EXPECT_GT(result.winning_moves, 0);
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
    EXPECT_EQ(report_as_json(settings, all, {}), totals(*without));
}

TEST(Survey, GoesOnFromItsCheckpoint) {
    const test::TemporaryFolder folder;
    const Settings settings = quick(30);
    const std::string uninterrupted = totals_of(settings);
    int interruptions = 0;
    for (bool is_done = false; !is_done; ++interruptions) {
        const auto desk = open_desk(settings, folder / "a.survey");
        const auto before = desk->summary().line_ups;
        work(*desk, 2, [&] { return desk->summary().line_ups < before + 6; });
        is_done = desk->is_done();
        if (is_done) {
            EXPECT_EQ(totals(*desk), uninterrupted);
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
        const auto desk = open_desk(settings, folder / "torn.survey");
        if (kept % 5 == 0) { // finishing all of them would take long
            work(*desk, 1);
            EXPECT_EQ(totals(*desk), expected);
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
    const auto refused = SurveyDesk::open(settings, folder / "broken.survey");
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
    const auto refused = SurveyDesk::open(other, folder / "a.survey");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), "is of another survey: seed is 1 there and 2 here, nodes is 3000 "
                               "there and 4 here");
    EXPECT_EQ(test::read_file(folder / "a.survey"), text);

    test::write_file(folder / "letter.txt", "Dear Amy,\nhow are you?\n");
    const auto letter = SurveyDesk::open(quick(6), folder / "letter.txt");
    ASSERT_FALSE(letter);
    EXPECT_TRUE(letter.error().starts_with("is no checkpoint of a survey"));
    EXPECT_EQ(test::read_file(folder / "letter.txt"), "Dear Amy,\nhow are you?\n");
}

TEST(Survey, ACheckpointHasOneWriter) {
    const test::TemporaryFolder folder;
    const auto desk = open_desk(quick(6), folder / "a.survey");
    const auto second = SurveyDesk::open(quick(6), folder / "a.survey");
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error(), "is being written by another program");
}

TEST(Survey, ACheckpointIsAFile) {
    EXPECT_EQ(SurveyDesk::open(quick(3), "/dev/full").error(), "is not a regular file");
    const test::TemporaryFolder folder;
    EXPECT_EQ(SurveyDesk::open(quick(3), folder.path()).error(),
              "cannot be written: Is a directory");
    EXPECT_EQ(SurveyDesk::open(quick(3), folder / "no/such").error(),
              "cannot be written: No such file or directory");
}

TEST(Survey, BlocksOfOtherLineUpsAreRefused) {
    const auto desk = open_desk(quick(6));
    EXPECT_EQ(desk->deliver(write_block({.number = 9, .results = {}})).error(),
              "there is no block 9: they are 0 to 1");
    EXPECT_EQ(desk->deliver(write_block({.number = 1, .results = {}})).error(),
              "block 1 holds other line-ups than it should");
    const std::string line = *LineUpSolver(desk->plan()).work(1);
    EXPECT_TRUE(desk->deliver(line));
    EXPECT_EQ(desk->deliver(line).error(), "block 1 comes twice");
}

/// A crew that is sent home leaves a line-up that would take hours at once.
TEST(Survey, CanBeStoppedInTheMiddleOfALineUp) {
    const auto desk = open_desk({.random_rings = 9, .distance = true, .nodes = 1'000'000'000'000U});
    int questions = 0;
    work(*desk, 2, [&] { return ++questions < 3; });
    EXPECT_FALSE(desk->is_done());
}

} // namespace

} // namespace kamisado::survey
