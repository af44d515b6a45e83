#include "cli/arena_screen.h"

#include "cli/output.h"
#include "cli/terminal.h"

#include <fmt/format.h>

#include <cstdio>
#include <string>

namespace kamisado::cli {

namespace {

constexpr std::chrono::seconds between_lines(10);

} // namespace

ArenaScreen::ArenaScreen(const ArenaSettings& settings)
    : settings_(&settings),
      is_terminal_(errors_are_terminal()),
      next_line_(start_ + between_lines) {}

double ArenaScreen::seconds() const {
    return std::chrono::duration<double>(Clock::now() - start_).count();
}

void ArenaScreen::show(const ArenaProgress& progress) {
    if (is_terminal_) {
        draw(progress);
    } else if (Clock::now() >= next_line_) {
        next_line_ = Clock::now() + between_lines;
        print_error(progress_line(*settings_, progress, seconds()));
    }
}

void ArenaScreen::erase() {
    if (rows_ > 0) {
        // To the first row of the table, and everything from there away.
        std::fputs(fmt::format("\033[{}A\r\033[J", rows_).c_str(), stderr);
        rows_ = 0;
    }
}

void ArenaScreen::draw(const ArenaProgress& progress) {
    // A row that is too long must not wrap: the cursor would not find its way back.
    std::string text = rows_ > 0 ? fmt::format("\033[{}A\r", rows_) : std::string();
    text += "\033[?7l";
    const auto rows = progress_table(*settings_, progress, seconds());
    for (const std::string& row : rows) {
        text += row + "\033[K\n";
    }
    text += "\033[?7h";
    rows_ = rows.size();
    std::fputs(text.c_str(), stderr);
}

} // namespace kamisado::cli
