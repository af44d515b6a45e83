#include "notation/record_split.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace kamisado {
namespace {

const std::string usual =
    "[Kamisado \"1\"]\n[Format \"single\"]\n\nround 1 black obpkyrgn/NGRYKPBO\n";
const std::string late_version =
    "[Black \"Akane\"]\n[Format \"single\"]\n[Kamisado \"1\"]\n\n1. NF4K {a\n[Kamisado \"1\"]\n}\n";
const std::string without_moves = "[Gold \"Zo\u00EB\"]\n[Kamisado \"1\"]\n[Format \"single\"]\n";
const std::string told_first = "{From the club's notebook}\n" + usual;

void expect_parts(const std::vector<std::string>& parts) {
    std::string text;
    std::vector<int> lines;
    int line = 0;
    for (const std::string& part : parts) {
        lines.push_back(line);
        text += part;
        line += static_cast<int>(std::ranges::count(part, '\n'));
    }
    const std::vector<RecordText> records = split_records(text);
    ASSERT_EQ(records.size(), parts.size()) << text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        EXPECT_EQ(records[i].text, parts[i]);
        EXPECT_EQ(records[i].lines_before, lines[i]);
    }
}

TEST(RecordSplit, CutsWhereTagsBeginAfterMoves) {
    expect_parts({usual, usual});
    expect_parts({usual + "\n", late_version + "\n", usual});
    expect_parts({late_version, late_version});
}

TEST(RecordSplit, CutsBeforeTheTagsOfAMatchWithoutMoves) {
    expect_parts({without_moves + "\n", without_moves + "\n", without_moves});
}

TEST(RecordSplit, LeavesACommentWithTheTagsBelowIt) {
    expect_parts({told_first + "\n", told_first});
}

TEST(RecordSplit, LeavesACommentWithTheMovesAboveIt) {
    expect_parts({usual + "1. NF4K {a good start}\n", usual});
    expect_parts({usual + "1. NF4K\n\n{and that was all}\n\n", usual});
}

TEST(RecordSplit, KnowsByteOrderMarksWhereFilesWereJoined) {
    expect_parts({"\uFEFF" + usual, "\uFEFF" + late_version, "\uFEFF" + usual});
}

TEST(RecordSplit, KnowsOtherSystemsLines) {
    expect_parts({"\uFEFF[Kamisado \"1\"]\r\n[Format \"single\"]\r\n\r\n1. NF4K\r\n\r\n",
                  "[Format \"single\"]\r\n[Kamisado \"1\"]\r\n"});
}

/// The reader says what is wrong with it.
TEST(RecordSplit, LeavesATagAmongTheMovesWhereItIs) {
    expect_parts({usual + "[Result \"*\"]\n1. NF4K\n"});
    expect_parts({""});
    expect_parts({usual + "{never closed\n[Kamisado \"1\"]\n"});
}

} // namespace
} // namespace kamisado
