#pragma once

#include <string>

namespace kamisado::cli {

/// --json, or --json=2: which of the vocabularies in docs/json.md.
struct JsonOption {
    std::string given; ///< empty: in words, for people
    [[nodiscard]] int version() const { return given == "2" ? 2 : 1; }
    explicit operator bool() const { return !given.empty(); }
};

} // namespace kamisado::cli
