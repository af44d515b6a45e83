#include "screen/curses_handles.h"
#include "screen/escape_sequence.h"

#include <curses.h>

#include <string>

namespace kamisado::screen {

namespace {

constexpr wint_t control_c = 3;
constexpr wint_t control_l = 12;
constexpr wint_t control_z = 26;
constexpr wint_t escape = 27;
constexpr int patience = 100; // milliseconds, for the rest of a sequence that has begun

std::optional<Key> key_of_code(wint_t code) {
    switch (code) {
    case KEY_ENTER: return Key::Enter;
    case KEY_BTAB: return Key::BackTab;
    case KEY_BACKSPACE: return Key::Backspace;
    case KEY_DC: return Key::Delete;
    case KEY_UP: return Key::Up;
    case KEY_DOWN: return Key::Down;
    case KEY_LEFT: return Key::Left;
    case KEY_RIGHT: return Key::Right;
    case KEY_HOME: return Key::Home;
    case KEY_END: return Key::End;
    case KEY_PPAGE: return Key::PageUp;
    case KEY_NPAGE: return Key::PageDown;
    case KEY_F(1): return Key::F1;
    default: return std::nullopt;
    }
}

std::optional<Typed> character_typed(wint_t character) {
    switch (character) {
    case control_c: return Input{KeyPress{.key = Key::Interrupt}};
    case control_l: return Request::Redraw;
    case control_z: return Request::Suspend;
    case '\t': return Input{KeyPress{.key = Key::Tab}};
    case '\r':
    case '\n': return Input{KeyPress{.key = Key::Enter}};
    case '\b':
    case 127: return Input{KeyPress{.key = Key::Backspace}};
    default: break;
    }
    if (character < 32 || (character >= 0x80 && character < 0xA0)) {
        return std::nullopt;
    }
    return Input{KeyPress{.key = Key::Character, .character = static_cast<char32_t>(character)}};
}

/// ESC alone is a key; with something right after it, it is a key that ncurses does not know.
std::optional<Typed> after_escape(WINDOW* pad) {
    std::string sequence;
    wint_t next = 0;
    while (is_unfinished(sequence)) {
        const int kind = ::wget_wch(pad, &next);
        const bool is_first = sequence.empty();
        if (kind != OK || next > 126 || (is_first && next != '[' && next != 'O')) {
            if (kind == OK) {
                ::unget_wch(static_cast<wchar_t>(next));
            } else if (kind == KEY_CODE_YES) {
                ::ungetch(static_cast<int>(next));
            }
            ::nodelay(pad, TRUE);
            return is_first ? std::optional<Typed>(Input{KeyPress{.key = Key::Escape}})
                            : std::nullopt;
        }
        sequence += static_cast<char>(next);
        ::wtimeout(pad, patience); // a network may have torn it
    }
    ::nodelay(pad, TRUE);
    if (const auto input = meaning_of(sequence)) {
        return *input;
    }
    return std::nullopt;
}

} // namespace

std::optional<Typed> CursesSession::read() {
    wint_t code = 0;
    for (;;) { // what means nothing is passed over
        const int kind = ::wget_wch(handles_->pad, &code);
        std::optional<Typed> typed;
        if (kind == ERR) {
            return std::nullopt;
        }
        if (kind == KEY_CODE_YES) {
            if (const auto key = key_of_code(code)) {
                typed = Input{KeyPress{.key = *key}};
            }
        } else {
            typed = code == escape ? after_escape(handles_->pad) : character_typed(code);
        }
        if (typed) {
            return typed;
        }
    }
}

} // namespace kamisado::screen
