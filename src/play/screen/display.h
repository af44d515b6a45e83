#pragma once

#include "screen/canvas.h"
#include "screen/input.h"
#include "screen/look.h"

#include <chrono>
#include <expected>
#include <memory>
#include <optional>
#include <string>

namespace kamisado::screen {

struct DisplayOptions {
    bool colours = true; ///< false: none, whatever the terminal can do
    bool mouse = true;
};

/// The terminal, full-screen, while it lives. There is one at a time; it puts everything back when
/// it goes, after an exception and a signal too.
class Display {
  public:
    /// The error is a sentence: why there is no full screen here (a pipe, an unknown TERM …).
    [[nodiscard]] static std::expected<std::unique_ptr<Display>, std::string>
    open(const DisplayOptions& options);

    Display(const Display&) = delete;
    Display& operator=(const Display&) = delete;
    Display(Display&&) = delete;
    Display& operator=(Display&&) = delete;
    virtual ~Display() = default;

    [[nodiscard]] virtual Size size() const = 0;
    [[nodiscard]] virtual Colours colours() const = 0;
    /// Whether letters beyond ASCII can be shown.
    [[nodiscard]] virtual bool has_unicode() const = 0;
    [[nodiscard]] virtual bool has_mouse() const = 0;
    [[nodiscard]] Look look() const { return {.colours = colours(), .unicode = has_unicode()}; }

    /// Shows the picture; only what has changed is sent.
    virtual void show(const Canvas& canvas) = 0;

    /// The next thing somebody does; nullopt if none came in that time, or wake() was called.
    [[nodiscard]] virtual std::optional<Input> wait(std::chrono::milliseconds longest) = 0;
    /// Ends a wait() from another thread.
    virtual void wake() = 0;

  protected:
    Display() = default;
};

} // namespace kamisado::screen
