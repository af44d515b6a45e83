#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/spelling.h"
#include "rules/board_colours.h"
#include "rules/symmetry.h"
#include "wasm/answer.h"
#include "wasm/board_json.h"

/// What is the same in every match.
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

} // namespace

extern "C" {

[[clang::export_name("constants")]] const char* constants() { return answer_with(write_constants); }

/// Every rule by its English name, in each language.
[[clang::export_name("rule_names")]] const char* rule_names() {
    return answer_with(write_rule_names);
}

} // extern "C"

} // namespace kamisado::wasm
