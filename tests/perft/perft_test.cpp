// Counts of move paths against tests/perft/*.perft: `POSITION ; D1 n ; D2 n ; …`, # for comments.
// The numbers were made by the plain rules of tests/reference, never by the rules under test. Big
// ones are only counted when the environment has KAMISADO_LONG.
#include "notation/error.h"
#include "notation/position_text.h"
#include "reference/plain_rules.h"
#include "rules/perft.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace kamisado::test {
namespace {

const std::filesystem::path folder = std::filesystem::path(KAMISADO_SOURCE_DIR) / "tests/perft";

bool is_long() { return std::getenv("KAMISADO_LONG") != nullptr; } // NOLINT(concurrency-mt-unsafe)

/// The highest counts that are checked.
std::uint64_t fast_limit() { return is_long() ? 1'000'000'000 : 1'000'000; }
std::uint64_t plain_limit() { return is_long() ? 10'000'000 : 5'000; }

struct Case {
    std::string file;
    int line = 0;
    std::string position;
    std::vector<std::uint64_t> counts; ///< for one move, two moves, …

    friend std::ostream& operator<<(std::ostream& out, const Case& test) {
        return out << test.file << ".perft:" << test.line << ": " << test.position;
    }
};

[[noreturn]] void refuse(const Case& where, const std::string& what) {
    throw std::invalid_argument(where.file + ":" + std::to_string(where.line) + ": " + what);
}

/// Reads `D3 11332`, which must be the next depth.
std::uint64_t count_of(const Case& where, const std::string& field) {
    std::istringstream words(field);
    std::string depth;
    std::uint64_t count = 0;
    std::string more;
    if (!(words >> depth >> count) || (words >> more) ||
        depth != "D" + std::to_string(where.counts.size() + 1)) {
        refuse(where, field);
    }
    return count;
}

Case case_of(const std::string& file, int line, const std::string& text) {
    Case result{.file = file, .line = line, .position = {}, .counts = {}};
    std::istringstream fields(text);
    std::getline(fields, result.position, ';');
    result.position.erase(result.position.find_last_not_of(' ') + 1);
    for (std::string field; std::getline(fields, field, ';');) {
        result.counts.push_back(count_of(result, field));
    }
    if (result.counts.empty()) {
        refuse(result, "no counts");
    }
    return result;
}

void read_file(const std::filesystem::path& path, std::vector<Case>& cases) {
    std::ifstream file(path);
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (!line.empty() && !line.starts_with('#')) {
            cases.push_back(case_of(path.stem().string(), number, line));
        }
    }
}

std::vector<Case> all_cases() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".perft") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    std::vector<Case> cases;
    for (const auto& path : files) {
        read_file(path, cases);
    }
    return cases;
}

std::uint64_t plain_perft(const plain::State& state, int depth) {
    const auto moves = plain::legal_moves(state);
    if (depth == 1) {
        return moves.size();
    }
    std::uint64_t paths = 0;
    for (const plain::Move& move : moves) {
        paths += plain_perft(plain::play(state, move).after, depth - 1);
    }
    return paths;
}

class PerftCase : public testing::TestWithParam<Case> {};

TEST_P(PerftCase, IsCountedByTheRules) {
    const auto position = read_position(GetParam().position);
    ASSERT_TRUE(position) << message(position.error());
    EXPECT_EQ(write_position(*position), GetParam().position);
    int depth = 0;
    for (const std::uint64_t expected : GetParam().counts) {
        ++depth;
        if (expected <= fast_limit()) {
            EXPECT_EQ(perft(*position, depth), expected) << "D" << depth;
        }
    }
}

TEST_P(PerftCase, IsCountedByThePlainRules) {
    const plain::State state = plain::from_text(GetParam().position);
    ASSERT_TRUE(plain::is_legal_state(state));
    int depth = 0;
    for (const std::uint64_t expected : GetParam().counts) {
        ++depth;
        if (expected <= plain_limit()) {
            EXPECT_EQ(plain_perft(state, depth), expected) << "D" << depth;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Files, PerftCase, testing::ValuesIn(all_cases()), [](const auto& each) {
    return each.param.file + "_line_" + std::to_string(each.param.line);
});

TEST(PerftFiles, BeginWithTheKnownCountsOfTheStart) {
    const auto cases = all_cases();
    const auto start = std::ranges::find(cases, "start", &Case::file);
    ASSERT_NE(start, cases.end());
    EXPECT_EQ(start->counts,
              (std::vector<std::uint64_t>{102, 1150, 11332, 107068, 928716, 7690460, 59115328}));
}

TEST(PerftFiles, AMistakeInAFileIsNoticed) {
    EXPECT_THROW(case_of("file", 1, "POSITION"), std::invalid_argument);
    EXPECT_THROW(case_of("file", 1, "POSITION ; D2 7"), std::invalid_argument);
    EXPECT_THROW(case_of("file", 1, "POSITION ; D1 7 8"), std::invalid_argument);
    EXPECT_EQ(case_of("file", 1, "POSITION ; D1 7 ; D2 49").counts.size(), 2U);
}

} // namespace
} // namespace kamisado::test
