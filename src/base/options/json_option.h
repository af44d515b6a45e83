#pragma once

#include <CLI/App.hpp>

#include <string>

namespace kamisado::options {

/// --json, or --json=2: which of the vocabularies in docs/json.md.
struct JsonOption {
    std::string given; ///< empty: in words, for people
    [[nodiscard]] int version() const { return given == "2" ? 2 : 1; }
    explicit operator bool() const { return !given.empty(); }
};

CLI::Option* add_json(CLI::App& command, JsonOption& json,
                      const std::string& help = "For programs: one JSON object, errors too");

} // namespace kamisado::options
