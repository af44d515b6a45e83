#pragma once

#include "computer/match_sense.h"
#include "notation/position_text.h"
#include "notation/spelling.h"

#include <stdexcept>
#include <string>
#include <string_view>

/// Short words for the tests of the players. What cannot be read throws, and so fails the test.
namespace kamisado::test {

/// Black's purple tower can win on a8; see the rulebook's figure 7.
inline constexpr std::string_view figure_7 = "4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1 b P";
/// Gold's orange tower reaches the far row from d5; see the rulebook's figure 4.
inline constexpr std::string_view orange_wins = "2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O";

[[nodiscard]] inline Position position(std::string_view text) {
    const auto read = read_position(text);
    if (!read) {
        throw std::invalid_argument(message(read.error()));
    }
    return *read;
}

[[nodiscard]] inline Match match(FormatKind kind, std::string_view text) {
    return *Match::from({.kind = kind}, position(text));
}

/// Enough for positions in the middle of a round, and quick at its beginning.
[[nodiscard]] inline SenseLimits quick() {
    return {.move = {.nodes = 20'000},
            .details = {.nodes = 50'000},
            .line_up = {.nodes = 5'000},
            .answers = {.nodes = 2'000},
            .first_move = Settle::UntilOneWins};
}

[[nodiscard]] inline std::string name_of(const Decision& decision) {
    if (const auto* fill = std::get_if<Fill>(&decision)) {
        return fill->side == FillFrom::Left ? "left" : "right";
    }
    return write_coordinates(std::get<Move>(decision));
}

} // namespace kamisado::test
