#pragma once

#include <algorithm>
#include <string_view>

namespace kamisado {

/// Takes the first line from the front of a text, its end included; what is returned is without it.
[[nodiscard]] inline std::string_view take_line(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    return line;
}

} // namespace kamisado
