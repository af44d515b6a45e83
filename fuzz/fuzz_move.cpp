#include "notation/position_text.h"
#include "notation/spelling.h"
#include "notation/turn_reader.h"
#include "require.h"
#include "rules/moves.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace kamisado;

namespace {

Position position_of(std::string_view text) { return *read_position(text); }

/// The first byte chooses one of these: a free choice, a forced tower, and pushes.
const std::array<Position, 3>& positions() {
    static const std::array<Position, 3> all{
        Position::first(), position_of("4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1 b P"),
        position_of("p3r1n1/7o*/3y***3B/1b**1O3R**/1Y*1N**1gk**1/2K*G*4/4P3/8 g Y")};
    return all;
}

} // namespace

/// A move that is understood is legal, and is understood again in every spelling.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const Position& position = positions()[data[0] % positions().size()];
    const Language language = all_languages[(data[0] / 16U) % all_languages.size()];
    const auto move = read_move(position, fuzz::text_of(data + 1, size - 1), language);
    if (!move) {
        fuzz::require(!message(move.error()).empty());
        return 0;
    }
    fuzz::require(find_move(position, move->from(), move->to()) == *move);
    for (const Spelling spelling : all_spellings) {
        const std::string text =
            write_turn(turns_of(position, *move).front(), {spelling, language});
        fuzz::require(read_move(position, text, language) == *move);
    }
    return 0;
}
