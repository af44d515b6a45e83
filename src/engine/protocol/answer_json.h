#pragma once

#include "computer/hint.h"
#include "notation/error.h"
#include "notation/spelling.h"
#include "solver/answer.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

/// What is found out, as JSON in the latest vocabulary (see vocabulary.h).
namespace kamisado::protocol {

/// Keys stay in the order in which they are added.
using Json = nlohmann::ordered_json;

/// `{"id", "line", "column", "round", "move", "found", "expected", "message", …}`
[[nodiscard]] Json json_of(const Error& error);

/// Adds verdict, distance, points and all choices, by their coordinates; what was not found out is
/// left out.
void add_answer(Json& json, const Answer& answer);
[[nodiscard]] Json json_of(const std::vector<Move>& line);

/// The move or the fill, and all that is known of it.
[[nodiscard]] Json json_of(const Position& before, const Choice& choice, Style style);
/// By name, without words for people.
[[nodiscard]] Json json_of(const Reason& reason);

/// One line. What is not UTF-8 is replaced, never refused: messages quote what they found.
[[nodiscard]] std::string json_line(const Json& json);

} // namespace kamisado::protocol
