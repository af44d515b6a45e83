#pragma once

#include "screen/canvas.h"
#include "screen/input.h"
#include "screen/painter.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>

namespace kamisado::screen {

/// Not for the game: the display's own.
enum class Request : std::uint8_t { Suspend, Redraw };

using Typed = std::variant<Input, Request>;

/// ncurses: the terminal's modes, its description and its keys. The files called curses_* are the
/// only ones that include its headers, which define words like `columns` and `tab`.
class CursesSession {
  public:
    /// The error is a sentence.
    [[nodiscard]] static std::expected<std::unique_ptr<CursesSession>, std::string>
    open(bool with_mouse);

    CursesSession(const CursesSession&) = delete;
    CursesSession& operator=(const CursesSession&) = delete;
    CursesSession(CursesSession&&) = delete;
    CursesSession& operator=(CursesSession&&) = delete;
    ~CursesSession();

    [[nodiscard]] bool has_mouse() const;
    /// What has been typed, if anything; it does not wait, but for the rest of a key that sends
    /// several characters.
    [[nodiscard]] std::optional<Typed> read();

    /// Gives the terminal back for a while, and takes it again.
    void leave();
    void come_back();

  private:
    struct Handles;
    explicit CursesSession(std::unique_ptr<Handles> handles);

    std::unique_ptr<Handles> handles_;
};

/// By the description of the terminal of the session that is open.
[[nodiscard]] TerminalCodes terminal_codes(bool with_colours);

/// What undoes everything that the session has switched on.
[[nodiscard]] std::string farewell_codes();

/// What is switched on beside what ncurses does, and off again.
[[nodiscard]] std::string enter_codes();
[[nodiscard]] std::string leave_codes();

} // namespace kamisado::screen
