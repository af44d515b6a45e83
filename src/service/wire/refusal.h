#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamisado::wire {

/// Why something is not done. Nothing has changed then. The page has a sentence for every id.
struct Refusal {
    std::string id; ///< "online.not-your-seat", or one of src/core/game: "game.late-ply"
    std::string sentence;
    std::vector<std::pair<std::string, std::string>> arguments = {};
    int status = 409; ///< as an answer over HTTP

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

} // namespace kamisado::wire
