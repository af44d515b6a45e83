#include "terminal/terminal_game.h"

#include "screen/display.h"
#include "terminal/app.h"

#include <chrono>
#include <cstdint>

namespace kamisado::terminal {

std::expected<std::string, std::string> play_full_screen(const GameOptions& options) {
    const auto display =
        screen::Display::open({.colours = options.colours, .mouse = options.mouse});
    if (!display) {
        return std::unexpected(display.error());
    }
    screen::Display& screen = **display;
    const auto seed = std::chrono::system_clock::now().time_since_epoch().count();
    App app(
        options, screen.has_unicode(), [&screen] { screen.wake(); },
        static_cast<std::uint64_t>(seed));
    while (!app.has_ended()) {
        app.look_after(std::chrono::steady_clock::now());
        screen.show(app.draw(screen.size(), screen.look()));
        const auto longest = app.quiet_time(std::chrono::steady_clock::now());
        if (const auto input = screen.wait(longest)) {
            app.look_after(std::chrono::steady_clock::now()); // whoever waited pays for it
            app.handle(*input);
        }
    }
    return app.farewell();
}

} // namespace kamisado::terminal
