#pragma once

#include "computer/hint.h"
#include "computer/review.h"
#include "solver/answer.h"

#include <string_view>

/// What was found, by name for programs: these are no words for people.
namespace kamisado {

/// "win", "loss", "unknown"
[[nodiscard]] std::string_view name_of(Verdict verdict);
/// "fine", "inaccuracy", "mistake"
[[nodiscard]] std::string_view name_of(Mark mark);
/// "fine", "inaccuracy", "hidden", "mistake", "blunder"
[[nodiscard]] std::string_view name_of(Gravity gravity);
/// "wins-at-once"
[[nodiscard]] std::string_view name_of(ReasonKind kind);

} // namespace kamisado
