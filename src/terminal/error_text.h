#pragma once

#include "notation/error.h"
#include "terminal/speech.h"

#include <string>

/// What is wrong with a text or a move, in the language.
namespace kamisado::terminal {

/// The sentence without the place and without a full stop. What is not known in the language is
/// told in English.
[[nodiscard]] std::string reason_of(const Speech& speech, const Error& error);

/// "line 3, column 7, round 1, move 4"; empty when the error has no place.
[[nodiscard]] std::string place_of(const Speech& speech, const Place& place);

} // namespace kamisado::terminal
