#include "words/phrasebook.h"

#include <array>
#include <utility>

namespace kamisado {

namespace {

using Replacement = std::pair<std::string_view, std::string_view>;

// What is longer comes first.
constexpr auto replacements = std::to_array<Replacement>({
    {"↑↓", "Up/Down"}, {"←→", "Left/Right"}, {"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"ß", "ss"},
    {"Ä", "Ae"},       {"Ö", "Oe"},          {"Ü", "Ue"}, {"é", "e"},  {"è", "e"},  {"ê", "e"},
    {"à", "a"},        {"â", "a"},           {"ç", "c"},  {"î", "i"},  {"ï", "i"},  {"ô", "o"},
    {"û", "u"},        {"ù", "u"},           {"É", "E"},  {"À", "A"},  {"œ", "oe"}, {"’", "'"},
    {"…", "..."},      {"×", "x"},           {"–", "-"},  {"↑", "F"},  {"↖", "L"},  {"↗", "R"},
    {"↓", "B"},        {"\u00a0", " "},
});

/// How many bytes the character has that begins there.
std::size_t length_of_character(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) {
        ++length;
    }
    return length;
}

} // namespace

std::string_view Phrasebook::pattern(Phrase phrase) const {
    const catalogue::Entry& entry = phrase.entry();
    if (edition == Edition::Huch && entry.huch >= 0) {
        return catalogue::entries[static_cast<std::size_t>(entry.huch)].patterns[language];
    }
    return entry.patterns[language];
}

std::string Phrasebook::shown(std::string_view text) const {
    return unicode ? std::string(text) : in_ascii(text);
}

std::string in_ascii(std::string_view utf8) {
    std::string ascii;
    while (!utf8.empty()) {
        const Replacement* found = nullptr;
        for (const Replacement& replacement : replacements) {
            if (found == nullptr && utf8.starts_with(replacement.first)) {
                found = &replacement;
            }
        }
        if (found != nullptr) {
            ascii += found->second;
            utf8.remove_prefix(found->first.size());
            continue;
        }
        const std::size_t length = length_of_character(utf8);
        ascii += static_cast<unsigned char>(utf8.front()) < 0x80U ? utf8.front() : '?';
        utf8.remove_prefix(length);
    }
    return ascii;
}

} // namespace kamisado
