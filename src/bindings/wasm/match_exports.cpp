#include "computer/threats.h"
#include "notation/names.h"
#include "notation/spelling.h"
#include "rules/moves.h"
#include "wasm/answer.h"
#include "wasm/board_json.h"
#include "wasm/event_json.h"
#include "wasm/held_matches.h"
#include "wasm/line.h"
#include "wasm/match_json.h"
#include "wasm/record_json.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

/// A match that the page looks at, held by a number: nothing is played through again to see a
/// moment of it. A live match can be looked at in the same way.
namespace kamisado::wasm {

namespace {

/// As it stood after that many decisions.
Match match_at(int number, std::size_t step) {
    Match match = match_in(held_match(number));
    match.undo(match.size() - std::min(step, match.size()));
    return match;
}

/// How a match stands, and what the last decision did.
void write_moment(JsonWriter& json, const Match& match, Style style) {
    json.begin_object();
    json.key("events");
    if (match.size() == 0) {
        json.begin_array().end_array();
    } else {
        const std::size_t last = match.size() - 1;
        write_events(json, match.events(last), match.before(last).position.board());
    }
    json.key("state");
    write_state(json, match, style);
    json.end_object();
}

void write_dangers(JsonWriter& json, const Position& position) {
    json.begin_array();
    for (const Move move : legal_moves(position)) {
        if (const auto tower = threat_after(position, move)) {
            json.begin_object();
            json.key("decision").text(write_coordinates(move));
            json.key("tower");
            write_tower(json, position.board(), *tower);
            json.end_object();
        }
    }
    json.end_array();
}

} // namespace

extern "C" {

/// Holds the match of a line, to be looked at.
[[clang::export_name("match_open")]] const char* match_open(const char* line,
                                                            std::size_t line_size) {
    auto match = read_line({line, line_size});
    if (!match) {
        return answer_with_error(match.error());
    }
    const int number = hold(*std::move(match));
    return answer_with([=](JsonWriter& json) { json.number(number); });
}

/// The moment after that many decisions.
[[clang::export_name("match_moment")]] const char*
match_moment(int number, std::size_t step, const char* style, std::size_t style_size) {
    return answer_with([&](JsonWriter& json) {
        write_moment(json, match_at(number, step), read_style({style, style_size}));
    });
}

/// The moment that a decision would lead to; nothing is changed.
[[clang::export_name("match_try")]] const char*
match_try(int number, std::size_t step, const char* decision, std::size_t decision_size,
          const char* style, std::size_t style_size) {
    Match match = match_at(number, step);
    const Style written = read_style({style, style_size});
    const auto events = take_decision(match, {decision, decision_size}, written.language);
    if (!events) {
        return answer_with_error(events.error());
    }
    return answer_with([&](JsonWriter& json) { write_moment(json, match, written); });
}

/// Takes more decisions, one a line, or none when one of them is refused. The place of the fault
/// tells which decision of the whole match, as its line. Not for live matches.
[[clang::export_name("match_append")]] const char* match_append(int number, const char* decisions,
                                                                std::size_t decisions_size) {
    auto& match = std::get<Match>(held_match(number));
    const std::size_t before = match.size();
    std::string_view text{decisions, decisions_size};
    while (!text.empty()) {
        if (auto events = take_decision(match, take_field(text, '\n')); !events) {
            events.error().place.line = static_cast<int>(match.size()) + 1;
            match.undo(match.size() - before);
            return answer_with_error(events.error());
        }
    }
    return answer_with(
        [&](JsonWriter& json) { json.number(static_cast<std::int64_t>(match.size())); });
}

/// Takes decisions back until that many are left. Not for live matches.
[[clang::export_name("match_cut")]] void match_cut(int number, std::size_t size) {
    auto& match = std::get<Match>(held_match(number));
    match.undo(match.size() - std::min(size, match.size()));
}

/// The entries of the score sheet after those of the first `known` decisions.
[[clang::export_name("match_entries")]] const char*
match_entries(int number, const char* language, std::size_t language_size, std::size_t known) {
    const auto code = language_from_code({language, language_size});
    return answer_with([&](JsonWriter& json) {
        write_entries(json, match_in(held_match(number)), code.value_or(Language::English), known);
    });
}

/// The moves that let the opponent win at once.
[[clang::export_name("match_dangers")]] const char* match_dangers(int number, std::size_t step) {
    return answer_with(
        [&](JsonWriter& json) { write_dangers(json, match_at(number, step).position()); });
}

[[clang::export_name("match_release")]] void match_release(int number) { release_match(number); }

} // extern "C"

} // namespace kamisado::wasm
