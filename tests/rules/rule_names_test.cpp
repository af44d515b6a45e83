// What the rules are called in the three rulebooks.
#include "rules/rule.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace kamisado::test {
namespace {

/// The names of one language from a rule to another, both included.
std::string names(Rule first, Rule last, Language language) {
    std::string text;
    for (int rule = static_cast<int>(first); rule <= static_cast<int>(last); ++rule) {
        text += std::string(name_of(static_cast<Rule>(rule), language)) + " ";
    }
    return text;
}

TEST(RuleNames, TowersAndSumosAreCalledTheSameInAllBooks) {
    for (const Language language : all_languages) {
        EXPECT_EQ(names(Rule::T1, Rule::T2, language), "T1 T2 ");
        EXPECT_EQ(names(Rule::S1, Rule::S11, language), "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 ");
        EXPECT_EQ(names(Rule::DS1, Rule::DS8, language), "DS1 DS2 DS3 DS4 DS5 DS6 DS7 DS8 ");
    }
}

TEST(RuleNames, EnglishHasMovesFillsAndTriples) {
    EXPECT_EQ(names(Rule::M1, Rule::M8, Language::English), "M1 M2 M3 M4 M5 M6 M7 M8 ");
    EXPECT_EQ(names(Rule::F1, Rule::F4, Language::English), "F1 F2 F3 F4 ");
    EXPECT_EQ(names(Rule::TS1, Rule::TS8, Language::English), "TS1 TS2 TS3 TS4 TS5 TS6 TS7 TS8 ");
}

TEST(RuleNames, GermanHasZuegeBesetzenAndDreifache) {
    EXPECT_EQ(names(Rule::M1, Rule::M8, Language::German), "Z1 Z2 Z3 Z4 Z5 Z6 Z7 Z8 ");
    EXPECT_EQ(names(Rule::F1, Rule::F4, Language::German), "B1 B2 B3 B4 ");
    EXPECT_EQ(names(Rule::TS1, Rule::TS8, Language::German),
              "DrS1 DrS2 DrS3 DrS4 DrS5 DrS6 DrS7 DrS8 ");
}

TEST(RuleNames, FrenchHasDeplacementsPlacementsAndTriples) {
    EXPECT_EQ(names(Rule::M1, Rule::M8, Language::French), "D1 D2 D3 D4 D5 D6 D7 D8 ");
    EXPECT_EQ(names(Rule::F1, Rule::F4, Language::French), "P1 P2 P3 P4 ");
    EXPECT_EQ(names(Rule::TS1, Rule::TS8, Language::French), "TS1 TS2 TS3 TS4 TS5 TS6 TS7 TS8 ");
}

TEST(RuleNames, EveryRuleHasANameOfItsOwnInEveryLanguage) {
    for (const Language language : all_languages) {
        std::set<std::string_view> seen;
        for (int rule = 0; rule < rule_count; ++rule) {
            const std::string_view name = name_of(static_cast<Rule>(rule), language);
            EXPECT_FALSE(name.empty());
            EXPECT_TRUE(seen.insert(name).second) << name;
        }
    }
}

} // namespace
} // namespace kamisado::test
