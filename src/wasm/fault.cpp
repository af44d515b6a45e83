#include "wasm/fault.h"

#include "notation/describe.h"
#include "wasm/board_json.h"

#include <algorithm>
#include <string_view>

namespace kamisado::wasm {

namespace {

std::optional<std::string_view> argument(const Error& error, std::string_view name) {
    const auto found =
        std::ranges::find_if(error.arguments, [&](const auto& one) { return one.first == name; });
    return found == error.arguments.end() ? std::nullopt
                                          : std::optional<std::string_view>(found->second);
}

/// The tower that the error's sentence names.
std::optional<Tower> tower_in(const Error& error) {
    const auto described = argument(error, "tower");
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

void write_fault(JsonWriter& json, const Fault& fault) {
    const Error& error = fault.error;
    json.begin_object();
    json.key("id").text(name_of(error.id));
    json.key("place");
    write_place(json, error.place);
    json.key("found").text(error.found);
    json.key("expected").text(error.expected);
    json.key("arguments").begin_object();
    for (const auto& [name, value] : error.arguments) {
        json.key(name).text(value);
    }
    json.end_object();
    json.key("sentence").text(sentence(error));
    json.key("rule");
    write_text_or_null(json, argument(error, "rule"));
    json.key("tower");
    if (const auto tower = tower_in(error); tower && fault.board) {
        write_tower(json, *fault.board, *tower);
    } else {
        json.null();
    }
    json.key("square");
    write_text_or_null(json, argument(error, "square"));
    json.end_object();
}

} // namespace kamisado::wasm
