#include "puzzles/puzzle_id.h"

#include "computer/glance.h"
#include "computer/random.h"
#include "puzzles/study.h"

#include <string_view>

namespace kamisado {

std::string id_of(const Puzzle& puzzle) {
    constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
    constexpr std::size_t length = 5;
    const auto format = static_cast<std::uint64_t>(puzzle.format.kind);
    const auto points = static_cast<std::uint64_t>(puzzle.points);
    std::uint64_t rest =
        mixed(fingerprint(match_at_question(puzzle).position()) ^ mixed((16 * format) + points));
    std::string id;
    while (id.size() < length) {
        id += digits[rest % digits.size()];
        rest /= digits.size();
    }
    return id;
}

} // namespace kamisado
