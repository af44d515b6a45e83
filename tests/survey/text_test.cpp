#include "survey/block_text.h"
#include "survey/chart.h"
#include "survey/magnitudes.h"
#include "survey/report.h"
#include "survey/summary.h"

#include <gtest/gtest.h>

namespace kamisado::survey {

namespace {

const Block sample{.number = 3,
                   .results = {{.nth = 48,
                                .verdict = Verdict::Win,
                                .winning_moves = 13,
                                .moves = 102,
                                .distance = 17,
                                .nodes = 745'056},
                               {.nth = 49,
                                .verdict = Verdict::Unknown,
                                .winning_moves = 0,
                                .moves = 102,
                                .unknown_moves = 40,
                                .nodes = 100}}};

TEST(BlockText, IsReadAsItIsWritten) {
    EXPECT_TRUE(
        write_block(sample).starts_with("block 3 48:W13/0/102d17:745056 49:?0/40/102:100 #"));
    EXPECT_EQ(read_block(write_block(sample)), sample);
    const Block empty{.number = 0, .results = {}};
    EXPECT_EQ(read_block(write_block(empty)), empty);
}

TEST(BlockText, AnyChangeIsNoticed) {
    const std::string line = write_block(sample);
    for (std::size_t place = 0; place < line.size(); ++place) {
        std::string changed = line;
        changed[place] = changed[place] == '1' ? '2' : '1';
        EXPECT_FALSE(read_block(changed)) << changed;
        EXPECT_FALSE(read_block(line.substr(0, place)));
    }
}

TEST(SurveySummary, CountsInAnyOrderAlike) {
    Summary summary;
    summary.add(sample.results[0], 2);
    summary.add(sample.results[1], 1);
    EXPECT_EQ(summary.solved, 2U);
    EXPECT_EQ(summary.line_ups, 3U);
    EXPECT_EQ(summary.wins, 2U);
    EXPECT_EQ(summary.unknown, 1U);
    EXPECT_EQ(summary.open_moves, 1U);
    EXPECT_EQ(summary.winning_moves, (Histogram{{13, 2}}));
    EXPECT_EQ(summary.win_distances, (Histogram{{17, 2}}));
    EXPECT_DOUBLE_EQ(summary.share_of_wins(), 1);
    EXPECT_DOUBLE_EQ(summary.bounds_of_wins().low, 2.0 / 3);
    EXPECT_EQ(summary.nodes, 1'490'212U);
    Summary other;
    other.add(sample.results[1], 1);
    other.add(sample.results[0], 2);
    EXPECT_EQ(report_as_json({}, summary, {}, 1), report_as_json({}, other, {}, 1));
}

TEST(Magnitudes, KnowSharesToOneIn64) {
    Magnitudes numbers;
    EXPECT_EQ(numbers.within(0.5), 0U);
    for (std::uint64_t number = 1; number <= 1000; ++number) {
        numbers.add(number * 1000, 1);
    }
    EXPECT_NEAR(static_cast<double>(numbers.within(0.5)), 500'000, 8000);
    EXPECT_NEAR(static_cast<double>(numbers.within(0.95)), 950'000, 15'000);
    EXPECT_NEAR(static_cast<double>(numbers.within(1)), 1'000'000, 16'000);
}

TEST(SurveyReport, SaysWhatIsUnknown) {
    Summary summary;
    summary.add(sample.results[0], 1);
    summary.add(sample.results[1], 1);
    const Settings settings{.count = 2, .distance = true};
    const std::string words = report_in_words(settings, summary, {});
    EXPECT_TRUE(words.contains("2 random line-ups, seed 1, no rings.\n"
                               "The Challenger wins 1 and loses 0: 100.00 % (95 %: "));
    EXPECT_TRUE(words.contains("1 stay unknown: the limit of nodes came first. With them it is "
                               "50.00 to 100.00 %.\n"));
    EXPECT_TRUE(words.contains("Moves of both sides until the Challenger wins: 17.0 on average."));
    EXPECT_TRUE(report_in_words({.count = 5}, summary, {}).contains("So far 2 of them.\n"));
}

TEST(SurveyReport, TellsHowFarItsMeansCanBeTrusted) {
    // Mean 17.5, standard deviation sqrt(5/3), of four.
    const Histogram histogram{{16, 1}, {17, 1}, {18, 1}, {19, 1}};
    const auto interval = interval_of_mean(histogram);
    ASSERT_TRUE(interval);
    EXPECT_NEAR(interval->low, 17.5 - 1.265, 0.001);
    EXPECT_NEAR(interval->high, 17.5 + 1.265, 0.001);
    EXPECT_FALSE(interval_of_mean({{5, 1}})) << "one says nothing of others";
    Summary summary;
    for (const auto& [moves, count] : histogram) {
        summary.add({.verdict = Verdict::Win, .winning_moves = 1, .moves = 9, .distance = moves},
                    count);
    }
    const Settings settings{.count = 4, .distance = true};
    EXPECT_TRUE(report_in_words(settings, summary, {})
                    .contains("wins: 17.5 on average (95 %: 16.2 to 18.8)."));
    const std::string json = report_as_json(settings, summary, {}, 1);
    EXPECT_NE(json.find("\"intervals\""), std::string::npos);
    EXPECT_NE(json.find("\"interval\"", json.find("\"winningMoves\"")), std::string::npos);
}

TEST(SurveyChart, HasABarForEachNumberAndBothGrounds) {
    Summary summary;
    summary.add(sample.results[0], 1);
    summary.add({.nth = 1, .verdict = Verdict::Loss, .moves = 102, .distance = 12}, 1);
    const std::string chart = draw_chart({.count = 2, .distance = true}, summary);
    EXPECT_TRUE(chart.starts_with("<svg "));
    EXPECT_TRUE(chart.ends_with("</svg>\n"));
    EXPECT_TRUE(chart.contains("<title>13: 1 won</title>"));
    EXPECT_TRUE(chart.contains("<title>0: 1 lost</title>"));
    EXPECT_TRUE(chart.contains("<title>12: 1 lost</title>"));
    EXPECT_TRUE(chart.contains("prefers-color-scheme: dark"));
    EXPECT_TRUE(draw_chart({}, {}).ends_with("</svg>\n"));
}

} // namespace

} // namespace kamisado::survey
