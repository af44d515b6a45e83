#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace kamisado::fuzz {

/// A property that must hold for every input: breaking it is a finding like a crash.
inline void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size}; // NOLINT(*-reinterpret-cast)
}

} // namespace kamisado::fuzz
