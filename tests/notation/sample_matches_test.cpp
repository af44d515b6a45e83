#include "notation/record.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

namespace kamisado {
namespace {

const std::filesystem::path folder = std::filesystem::path(KAMISADO_SOURCE_DIR) / "data/matches";

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
}

/// What happened in a match, by kind of event, and the fills.
struct Contents {
    std::set<std::size_t> pushed_counts;
    int blocked = 0;
    int deadlocks = 0;
    std::set<FillFrom> fills;
};

Contents contents_of(const Match& match) {
    Contents contents;
    for (std::size_t step = 0; step < match.size(); ++step) {
        for (const Event& event : match.events(step)) {
            if (const auto* push = std::get_if<Pushed>(&event.detail)) {
                contents.pushed_counts.insert(push->count);
            }
            contents.blocked += std::holds_alternative<Blocked>(event.detail) ? 1 : 0;
            contents.deadlocks += std::holds_alternative<Deadlocked>(event.detail) ? 1 : 0;
            if (const auto* filled = std::get_if<LineUpFilled>(&event.detail)) {
                contents.fills.insert(*filled->side);
            }
        }
    }
    return contents;
}

class SampleMatches : public testing::TestWithParam<std::string> {};

TEST_P(SampleMatches, ReadTheSameInEverySpellingAndWriteBackToTheSameBytes) {
    const auto plain = read_record(text_of(folder / (GetParam() + ".ascii.kamisado")));
    ASSERT_TRUE(plain) << message(plain.error());
    EXPECT_TRUE(plain->match.is_over());
    for (const std::string spelling :
         {"coordinates", "ascii", "symbols", "words-en", "words-de", "words-fr"}) {
        const std::string text = text_of(folder / (GetParam() + "." + spelling + ".kamisado"));
        const auto record = read_record(text);
        ASSERT_TRUE(record) << spelling << ": " << message(record.error());
        EXPECT_EQ(record->match, plain->match) << spelling;
        EXPECT_EQ(write_record(*record), text) << spelling;
    }
}

TEST_P(SampleMatches, HavePushesABlockedTurnADeadlockAndBothFills) {
    const auto record = read_record(text_of(folder / (GetParam() + ".ascii.kamisado")));
    ASSERT_TRUE(record) << message(record.error());
    const Contents contents = contents_of(record->match);
    EXPECT_TRUE(contents.pushed_counts.contains(1));
    EXPECT_GE(contents.blocked, 1);
    EXPECT_GE(contents.deadlocks, 1);
    EXPECT_EQ(contents.fills.size(), 2U);
    if (GetParam() == "marathon") {
        EXPECT_EQ(contents.pushed_counts.size(), 3U);
    }
}

INSTANTIATE_TEST_SUITE_P(Data, SampleMatches, testing::Values("standard", "marathon"));

} // namespace
} // namespace kamisado
