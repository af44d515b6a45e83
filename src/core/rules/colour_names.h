#pragma once

#include "rules/colour.h"
#include "rules/language.h"

#include <string_view>

namespace kamisado {

/// The colour's name as that language's rulebook has it, with a capital: "Purple", "Lila",
/// "Violet".
[[nodiscard]] std::string_view name_of(Colour colour, Language language);

/// The character that marks the colour for those who do not tell colours apart.
[[nodiscard]] std::string_view kanji_of(Colour colour);

} // namespace kamisado
