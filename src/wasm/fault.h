#pragma once

#include "notation/error.h"
#include "rules/board.h"
#include "wasm/json_writer.h"

#include <optional>

namespace kamisado::wasm {

/// What is wrong, and the board that it is about, which knows the rings of what it names.
struct Fault {
    Error error;
    std::optional<Board> board = std::nullopt;
};

/// A `CoreError`.
void write_fault(JsonWriter& json, const Fault& fault);

} // namespace kamisado::wasm
