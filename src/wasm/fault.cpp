#include "wasm/fault.h"

#include "notation/describe.h"
#include "wasm/board_json.h"

#include <algorithm>
#include <string_view>

namespace kamisado::wasm {

namespace {

std::optional<std::string_view> argument(const Fault& fault, std::string_view name) {
    const auto found =
        std::ranges::find_if(fault.arguments, [&](const auto& one) { return one.first == name; });
    return found == fault.arguments.end() ? std::nullopt
                                          : std::optional<std::string_view>(found->second);
}

/// The tower that the sentence names.
std::optional<Tower> tower_in(const Fault& fault) {
    const auto described = argument(fault, "tower");
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            const Tower tower{.owner = player, .colour = colour};
            if (described == describe(tower)) {
                return tower;
            }
        }
    }
    return std::nullopt;
}

void write_text_or_null(JsonWriter& json, std::optional<std::string_view> text) {
    if (text) {
        json.text(*text);
    } else {
        json.null();
    }
}

void write_place(JsonWriter& json, Place place) {
    json.begin_object();
    json.key("line").number(place.line);
    json.key("column").number(place.column);
    json.key("round").number(place.round);
    json.key("move").number(place.move);
    json.end_object();
}

} // namespace

Fault Fault::of(const Error& error, std::optional<Board> board) {
    return {.id = name_of(error.id),
            .place = error.place,
            .found = error.found,
            .expected = error.expected,
            .arguments = error.arguments,
            .sentence = kamisado::sentence(error),
            .board = board};
}

void write_fault(JsonWriter& json, const Fault& fault) {
    json.begin_object();
    json.key("id").text(fault.id);
    json.key("place");
    write_place(json, fault.place);
    json.key("found").text(fault.found);
    json.key("expected").text(fault.expected);
    json.key("arguments").begin_object();
    for (const auto& [name, value] : fault.arguments) {
        json.key(name).text(value);
    }
    json.end_object();
    json.key("sentence").text(fault.sentence);
    json.key("rule");
    write_text_or_null(json, argument(fault, "rule"));
    json.key("tower");
    if (const auto tower = tower_in(fault); tower && fault.board) {
        write_tower(json, *fault.board, *tower);
    } else {
        json.null();
    }
    json.key("square");
    write_text_or_null(json, argument(fault, "square"));
    json.end_object();
}

} // namespace kamisado::wasm
