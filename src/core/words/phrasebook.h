#pragma once

#include "rules/language.h"
#include "words/phrase.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace kamisado {

/// Whose rulebook gives things their names: HUCH! plays White against Black, with dragon's teeth.
enum class Edition : std::uint8_t { Burley, Huch };

/// In which words everything is said.
struct Phrasebook {
    Language language = Language::English;
    Edition edition = Edition::Burley;
    bool unicode = true; ///< otherwise in ASCII: "grün" becomes "gruen"

    /// The pattern of a phrase, with its {arguments}.
    [[nodiscard]] std::string_view pattern(Phrase phrase) const;
    /// A text from elsewhere, so that it can be shown.
    [[nodiscard]] std::string shown(std::string_view text) const;
};

/// ASCII for the letters that our languages use; others become `?`.
[[nodiscard]] std::string in_ascii(std::string_view utf8);

} // namespace kamisado
