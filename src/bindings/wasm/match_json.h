#pragma once

#include "notation/spelling.h"
#include "rules/match.h"
#include "wasm/json_writer.h"

namespace kamisado::wasm {

/// How a match stands, with its position, the legal moves and why it is whose turn.
void write_state(JsonWriter& json, const Match& match, Style style);

} // namespace kamisado::wasm
