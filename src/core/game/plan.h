#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace kamisado::game {

/// An answer prepared for each colour that one may be forced to move: colour name to decision.
struct Plan {
    std::size_t ply = 0; ///< the decision that it is for
    std::vector<std::pair<std::string, std::string>> answers;

    friend bool operator==(const Plan&, const Plan&) = default;
};

} // namespace kamisado::game
