#pragma once

#include "screen/canvas.h"
#include "screen/look.h"
#include "screen/sheet.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Text in areas: broken by words, shortened, aligned. Widths are in cells.
namespace kamisado::screen {

/// Lines of at most this width, broken at spaces and at newlines; a word that is wider is cut.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, int width);

/// The text, or its beginning with an ellipsis after it.
[[nodiscard]] std::string shortened(std::string_view text, int width, const Look& look);

/// Draws it broken by words and returns how many rows it took; what does not fit is left out.
int draw_paragraph(Sheet& sheet, const Area& area, std::string_view text, const Style& style = {});

enum class Align : std::uint8_t { Left, Centre, Right };

/// One line in the first row of the area, shortened if need be. Returns where the text stands.
Area draw_line(Sheet& sheet, const Area& area, std::string_view text, const Style& style = {},
               Align align = Align::Left);

} // namespace kamisado::screen
