#pragma once

#include "load/latencies.h"

#include <cstddef>
#include <map>
#include <string>

namespace kamisado::load {

/// What is counted while it runs.
struct Figures {
    Latencies to_opponent; ///< from the sending of a move to its receipt at the other side
    Latencies to_watchers; ///< likewise, at each of those who watch
    std::size_t watching = 0;
    std::size_t moves = 0; ///< acknowledged
    std::size_t games = 0;
    std::size_t games_over = 0;
    std::size_t joined = 0;
    std::size_t dropped = 0; ///< connections that broke, or could not be made
    std::map<std::string, std::size_t> refusals;
};

} // namespace kamisado::load
