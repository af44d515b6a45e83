#include "wasm/game_json.h"

#include "notation/decision_text.h"
#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/spelling.h"
#include "wasm/board_json.h"
#include "wasm/event_json.h"
#include "wasm/match_json.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace kamisado::wasm {

namespace {

void write_seats(JsonWriter& json, const PerPlayer<game::Seat>& seats) {
    json.begin_object();
    for (const Player player : all_players) {
        json.key(name_of(player)).begin_object();
        json.key("name").text(seats[player].name);
        json.key("level").number_or_null(seats[player].level);
        json.end_object();
    }
    json.end_object();
}

void write_clock_setup(JsonWriter& json, const game::ClockSetup& clock) {
    json.begin_object();
    if (const auto* const minutes = std::get_if<game::MinutesClock>(&clock)) {
        json.key("kind").text("minutes");
        json.key("initialMs").number(minutes->initial);
        json.key("incrementMs").number(minutes->increment);
    } else if (const auto* const days = std::get_if<game::DaysClock>(&clock)) {
        json.key("kind").text("days");
        json.key("perMoveMs").number(days->per_move);
    } else {
        json.key("kind").text("none");
    }
    json.end_object();
}

void write_setup_of(JsonWriter& json, const game::GameSetup& setup) {
    json.begin_object();
    json.key("format");
    write(json, setup.format);
    json.key("start");
    if (setup.start) {
        json.text(write_position(*setup.start));
    } else {
        json.null();
    }
    json.key("seats");
    write_seats(json, setup.seats);
    json.key("clock");
    write_clock_setup(json, setup.clock);
    json.end_object();
}

void write_clock(JsonWriter& json, const game::LiveMatch& match, game::Millis now) {
    const auto times = match.times(now);
    if (!times) {
        json.null();
        return;
    }
    json.begin_object();
    json.key("remainingMs").begin_object();
    for (const Player player : all_players) {
        json.key(name_of(player)).number((*times)[player]);
    }
    json.end_object();
    json.key("running");
    write_or_null(json, match.clock()->running());
    json.key("paused").truth(match.is_paused());
    json.end_object();
}

void write_takeback(JsonWriter& json, const std::optional<game::TakebackRequest>& request) {
    if (!request) {
        json.null();
        return;
    }
    json.begin_object();
    json.key("asker").text(name_of(request->asker));
    json.key("toPly").number(static_cast<std::int64_t>(request->to_ply));
    json.end_object();
}

} // namespace

void write_game(JsonWriter& json, const game::LiveMatch& match, game::Millis now) {
    json.begin_object();
    json.key("setup");
    write_setup_of(json, match.setup());
    json.key("match");
    write_state(json, match.match(), {.spelling = Spelling::Symbols});
    json.key("decisions").begin_array();
    for (std::size_t step = 0; step < match.match().size(); ++step) {
        json.text(write_decision(match.match().decision(step)));
    }
    json.end_array();
    json.key("redoable").number(static_cast<std::int64_t>(match.redoable()));
    json.key("clock");
    write_clock(json, match, now);
    json.key("takebacks")
        .text(match.setup().takebacks == game::Takebacks::Free ? "free" : "by-agreement");
    json.key("takeback");
    write_takeback(json, match.takeback());
    json.key("begun").number(match.begun());
    json.key("lastEvent").number(static_cast<std::int64_t>(match.last_number()));
    json.end_object();
}

void write_events_since(JsonWriter& json, const Match& match, std::size_t step) {
    json.begin_array();
    for (; step < match.size(); ++step) {
        write_each_event(json, match.events(step), match.before(step).position.board());
    }
    json.end_array();
}

CoreError error_of(const game::BeginRefusal& refusal) {
    CoreError error{.id = name_of(refusal.fault),
                    .place = {},
                    .found = {},
                    .expected = {},
                    .arguments = {},
                    .sentence = sentence(refusal)};
    if (refusal.player) {
        error.arguments.emplace_back("player", name_of(*refusal.player));
    }
    return error;
}

CoreError error_of(const game::GameRefusal& refusal) {
    return {.id = name_of(refusal.fault),
            .place = {},
            .found = {},
            .expected = {},
            .arguments = arguments_of(refusal),
            .sentence = sentence(refusal)};
}

CoreError error_of(const game::LogError& error) {
    return {.id = name_of(error.fault),
            .place = {.line = error.line},
            .found = error.found,
            .expected = error.expected,
            .arguments = {},
            .sentence = sentence(error)};
}

} // namespace kamisado::wasm
