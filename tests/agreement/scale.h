#pragma once

#include <string_view>

namespace kamisado::tests {

/// How much is compared: a million positions in a release build, fewer where checks make
/// everything slow, and what KAMISADO_AGREEMENT_POSITIONS says if it is set.
struct Scale {
    int positions = 0;
    int required = 0; ///< of each rare kind
    std::string_view reason;
};

/// Throws std::invalid_argument when the environment variable is not a positive number.
[[nodiscard]] Scale chosen_scale();

} // namespace kamisado::tests
