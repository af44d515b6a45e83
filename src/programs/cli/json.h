#pragma once

#include "cli/json_option.h"
#include "protocol/vocabulary.h"

#include <nlohmann/json.hpp>

#include <string>

namespace kamisado::cli {

/// Keys stay in the order in which they are added.
using Json = nlohmann::ordered_json;

/// Indented, with a newline at the end. What is not UTF-8 is replaced, never refused: messages
/// quote what they found.
[[nodiscard]] inline std::string write_json(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}
/// The same with the names of the version that was asked for.
[[nodiscard]] inline std::string write_json(const Json& json, const JsonOption& option) {
    return write_json(protocol::in_vocabulary(json, option.version()));
}

} // namespace kamisado::cli
