#pragma once

#include "notation/spelling.h"
#include "rules/event.h"
#include "rules/language.h"
#include "rules/match.h"
#include "text/words.h"
#include "wasm/core_error.h"
#include "wasm/json_writer.h"

#include <cstdint>
#include <expected>
#include <string_view>

/// A match by how it began and what was decided, as the page hands it over: the format, the start
/// (or nothing), and each decision, on lines of their own.
namespace kamisado::wasm {

/// The page sends whole numbers; whatever else came is -1, which cannot be one.
[[nodiscard]] std::int64_t read_number(std::string_view text);

[[nodiscard]] std::expected<Format, CoreError> read_format(std::string_view text);

/// The match after all its decisions. The place of a fault tells which decision, as its line.
[[nodiscard]] std::expected<Match, CoreError> read_line(std::string_view text);

/// A decision that can be taken now, in any spelling.
[[nodiscard]] std::expected<Decision, CoreError>
read_decision_of(const Match& match, std::string_view text, Language language = Language::English);

/// Takes one more decision and tells what happened.
[[nodiscard]] std::expected<Events, CoreError> take_decision(Match& match, std::string_view text,
                                                             Language language = Language::English);

/// "symbols de"; what is not understood is as usual.
[[nodiscard]] Style read_style(std::string_view text);

void write_line(JsonWriter& json, const Match& match);

} // namespace kamisado::wasm
