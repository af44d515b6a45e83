#include "cli/board_options.h"

#include "cli/terminal.h"

namespace kamisado::cli {

namespace {

/// A large board with some lines of text below it.
constexpr WindowSize roomy{.rows = 34, .columns = 78};

} // namespace

BoardLook BoardOptions::look(BoardSize otherwise) const {
    return {.depth = depth(), .marks = marks(), .size = size(otherwise)};
}

Marks BoardOptions::marks() const {
    if (kanji) {
        return Marks::Kanji;
    }
    return letters ? Marks::Letters : Marks::None;
}

ColourDepth BoardOptions::depth() const {
    if (colours == "always") {
        return depth_of_terminal();
    }
    return colours == "never" ? ColourDepth::None : depth_of_output();
}

BoardSize BoardOptions::size(BoardSize otherwise) const {
    if (size_name != "auto") {
        return size_name == "large" ? BoardSize::Large : BoardSize::Small;
    }
    const auto window = window_size();
    if (!window) {
        return otherwise;
    }
    const bool has_room = window->rows >= roomy.rows && window->columns >= roomy.columns;
    return has_room ? BoardSize::Large : BoardSize::Small;
}

} // namespace kamisado::cli
