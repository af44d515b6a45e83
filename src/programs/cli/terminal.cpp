#include "cli/terminal.h"

#include "files/environment.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>

namespace kamisado::cli {

screen::Colours colours_of_output() {
    const bool can_show =
        ::isatty(STDOUT_FILENO) == 1 && environment("TERM").value_or("dumb") != "dumb";
    return can_show && !environment("NO_COLOR") ? colours_of_terminal() : screen::Colours::None;
}

screen::Colours colours_of_terminal() {
    const std::string kind = environment("COLORTERM").value_or("");
    return kind == "truecolor" || kind == "24bit" ? screen::Colours::True
                                                  : screen::Colours::Palette256;
}

std::optional<screen::Size> window_size() {
    struct winsize size{};
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): there is no other way to ask
    if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0) {
        return std::nullopt;
    }
    return screen::Size{.rows = size.ws_row, .columns = size.ws_col};
}

bool input_is_terminal() { return ::isatty(STDIN_FILENO) == 1; }
bool errors_are_terminal() { return ::isatty(STDERR_FILENO) == 1; }

} // namespace kamisado::cli
