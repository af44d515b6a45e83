#pragma once

#include "rules/colour.h"
#include "rules/language.h"
#include "rules/symmetry.h"
#include "words/phrase.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace kamisado {

/// Whose rulebook gives things their names: HUCH! plays White against Black, with dragon's teeth.
enum class Edition : std::uint8_t { Burley, Huch };

/// That of the language's own rulebook: the French one is HUCH!'s.
[[nodiscard]] constexpr Edition edition_of(Language language) {
    return language == Language::French ? Edition::Huch : Edition::Burley;
}

/// In which words everything is said.
struct Phrasebook {
    Language language = Language::English;
    Edition edition = Edition::Burley;
    bool unicode = true; ///< otherwise in ASCII: "grün" becomes "gruen"
    bool turned = false; ///< the board lies turned by a quarter: colours are told as they are seen

    /// The pattern of a phrase, with its {arguments}.
    [[nodiscard]] std::string_view pattern(Phrase phrase) const;
    /// A colour as it is seen on the board.
    [[nodiscard]] constexpr Colour seen(Colour colour) const {
        return turned ? quarter_turned(colour) : colour;
    }
    /// A text from elsewhere, so that it can be shown.
    [[nodiscard]] std::string shown(std::string_view text) const;
};

/// ASCII for the letters that our languages use; others become `?`.
[[nodiscard]] std::string in_ascii(std::string_view utf8);

} // namespace kamisado
