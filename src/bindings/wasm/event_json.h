#pragma once

#include "rules/board.h"
#include "rules/event.h"
#include "wasm/json_writer.h"

namespace kamisado::wasm {

/// What a decision did; `before` is the board that it was taken on, which knows the rings.
void write_events(JsonWriter& json, const Events& events, const Board& before);
/// The same without the brackets, for a list of the events of several decisions.
void write_each_event(JsonWriter& json, const Events& events, const Board& before);

} // namespace kamisado::wasm
