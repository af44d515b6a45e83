#pragma once

#include "screen/sheet.h"
#include "terminal/game_state.h"
#include "terminal/layout.h"

#include <optional>
#include <string>
#include <vector>

/// What is drawn. The state changes only as far as lists are scrolled into sight.
namespace kamisado::terminal {

/// Where the board was drawn, for clicks.
using DrawnBoard = std::optional<screen::BoardGeometry>;

/// The whole screen, whatever page it is.
DrawnBoard draw_screen(screen::Sheet& sheet, GameState& state);

DrawnBoard draw_play_page(screen::Sheet& sheet, GameState& state);
void draw_menu_page(screen::Sheet& sheet, const GameState& state);
void draw_help_page(screen::Sheet& sheet, const GameState& state);
/// Whether keys and rules fit on one page.
[[nodiscard]] bool has_room_for_all_help(screen::Size window);

void draw_record(screen::Sheet& sheet, const screen::Area& area, GameState& state);
void draw_hint(screen::Sheet& sheet, const screen::Area& area, const GameState& state);
void draw_analysis(screen::Sheet& sheet, const screen::Area& area, GameState& state);
void draw_review(screen::Sheet& sheet, const screen::Area& area, GameState& state);
/// Both clocks, each at its player's side of the board; nothing when the match has none.
void draw_clocks(screen::Sheet& sheet, const PlayLayout& layout, const GameState& state);
void draw_fill(screen::Sheet& sheet, const screen::Area& area, const GameState& state,
               const screen::BoardLook& look);

/// The two lines at the bottom: a message or a prompt, and the keys.
void draw_message(screen::Sheet& sheet, const screen::Area& area, const GameState& state);
/// `keys` is a list as the texts have it: "u undo  ? help".
void draw_keys(screen::Sheet& sheet, const screen::Area& area, Text keys);

/// What a player is called on this screen: "Amy", "Computer, level 4", "Black".
[[nodiscard]] std::string player_name(const GameState& state, const Session& session,
                                      Player player);

/// The menu as it stands, and what each of its items is.
enum class MenuEntry : std::uint8_t {
    Resume,
    Back,
    Play,
    Format,
    Rounds,
    Black,
    Gold,
    Clock,
    Open,
    Language,
    Marks,
    Help,
    Leave,
};
[[nodiscard]] std::vector<MenuEntry> menu_entries(const GameState& state);
[[nodiscard]] screen::Menu menu_of(const GameState& state);

} // namespace kamisado::terminal
