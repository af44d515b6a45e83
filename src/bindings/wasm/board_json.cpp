#include "wasm/board_json.h"

#include "notation/names.h"

#include <algorithm>
#include <array>

namespace kamisado::wasm {

namespace {

constexpr std::array<std::string_view, 8> colour_names{"brown", "green",  "red",  "yellow",
                                                       "pink",  "purple", "blue", "orange"};
constexpr std::array<std::string_view, 5> format_kinds{"single", "series", "standard", "long",
                                                       "marathon"};

void add_tower(JsonWriter& json, const Board& board, Tower tower) {
    json.key("player");
    write(json, tower.owner);
    json.key("colour");
    write(json, tower.colour);
    json.key("rings").number(board.rings_of(tower));
}

} // namespace

std::string_view name_of(Colour colour) { return colour_names[index_of(colour)]; }

std::optional<Colour> colour_from_name(std::string_view name) {
    const auto found = std::ranges::find(colour_names, name);
    return found == colour_names.end()
               ? std::nullopt
               : std::optional(static_cast<Colour>(found - colour_names.begin()));
}

std::string_view name_of(TurnReason reason) {
    switch (reason) {
    case TurnReason::RoundStart: return "start";
    case TurnReason::Landed: return "move";
    case TurnReason::Pushed: return "push";
    case TurnReason::Blocked: break;
    }
    return "blocked";
}

std::string_view name_of(MatchEndReason reason) {
    switch (reason) {
    case MatchEndReason::Points: return "points";
    case MatchEndReason::RoundsPlayed: return "rounds-played";
    case MatchEndReason::Resignation: return "resignation";
    case MatchEndReason::Time: break;
    }
    return "time";
}

void write(JsonWriter& json, Rule rule) { json.text(name_of(rule, Language::English)); }
void write(JsonWriter& json, Square square) { json.text(name_of(square)); }
void write(JsonWriter& json, Player player) { json.text(name_of(player)); }
void write(JsonWriter& json, Colour colour) { json.text(name_of(colour)); }

void write(JsonWriter& json, Format format) {
    json.begin_object();
    json.key("kind").text(format_kinds[static_cast<std::size_t>(format.kind)]);
    json.key("rounds").number(format.rounds);
    json.end_object();
}

void write_score(JsonWriter& json, const PerPlayer<int>& score) {
    json.begin_object();
    for (const Player player : all_players) {
        json.key(name_of(player)).number(score[player]);
    }
    json.end_object();
}

void write_tower(JsonWriter& json, const Board& board, Tower tower) {
    json.begin_object();
    add_tower(json, board, tower);
    json.end_object();
}

void write_placed_tower(JsonWriter& json, const Board& board, Tower tower) {
    json.begin_object();
    add_tower(json, board, tower);
    json.key("square");
    write(json, board.square_of(tower));
    json.end_object();
}

void write_towers(JsonWriter& json, const Board& board) {
    json.begin_array();
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            write_placed_tower(json, board, {.owner = player, .colour = colour});
        }
    }
    json.end_array();
}

} // namespace kamisado::wasm
