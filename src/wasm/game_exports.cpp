#include "game/live_match.h"
#include "game/log_text.h"
#include "wasm/answer.h"
#include "wasm/game_json.h"
#include "wasm/game_reader.h"
#include "wasm/live_games.h"

#include <cstddef>
#include <string_view>
#include <utility>

/// Live matches: the page holds each by a number. Moments are whole milliseconds.
namespace kamisado::wasm {

namespace {

LiveGames& games() {
    static LiveGames games;
    return games;
}

const char* answer_with_number(int number) {
    return answer_with([&](JsonWriter& json) { json.number(number); });
}

/// Nobody could play while the page was closed: that time does not count. The page is told of it
/// with the log of its next action.
void stop_clock_since_last_entry(game::LiveMatch& match, game::Millis now) {
    const bool is_running = match.clock() && match.clock()->running() && !match.is_paused();
    if (is_running) {
        (void)match.act(game::Pause{.since = match.last_moment()}, now);
    }
}

} // namespace

extern "C" {

[[clang::export_name("game_new")]] const char* game_new(const char* setup, std::size_t setup_size,
                                                        double now) {
    auto wanted = read_game_setup({setup, setup_size});
    if (!wanted) {
        return answer_with_fault(wanted.error());
    }
    auto match = game::LiveMatch::begin(*std::move(wanted), static_cast<game::Millis>(now));
    if (!match) {
        return answer_with_fault(fault_of(match.error()));
    }
    return answer_with_number(games().add({.match = *std::move(match)}));
}

[[clang::export_name("game_restore")]] const char* game_restore(const char* log,
                                                                std::size_t log_size, double now) {
    auto restored = game::restore({log, log_size});
    if (!restored) {
        return answer_with_fault(fault_of(restored.error()));
    }
    LiveGame kept{.match = std::move(restored->match)};
    kept.told = kept.match.last_number();
    stop_clock_since_last_entry(kept.match, static_cast<game::Millis>(now));
    return answer_with_number(games().add(std::move(kept)));
}

[[clang::export_name("game_state")]] const char* game_state(int number, double now) {
    const LiveGame& kept = *games().find(number);
    return answer_with(
        [&](JsonWriter& json) { write_game(json, kept.match, static_cast<game::Millis>(now)); });
}

[[clang::export_name("game_act")]] const char* game_act(int number, const char* action,
                                                        std::size_t action_size, double now) {
    LiveGame& kept = *games().find(number);
    const auto moment = static_cast<game::Millis>(now);
    const auto wanted = read_action({action, action_size}, kept.match.match());
    if (!wanted) {
        return answer_with_fault(wanted.error());
    }
    const std::size_t before = kept.match.match().size();
    if (const auto outcome = kept.match.act(*wanted, moment); !outcome) {
        return answer_with_fault(fault_of(outcome.error()));
    }
    const std::string log = write_entries(kept.match.entries_since(kept.told));
    kept.told = kept.match.last_number();
    return answer_with([&](JsonWriter& json) {
        json.begin_object();
        json.key("events");
        write_events_since(json, kept.match.match(), before);
        json.key("state");
        write_game(json, kept.match, moment);
        json.key("log").text(log);
        json.end_object();
    });
}

/// All of it; what is in it counts as told.
[[clang::export_name("game_log")]] const char* game_log(int number) {
    return answer_with_text(write_log(games().find(number)->match));
}

[[clang::export_name("game_release")]] void game_release(int number) { games().remove(number); }

} // extern "C"

} // namespace kamisado::wasm
