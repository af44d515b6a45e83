#include "notation/position_text.h"
#include "rules/moves.h"
#include "solver/key.h"
#include "solver/recent_expansions.h"
#include "solver/search.h"
#include "solver/solver.h"
#include "solver/transposition_table.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>

namespace kamisado {
namespace {

TEST(TranspositionTable, IsNotMadeWithoutTheMemoryForIt) {
    constexpr std::size_t beyond = std::numeric_limits<std::size_t>::max();
    EXPECT_FALSE(TranspositionTable::fits_into_memory(beyond));
    EXPECT_FALSE(TranspositionTable::make(beyond));
    const auto table = TranspositionTable::make(TranspositionTable::min_bytes + 1);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->bytes(), TranspositionTable::min_bytes);
    EXPECT_FALSE(Solver::make({.table_bytes = beyond}));
}

TEST(Key, TellsWhatItWasMadeOf) {
    const Position start = Position::first();
    for (const Move move : legal_moves(start)) {
        const Position position = start.after(move);
        for (const Aim aim :
             {Aim(), Aim::with_rings(Player::Gold, 3), Aim::within(Player::Black, 77)}) {
            const KeyMeaning meaning = meaning_of(key_of(position, aim), position.board());
            EXPECT_EQ(meaning.position, position);
            EXPECT_EQ(meaning.aim_code, aim.code());
        }
    }
}

TEST(Key, IsScrambledAndUnscrambled) {
    const Key key = key_of(Position::first().after(legal_moves(Position::first())[7]), Aim());
    EXPECT_NE(scrambled(key), key);
    EXPECT_EQ(unscrambled(scrambled(key)), key);
    EXPECT_LT(scrambled(key).black, std::uint64_t{1} << 54U);
    EXPECT_LT(scrambled(key).gold, std::uint64_t{1} << 54U);
}

TEST(Key, OfAnOrdinaryMoveIsMadeByChangingAFewBits) {
    const Position start = Position::first().after(legal_moves(Position::first())[0]);
    const KeyMaker<Player::Gold> maker(key_of(start, Aim()), start.tower_to_move().colour, Aim());
    for (const Move move : legal_moves(start)) {
        const Position next = start.after(move);
        if (!next.is_over() && next.to_move() != start.to_move()) {
            EXPECT_EQ(maker.after(move.to(), next.tower_to_move().colour), key_of(next, Aim()));
        }
    }
}

TEST(Proof, NumbersAreRoundedUpWhenStored) {
    for (std::uint32_t number = 0; number <= Proof::most; ++number) {
        const std::uint32_t stored = unpacked_number(packed_number(number));
        ASSERT_GE(stored, number);
        ASSERT_LE(stored, number + (number / 128));
    }
    EXPECT_EQ(unpacked_number(packed_number(Proof::never)), Proof::never);
}

TEST(TranspositionTable, FindsWhatWasStoredAndNothingElse) {
    TranspositionTable table(TranspositionTable::min_bytes);
    const Key key =
        scrambled(key_of(Position::first().after(legal_moves(Position::first())[3]), Aim()));
    EXPECT_FALSE(table.find(key));
    table.store(key, {.prove = 5, .disprove = 9}, 1);
    EXPECT_EQ(table.find(key), (Proof{.prove = 5, .disprove = 9}));
    for (unsigned bit = 0; bit < Key::half_bits; ++bit) {
        EXPECT_FALSE(
            table.find({.black = key.black ^ (std::uint64_t{1} << bit), .gold = key.gold}));
        EXPECT_FALSE(
            table.find({.black = key.black, .gold = key.gold ^ (std::uint64_t{1} << bit)}));
    }
    table.clear();
    EXPECT_FALSE(table.find(key));
}

/// No verdict rests on a collision: every stored key is the key of a position of this round.
TEST(TranspositionTable, StoredKeysDecodeToTheirPositions) {
    const Position position = Position::first();
    TranspositionTable table(TranspositionTable::min_bytes);
    RecentExpansions recent;
    Search search(table, recent, [](std::uint64_t nodes) { return nodes < 20'000; });
    for (const Move move : legal_moves(position)) {
        (void)search.run(position.after(move), Aim()); // until 20,000 nodes are over
    }
    const auto contents = table.contents();
    ASSERT_GT(contents.size(), 1000U);
    for (const auto& [key, proof] : contents) {
        const KeyMeaning meaning = meaning_of(key, position.board());
        ASSERT_EQ(meaning.aim_code, Aim().code());
        ASSERT_EQ(key_of(meaning.position, Aim()), key);
        ASSERT_EQ(table.find(scrambled(key)), proof);
    }
}

/// Any 54 bits are half a key.
Key numbered(std::uint64_t number) { return scrambled({.black = number, .gold = number * number}); }

TEST(TranspositionTable, GrowsAsItFillsAndForgetsNothing) {
    constexpr std::size_t most = 8 * TranspositionTable::min_bytes;
    TranspositionTable table(most);
    EXPECT_EQ(table.bytes(), most);
    EXPECT_EQ(table.bytes_in_use(), TranspositionTable::min_bytes);
    // A fraction of what fits: no bucket overflows before the table grows.
    constexpr std::uint32_t stored = 40'000;
    std::size_t found = 0;
    for (std::uint32_t number = 1; number <= stored; ++number) {
        table.store(numbered(number), {.prove = number % 100, .disprove = 7}, 1);
    }
    EXPECT_GT(table.bytes_in_use(), TranspositionTable::min_bytes);
    for (std::uint32_t number = 1; number <= stored; ++number) {
        const auto proof = table.find(numbered(number));
        found += proof ? 1U : 0U;
        if (proof) {
            ASSERT_EQ(*proof, (Proof{.prove = number % 100, .disprove = 7}));
        }
    }
    EXPECT_GT(found, stored * 90 / 100) << "buckets that were full before it grew lose a little";
    EXPECT_EQ(table.contents().size(), found);
    for (const auto& [key, proof] : table.contents()) {
        ASSERT_EQ(key, (Key{.black = key.black, .gold = key.black * key.black}));
    }
    table.clear();
    EXPECT_EQ(table.bytes_in_use(), TranspositionTable::min_bytes);
    EXPECT_TRUE(table.contents().empty());
}

TEST(TranspositionTable, IsNeverLargerThanAskedFor) {
    constexpr std::size_t most = 2 * TranspositionTable::min_bytes;
    TranspositionTable table(most + 1);
    for (std::uint64_t number = 1; number <= 300'000; ++number) {
        table.store(numbered(number), {.prove = 1, .disprove = 1}, 1);
    }
    EXPECT_EQ(table.bytes_in_use(), most);
}

TEST(TranspositionTable, HasItsFullSizeWhereThreadsShareIt) {
    constexpr std::size_t most = 4 * TranspositionTable::min_bytes;
    TranspositionTable table(most);
    table.store(numbered(1), {.prove = 1, .disprove = 2}, 1);
    table.share(true);
    EXPECT_EQ(table.bytes_in_use(), most);
    EXPECT_EQ(table.find(numbered(1)), (Proof{.prove = 1, .disprove = 2}));
}

/// What is asked a second time after everything is forgotten takes the same nodes, though the table
/// had grown.
TEST(Solver, NeedsTheSameNodesWheneverItBeginsAnew) {
    Solver solver({.table_bytes = 16 * TranspositionTable::min_bytes});
    const Position position = Position::first();
    const auto nodes_of_all_moves = [&] {
        const std::uint64_t before = solver.nodes();
        (void)solver.solve(position);
        return solver.nodes() - before;
    };
    const std::uint64_t first = nodes_of_all_moves();
    solver.forget();
    EXPECT_EQ(nodes_of_all_moves(), first);
}

} // namespace
} // namespace kamisado
