#pragma once

#include <string>
#include <string_view>

namespace kamisado::screen {

/// The text for a terminal that has ASCII alone, cell for cell: letters lose their accents, signs
/// become similar ones, and what has none `?`.
[[nodiscard]] std::string plain_text(std::string_view text);

} // namespace kamisado::screen
