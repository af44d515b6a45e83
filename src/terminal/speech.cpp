#include "terminal/speech.h"

#include "notation/ascii.h"

#include <array>
#include <bit>
#include <cstddef>
#include <utility>

namespace kamisado::terminal {

namespace {

using Replacement = std::pair<std::string_view, std::string_view>;

// What is longer comes first.
constexpr auto replacements = std::to_array<Replacement>({
    {"↑↓", "Up/Down"}, {"←→", "Left/Right"}, {"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"ß", "ss"},
    {"Ä", "Ae"},       {"Ö", "Oe"},          {"Ü", "Ue"}, {"é", "e"},  {"è", "e"},  {"ê", "e"},
    {"à", "a"},        {"â", "a"},           {"ç", "c"},  {"î", "i"},  {"ï", "i"},  {"ô", "o"},
    {"û", "u"},        {"ù", "u"},           {"É", "E"},  {"À", "A"},  {"œ", "oe"}, {"’", "'"},
    {"…", "..."},      {"×", "x"},           {"–", "-"},  {"↑", "F"},  {"↖", "L"},  {"↗", "R"},
    {"↓", "B"},
});

/// How many bytes the character has that begins there.
std::size_t length_of_character(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && continues_character(text[length])) {
        ++length;
    }
    return length;
}

} // namespace

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

/// A copy of all texts in ASCII, and the letters that they stand on.
struct Speech::PlainTexts {
    static constexpr std::size_t count = sizeof(Texts) / sizeof(Text);
    using All = std::array<Text, count>;
    static_assert(sizeof(Texts) == sizeof(All), "Texts has members that are no texts");

    explicit PlainTexts(const Texts& original) : texts(original) {
        All all = std::bit_cast<All>(original);
        for (std::size_t nth = 0; nth < count; ++nth) {
            letters[nth] = in_ascii(all[nth]);
            all[nth] = letters[nth];
        }
        texts = std::bit_cast<Texts>(all);
    }

    std::array<std::string, count> letters;
    Texts texts;
};

Speech::Speech(Language language, bool unicode) : language_(language), unicode_(unicode) {
    if (unicode) {
        texts_ = std::shared_ptr<const Texts>(std::shared_ptr<void>(), &texts_in(language));
    } else {
        const auto plain = std::make_shared<const PlainTexts>(texts_in(language));
        texts_ = std::shared_ptr<const Texts>(plain, &plain->texts);
    }
}

std::string Speech::shown(std::string_view text) const {
    return unicode_ ? std::string(text) : in_ascii(text);
}

} // namespace kamisado::terminal
