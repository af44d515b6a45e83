#include "notation/position_text.h"
#include "rules/symmetry.h"
#include "survey/enumeration.h"
#include "survey/permutation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace kamisado::survey {

namespace {

TEST(Permutations, AreNumberedAsInADictionary) {
    EXPECT_EQ(permutation_at(0, 3), (std::vector<std::size_t>{0, 1, 2}));
    EXPECT_EQ(permutation_at(1, 3), (std::vector<std::size_t>{0, 2, 1}));
    EXPECT_EQ(permutation_at(5, 3), (std::vector<std::size_t>{2, 1, 0}));
    EXPECT_EQ(permutation_count(8), 40320U);
}

TEST(Permutations, AllOfEightAreThereOnceAndInOrder) {
    std::vector<std::size_t> before;
    for (std::uint64_t rank = 0; rank < permutation_count(8); ++rank) {
        const auto permutation = permutation_at(rank, 8);
        ASSERT_EQ(rank_of(permutation), rank);
        ASSERT_LT(before, permutation);
        before = permutation;
    }
}

TEST(Enumeration, BeginsWithTheFirstPositionAndHasAllPairsOfRows) {
    const Enumeration all;
    EXPECT_EQ(all.size(), 1'625'702'400U);
    EXPECT_EQ(all.at(0), Board::first());
    EXPECT_EQ(write_line_up(all.at(1)), "bopkyrgn/NGRYKPBO"); // Gold's right-most towers
    EXPECT_EQ(write_line_up(all.at(40320)), "obpkyrgn/NGRYKPOB");
    EXPECT_EQ(write_line_up(all.at(all.size() - 1)), "ngrykpbo/OBPKYRGN");
}

TEST(Enumeration, NumberAndLineUpBelongTogether) {
    const Enumeration all;
    constexpr std::uint64_t stride = 162'571; // reaches every part of it
    for (std::uint64_t number = 0; number < all.size(); number += stride) {
        ASSERT_EQ(all.number_of(all.at(number)), number);
    }
}

TEST(Enumeration, OfSomeFilesLeavesTheOthersAlone) {
    const Enumeration few("cdef");
    EXPECT_EQ(few.size(), 576U);
    std::set<std::string> seen;
    for (std::uint64_t number = 0; number < few.size(); ++number) {
        const Board board = few.at(number);
        seen.insert(write_line_up(board));
        EXPECT_EQ(few.number_of(board), number);
        EXPECT_TRUE(write_line_up(board).starts_with("ob"));
        EXPECT_TRUE(write_line_up(board).ends_with("BO"));
    }
    EXPECT_EQ(seen.size(), 576U);
    EXPECT_EQ(few.number_of(Enumeration().at(1)), std::nullopt);
    EXPECT_EQ(Enumeration("a").size(), 1U);
}

TEST(Enumeration, FilesAreChecked) {
    EXPECT_EQ(fault_of_files("adh"), std::nullopt);
    EXPECT_EQ(fault_of_files(""), "no file is named");
    EXPECT_EQ(fault_of_files("abz"), "there is no file z: they are a to h");
    EXPECT_EQ(fault_of_files("aa"), "file a comes twice or out of order");
    EXPECT_EQ(fault_of_files("ba"), "file a comes twice or out of order");
}

/// docs/survey.md counts on it: rows that are their own images.
TEST(Enumeration, HasFewRowsThatAreTheirOwnImages) {
    const Enumeration all;
    int own = 0;
    for (std::uint64_t rank = 0; rank < permutation_count(8); ++rank) {
        const Position start = Position::start_of_round(all.at(rank), Player::Black);
        own += mirrored(start) == start ? 1 : 0; // Black's row of the first position is its own
    }
    EXPECT_EQ(own, 384);
}

} // namespace

} // namespace kamisado::survey
