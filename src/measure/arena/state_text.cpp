#include "arena/state_file.h"
#include "notation/describe.h"

#include <fmt/format.h>

#include <algorithm>

namespace kamisado {

namespace {

constexpr std::string_view head_end = "\n\n";

int lines_in(std::string_view text) { return static_cast<int>(std::ranges::count(text, '\n')); }

} // namespace

std::expected<ArenaState, std::string> read_state(std::string_view text) {
    const std::size_t heading_end = text.find('\n');
    if (heading_end == std::string_view::npos || text.substr(0, heading_end) != state_heading) {
        return std::unexpected(fmt::format("line 1: this is no state of an arena, which begins "
                                           "with \"{}\"",
                                           state_heading));
    }
    const std::size_t end = text.find(head_end);
    if (end == std::string_view::npos) {
        return std::unexpected("no empty line ends the settings");
    }
    const std::size_t settings_begin = std::min(heading_end + 1, end);
    auto settings = read_settings(text.substr(settings_begin, end + 1 - settings_begin));
    if (!settings) {
        return std::unexpected("the settings are wrong: " + settings.error());
    }
    ArenaState state{
        .settings = *std::move(settings), .outcomes = {}, .sound_bytes = end + head_end.size()};
    // Only what has come to the end of its line was written to its end.
    for (std::size_t line_end = text.find('\n', state.sound_bytes);
         line_end != std::string_view::npos; line_end = text.find('\n', state.sound_bytes)) {
        const std::string_view line = text.substr(state.sound_bytes, line_end - state.sound_bytes);
        const auto outcome = read_outcome(line);
        if (!outcome) {
            return std::unexpected(fmt::format("line {}: {} is no game",
                                               lines_in(text.substr(0, state.sound_bytes)) + 1,
                                               printable(line)));
        }
        state.outcomes.push_back(*outcome);
        state.sound_bytes = line_end + 1;
    }
    return state;
}

} // namespace kamisado
