#include "cli/paint.h"

#include "screen/board_paint.h"
#include "screen/palette.h"

#include <fmt/format.h>

namespace kamisado::cli {

namespace {

/// Whose colour it is that the board has in the whole range and in the palette.
Paint paint_of_any(auto owner) {
    using screen::Colours;
    return {.direct = screen::paint_of(owner, Colours::True),
            .palette_index = screen::nearest_of_256(screen::paint_of(owner, Colours::Palette256))};
}

} // namespace

Paint paint_of(Colour colour) { return paint_of_any(colour); }

Paint paint_of(Player player) { return paint_of_any(player); }

Paint readable_on(Paint ground) {
    const screen::Rgb ink = screen::readable_on(ground.direct);
    return {.direct = ink, .palette_index = screen::nearest_of_256(ink)};
}

std::string painted(std::string_view text, Paint ink, Paint ground, ColourDepth depth) {
    switch (depth) {
    case ColourDepth::None: return std::string(text);
    case ColourDepth::Palette:
        return fmt::format("\033[38;5;{};48;5;{}m{}", ink.palette_index, ground.palette_index,
                           text);
    case ColourDepth::True: break;
    }
    const auto& [red, green, blue] = ink.direct;
    const auto& [ground_red, ground_green, ground_blue] = ground.direct;
    return fmt::format("\033[38;2;{};{};{};48;2;{};{};{}m{}", red, green, blue, ground_red,
                       ground_green, ground_blue, text);
}

std::string_view end_paint(ColourDepth depth) {
    return depth == ColourDepth::None ? "" : "\033[0m";
}

std::string bold(std::string_view text, ColourDepth depth) {
    return depth == ColourDepth::None ? std::string(text) : fmt::format("\033[1m{}\033[0m", text);
}

} // namespace kamisado::cli
