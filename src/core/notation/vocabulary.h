#pragma once

#include "notation/turn.h"
#include "rules/language.h"

#include <optional>
#include <string>
#include <string_view>

/// The words of the written-out annotation in the languages of the rulebooks.
namespace kamisado {

/// "Forward", "Left", "Right", "Back"
[[nodiscard]] std::string_view word_of(Way way, Language language);

/// Reading ignores case, also that of ü and è, and takes "Gruen" for "Grün", "Arriere" for
/// "Arrière".
[[nodiscard]] std::optional<Way> way_from_word(std::string_view word, Language language);
[[nodiscard]] std::optional<Colour> colour_from_word(std::string_view word, Language language);

} // namespace kamisado
