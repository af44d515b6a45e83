#include "cli/board_options.h"

#include "cli/terminal.h"

namespace kamisado::cli {

using screen::BoardSize;
using screen::Colours;
using screen::SquareMarks;

screen::BoardLook BoardOptions::look() const {
    screen::BoardLook look{.look = {.colours = shown_colours()}, .marks = SquareMarks::None};
    look.look.unicode = kanji || look.look.colours != Colours::None;
    if (letters || kanji) {
        look.marks = kanji ? SquareMarks::Kanji : SquareMarks::Letters;
    }
    look.size = size(look);
    return look;
}

Colours BoardOptions::shown_colours() const {
    if (colours == "always") {
        return colours_of_terminal();
    }
    return colours == "never" ? Colours::None : colours_of_output();
}

BoardSize BoardOptions::size(const screen::BoardLook& look) const {
    if (size_name != "auto") {
        return size_name == "large" ? BoardSize::Large : BoardSize::Small;
    }
    constexpr int lines_below = 9; // of text
    auto room = window_size().value_or(screen::Size{});
    room.rows -= lines_below;
    return screen::largest_fitting(room, look).value_or(BoardSize::Small);
}

} // namespace kamisado::cli
