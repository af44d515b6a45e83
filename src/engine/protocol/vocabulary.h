#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

/// The names that JSON for programs is written with: docs/json.md. What this project writes has the
/// names of the latest version; programs that know an older one go on reading that.
namespace kamisado::protocol {

inline constexpr int first_vocabulary = 1;
inline constexpr int latest_vocabulary = 2;

/// `json` has the latest names.
[[nodiscard]] nlohmann::ordered_json in_vocabulary(const nlohmann::ordered_json& json, int version);

/// Indented, with a newline at the end. Text that is not UTF-8 is replaced, never refused: messages
/// quote what they found.
[[nodiscard]] std::string write_json(const nlohmann::ordered_json& json);
/// The same with the names of that version.
[[nodiscard]] std::string write_json(const nlohmann::ordered_json& json, int version);

} // namespace kamisado::protocol
