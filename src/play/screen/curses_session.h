#pragma once

#include "screen/input.h"
#include "screen/painter.h"

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace kamisado::screen {

/// Not for the game: the display's own.
enum class Request : std::uint8_t { Suspend, Redraw };

using Typed = std::variant<Input, Request>;

/// ncurses: the terminal's modes, its description and its keys. The files called curses_* are the
/// only ones that include its headers, which define words like `columns` and `tab`.
class CursesSession {
  public:
    /// The error is a sentence.
    [[nodiscard]] static std::expected<std::unique_ptr<CursesSession>, std::string> open();

    CursesSession(const CursesSession&) = delete;
    CursesSession& operator=(const CursesSession&) = delete;
    CursesSession(CursesSession&&) = delete;
    CursesSession& operator=(CursesSession&&) = delete;
    ~CursesSession();

    /// What has been typed, if anything; it does not wait, but for the rest of a key that sends
    /// several characters.
    [[nodiscard]] std::optional<Typed> read();

    /// Gives the terminal back for a while, and takes it again.
    static void leave();
    static void come_back();

  private:
    struct Handles;
    explicit CursesSession(std::unique_ptr<Handles> handles);

    std::unique_ptr<Handles> handles_;
};

/// By the description of the terminal of the session that is open.
[[nodiscard]] TerminalCodes terminal_codes(bool with_colours);

[[nodiscard]] bool terminal_has_mouse();

/// Codes that are switched on in addition to those of ncurses, and off again.
[[nodiscard]] std::string enter_codes(bool with_mouse);
[[nodiscard]] std::string leave_codes();

/// Codes that undo everything, for a crash.
[[nodiscard]] std::string farewell_codes();

} // namespace kamisado::screen
