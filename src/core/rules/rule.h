#pragma once

#include "rules/language.h"

#include <cstdint>
#include <string_view>

namespace kamisado {

/// The rules by the names the English rulebook gives them. Where the book has a section and no
/// numbered rule (scoring, the winner of a match) the section stands for it; Agreement is what
/// this project added: resigning, and losing on time.
// clang-format off
enum class Rule : std::uint8_t {
    T1, T2,
    M1, M2, M3, M4, M5, M6, M7, M8,
    F1, F2, F3, F4,
    S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11,
    DS1, DS2, DS3, DS4, DS5, DS6, DS7, DS8,
    TS1, TS2, TS3, TS4, TS5, TS6, TS7, TS8,
    Scoring, Winner, Agreement,
};
// clang-format on

inline constexpr int rule_count = static_cast<int>(Rule::Agreement) + 1;

/// The same rule has a name of its own for each rank of tower: S3, DS3 and TS3. A tower without
/// rings is refused what a Sumo may do by the Sumo's rule.
[[nodiscard]] constexpr Rule by_rank(int rings, Rule sumo, Rule twice, Rule thrice) {
    if (rings <= 1) {
        return sumo;
    }
    return rings == 2 ? twice : thrice;
}

/// The rule's name in that language's own book: M6 is Z6 in German and D6 in French.
[[nodiscard]] std::string_view name_of(Rule rule, Language language);

} // namespace kamisado
