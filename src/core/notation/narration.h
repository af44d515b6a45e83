#pragma once

#include "notation/spelling.h"
#include "rules/match.h"
#include "words/phrasebook.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A match in sentences.
namespace kamisado {

/// How much is told, and who plays.
struct Telling {
    Phrasebook book{};
    /// Moves are followed by what a score sheet says of them; without it, pushes by their rule.
    std::optional<Style> annotations = std::nullopt;
    bool with_score = false; ///< after a round
    /// Who resigns, runs out of time or wins; a player without a name is called by the colour.
    PerPlayer<std::string> names{};
};

/// What followed from a decision, and by which rules. Whose turn it is then is told by
/// explain_turn().
[[nodiscard]] std::vector<std::string> narrate(const Telling& telling, const Match& match,
                                               std::size_t step);

/// For a board that is seen, or for a text without one.
enum class TurnDetail : std::uint8_t { Brief, WithSquares };

/// Whose turn it is before that decision, and why it is that tower.
[[nodiscard]] std::string explain_turn(const Phrasebook& book, const Match& match, std::size_t step,
                                       TurnDetail detail = TurnDetail::Brief);
/// The same where nothing is known of what went before.
[[nodiscard]] std::string explain_turn(const Phrasebook& book, const Position& position,
                                       TurnDetail detail = TurnDetail::Brief);

} // namespace kamisado
