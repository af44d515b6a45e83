#pragma once

#include <cstdint>
#include <variant>

namespace kamisado::screen {

enum class Key : std::uint8_t {
    Character, ///< `character` says which
    Enter,
    Escape,
    Tab,
    BackTab,
    Backspace,
    Delete,
    Up,
    Down,
    Left,
    Right,
    Home,
    End,
    PageUp,
    PageDown,
    F1,
    Interrupt, ///< Ctrl+C
};

struct KeyPress {
    Key key = Key::Character;
    char32_t character = 0;

    friend bool operator==(const KeyPress&, const KeyPress&) = default;
};

enum class MouseAction : std::uint8_t { Press, ScrollUp, ScrollDown };

struct MouseInput {
    MouseAction action{};
    int row = 0;
    int column = 0;

    friend bool operator==(const MouseInput&, const MouseInput&) = default;
};

/// The window has another size now.
struct Resized {
    friend bool operator==(const Resized&, const Resized&) = default;
};

/// The terminal is gone, or a signal asks to end: save and go.
struct HungUp {
    friend bool operator==(const HungUp&, const HungUp&) = default;
};

using Input = std::variant<KeyPress, MouseInput, Resized, HungUp>;

} // namespace kamisado::screen
