#include "screen/curses_session.h"

#include "screen/curses_handles.h"

#include <curses.h>
#include <term.h>
#include <unistd.h>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace kamisado::screen {

namespace {

constexpr int escape_delay = 25; // milliseconds; the rest of a key's sequence comes at once

std::optional<std::string> what_is_missing() {
    if (::isatty(STDOUT_FILENO) == 0) {
        return "The output is not a terminal.";
    }
    if (::isatty(STDIN_FILENO) == 0) {
        return "The input is not a terminal.";
    }
    const char* name = std::getenv("TERM"); // NOLINT(concurrency-mt-unsafe)
    if (name == nullptr || std::string_view(name).empty()) {
        return "TERM is not set, so that nobody knows what this terminal can do.";
    }
    int found = 0;
    if (::setupterm(nullptr, STDOUT_FILENO, &found) != OK) {
        return "This system knows no terminal called \"" + std::string(name) +
               "\" (that is what TERM says).";
    }
    const bool can_place_text = ::tigetstr("cup") != nullptr && ::tigetstr("clear") != nullptr;
    ::del_curterm(cur_term); // newterm() reads the description again
    if (!can_place_text) {
        return "A terminal called \"" + std::string(name) +
               "\" (that is what TERM says) cannot place text on its screen.";
    }
    return std::nullopt;
}

} // namespace

#if defined(__SANITIZE_ADDRESS__)
#define KAMISADO_LOOKS_FOR_LEAKS
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define KAMISADO_LOOKS_FOR_LEAKS
#endif
#endif

#ifdef KAMISADO_LOOKS_FOR_LEAKS
/// ncurses 6.6 never frees 3,584 bytes of a screen: newterm(), endwin() and delscreen() alone do
/// it.
// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming): the sanitizer's
extern "C" [[gnu::used]] const char* __lsan_default_suppressions() { return "leak:libncursesw\n"; }
#endif

CursesSession::CursesSession(std::unique_ptr<Handles> handles) : handles_(std::move(handles)) {}

std::expected<std::unique_ptr<CursesSession>, std::string> CursesSession::open() {
    std::setlocale(LC_CTYPE, ""); // NOLINT(concurrency-mt-unsafe)
    if (auto missing = what_is_missing()) {
        return std::unexpected(*std::move(missing));
    }
    SCREEN* screen = ::newterm(nullptr, stdout, stdin);
    if (screen == nullptr) {
        return std::unexpected("The terminal cannot be opened for the full screen.");
    }
    ::raw(); // Ctrl+C and Ctrl+Z are keys like others
    ::noecho();
    ::nonl();
    ::set_escdelay(escape_delay);
    ::curs_set(0);
    // Keys are read through a pad: reading through a window would draw it.
    WINDOW* pad = ::newpad(1, 1);
    ::keypad(pad, TRUE);
    ::nodelay(pad, TRUE);
    // ncurses waits whether a press becomes a click, and loses those that come together; so the
    // mouse is switched on by enter_codes(), and its reports are read as keys nobody knows.
    ::define_key(nullptr, KEY_MOUSE);
    ::refresh();
    return std::unique_ptr<CursesSession>(
        new CursesSession(std::make_unique<Handles>(Handles{.screen = screen, .pad = pad})));
}

CursesSession::~CursesSession() {
    ::endwin();
    ::delwin(handles_->pad);
    ::delscreen(handles_->screen);
}

void CursesSession::leave() { ::endwin(); }

void CursesSession::come_back() {
    ::redrawwin(stdscr);
    ::refresh();
}

} // namespace kamisado::screen
