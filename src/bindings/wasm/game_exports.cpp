#include "game/live_match.h"
#include "game/log_text.h"
#include "wasm/answer.h"
#include "wasm/game_json.h"
#include "wasm/game_reader.h"
#include "wasm/held_matches.h"

#include <cstddef>
#include <utility>
#include <variant>

/// Live matches: the page holds each by a number. Moments are whole milliseconds.
namespace kamisado::wasm {

namespace {

/// One that was begun or restored and not released yet.
game::LiveMatch& game_at(int number) { return std::get<game::LiveMatch>(held_match(number)); }

const char* answer_with_new(game::LiveMatch match) {
    const int number = hold(std::move(match));
    return answer_with([=](JsonWriter& json) { json.number(number); });
}

/// What has been added to the log, and the events of the decisions among it.
const char* answer_with_news(const game::LiveMatch& match, game::EntryNumber known,
                             std::size_t before, game::Millis now) {
    return answer_with([&](JsonWriter& json) {
        json.begin_object();
        json.key("events");
        write_events_since(json, match.match(), before);
        json.key("state");
        write_game(json, match, now);
        json.key("log").text(write_entries(match.entries_since(known)));
        json.end_object();
    });
}

} // namespace

extern "C" {

[[clang::export_name("game_new")]] const char* game_new(const char* setup, std::size_t setup_size,
                                                        double now) {
    auto wanted = read_game_setup({setup, setup_size});
    if (!wanted) {
        return answer_with_error(wanted.error());
    }
    auto match = game::LiveMatch::begin(*std::move(wanted), static_cast<game::Millis>(now));
    if (!match) {
        return answer_with_error(error_of(match.error()));
    }
    return answer_with_new(*std::move(match));
}

/// Exactly as it was: a clock that ran still runs.
[[clang::export_name("game_restore")]] const char* game_restore(const char* log,
                                                                std::size_t log_size) {
    auto restored = game::restore({log, log_size});
    if (!restored) {
        return answer_with_error(error_of(restored.error()));
    }
    return answer_with_new(std::move(restored->match));
}

[[clang::export_name("game_state")]] const char* game_state(int number, double now) {
    return answer_with([&](JsonWriter& json) {
        write_game(json, game_at(number), static_cast<game::Millis>(now));
    });
}

[[clang::export_name("game_act")]] const char* game_act(int number, const char* action,
                                                        std::size_t action_size, double now) {
    game::LiveMatch& match = game_at(number);
    const auto moment = static_cast<game::Millis>(now);
    const auto wanted = read_action({action, action_size}, match.match());
    if (!wanted) {
        return answer_with_error(wanted.error());
    }
    const game::EntryNumber known = match.last_number();
    const std::size_t before = match.match().size();
    const auto outcome = match.act(*wanted, moment);
    if (!outcome) {
        return answer_with_error(error_of(outcome.error()));
    }
    return answer_with_news(match, known, before, moment);
}

/// More lines of the log of a match that is played elsewhere.
[[clang::export_name("game_follow")]] const char* game_follow(int number, const char* lines,
                                                              std::size_t lines_size, double now) {
    game::LiveMatch& match = game_at(number);
    const game::EntryNumber known = match.last_number();
    const std::size_t before = match.match().size();
    if (const auto followed = game::follow(match, {lines, lines_size}); !followed) {
        return answer_with_error(error_of(followed.error()));
    }
    return answer_with_news(match, known, before, static_cast<game::Millis>(now));
}

/// All of it.
[[clang::export_name("game_log")]] const char* game_log(int number) {
    return answer_with_text(write_log(game_at(number)));
}

} // extern "C"

} // namespace kamisado::wasm
