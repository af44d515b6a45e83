#include "rules/rule.h"

#include <array>
#include <cstddef>

namespace kamisado {

namespace {

using Name = PerLanguage<std::string_view>;

constexpr Name same(std::string_view name) {
    return {.english = name, .german = name, .french = name};
}

constexpr std::array<Name, rule_count> rule_names{{
    same("T1"),
    same("T2"),
    {.english = "M1", .german = "Z1", .french = "D1"},
    {.english = "M2", .german = "Z2", .french = "D2"},
    {.english = "M3", .german = "Z3", .french = "D3"},
    {.english = "M4", .german = "Z4", .french = "D4"},
    {.english = "M5", .german = "Z5", .french = "D5"},
    {.english = "M6", .german = "Z6", .french = "D6"},
    {.english = "M7", .german = "Z7", .french = "D7"},
    {.english = "M8", .german = "Z8", .french = "D8"},
    {.english = "F1", .german = "B1", .french = "P1"},
    {.english = "F2", .german = "B2", .french = "P2"},
    {.english = "F3", .german = "B3", .french = "P3"},
    {.english = "F4", .german = "B4", .french = "P4"},
    same("S1"),
    same("S2"),
    same("S3"),
    same("S4"),
    same("S5"),
    same("S6"),
    same("S7"),
    same("S8"),
    same("S9"),
    same("S10"),
    same("S11"),
    same("DS1"),
    same("DS2"),
    same("DS3"),
    same("DS4"),
    same("DS5"),
    same("DS6"),
    same("DS7"),
    same("DS8"),
    {.english = "TS1", .german = "DrS1", .french = "TS1"},
    {.english = "TS2", .german = "DrS2", .french = "TS2"},
    {.english = "TS3", .german = "DrS3", .french = "TS3"},
    {.english = "TS4", .german = "DrS4", .french = "TS4"},
    {.english = "TS5", .german = "DrS5", .french = "TS5"},
    {.english = "TS6", .german = "DrS6", .french = "TS6"},
    {.english = "TS7", .german = "DrS7", .french = "TS7"},
    {.english = "TS8", .german = "DrS8", .french = "TS8"},
    {.english = "Scoring", .german = "Endabrechnung", .french = "Décompte"},
    {.english = "Winner", .german = "Gewinner", .french = "Vainqueur"},
    {.english = "Agreement", .german = "Vereinbarung", .french = "Convention"},
}};

} // namespace

std::string_view name_of(Rule rule, Language language) {
    return rule_names[static_cast<std::size_t>(rule)][language];
}

} // namespace kamisado
