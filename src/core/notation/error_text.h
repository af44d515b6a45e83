#pragma once

#include "notation/error.h"
#include "words/phrasebook.h"

#include <string>

/// Errors in the words of a phrasebook; notation/error.h says them in English.
namespace kamisado {

/// What is wrong, without the place and without a full stop.
[[nodiscard]] std::string sentence(const Error& error, const Phrasebook& book);

/// "line 3, column 7, round 1, move 4"; empty when it is nowhere.
[[nodiscard]] std::string text_of(const Place& place, const Phrasebook& book);

/// Both: "line 3, column 7, round 1, move 4: …".
[[nodiscard]] std::string message(const Error& error, const Phrasebook& book);

} // namespace kamisado
