#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kamisado::online {

/// The characters of a text, or nullopt if it is not UTF-8.
[[nodiscard]] std::optional<std::u32string> characters_of(std::string_view text);
[[nodiscard]] std::string utf8_of(std::u32string_view characters);

[[nodiscard]] bool is_blank(char32_t character);
/// Chooses between two looks of the character before it, as in many emoji.
[[nodiscard]] bool is_selector(char32_t character);
/// Whether it may stand in a name: it can be seen, has the same look everywhere, and leaves the
/// direction of the text alone.
[[nodiscard]] bool is_showable(char32_t character);

} // namespace kamisado::online
