#include "wasm/match_json.h"

#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/turn.h"
#include "rules/moves.h"
#include "wasm/board_json.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace kamisado::wasm {

namespace {

/// What gave the turn to whom it is now, and how the tower came to stand that named the next one.
struct Naming {
    Rule rule{};
    std::optional<Square> square;
    TurnReason reason = TurnReason::RoundStart;
};

/// Resigning gives no turn: the one before it still stands.
Naming naming_in(const Match& match) {
    for (std::size_t step = match.size(); step > 0; --step) {
        const Events events = match.events(step - 1);
        const auto given = std::ranges::find_if(events, [](const Event& event) {
            return std::holds_alternative<TurnGiven>(event.detail);
        });
        if (given != events.end()) {
            const auto& turn = std::get<TurnGiven>(given->detail);
            return {.rule = given->rule, .square = turn.named_by, .reason = turn.reason};
        }
    }
    return {.rule = match.position().is_free_choice() ? Rule::T1 : Rule::T2,
            .square = std::nullopt};
}

void write_turn_of(JsonWriter& json, const Match& match) {
    const Position& position = match.position();
    const Board& board = position.board();
    const Naming naming = naming_in(match);
    json.begin_object();
    json.key("player");
    write(json, position.to_move());
    json.key("tower");
    if (position.is_free_choice()) {
        json.null();
    } else {
        write_placed_tower(json, board, position.tower_to_move());
    }
    json.key("namedBy");
    write_or_null(json, naming.square);
    json.key("namedByTower");
    if (naming.square) {
        write_tower(json, board, *board.tower_on(*naming.square));
        json.key("namedByKind").text(name_of(naming.reason));
    } else {
        json.null().key("namedByKind").null();
    }
    json.key("rule");
    write(json, naming.rule);
    json.end_object();
}

void write_moves(JsonWriter& json, const Position& position, Style style) {
    json.begin_array();
    for (const Move move : legal_moves(position)) {
        const Turn turn{.kind = TurnKind::Move,
                        .player = position.to_move(),
                        .move = move,
                        .annotations = {annotate(position, move)}};
        json.begin_object();
        json.key("text").text(write_coordinates(move));
        json.key("from");
        write(json, move.from());
        json.key("to");
        write(json, move.to());
        json.key("pushes").number(move.pushed());
        json.key("annotation").text(write_turn(turn, style));
        json.end_object();
    }
    json.end_array();
}

void write_position_of(JsonWriter& json, const Match& match, Style style) {
    const Position& position = match.position();
    json.begin_object();
    json.key("text").text(write_position(position));
    json.key("towers");
    write_towers(json, position.board());
    json.key("over").truth(position.is_over());
    json.key("turn");
    if (position.is_over()) {
        json.null();
    } else {
        write_turn_of(json, match);
    }
    json.key("moves");
    write_moves(json, position, style);
    json.end_object();
}

void write_round_end(JsonWriter& json, const Position& position) {
    const auto end = position.end();
    if (!end) {
        json.null();
        return;
    }
    json.begin_object();
    json.key("reason").text(end->reason == EndReason::HomeRow ? "home-row" : "deadlock");
    json.key("winner");
    write(json, end->winner());
    json.key("tower");
    write_tower(json, position.board(), end->tower);
    json.end_object();
}

void write_end(JsonWriter& json, const std::optional<MatchEnd>& end) {
    if (!end) {
        json.null();
        return;
    }
    json.begin_object();
    json.key("reason").text(name_of(end->reason));
    json.key("winner");
    write_or_null(json, end->winner);
    json.end_object();
}

void write_fills(JsonWriter& json, const MatchState& state) {
    if (state.phase != Phase::Filling) {
        json.null();
        return;
    }
    json.begin_object();
    for (const FillFrom side : all_fills) {
        json.key(name_of(side));
        write_towers(json, next_line_up(state.position, side));
    }
    json.end_object();
}

} // namespace

void write_state(JsonWriter& json, const Match& match, Style style) {
    constexpr std::array<std::string_view, 3> phases{"playing", "filling", "over"};
    const MatchState& state = match.state();
    json.begin_object();
    json.key("format");
    write(json, match.format());
    json.key("target").number_or_null(match.format().target());
    json.key("hasRings").truth(match.format().has_rings());
    json.key("score");
    write_score(json, state.score);
    json.key("round").number(state.round);
    json.key("challenger");
    write(json, state.challenger);
    json.key("phase").text(phases[static_cast<std::size_t>(state.phase)]);
    json.key("decider");
    write_or_null(json, decider(state));
    json.key("position");
    write_position_of(json, match, style);
    json.key("roundEnd");
    write_round_end(json, state.position);
    json.key("end");
    write_end(json, state.end);
    json.key("fills");
    write_fills(json, state);
    json.end_object();
}

} // namespace kamisado::wasm
