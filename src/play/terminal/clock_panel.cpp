#include "screen/text.h"
#include "terminal/pages.h"

/// The clocks beside the board.
namespace kamisado::terminal {

namespace {

constexpr game::Millis soon_over = 20'000;

/// The time stands out while it runs, and is red when it is nearly over.
screen::Style time_style(const screen::Look& look, bool is_running, game::Millis left) {
    screen::Style style = style_of(left < soon_over ? screen::Role::Bad : screen::Role::Text, look);
    style.bold = is_running;
    style.reversed = is_running;
    return style;
}

void draw_clock(screen::Sheet& sheet, const screen::Area& area, const GameState& state,
                const Clocks& clocks, Player player) {
    const bool is_running = clocks.running == player;
    const game::Millis left = clocks.left[player];
    const screen::Area time =
        screen::draw_line(sheet, area, " " + write_time(left) + " ",
                          time_style(sheet.look, is_running, left), screen::Align::Right);
    screen::Area rest = area;
    rest.size.columns -= time.size.columns;
    screen::draw_line(sheet, rest, " " + player_name(state, *state.session, player),
                      style_of(is_running ? screen::Role::Title : screen::Role::Text, sheet.look));
}

} // namespace

void draw_clocks(screen::Sheet& sheet, const PlayLayout& layout, const GameState& state) {
    if (const auto clocks = state.session->clocks()) {
        draw_clock(sheet, layout.far_clock, state, *clocks, opponent(state.bottom));
        draw_clock(sheet, layout.near_clock, state, *clocks, state.bottom);
    }
}

} // namespace kamisado::terminal
