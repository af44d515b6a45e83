#pragma once

#include "notation/error.h"

#include <string>
#include <utility>

namespace kamisado::protocol {

/// Why a line is not followed.
struct LineError {
    std::string id; ///< for programs: "move.too-far", "protocol.unknown-command"
    std::string sentence;

    friend bool operator==(const LineError&, const LineError&) = default;
};

[[nodiscard]] inline LineError line_error_of(const Error& error) {
    return {.id = std::string(name_of(error.id)), .sentence = sentence(error)};
}

} // namespace kamisado::protocol
