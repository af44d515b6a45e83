#pragma once

#include "notation/record.h"
#include "rules/language.h"
#include "rules/match.h"
#include "wasm/json_writer.h"

#include <cstddef>
#include <string_view>

namespace kamisado::wasm {

/// The entries of the score sheet, each with the number of decisions that led to it, without
/// those of the first `known` decisions.
void write_entries(JsonWriter& json, const Match& match, Language language, std::size_t known);

/// Everything in a record that was read.
void write_record_as_json(JsonWriter& json, const Record& record);

/// A match with tags and comments, each handed over as two fields that end with a zero: a tag's
/// name and value; after how many entries a comment stands, and its text.
[[nodiscard]] Record make_record(Match match, std::string_view tags, std::string_view comments,
                                 Style style);

} // namespace kamisado::wasm
