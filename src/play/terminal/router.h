#pragma once

#include "screen/input.h"
#include "screen/sheet.h"
#include "terminal/session.h"

/// The interface between the router and its screens.
namespace kamisado::terminal {

/// A view that fills the window: draws itself and handles keys and clicks.
class Screen {
  public:
    Screen() = default;
    virtual ~Screen() = default;
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    Screen(Screen&&) = delete;
    Screen& operator=(Screen&&) = delete;

    virtual void draw(screen::Sheet& sheet) = 0;
    virtual void press(const screen::KeyPress& press) = 0;
    /// `id` is what the screen drew there, below 0 if nothing.
    virtual void click(int id, const screen::MouseInput& mouse) = 0;
    /// Turns of the mouse wheel.
    virtual void scroll(int id, int rows) = 0;
};

/// Requests of a screen to the router.
class Router {
  public:
    Router() = default;
    virtual ~Router() = default;
    Router(const Router&) = delete;
    Router& operator=(const Router&) = delete;
    Router(Router&&) = delete;
    Router& operator=(Router&&) = delete;

    virtual void begin(Session session) = 0;
    [[nodiscard]] virtual bool has_match() const = 0;
    virtual void show_menu() = 0;
    /// Null if there is no match.
    virtual void show_match() = 0;
    virtual void show_help() = 0;
    virtual void ask_for_file() = 0;
    virtual void ask_to_leave() = 0;
};

[[nodiscard]] constexpr bool asks_for_help(const screen::KeyPress& press) {
    return press.key == screen::Key::F1 || press.character == U'?';
}

} // namespace kamisado::terminal
