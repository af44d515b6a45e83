#pragma once

#include "screen/curses_session.h"

#include <curses.h>

namespace kamisado::screen {

struct CursesSession::Handles {
    SCREEN* screen = nullptr;
    WINDOW* pad = nullptr;
};

} // namespace kamisado::screen
