#pragma once

#include "arena/settings.h"
#include "arena/standings.h"

#include <string>

/// The result of an arena, at its end or when it was stopped.
namespace kamisado {

/// Some lines for people.
[[nodiscard]] std::string report_in_words(const ArenaSettings& settings,
                                          const Standings& standings);

/// One object for programs, indented, in that version of docs/json.md. Without a finite number
/// there is null.
[[nodiscard]] std::string report_as_json(const ArenaSettings& settings, const Standings& standings,
                                         double seconds, int version);

} // namespace kamisado
