#include "support/process.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <csignal>
#include <thread>

namespace kamisado::test {

namespace {

const std::string settings = "--count 60 --block 1 --nodes 20000 --hash 1 --seed 5";

/// The report as it would be without how long it took.
std::string without_times(const std::string& output) {
    auto json = nlohmann::ordered_json::parse(output);
    json.erase("run");
    return json.dump();
}

std::size_t lines_in(const std::filesystem::path& file) {
    const std::string text = read_file(file);
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// Waits until a survey has written so many lines; false when it takes forever.
bool grows_to(const std::filesystem::path& file, std::size_t lines) {
    constexpr int most_looks = 60'000;
    for (int look = 0; look < most_looks; ++look) {
        if (lines_in(file) >= lines) {
            return true;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return false;
}

/// As if it had been killed after so many lines, for machines on which it is quicker than the test.
void forget_all_but(const std::filesystem::path& file, std::size_t lines) {
    const std::string text = read_file(file);
    std::size_t kept = 0;
    for (std::size_t line = 0; line < lines; ++line) {
        kept = text.find('\n', kept) + 1;
    }
    write_file(file, text.substr(0, kept));
}

TEST(SurveyProgram, IsKilledAndGoesOn) {
    const TemporaryFolder folder;
    const Finished whole = run(folder, "kamisado survey --json " + settings);
    ASSERT_EQ(whole.exit_code, 0) << whole.errors;
    const std::string command = "kamisado survey --json --checkpoint a.survey " + settings;
    for (const std::size_t lines : {16U, 24U}) {
        Running killed(folder, command);
        ASSERT_TRUE(grows_to(folder / "a.survey", lines));
        killed.kill();
    }
    if (lines_in(folder / "a.survey") == 74) {
        forget_all_but(folder / "a.survey", 24);
    }
    const Finished finished = run(folder, command + " --threads 2");
    EXPECT_EQ(without_times(finished.output), without_times(whole.output));
}

TEST(SurveyProgram, EndsCleanlyOnCtrlC) {
    const TemporaryFolder folder;
    Running survey(folder, "kamisado survey --checkpoint a.survey --random-rings 6 --block 1 "
                           "--nodes 30000 --hash 1 --count 100000");
    ASSERT_TRUE(grows_to(folder / "a.survey", 16));
    survey.signal(SIGINT);
    EXPECT_TRUE(survey.hears("So far "));
    EXPECT_TRUE(survey.hears("solved now"));
    EXPECT_EQ(survey.wait_for_end(), 130);
}

TEST(SurveyProgram, SaysWhatIsWrong) {
    const TemporaryFolder folder;
    ASSERT_EQ(run(folder, "kamisado survey --count 1 --nodes 10 --checkpoint a.survey").exit_code,
              0);
    const Finished other =
        run(folder, "kamisado survey --count 1 --nodes 11 --checkpoint a.survey");
    EXPECT_EQ(other.exit_code, 1);
    EXPECT_EQ(other.errors,
              "kamisado: a.survey: is of another survey: nodes is 10 there and 11 here\n");
    const Finished greedy = run(folder, "kamisado survey --count 1 --hash 65536 --threads 64");
    EXPECT_EQ(greedy.exit_code, 1);
    EXPECT_EQ(greedy.errors,
              "kamisado: survey: hash: there is no memory for 64 tables of 65536 MB\n");
    const Finished rings = run(folder, "kamisado survey --rings Q*");
    EXPECT_EQ(rings.exit_code, 2);
    EXPECT_TRUE(rings.errors.contains("--rings: \"Q*\" does not begin with a tower's letter"));
    const Finished beyond = run(folder, "kamisado survey --enumerate --files de --from 4");
    EXPECT_EQ(beyond.exit_code, 1);
    EXPECT_EQ(run(folder, "kamisado survey --files de").exit_code, 2);
    EXPECT_EQ(run(folder, "kamisado survey --count 1 --nodes 9 --svg no/such/folder.svg").exit_code,
              1);
}

TEST(SurveyProgram, DrawsAChart) {
    const TemporaryFolder folder;
    const Finished finished =
        run(folder, "kamisado survey --enumerate --files de --nodes 5000 --svg chart.svg");
    EXPECT_EQ(finished.exit_code, 0) << finished.errors;
    EXPECT_TRUE(
        finished.output.starts_with("4 line-ups of the enumeration, files de, no rings.\n"));
    EXPECT_TRUE(read_file(folder / "chart.svg").ends_with("</svg>\n"));
}

} // namespace

} // namespace kamisado::test
