#pragma once

#include "notation/error.h"
#include "notation/record.h"
#include "notation/token.h"

#include <expected>
#include <span>

namespace kamisado {

/// Plays the body of a record through, from the start of `record.match`, and collects its comments
/// and its spelling.
[[nodiscard]] std::expected<void, Error> read_body(std::span<const Token> tokens, Record& record);

} // namespace kamisado
