#pragma once

#include <string>
#include <string_view>

namespace kamisado::online {

/// A text with every character that looks like plain letters, digits or signs, or stands for them
/// (Ａ, а of Cyrillic, 𝐚, ①), as those, in small letters. Others stay as they are.
[[nodiscard]] std::string plain_look_of(std::u32string_view characters);

} // namespace kamisado::online
