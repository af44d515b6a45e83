#include "notation/describe.h"

#include "notation/ascii.h"
#include "notation/names.h"
#include "rules/colour_names.h"

namespace kamisado {

namespace {

constexpr std::size_t longest_shown = 40;

bool is_control(char c) {
    const auto code = static_cast<unsigned char>(c);
    return code < 0x20U || code == 0x7FU;
}

/// U+0080 to U+009F, which some terminals obey: two bytes in UTF-8, the first of them C2.
bool is_second_byte_of_control(char first, char second) {
    return static_cast<unsigned char>(first) == 0xC2U && static_cast<unsigned char>(second) < 0xA0U;
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
        if (!shown.empty() && is_second_byte_of_control(shown.back(), c)) {
            shown.back() = '?';
        } else {
            shown += is_control(c) ? '?' : c;
        }
    }
    return shown.empty() ? "the end of the line" : shown;
}

} // namespace kamisado
