#include "notation/decision_text.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "protocol/engine_commands.h"
#include "protocol/engine_words.h"

#include <algorithm>

namespace kamisado::protocol {

std::string position_command(const Match& match) {
    std::string text = std::string(position) + " match " + write_format(match.format());
    if (match.start() != Position::first()) {
        text += " start " + write_position(match.start());
    }
    if (match.size() != 0) {
        text += " moves";
    }
    for (std::size_t step = 0; step < match.size(); ++step) {
        text += " " + write_decision(match.decision(step));
    }
    return text;
}

std::optional<std::chrono::milliseconds> ClockLeft::for_a_move() const {
    if (!time) {
        return std::nullopt;
    }
    constexpr int moves_to_come = 25;
    constexpr std::chrono::milliseconds to_answer{20}; // of a slow line
    const auto wanted =
        (*time / moves_to_come) + (increment.value_or(std::chrono::milliseconds(0)) * 3 / 4);
    return std::max(std::min(wanted, *time / 2) - to_answer, std::chrono::milliseconds(1));
}

std::string go_command(const GoLimits& limits) {
    std::string text(go);
    if (limits.nodes) {
        text += " nodes " + std::to_string(*limits.nodes);
    }
    if (limits.movetime) {
        text += " movetime " + std::to_string(limits.movetime->count());
    }
    if (limits.depth) {
        text += " depth " + std::to_string(*limits.depth);
    }
    if (limits.infinite) {
        text += " infinite";
    }
    for (const Player player : all_players) {
        const std::string name = player == Player::Black ? " b" : " g";
        const ClockLeft& clock = limits.clocks[player];
        if (clock.time) {
            text += name + "time " + std::to_string(clock.time->count());
        }
        if (clock.increment) {
            text += name + "inc " + std::to_string(clock.increment->count());
        }
    }
    return text;
}

std::string option_command(std::string_view name, std::uint64_t value) {
    return "setoption name " + std::string(name) + " value " + std::to_string(value);
}

} // namespace kamisado::protocol
