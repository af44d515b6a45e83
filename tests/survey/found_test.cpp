// What the surveys in data/surveys have found so far: finished or not, docs/survey.md tells the
// same, and what is solved again comes out the same.
#include "support/temporary_folder.h"
#include "survey/block_text.h"
#include "survey/line_up_solver.h"
#include "survey/survey_coordinator.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <ranges>
#include <sstream>
#include <string>
#include <vector>

namespace kamisado::survey {

namespace {

struct Stored {
    std::string name;
    Settings settings;
    Summary summary;
    std::vector<LineUpResult> results;
};

/// Of a copy: whoever opens a checkpoint writes to it.
Stored open_stored(const std::filesystem::path& path) {
    const test::TemporaryFolder folder;
    const std::string text = test::read_file(path);
    test::write_file(folder / "copy.survey", text);
    const std::size_t head = text.find('\n') + 1;
    const std::size_t body = text.find("\n\n") + 2;
    Stored stored{.name = path.stem().string(), .settings = {}, .summary = {}, .results = {}};
    const auto settings = read_settings(text.substr(head, body - 1 - head));
    EXPECT_TRUE(settings) << settings.error();
    stored.settings = settings.value_or(Settings{});
    const auto coordinator = SurveyCoordinator::open(stored.settings, folder / "copy.survey");
    EXPECT_TRUE(coordinator) << coordinator.error();
    if (coordinator) {
        stored.summary = (*coordinator)->summary();
    }
    std::istringstream lines(text.substr(body));
    for (std::string line; std::getline(lines, line);) {
        const auto block = read_block(line);
        EXPECT_TRUE(block) << block.error();
        stored.results.insert(stored.results.end(), block->results.begin(), block->results.end());
    }
    EXPECT_EQ(test::read_file(folder / "copy.survey"), text) << "nothing of it is torn";
    return stored;
}

std::vector<Stored> all_stored() {
    std::vector<Stored> all;
    for (const auto& entry :
         std::filesystem::directory_iterator(KAMISADO_SOURCE_DIR "/data/surveys")) {
        if (entry.path().extension() == ".survey") {
            all.push_back(open_stored(entry.path()));
        }
    }
    return all;
}

TEST(StoredSurveys, AreWhatTheDocumentTells) {
    const std::string document = test::read_file(KAMISADO_SOURCE_DIR "/docs/survey.md");
    const std::vector<Stored> all = all_stored();
    EXPECT_EQ(all.size(), 4);
    for (const Stored& stored : all) {
        const Summary& found = stored.summary;
        const Interval interval = found.interval_of_wins();
        EXPECT_EQ(found.unknown, 0) << stored.name;
        const std::string row =
            fmt::format("| {} | {} of {} | {} | {:.1f} to {:.1f} % |", stored.name, found.line_ups,
                        stored.settings.count, found.wins, 100 * interval.low, 100 * interval.high);
        EXPECT_TRUE(document.contains(row)) << row;
    }
}

/// Nodes belong to the solver of the day, verdicts to the game.
TEST(StoredSurveys, ComeOutTheSameAgain) {
    for (Stored& stored : all_stored()) {
        // The easiest ones, if they are easy: some with rings take minutes.
        std::ranges::sort(stored.results, {}, &LineUpResult::nodes);
        const Plan plan(stored.settings);
        LineUpSolver solver(plan);
        for (LineUpResult known : stored.results | std::views::take(2)) {
            if (known.nodes > 1'000'000) {
                break;
            }
            for (const Task& task : plan.tasks(known.nth / stored.settings.block)) {
                if (task.nth == known.nth) {
                    const LineUpResult found = solver.solve(task);
                    known.nodes = found.nodes;
                    EXPECT_EQ(found, known) << stored.name << " " << known.nth;
                }
            }
        }
    }
}

} // namespace

} // namespace kamisado::survey
