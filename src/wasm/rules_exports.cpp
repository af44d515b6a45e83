#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/spelling.h"
#include "player/threats.h"
#include "rules/board_colours.h"
#include "rules/moves.h"
#include "rules/symmetry.h"
#include "wasm/answer.h"
#include "wasm/board_json.h"
#include "wasm/event_json.h"
#include "wasm/line.h"
#include "wasm/match_json.h"

#include <cstddef>
#include <string_view>

/// Questions about the rules. A text is handed over as an address and a size.
namespace kamisado::wasm {

namespace {

void write_constants(JsonWriter& json) {
    json.begin_object();
    json.key("squareColours").begin_object();
    for (int index = 0; index < square_count; ++index) {
        json.key(name_of(Square::at(index)));
        write(json, colour_of(Square::at(index)));
    }
    json.end_object();
    json.key("turnedColours").begin_object();
    for (const Colour colour : all_colours) {
        json.key(name_of(colour));
        write(json, quarter_turned(colour));
    }
    json.end_object();
    json.key("firstPosition").text(write_position(Position::first()));
    json.end_object();
}

void write_rule_names(JsonWriter& json) {
    json.begin_object();
    for (int index = 0; index < rule_count; ++index) {
        const auto rule = static_cast<Rule>(index);
        json.key(name_of(rule, Language::English)).begin_object();
        for (const Language language : all_languages) {
            json.key(code_of(language)).text(name_of(rule, language));
        }
        json.end_object();
    }
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

[[clang::export_name("constants")]] const char* constants() { return answer_with(write_constants); }

/// Every rule by its English name, in each language.
[[clang::export_name("rule_names")]] const char* rule_names() {
    return answer_with(write_rule_names);
}

[[clang::export_name("look")]] const char* look(const char* line, std::size_t line_size,
                                                const char* style, std::size_t style_size) {
    const auto match = read_line({line, line_size});
    if (!match) {
        return answer_with_fault(match.error());
    }
    return answer_with(
        [&](JsonWriter& json) { write_state(json, *match, read_style({style, style_size})); });
}

[[clang::export_name("decide")]] const char* decide(const char* line, std::size_t line_size,
                                                    const char* decision, std::size_t decision_size,
                                                    const char* style, std::size_t style_size) {
    auto match = read_line({line, line_size});
    if (!match) {
        return answer_with_fault(match.error());
    }
    const Style written = read_style({style, style_size});
    const Board before = match->position().board();
    const auto events = take_decision(*match, {decision, decision_size}, written.language);
    if (!events) {
        return answer_with_fault(events.error());
    }
    return answer_with([&](JsonWriter& json) {
        json.begin_object();
        json.key("events");
        write_events(json, *events, before);
        json.key("state");
        write_state(json, *match, written);
        json.end_object();
    });
}

/// What happened at a step of a line, counted from 0; nothing at a step that it does not have.
[[clang::export_name("events_at")]] const char* events_at(const char* line, std::size_t line_size,
                                                          std::size_t step) {
    const auto match = read_line({line, line_size});
    if (!match) {
        return answer_with_fault(match.error());
    }
    return answer_with([&](JsonWriter& json) {
        const bool is_there = step < match->size();
        write_events(json, is_there ? match->events(step) : Events(),
                     is_there ? match->before(step).position.board() : Board::first());
    });
}

[[clang::export_name("why_not")]] const char* why_no_move(const char* line, std::size_t line_size,
                                                          const char* move, std::size_t move_size) {
    auto match = read_line({line, line_size});
    if (!match) {
        return answer_with_fault(match.error());
    }
    if (const auto events = take_decision(*match, {move, move_size}); !events) {
        return answer_with_fault(events.error());
    }
    return answer_with([](JsonWriter& json) { json.null(); });
}

[[clang::export_name("dangers")]] const char* dangers(const char* line, std::size_t line_size) {
    const auto match = read_line({line, line_size});
    if (!match) {
        return answer_with_fault(match.error());
    }
    return answer_with([&](JsonWriter& json) { write_dangers(json, match->position()); });
}

} // extern "C"

} // namespace kamisado::wasm
