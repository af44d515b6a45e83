#include "terminal/texts.h"

#include "files/environment.h"
#include "notation/spelling.h"

namespace kamisado::terminal {

const Texts& texts_in(Language language) {
    switch (language) {
    case Language::German: return german_texts();
    case Language::French: return french_texts();
    case Language::English: break;
    }
    return english_texts();
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
