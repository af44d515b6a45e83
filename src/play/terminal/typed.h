#pragma once

#include "rules/language.h"
#include "rules/match.h"
#include "rules/refusal.h"
#include "words/phrasebook.h"

#include <expected>
#include <optional>
#include <string>
#include <string_view>

/// What people type, line by line or on the full screen. An error is no sentence yet.
namespace kamisado::terminal {

/// A move in any spelling, in words of that language or in English ones; or only the square where
/// it ends when that says enough.
[[nodiscard]] std::expected<Move, std::string> move_from_typed(const Phrasebook& book,
                                                               const Position& position,
                                                               std::string_view text,
                                                               Language language);

/// `left`, `links`, `gauche`
[[nodiscard]] std::optional<FillFrom> side_from_typed(std::string_view word, Language language);

/// A move, `left` or `fill left`, `resign`.
[[nodiscard]] std::expected<Decision, std::string>
decision_from_typed(const Phrasebook& book, const MatchState& state, std::string_view text);

/// A refusal of the rules, as a sentence about the squares that were tried.
[[nodiscard]] std::string describe_refusal(const Phrasebook& book, const Position& position,
                                           const MoveRefusal& refusal, std::string tried);

/// With a capital, but for squares, and a full stop.
[[nodiscard]] std::string as_sentence(std::string text);

} // namespace kamisado::terminal
