#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Text in columns: a terminal shows a kanji two columns wide and a combining accent none.
namespace kamisado {

/// The columns that UTF-8 text takes up in a terminal. What is not UTF-8 counts a column a byte.
[[nodiscard]] std::size_t display_width(std::string_view text);

/// The text with spaces after it, up to that many columns; a wider text stays as it is.
[[nodiscard]] std::string padded(std::string_view text, std::size_t width);

} // namespace kamisado
