#include "line_ups/balanced_line_ups.h"

#include "computer/random.h"
#include "notation/position_text.h"
#include "rules/symmetry.h"

#include <array>
#include <string>

namespace kamisado {

namespace {

constexpr std::array line_ups{
#include "line_ups/balanced_line_ups.inc"
};

Position position_of(std::string_view rows) {
    std::string text(rows);
    text.replace(text.find('/'), 1, "/8/8/8/8/8/8/");
    return read_position(text + " b -").value_or(Position::first());
}

} // namespace

std::span<const BalancedLineUp> balanced_line_ups() { return line_ups; }

Board balanced_line_up(std::uint64_t seed, std::uint64_t nth) {
    Random random(mixed(mixed(seed) ^ (nth / line_ups.size())));
    std::array<std::size_t, line_ups.size()> order{};
    for (std::size_t place = 0; place < order.size(); ++place) {
        order[place] = place;
    }
    random.shuffle(order);
    const Position position = position_of(line_ups[order[nth % order.size()]].rows);
    const bool in_mirror = mixed(mixed(seed) + nth) % 2 == 1;
    return (in_mirror ? mirrored(position) : position).board();
}

} // namespace kamisado
