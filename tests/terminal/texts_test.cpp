#include "notation/display_width.h"
#include "notation/error_text.h"
#include "notation/narration.h"
#include "notation/record.h"
#include "terminal/own_home.h"
#include "terminal/speech.h"
#include "terminal/texts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <set>
#include <string>

namespace kamisado::terminal {
namespace {

using All = std::array<Text, sizeof(Texts) / sizeof(Text)>;

/// The {names} of a text, those of plurals too.
std::set<std::string> names_in(std::string_view text) {
    std::set<std::string> names;
    for (auto open = text.find('{'); open != std::string_view::npos; open = text.find('{')) {
        text.remove_prefix(open + 1);
        const std::string name(text.substr(0, text.find_first_of(".,}")));
        if (name.find_first_of(" #") == std::string::npos && !name.empty()) {
            names.insert(name);
        }
    }
    return names;
}

TEST(Texts, AreAllThereInEveryLanguage) {
    for (const Language language : all_languages) {
        for (const Text text : std::bit_cast<All>(texts_in(language))) {
            EXPECT_FALSE(text.empty());
        }
    }
}

TEST(Texts, AskForTheSameInEveryLanguage) {
    const auto english = std::bit_cast<All>(english_texts());
    for (const Language language : {Language::German, Language::French}) {
        const auto other = std::bit_cast<All>(texts_in(language));
        for (std::size_t nth = 0; nth < english.size(); ++nth) {
            const auto wanted = names_in(english[nth]);
            const auto asked = names_in(other[nth]);
            EXPECT_TRUE(std::ranges::includes(wanted, asked))
                << english[nth] << " / " << other[nth];
        }
    }
}

TEST(Texts, FitIntoEightyColumnsWhereTheyHaveToStandAlone) {
    for (const Language language : all_languages) {
        const Texts& texts = texts_in(language);
        for (const Text line : texts.help.rules) {
            EXPECT_LE(display_width(line), 76U) << line;
        }
        // Whoever wants to leave finds out how, whatever else has no room.
        for (const Text keys : {texts.game.keys, texts.game.keys_chosen}) {
            const auto end = keys.find("  ", keys.find("  q ") + 2);
            const auto last = keys.rfind("  ");
            EXPECT_LE(display_width(keys.substr(0, end)) + display_width(keys.substr(last)), 78U)
                << keys;
        }
        for (const Text key : texts.help.keys) {
            EXPECT_NE(key.find('\t'), Text::npos) << key;
            EXPECT_LT(key.find('\t'), 20U) << key;
        }
    }
}

TEST(Texts, HaveALocale) {
    const test::OwnHome home;
    EXPECT_EQ(language_of_locale(), Language::English);
    // NOLINTBEGIN(concurrency-mt-unsafe)
    ::setenv("LANG", "de_AT.UTF-8", 1);
    EXPECT_EQ(language_of_locale(), Language::German);
    ::setenv("LC_MESSAGES", "fr_FR", 1);
    EXPECT_EQ(language_of_locale(), Language::French);
    ::setenv("LC_ALL", "C", 1);
    EXPECT_EQ(language_of_locale(), Language::English);
    // NOLINTEND(concurrency-mt-unsafe)
}

TEST(Speech, IsPlainWithoutUnicode) {
    for (const Language language : all_languages) {
        const Speech speech(language, false);
        for (const Text text : std::bit_cast<All>(speech.texts())) {
            EXPECT_TRUE(std::ranges::all_of(text, [](char c) { return c > 0; })) << text;
            EXPECT_EQ(text.find("??"),
                      text.find(" ??") == Text::npos ? Text::npos : text.find("??"));
        }
    }
    EXPECT_EQ(in_ascii("grün, größer, d’Or … ↖"), "gruen, groesser, d'Or ... L");
    EXPECT_EQ(in_ascii("橙"), "?");
}

TEST(Narration, TellsAWholeMatchInEveryLanguage) {
    const auto record = read_record(test::sample_match());
    ASSERT_TRUE(record);
    for (const Language language : all_languages) {
        const Speech speech(language);
        std::string all;
        for (std::size_t step = 0; step < record->match.size(); ++step) {
            for (const std::string& sentence : narrate({.book = speech}, record->match, step)) {
                all += sentence + "\n";
            }
            all += explain_turn(speech, record->match, step + 1) + "\n";
        }
        EXPECT_EQ(all.find('{'), std::string::npos);
        for (const Rule rule : {Rule::M6, Rule::M7, Rule::M8, Rule::T2, Rule::S2, Rule::F1}) {
            EXPECT_NE(all.find("(" + std::string(kamisado::name_of(rule, language)) + ")"),
                      std::string::npos)
                << all;
        }
    }
}

TEST(Narration, SaysWhyATurnWasBlocked) {
    const auto record = read_record(test::sample_match());
    ASSERT_TRUE(record);
    const Speech speech(Language::English);
    EXPECT_EQ(explain_turn(speech, record->match, 4),
              "Black’s brown is blocked on red: Gold moves red (M6).");
    EXPECT_EQ(narrate({.book = speech}, record->match, 3).back(),
              "Black should move brown, but on a7 it is blocked: the turn passes, and the red "
              "square names the next tower (M6).");
    EXPECT_EQ(explain_turn(Speech(Language::German), record->match, 4),
              "Braun von Schwarz sitzt auf Rot fest: Gold zieht Rot (Z6).");
    EXPECT_EQ(explain_turn(Speech(Language::French), record->match, 4),
              "La tour marron de Noir est bloquée sur le rouge : Blanc joue la tour rouge (D6).");
}

TEST(ErrorText, NamesThePlaceAndTheReasonInTheLanguage) {
    const auto record =
        read_record("[Kamisado \"1\"]\n[Format \"single\"]\n\n1. a1a7 f8b4\n2. d1d4\n");
    ASSERT_FALSE(record);
    EXPECT_EQ(text_of(record.error().place, Speech(Language::German)),
              "Zeile 5, Spalte 4, Runde 1, Zug 3");
    EXPECT_EQ(sentence(record.error(), Speech(Language::English)),
              "d1d4: Black’s red tower on c1 must move (T2)");
    EXPECT_EQ(sentence(record.error(), Speech(Language::German)),
              "d1d4: ziehen muss der rote Turm von Schwarz auf c1 (T2)");
    EXPECT_EQ(sentence(record.error(), Speech(Language::French)),
              "d1d4 : c’est la tour rouge de Noir en c1 qui doit jouer (T2)");
}

} // namespace
} // namespace kamisado::terminal
