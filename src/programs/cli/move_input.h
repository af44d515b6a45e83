#pragma once

#include "rules/language.h"
#include "rules/move.h"
#include "rules/position.h"
#include "words/phrasebook.h"

#include <expected>
#include <string>
#include <string_view>

namespace kamisado::cli {

/// A line without the spaces around it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// A move as a player types it: in any spelling, or only the square where it ends when that says
/// enough. The error is a sentence.
[[nodiscard]] std::expected<Move, std::string> move_from_input(const Position& position,
                                                               std::string_view text,
                                                               Language language,
                                                               const Phrasebook& book);

} // namespace kamisado::cli
