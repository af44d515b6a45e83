#pragma once

#include "options/json_option.h"
#include "protocol/vocabulary.h"

#include <nlohmann/json.hpp>

#include <string>

namespace kamisado::cli {

/// Keys stay in the order in which they are added.
using Json = nlohmann::ordered_json;

/// With the names of the version that was asked for.
[[nodiscard]] inline std::string write_json(const Json& json, const options::JsonOption& option) {
    return protocol::write_json(json, option.version());
}

} // namespace kamisado::cli
