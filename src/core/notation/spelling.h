#pragma once

#include "notation/turn.h"
#include "rules/language.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kamisado {

/// The ways to write a move: `e2e5`, `PL5Y`, `P↖5Y`, "Purple Left 5 Yellow".
enum class Spelling : std::uint8_t { Coordinates, Ascii, Symbols, Words };

inline constexpr std::array<Spelling, 4> all_spellings{Spelling::Coordinates, Spelling::Ascii,
                                                       Spelling::Symbols, Spelling::Words};

/// How moves are written; the language matters for words alone.
struct Style {
    Spelling spelling = Spelling::Ascii;
    Language language = Language::English;
    /// For a board that lies turned by a quarter: colours are written as they are seen there. What
    /// is stored never is.
    bool turned = false;

    friend bool operator==(const Style&, const Style&) = default;
};

/// "coordinates", "ascii", "symbols", "words"
[[nodiscard]] std::string_view name_of(Spelling spelling);
[[nodiscard]] std::optional<Spelling> spelling_from_name(std::string_view name);

/// "en", "de", "fr"
[[nodiscard]] std::string_view code_of(Language language);
[[nodiscard]] std::optional<Language> language_from_code(std::string_view code);

/// `e2e5`; a push is the pusher's own step.
[[nodiscard]] std::string write_coordinates(Move move);

/// The annotation of the same move on a board that lies turned by a quarter; and back again.
[[nodiscard]] Annotation quarter_turned(Annotation annotation);

/// One annotation, in any spelling but coordinates (which falls back to ASCII).
[[nodiscard]] std::string write_annotation(const Annotation& annotation, Player player,
                                           Style style);

/// An entry of the record. Coordinates exist for players' choices alone, so with them the pushed
/// and the blocked towers are written in ASCII.
[[nodiscard]] std::string write_turn(const Turn& turn, Style style);

} // namespace kamisado
