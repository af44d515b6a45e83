#include "game/log_text.h"
#include "require.h"

#include <cstddef>
#include <cstdint>
#include <string>

using namespace kamisado;

/// A log is refused with a message that names a line, or what is written of the match restores
/// exactly that match. A torn end is left out, and what is before it is the same match.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    const auto restored = game::restore(text);
    if (!restored) {
        fuzz::require(restored.error().line > 0);
        fuzz::require(!game::message(restored.error()).empty());
        return 0;
    }
    const std::string written = game::write_log(restored->match);
    const auto again = game::restore(written);
    fuzz::require(again.has_value());
    fuzz::require(again->match == restored->match);
    fuzz::require(!again->is_torn);
    fuzz::require(game::write_log(again->match) == written);

    const auto sound = game::restore(text.substr(0, restored->sound_bytes));
    fuzz::require(sound.has_value() && !sound->is_torn);
    fuzz::require(sound->match == restored->match);
    return 0;
}
