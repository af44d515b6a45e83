#include "puzzles/puzzle_text.h"
#include "require.h"

#include <cstddef>
#include <cstdint>

using namespace kamisado;

/// A set of puzzles is refused with a message that has a place, or reads back to the same puzzles.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto puzzles = read_puzzles(fuzz::text_of(data, size));
    if (!puzzles) {
        fuzz::require(!message(puzzles.error()).empty());
        fuzz::require(puzzles.error().place.line > 0 && puzzles.error().place.column > 0);
        return 0;
    }
    fuzz::require(read_puzzles(write_puzzles(*puzzles)) == *puzzles);
    return 0;
}
