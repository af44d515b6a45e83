#include "arena/command_line.h"
#include "arena/openings.h"
#include "arena/settings.h"
#include "arena/state_file.h"
#include "notation/position_text.h"
#include "require.h"

#include <cstddef>
#include <cstdint>
#include <string>

using namespace kamisado;

namespace {

/// A state is refused with a message, or reads back as the same from what it writes.
void look_at_state(std::string_view text) {
    const auto state = read_state(text);
    if (!state) {
        fuzz::require(!state.error().empty());
        return;
    }
    fuzz::require(state->sound_bytes <= text.size());
    fuzz::require(read_settings(write_settings(state->settings)) == state->settings);
    fuzz::require(differences(state->settings, state->settings).empty());
    for (const GameOutcome& outcome : state->outcomes) {
        fuzz::require(read_outcome(write_outcome(outcome)) == outcome);
    }
}

/// Starts are refused with a message, or are positions that a game can begin with.
void look_at_openings(std::string_view text, int plies) {
    const auto openings = read_openings(text, plies);
    if (!openings) {
        fuzz::require(!openings.error().empty());
        return;
    }
    fuzz::require(!openings->empty());
    for (const Position& opening : *openings) {
        fuzz::require(read_position(write_position(opening)) == opening);
    }
}

} // namespace

/// State files, openings as lists and as records, and command lines.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    look_at_state(text);
    look_at_openings(text, 0);
    look_at_openings(text, 1);
    if (const auto words = split_command_line(text)) {
        fuzz::require(!words->empty() && !words->front().empty());
    }
    return 0;
}
