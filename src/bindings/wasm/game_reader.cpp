#include "wasm/game_reader.h"

#include "notation/position_text.h"
#include "wasm/line.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace kamisado::wasm {

namespace {

game::Seat read_seat(std::string_view& text) {
    game::Seat seat;
    seat.name = std::string(take_field(text, '\n'));
    if (const std::string_view level = take_field(text, '\n'); !level.empty()) {
        seat.level = static_cast<int>(read_number(level));
    }
    return seat;
}

game::ClockSetup read_clock(std::string_view text) {
    const std::string_view kind = take_field(text, ' ');
    if (kind == "days") {
        return game::DaysClock{.per_move = read_number(text)};
    }
    if (kind != "minutes") {
        return game::NoClock{};
    }
    const std::int64_t initial = read_number(take_field(text, ' '));
    return game::MinutesClock{.initial = initial, .increment = read_number(text)};
}

std::size_t count_from(std::string_view text) {
    return static_cast<std::size_t>(std::max<std::int64_t>(read_number(text), 0));
}

} // namespace

std::expected<game::GameSetup, CoreError> read_game_setup(std::string_view text) {
    game::GameSetup setup;
    const auto format = read_format(take_field(text, '\n'));
    if (!format) {
        return std::unexpected(format.error());
    }
    setup.format = *format;
    if (const std::string_view start = take_field(text, '\n'); !start.empty()) {
        const auto position = read_position(start);
        if (!position) {
            return std::unexpected(CoreError::of(position.error()));
        }
        setup.start = *position;
    }
    for (const Player player : all_players) {
        setup.seats[player] = read_seat(text);
    }
    setup.clock = read_clock(text);
    return setup;
}

std::expected<game::Action, CoreError> read_action(std::string_view text, const Match& match) {
    const std::string_view verb = take_field(text, ' ');
    if (verb == "decide") {
        auto decision = read_decision_of(match, text);
        if (!decision) {
            return std::unexpected(std::move(decision.error()));
        }
        return game::Decide{.decision = *std::move(decision)};
    }
    if (verb == "take-back") {
        return game::TakeBack{count_from(text)};
    }
    if (verb == "redo") {
        return game::Redo{count_from(text)};
    }
    if (verb == "pause") {
        return game::Pause{};
    }
    if (verb == "resume") {
        return game::Resume{};
    }
    return game::Tick{};
}

} // namespace kamisado::wasm
