#include "notation/vocabulary.h"

#include "notation/ascii.h"
#include "rules/colour_names.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace kamisado {

namespace {

using Word = PerLanguage<std::string_view>;

constexpr std::array<Way, 4> all_ways{Way::Forward, Way::Left, Way::Right, Way::Back};

constexpr std::array<Word, 4> way_words{{
    {.english = "Forward", .german = "Vor", .french = "Avant"},
    {.english = "Left", .german = "Links", .french = "Gauche"},
    {.english = "Right", .german = "Rechts", .french = "Droite"},
    {.english = "Back", .german = "Zurück", .french = "Arrière"},
}};

/// What a letter with a mark is in the two-byte range of UTF-8 that German and French need: its
/// own lower case first, and how it is written without the mark.
struct Marked {
    std::string_view upper;
    std::string_view lower;
    std::string_view plain;
};

constexpr std::array<Marked, 2> marked_letters{{{"Ü", "ü", "ue"}, {"È", "è", "e"}}};

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at)) {
        text.replace(at, what.size(), with);
        at += with.size();
    }
}

/// A word with case and marks gone, so that what means the same is the same.
std::string folded(std::string_view word) {
    std::string text = to_lower(word);
    for (const Marked& letter : marked_letters) {
        replace_all(text, letter.upper, letter.plain);
        replace_all(text, letter.lower, letter.plain);
    }
    return text;
}

} // namespace

std::string_view word_of(Way way, Language language) {
    return way_words[static_cast<std::size_t>(way)][language];
}

std::optional<Way> way_from_word(std::string_view word, Language language) {
    const std::string asked = folded(word);
    const auto found = std::ranges::find_if(
        all_ways, [&](Way way) { return folded(word_of(way, language)) == asked; });
    return found == all_ways.end() ? std::nullopt : std::optional(*found);
}

std::optional<Colour> colour_from_word(std::string_view word, Language language) {
    const std::string asked = folded(word);
    const auto found = std::ranges::find_if(
        all_colours, [&](Colour colour) { return folded(name_of(colour, language)) == asked; });
    return found == all_colours.end() ? std::nullopt : std::optional(*found);
}

} // namespace kamisado
