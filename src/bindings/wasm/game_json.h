#pragma once

#include "game/live_match.h"
#include "game/log_text.h"
#include "game/refusal.h"
#include "game/setup.h"
#include "wasm/core_error.h"
#include "wasm/json_writer.h"

#include <cstddef>

/// Live matches.
namespace kamisado::wasm {

void write_game(JsonWriter& json, const game::LiveMatch& match, game::Millis now);

/// What the decisions from this step on did: one, or several that were played again.
void write_events_since(JsonWriter& json, const Match& match, std::size_t step);

[[nodiscard]] CoreError error_of(const game::BeginRefusal& refusal);
[[nodiscard]] CoreError error_of(const game::GameRefusal& refusal);
[[nodiscard]] CoreError error_of(const game::LogError& error);

} // namespace kamisado::wasm
