#pragma once

#include "computer/match_sense.h"
#include "notation/position_text.h"
#include "notation/spelling.h"

#include <cstddef>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

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

/// Every nth position of a suite in data/suites.
[[nodiscard]] inline std::vector<std::string> suite(std::string_view name, std::size_t nth) {
    std::ifstream file(KAMISADO_SOURCE_DIR "/data/suites/" + std::string(name));
    std::vector<std::string> positions;
    std::size_t line_number = 0;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && !line.starts_with('#') && line_number++ % nth == 0) {
            positions.push_back(line);
        }
    }
    return positions;
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
