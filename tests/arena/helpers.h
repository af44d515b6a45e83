#pragma once

#include "arena/settings.h"

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace kamisado::tests {

using Setting = std::pair<std::string_view, std::string_view>;

/// Settings by their keys, as they are typed.
[[nodiscard]] inline ArenaSettings arena_with(std::initializer_list<Setting> values) {
    ArenaSettings settings;
    for (const auto& [key, value] : values) {
        if (const auto done = set(settings, key, value); !done) {
            throw std::invalid_argument(done.error());
        }
    }
    return settings;
}

} // namespace kamisado::tests
