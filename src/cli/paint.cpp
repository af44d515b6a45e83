#include "cli/paint.h"

#include <fmt/format.h>

namespace kamisado::cli {

namespace {

constexpr PerColour<Paint> colours{{{
    {0x4E, 0x22, 0x00, 94},  // brown
    {0x00, 0x92, 0x57, 29},  // green
    {0xD8, 0x32, 0x3C, 160}, // red
    {0xE5, 0xC4, 0x00, 220}, // yellow
    {0xD3, 0x6B, 0xA6, 169}, // pink
    {0x6A, 0x34, 0x93, 54},  // purple
    {0x00, 0x66, 0xB3, 25},  // blue
    {0xD9, 0x74, 0x1F, 172}, // orange
}}};

constexpr Paint black{0x10, 0x10, 0x10, 233};
constexpr Paint white{0xFF, 0xFF, 0xFF, 231};
constexpr Paint gold{0xFF, 0xE3, 0x8F, 222}; // pale, so that it stands out from yellow and orange

} // namespace

Paint paint_of(Colour colour) { return colours[colour]; }

Paint paint_of(Player player) { return player == Player::Black ? black : gold; }

Paint readable_on(Paint ground) {
    const int brightness = (299 * ground.red) + (587 * ground.green) + (114 * ground.blue);
    return brightness > 128'000 ? black : white;
}

std::string painted(std::string_view text, Paint ink, Paint ground, ColourDepth depth) {
    switch (depth) {
    case ColourDepth::None: return std::string(text);
    case ColourDepth::Palette:
        return fmt::format("\033[38;5;{};48;5;{}m{}", ink.palette_index, ground.palette_index,
                           text);
    case ColourDepth::True: break;
    }
    return fmt::format("\033[38;2;{};{};{};48;2;{};{};{}m{}", ink.red, ink.green, ink.blue,
                       ground.red, ground.green, ground.blue, text);
}

std::string_view end_paint(ColourDepth depth) {
    return depth == ColourDepth::None ? "" : "\033[0m";
}

std::string bold(std::string_view text, ColourDepth depth) {
    return depth == ColourDepth::None ? std::string(text) : fmt::format("\033[1m{}\033[0m", text);
}

} // namespace kamisado::cli
