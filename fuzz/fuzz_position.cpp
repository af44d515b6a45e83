#include "notation/position_text.h"
#include "require.h"
#include "rules/moves.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace kamisado;

/// Whatever is typed, a position is refused with a message or comes back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto any = read_any_position(text);
    if (any) {
        const auto again = read_any_position(write_setup(any->setup));
        fuzz::require(again && again->setup == any->setup);
    }
    const auto position = read_position(text);
    if (!position) {
        fuzz::require(!message(position.error()).empty());
        return 0;
    }
    fuzz::require(read_position(write_position(*position)) == *position);
    fuzz::require(!legal_moves(*position).empty());
    return 0;
}
