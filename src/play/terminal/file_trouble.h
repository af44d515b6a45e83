#pragma once

#include "terminal/speech.h"

#include <string>
#include <string_view>

namespace kamisado::terminal {

/// Why a file cannot be read or written, in the language: what the layer below says in English,
/// with the system's reason after it. What is not known is told as it is.
[[nodiscard]] std::string trouble_in(const Speech& speech, std::string_view english);

} // namespace kamisado::terminal
