#include "cli/board_options.h"

#include "cli/terminal.h"

#include <CLI/CLI.hpp>

namespace kamisado::cli {

namespace {

/// A large board with some lines of text below it.
constexpr WindowSize roomy{.rows = 34, .columns = 78};

} // namespace

void BoardOptions::add_to(CLI::App& command) {
    CLI::Option* const letters =
        command.add_flag("--letters", letters_, "Mark every square with its colour's letter");
    command.add_flag("--kanji", kanji_, "Mark squares and towers with kanji")->excludes(letters);
    command
        .add_option("--color,--colour", colours_, "In colour? auto asks the terminal and NO_COLOR")
        ->check(CLI::IsMember({"always", "never", "auto"}));
    command
        .add_option("--board", size_, "The board's size; auto looks at the window, none hides it")
        ->check(CLI::IsMember({"large", "small", "auto", "none"}));
}

BoardLook BoardOptions::look(BoardSize otherwise) const {
    return {.depth = depth(), .marks = marks(), .size = size(otherwise)};
}

Marks BoardOptions::marks() const {
    if (kanji_) {
        return Marks::Kanji;
    }
    return letters_ ? Marks::Letters : Marks::None;
}

ColourDepth BoardOptions::depth() const {
    if (colours_ == "always") {
        return depth_of_terminal();
    }
    return colours_ == "never" ? ColourDepth::None : depth_of_output();
}

BoardSize BoardOptions::size(BoardSize otherwise) const {
    if (size_ != "auto") {
        return size_ == "large" ? BoardSize::Large : BoardSize::Small;
    }
    const auto window = window_size();
    if (!window) {
        return otherwise;
    }
    const bool has_room = window->rows >= roomy.rows && window->columns >= roomy.columns;
    return has_room ? BoardSize::Large : BoardSize::Small;
}

} // namespace kamisado::cli
