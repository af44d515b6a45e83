#include "line_ups/random_line_ups.h"
#include "rules/symmetry.h"
#include "survey/plan.h"

#include <gtest/gtest.h>

#include <numeric>

namespace kamisado::survey {

namespace {

std::vector<Task> all_tasks(const Plan& plan) {
    std::vector<Task> all;
    for (std::uint64_t block = 0; block < plan.blocks(); ++block) {
        const auto tasks = plan.tasks(block);
        all.insert(all.end(), tasks.begin(), tasks.end());
    }
    return all;
}

std::uint64_t line_ups_of(const std::vector<Task>& tasks) {
    return std::accumulate(tasks.begin(), tasks.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const Task& task) { return sum + task.weight; });
}

TEST(SurveyPlan, HasTheRandomLineUpsOfTheArena) {
    const Plan plan({.seed = 7, .from = 10, .count = 5, .block = 2});
    EXPECT_EQ(plan.blocks(), 3U);
    const auto tasks = all_tasks(plan);
    ASSERT_EQ(tasks.size(), 5U);
    for (std::size_t nth = 0; nth < tasks.size(); ++nth) {
        EXPECT_EQ(tasks[nth].nth, 10 + nth);
        EXPECT_EQ(plan.line_up(10 + nth), random_line_up(7, 10 + nth));
    }
}

TEST(SurveyPlan, ALineUpAndItsImageAreSolvedAsOne) {
    const Plan plan({.list = ListKind::Enumerated, .count = 1'625'702'400U, .symmetry = false});
    const Enumeration all;
    for (std::uint64_t nth = 1; nth < all.size(); nth += 99'999'959) {
        const Position start = Position::start_of_round(all.at(nth), Player::Black);
        const auto image = all.number_of(mirrored(start).board());
        ASSERT_TRUE(image);
        const Task task = plan.tasks(nth / 16)[nth % 16];
        EXPECT_TRUE(task.start == start || task.start == mirrored(start));
        EXPECT_EQ(task.start, plan.tasks(*image / 16)[*image % 16].start);
    }
}

TEST(SurveyPlan, ImagesStandForOneAnother) {
    const Settings settings{.list = ListKind::Enumerated, .files = "cdef", .count = 576};
    const auto tasks = all_tasks(Plan(settings));
    EXPECT_EQ(line_ups_of(tasks), 576U);
    EXPECT_EQ(tasks.size(), (576U + (8 * 8)) / 2); // eight rows are their own images
}

/// An image that is not in the range, or wears other rings, cannot stand for anything.
TEST(SurveyPlan, CountsEveryLineUpOnceWhateverTheRange) {
    for (const std::uint64_t from : {0U, 5U, 300U}) {
        for (const std::uint64_t count : {1U, 100U, 276U}) {
            const auto tasks = all_tasks(Plan(
                {.list = ListKind::Enumerated, .files = "cdef", .from = from, .count = count}));
            EXPECT_EQ(line_ups_of(tasks), count);
        }
    }
    const auto solved = [](const std::string& rings) {
        return all_tasks(Plan({.list = ListKind::Enumerated,
                               .files = "cdef",
                               .count = 576,
                               .rings = rings}))
            .size();
    };
    EXPECT_EQ(solved("N*"), 576U);
    EXPECT_EQ(solved("N*,O*"), 320U); // brown's image is orange
}

} // namespace

} // namespace kamisado::survey
