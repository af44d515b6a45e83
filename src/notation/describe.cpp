#include "notation/describe.h"

#include "notation/ascii.h"
#include "notation/names.h"
#include "rules/colour_names.h"

namespace kamisado {

namespace {

constexpr std::size_t longest_shown = 40;

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

bool is_control(char c) {
    const auto code = static_cast<unsigned char>(c);
    return code < 0x20U || code == 0x7FU;
}

} // namespace

std::string describe(Tower tower) {
    return std::string(name_of(tower.owner)) + " " +
           to_lower(name_of(tower.colour, Language::English));
}

std::string printable(std::string_view text) {
    if (text.empty()) {
        return "nothing";
    }
    std::string shown;
    for (const char c : text) {
        if (c == '\n' || c == '\r') {
            break;
        }
        if (shown.size() >= longest_shown && !continues_character(c)) {
            return shown + "...";
        }
        shown += is_control(c) ? '?' : c;
    }
    return shown.empty() ? "the end of the line" : shown;
}

} // namespace kamisado
