#pragma once

#include "computer/analysis.h"
#include "computer/hint.h"
#include "computer/review.h"
#include "rules/board.h"
#include "wasm/json_writer.h"

#include <cstddef>
#include <string_view>
#include <vector>

/// What the player's layer finds out.
namespace kamisado::wasm {

void write_analysis(JsonWriter& json, const Analysis& analysis);
/// Lines of `number verdict distance points`, of moves that are there.
[[nodiscard]] std::vector<Finding> read_findings(std::string_view text, std::size_t moves);
/// `board` is the one that the hint is about.
void write_hint(JsonWriter& json, const Hint& hint, const Board& board);
void write_reviewed(JsonWriter& json, const ReviewedDecision& reviewed);

} // namespace kamisado::wasm
