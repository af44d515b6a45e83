#pragma once

#include "rules/board.h"
#include "rules/colour.h"
#include "rules/event.h"
#include "rules/match.h"
#include "rules/player.h"
#include "rules/rule.h"
#include "rules/square.h"
#include "rules/tower.h"
#include "wasm/json_writer.h"

#include <optional>
#include <string_view>

/// The small things of web/src/core/types.ts.
namespace kamisado::wasm {

/// "purple"
[[nodiscard]] std::string_view name_of(Colour colour);
[[nodiscard]] std::optional<Colour> colour_from_name(std::string_view name);

/// "push"
[[nodiscard]] std::string_view name_of(TurnReason reason);
/// "resignation"
[[nodiscard]] std::string_view name_of(MatchEndReason reason);

/// A rule by its English name.
void write(JsonWriter& json, Rule rule);
void write(JsonWriter& json, Square square);
void write(JsonWriter& json, Player player);
void write(JsonWriter& json, Colour colour);
void write(JsonWriter& json, Format format);
void write_score(JsonWriter& json, const PerPlayer<int>& score);

/// A tower with the rings that it wears.
void write_tower(JsonWriter& json, const Board& board, Tower tower);
/// The same, and where it stands.
void write_placed_tower(JsonWriter& json, const Board& board, Tower tower);
/// All sixteen.
void write_towers(JsonWriter& json, const Board& board);

template <typename T>
void write_or_null(JsonWriter& json, const std::optional<T>& value) {
    if (value) {
        write(json, *value);
    } else {
        json.null();
    }
}

} // namespace kamisado::wasm
