#pragma once

#include "notation/describe.h"
#include "notation/error.h"
#include "protocol/answer_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <utility>

/// The fields of a request, and what is said of one that is not as it should be. For those who read
/// JSON, which costs seconds to compile: nobody else includes it.
namespace kamisado::protocol {

using ErrorJson = Json;
template <typename Value>
using OrError = std::expected<Value, ErrorJson>;

[[nodiscard]] inline std::unexpected<ErrorJson> refuse(std::string_view name, std::string message) {
    return std::unexpected(
        ErrorJson{{"id", "analyse." + std::string(name)}, {"message", std::move(message)}});
}

[[nodiscard]] inline std::unexpected<ErrorJson> refuse(const Error& error) {
    return std::unexpected(json_of(error));
}

/// The first field that nobody knows.
[[nodiscard]] inline OrError<void> check_fields(const Json& object,
                                                std::span<const std::string_view> known) {
    for (const auto& [key, value] : object.items()) {
        if (std::ranges::find(known, key) == known.end()) {
            return refuse("unknown-field", printable(key) + " is no field that is understood here");
        }
    }
    return {};
}

} // namespace kamisado::protocol
