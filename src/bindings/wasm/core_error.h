#pragma once

#include "notation/error.h"
#include "rules/board.h"
#include "wasm/json_writer.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamisado::wasm {

/// What is wrong, whichever layer found it.
struct CoreError {
    std::string_view id; ///< of a constant
    Place place;
    std::string found;
    std::string expected;
    std::vector<Error::Argument> arguments;
    std::string sentence;
    /// The same as values, where the notation has found it.
    std::optional<Error> error = std::nullopt;
    /// The one that it is about, which knows the rings of the tower that is named.
    std::optional<Board> board = std::nullopt;

    [[nodiscard]] static CoreError of(const Error& error,
                                      std::optional<Board> board = std::nullopt);
};

/// A `CoreError`.
void write_error(JsonWriter& json, const CoreError& error);

} // namespace kamisado::wasm
