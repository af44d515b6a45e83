#include "notation/position_text.h"
#include "notation/record.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace kamisado {
namespace {

/// The fenced blocks of docs/notation.md with this word behind the fence.
std::vector<std::string> examples(const std::string& word) {
    std::ifstream file(KAMISADO_SOURCE_DIR "/docs/notation.md");
    std::vector<std::string> blocks;
    bool is_inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("```")) {
            is_inside = line == "```" + word;
            if (is_inside) {
                blocks.emplace_back();
            }
        } else if (is_inside) {
            blocks.back() += line + "\n";
        }
    }
    return blocks;
}

TEST(Documentation, PositionsAreLegalAndWrittenAsTheyStand) {
    const auto blocks = examples("position");
    ASSERT_FALSE(blocks.empty());
    std::istringstream lines(blocks.front());
    for (std::string line; std::getline(lines, line);) {
        const auto position = read_position(line);
        ASSERT_TRUE(position) << message(position.error());
        EXPECT_EQ(write_position(*position), line);
    }
}

TEST(Documentation, RecordsReadAndWriteBackToTheSameBytes) {
    const auto blocks = examples("record");
    ASSERT_FALSE(blocks.empty());
    for (const std::string& block : blocks) {
        const auto record = read_record(block);
        ASSERT_TRUE(record) << message(record.error());
        EXPECT_EQ(write_record(*record), block);
    }
}

} // namespace
} // namespace kamisado
