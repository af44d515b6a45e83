#include "online/lookalikes.h"

#include "notation/ascii.h"
#include "online/characters.h"

#include <algorithm>

namespace kamisado::online {

namespace {

struct Lookalike {
    char32_t character;
    std::string_view plain;
};

/// Sorted.
constexpr Lookalike lookalikes[] = {
#include "online/lookalikes.inc"
};

} // namespace

std::string plain_look_of(std::u32string_view characters) {
    std::string look;
    for (const char32_t character : characters) {
        const auto* const found =
            std::ranges::lower_bound(lookalikes, character, {}, &Lookalike::character);
        if (found != std::end(lookalikes) && found->character == character) {
            look += found->plain;
        } else {
            look += utf8_of({&character, 1});
        }
    }
    return to_lower(look);
}

} // namespace kamisado::online
