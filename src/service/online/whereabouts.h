#pragma once

#include <cstdint>

namespace kamisado::online {

/// Where somebody is, as far as this process knows.
enum class Whereabouts : std::uint8_t {
    Away,
    Here,    ///< connected, and looking at something else
    Looking, ///< at this very game
};

} // namespace kamisado::online
