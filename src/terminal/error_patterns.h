#pragma once

#include "notation/error.h"
#include "terminal/texts.h"

namespace kamisado::terminal {

/// A wrong move or record in another language than English, which the notation speaks itself. The
/// {names} are those of error.cpp; {tower} is {tower_adjective} and {of_owner} here.
struct ErrorPattern {
    ErrorId id{};
    Text german;
    Text french;
};

/// Nothing when the id is none of a move or a record.
[[nodiscard]] const ErrorPattern* pattern_of(ErrorId id);

} // namespace kamisado::terminal
