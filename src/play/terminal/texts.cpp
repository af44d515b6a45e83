#include "terminal/texts.h"

#include "files/environment.h"
#include "notation/spelling.h"
#include "words/sentence.h"

#include <cstddef>

namespace kamisado::terminal {

const Texts& texts_in(Language language) {
    switch (language) {
    case Language::German: return german_texts();
    case Language::French: return french_texts();
    case Language::English: break;
    }
    return english_texts();
}

std::vector<std::string> rules_in(const Phrasebook& book) {
    const HelpTexts& help = texts_in(book.language).help;
    const auto edition = static_cast<std::size_t>(book.edition);
    Sentence sentence(book);
    sentence.text("ring", book.shown(help.ring[edition]))
        .text("rings", book.shown(help.rings[edition]));
    std::vector<std::string> lines;
    lines.reserve(help.rules.size());
    for (const Text rule : help.rules) {
        lines.push_back(sentence.filled_in(book.shown(rule)));
    }
    return lines;
}

Language language_of_locale() {
    for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (const auto locale = environment(name)) {
            return language_from_code(locale->substr(0, 2)).value_or(Language::English);
        }
    }
    return Language::English;
}

} // namespace kamisado::terminal
