// docs/engine-protocol.md: its conversations are held, and it names every error that there is.
#include "protocol/analyst.h"
#include "protocol/engine.h"
#include "protocol/said_lines.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

namespace kamisado::protocol::tests {
namespace {

const std::filesystem::path root = KAMISADO_SOURCE_DIR;

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

using Block = std::vector<std::string>;

std::vector<Block> blocks_of(const std::string& kind) {
    std::ifstream file(root / "docs/engine-protocol.md");
    std::vector<Block> blocks;
    bool is_inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("```")) {
            is_inside = line == "```" + kind;
            if (is_inside) {
                blocks.emplace_back();
            }
        } else if (is_inside) {
            blocks.back().push_back(line);
        }
    }
    return blocks;
}

/// `N` is a number and `…` any text.
bool matches(const std::string& said, const std::string& expected) {
    static const std::regex special(R"([.^$|()\[\]{}*+?\\])");
    std::string pattern = std::regex_replace(expected, special, R"(\$&)");
    pattern = std::regex_replace(pattern, std::regex(R"(\bN\b)"), "(?:N|-?[0-9][0-9.e-]*)");
    pattern = std::regex_replace(pattern, std::regex("…"), ".*");
    return std::regex_match(said, std::regex(pattern));
}

/// Says and expects, line after line. What stands behind `...` may be said more than once: a slow
/// machine tells how far it is now and then.
template <typename Hear>
void hold(const Block& block, SaidLines& said, const Hear& hear) {
    bool may_skip = false;
    std::string repeated = "nothing";
    for (const std::string& line : block) {
        const std::string text = line.size() > 2 ? line.substr(2) : "";
        if (line.starts_with(">")) {
            hear(text);
            continue;
        }
        if (text == "...") {
            may_skip = true;
            continue;
        }
        auto answer = said.next();
        while (answer && !matches(*answer, text) && (may_skip || matches(*answer, repeated))) {
            answer = said.next();
        }
        repeated = may_skip ? text : repeated;
        ASSERT_TRUE(answer) << "nothing is said where the page has " << text;
        ASSERT_TRUE(matches(*answer, text)) << "said:    " << *answer << "\nthe page: " << text;
        may_skip = false;
    }
}

TEST(Documentation, ConversationsWithTheEngineAreTrue) {
    const auto blocks = blocks_of("engine");
    EXPECT_GE(blocks.size(), 5U);
    for (const Block& block : blocks) {
        SaidLines said;
        {
            Engine engine("1", [&](std::string_view line) { said.add(line); });
            hold(block, said, [&](const std::string& line) { engine.hear(line); });
        }
        EXPECT_TRUE(said.rest().empty()) << "more is said: " << said.rest().front();
    }
}

TEST(Documentation, ConversationsWithTheAnalystAreTrue) {
    const auto blocks = blocks_of("analyse");
    EXPECT_GE(blocks.size(), 3U);
    for (const Block& block : blocks) {
        SaidLines said;
        Analyst analyst({}, [&](std::string_view line) { said.add(line); });
        hold(block, said, [&](const std::string& line) { analyst.hear(line); });
        analyst.finish();
    }
}

/// Ids as the sources write them: complain("go", …), .id = "protocol.memory".
TEST(Documentation, NamesEveryError) {
    const std::string page = text_of(root / "docs/engine-protocol.md");
    const std::regex full(R"re("((?:protocol|analyse)\.[a-z-]+)")re");
    const std::regex parts(R"re((complain|refuse|analyse_error)\(\s*"([a-z-]+)")re");
    int count = 0;
    for (const auto& file : std::filesystem::directory_iterator(root / "src/engine/protocol")) {
        const std::string source = text_of(file.path());
        for (std::sregex_iterator id(source.begin(), source.end(), full), end; id != end; ++id) {
            EXPECT_NE(page.find("`" + id->str(1) + "`"), std::string::npos) << id->str(1);
            ++count;
        }
        for (std::sregex_iterator id(source.begin(), source.end(), parts), end; id != end; ++id) {
            const std::string prefix = id->str(1) == "complain" ? "protocol." : "analyse.";
            const std::string name = prefix + id->str(2);
            EXPECT_NE(page.find("`" + name + "`"), std::string::npos) << name;
            ++count;
        }
    }
    EXPECT_GT(count, 25);
}

} // namespace
} // namespace kamisado::protocol::tests
