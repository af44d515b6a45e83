#include "screen/curses_session.h"

#include <curses.h>
#include <langinfo.h>

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace kamisado::screen {

namespace {

/// The delays in it were for terminals that could not keep up.
std::string without_padding(std::string_view code) {
    std::string text;
    while (!code.empty()) {
        const std::size_t begin = code.find("$<");
        const std::size_t end = code.find('>', begin);
        text += code.substr(0, begin);
        if (begin == std::string_view::npos || end == std::string_view::npos) {
            break;
        }
        code.remove_prefix(end + 1);
    }
    return text;
}

/// tigetstr() answers with nothing, or with -1 for a name it does not know.
const char* capability(const char* name) {
    const char* found = ::tigetstr(name);
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
    return reinterpret_cast<std::intptr_t>(found) == -1 ? nullptr : found;
}

std::string code(const char* name) {
    const char* found = capability(name);
    return found == nullptr ? std::string() : without_padding(found);
}

std::string code(const char* name, int first, int second = 0) {
    const char* found = capability(name);
    if (found == nullptr) {
        return {};
    }
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
    const char* filled = ::tparm(found, first, second);
    return filled == nullptr ? std::string() : without_padding(filled);
}

std::string_view environment(const char* name) {
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe)
    return value == nullptr ? std::string_view() : value;
}

bool says_true_colour() {
    if (::tigetflag("RGB") > 0 || ::tigetnum("RGB") > 0 || capability("RGB") != nullptr ||
        ::tigetflag("Tc") > 0) {
        return true;
    }
    // GNU screen inherits the variable from the terminal around it, and cannot do it.
    const bool is_in_screen = !environment("STY").empty() && environment("TMUX").empty();
    const std::string_view value = environment("COLORTERM");
    return !is_in_screen && (value == "truecolor" || value == "24bit");
}

Colours colours_of_terminal(int palette) {
    if (palette < 8 || capability("setaf") == nullptr || capability("setab") == nullptr) {
        return Colours::None;
    }
    if (says_true_colour()) {
        return Colours::True;
    }
    return palette >= 256 ? Colours::Palette256 : Colours::Sixteen;
}

} // namespace

TerminalCodes terminal_codes(bool with_colours) {
    const int palette = ::tigetnum("colors");
    // NOLINTNEXTLINE(concurrency-mt-unsafe)
    const bool has_unicode = std::string_view(::nl_langinfo(CODESET)) == "UTF-8";
    TerminalCodes codes;
    codes.move_to = [](int row, int column) { return code("cup", row, column); };
    codes.ink = [](int index) { return code("setaf", index); };
    codes.paper = [](int index) { return code("setab", index); };
    codes.plain = code("sgr0");
    codes.bold = code("bold");
    codes.dim = code("dim");
    codes.underlined = code("smul");
    codes.reversed = code("rev").empty() ? code("smso") : code("rev");
    codes.palette = palette;
    codes.look = {.colours = with_colours ? colours_of_terminal(palette) : Colours::None,
                  .unicode = has_unicode};
    const bool wraps = ::tigetflag("am") > 0 && code("rmam").empty();
    codes.spares_last_cell = wraps && ::tigetflag("xenl") <= 0;
    return codes;
}

bool terminal_has_mouse() { return capability("kmous") != nullptr; }

// Presses and the wheel (1000), in decimal numbers so that large windows work too (1006).
std::string enter_codes(bool with_mouse) {
    return code("rmam") + (with_mouse ? "\033[?1000h\033[?1006h" : "");
}

std::string leave_codes() {
    return code("sgr0") + code("smam") + (terminal_has_mouse() ? "\033[?1006l\033[?1000l" : "");
}

std::string farewell_codes() {
    return leave_codes() + code("cnorm") + code("rmkx") + code("rmcup");
}

} // namespace kamisado::screen
