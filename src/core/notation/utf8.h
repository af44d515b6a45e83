#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace kamisado {

/// Takes a character of UTF-8 from the front of a text that has one; nullopt if there is none.
[[nodiscard]] std::optional<std::uint32_t> take_character(std::string_view& text);

/// Whether it is well formed: no overlong characters, no surrogates.
[[nodiscard]] bool is_utf8(std::string_view text);

} // namespace kamisado
