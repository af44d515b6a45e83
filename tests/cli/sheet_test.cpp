#include "support/process.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

namespace kamisado::test {

namespace {

std::vector<std::string> sheet_lines(const std::string& arguments, const std::string& record) {
    const TemporaryFolder folder;
    const Finished finished = run(folder, "kamisado sheet - " + arguments, record);
    EXPECT_EQ(finished.exit_code, 0) << finished.errors;
    std::istringstream text(finished.output);
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);) {
        lines.push_back(line);
    }
    return lines;
}

/// Characters before `what` in the line that has it, each arrow and letter one column wide.
std::size_t column_of(const std::vector<std::string>& lines, const std::string& what) {
    for (const std::string& line : lines) {
        const auto found = line.find(what);
        if (found != std::string::npos) {
            std::size_t columns = 0;
            for (const char c : line.substr(0, found)) {
                const bool begins_character = (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
                columns += begins_character ? 1 : 0;
            }
            return columns;
        }
    }
    ADD_FAILURE() << what << " is not on the sheet";
    return 0;
}

const std::string head = "[Kamisado \"1\"]\n[Format \"standard\"]\n[Black \"Ömer\"]\n";

TEST(Sheet, HasBlackLeftAlsoWhenGoldStarts) {
    const auto lines =
        sheet_lines("", head + "[Start \"8/b4gB1/8/Ryok1r2/N3KnP1/Gp6/3Y3O/8 g B\"]\na7a6 a3b4\n");
    EXPECT_LT(column_of(lines, "G↗1R"), column_of(lines, "b↑1G"));
    EXPECT_EQ(column_of(lines, "b↑1G"), column_of(lines, "r0G"));
    EXPECT_EQ(column_of(lines, "Ömer"), column_of(lines, "G↗1R"));
}

TEST(Sheet, KeepsColumnsStraightInEverySpelling) {
    const std::string record = head + "NF4K kL2N NR1K kF1G GF2Y\n";
    for (const std::string spelling : {"coordinates", "ascii", "symbols", "words"}) {
        const auto lines = sheet_lines("--spelling " + spelling, record);
        EXPECT_EQ(column_of(lines, "Gold"), column_of(lines, "obpkyrgn")) << spelling;
        EXPECT_EQ(column_of(lines, "Black"), column_of(lines, "NGRYKPBO")) << spelling;
    }
    const auto german = sheet_lines("--spelling words --language de", record);
    EXPECT_EQ(column_of(german, "Grün Vor 2 Gelb"), column_of(german, "Braun Vor 4 Rosa"));
    EXPECT_EQ(column_of(german, "Rosa Vor 1 Grün"), column_of(german, "Rosa Links 2 Braun"));
}

TEST(Sheet, ShowsARoundBeforeItsFirstMove) {
    const auto lines = sheet_lines("", head);
    EXPECT_EQ(column_of(lines, "Black"), column_of(lines, "starts"));
    EXPECT_EQ(column_of(lines, "Not finished: 0-0"), 0U);
}

} // namespace

} // namespace kamisado::test
