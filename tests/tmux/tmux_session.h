#pragma once

#include "support/temporary_folder.h"

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

/// A program in a terminal, with somebody who types and looks: a tmux of its own.
namespace kamisado::test {

struct TmuxOptions {
    int columns = 80;
    int rows = 24;
    std::string term = "tmux-256color"; ///< the TERM that the program sees; empty: none
    /// NAME=value, beside PATH, HOME (a folder of its own), LANG=C.UTF-8 and TERM; nothing else of
    /// this environment is there.
    std::vector<std::string> environment = {};
};

class TmuxSession {
  public:
    /// Starts a command line of the shell. The session stays when it ends, but what it printed last
    /// may be missing then: tmux does not always read it. Whoever looks for it lets the shell stay.
    explicit TmuxSession(const std::string& command, const TmuxOptions& options = {});
    TmuxSession(const TmuxSession&) = delete;
    TmuxSession& operator=(const TmuxSession&) = delete;
    ~TmuxSession();

    [[nodiscard]] static bool is_there(); ///< whether tmux is installed

    /// Types the letters.
    void type(std::string_view text) const;
    /// Presses keys by their tmux names, one after the other: "Enter", "Up", "C-c", "Escape".
    void press(std::string_view keys) const;
    /// Sends bytes as they are.
    void send(std::string_view bytes) const;
    /// A click, as a terminal reports it (SGR), rows and columns from 0.
    void click(int row, int column) const;
    void scroll(int row, int column, bool up) const;
    void resize(int columns, int rows) const;

    /// Waits until the screen has this text, patiently.
    [[nodiscard]] bool shows(std::string_view text) const;
    /// The same for the screen with its escape sequences.
    [[nodiscard]] bool paints(std::string_view text) const;
    /// Waits until it has it no longer.
    [[nodiscard]] bool hides(std::string_view text) const;
    /// Waits for the command's end and tells its exit code; -1 when it does not end.
    [[nodiscard]] int exit_code() const;

    [[nodiscard]] std::string screen() const;
    /// With escape sequences for colours and attributes.
    [[nodiscard]] std::string painted_screen() const;
    /// Of what tmux knows about the pane: "#{cursor_flag}", "#{alternate_on}" …
    [[nodiscard]] std::string ask(const std::string& format) const;
    /// The process that was started: the program itself, when the command began with `exec`.
    [[nodiscard]] pid_t process() const;

    [[nodiscard]] const TemporaryFolder& folder() const { return folder_; }

  private:
    /// Runs tmux and returns what it printed.
    std::string tmux(std::vector<std::string> arguments) const;
    [[nodiscard]] std::string captured(const std::vector<std::string>& how) const;

    TemporaryFolder folder_;
};

} // namespace kamisado::test
