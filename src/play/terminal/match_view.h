#pragma once

#include "screen/board_view.h"
#include "screen/sheet.h"
#include "terminal/layout.h"
#include "terminal/play_state.h"
#include "terminal/speech.h"

/// A match as it is seen: title, board, fill, clocks and what happened.
namespace kamisado::terminal {

void draw_title(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
                const PlayState& state);

/// The board with its marks: what may be touched, and what the last decision did.
[[nodiscard]] screen::BoardPicture picture_of(const PlayState& state);

/// Both line-ups to choose from.
void draw_fill(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
               const PlayState& state, const screen::BoardLook& look);

/// Both clocks, each at its player's side of the board; draws nothing if the match has none.
void draw_clocks(screen::Sheet& sheet, const PlayLayout& layout, const Speech& speech,
                 const PlayState& state);

/// Whose turn it is, then what happened.
void draw_told(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
               const PlayState& state);

} // namespace kamisado::terminal
