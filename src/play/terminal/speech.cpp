#include "terminal/speech.h"

#include <array>
#include <bit>
#include <cstddef>

namespace kamisado::terminal {

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

Speech::Speech(Language language, bool unicode)
    : book_{.language = language, .edition = edition_of(language), .unicode = unicode} {
    if (unicode) {
        texts_ = std::shared_ptr<const Texts>(std::shared_ptr<void>(), &texts_in(language));
    } else {
        const auto plain = std::make_shared<const PlainTexts>(texts_in(language));
        texts_ = std::shared_ptr<const Texts>(plain, &plain->texts);
    }
}

Speech Speech::with(Edition edition) const {
    Speech speech = *this;
    speech.book_.edition = edition;
    return speech;
}

Speech Speech::turned(bool turned) const {
    Speech speech = *this;
    speech.book_.turned = turned;
    return speech;
}

} // namespace kamisado::terminal
