#include "notation/narration.h"
#include "rules/event.h"
#include "screen/board_view.h"
#include "screen/cluster.h"
#include "screen/text.h"
#include "terminal/pages.h"
#include "words/sentence.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <string_view>
#include <variant>

namespace kamisado::terminal {

namespace {

using screen::Role;
using screen::style_of;

/// Draws what the last decision before that moment did to the board.
void show_last(screen::BoardPicture& picture, const Match& match, std::size_t step) {
    if (step == 0 || !std::holds_alternative<Move>(match.decision(step - 1))) {
        return;
    }
    for (const Event& event : match.events(step - 1)) {
        if (const auto* const moved = std::get_if<Moved>(&event.detail)) {
            picture.last = screen::ShownMove{.from = moved->from, .to = moved->to, .pushed = {}};
        } else if (const auto* const push = std::get_if<Pushed>(&event.detail)) {
            picture.last = screen::ShownMove{.from = push->from, .to = push->to, .pushed = {}};
            for (std::size_t nth = 0; nth < push->count; ++nth) {
                picture.last->pushed.insert(push->landing(nth));
            }
        } else if (const auto* const blocked = std::get_if<Blocked>(&event.detail)) {
            picture.blocked = blocked->square;
        }
    }
}

screen::BoardPicture picture_of(const GameState& state) {
    const Position& position = state.shown_state().position;
    screen::BoardPicture picture{.board = position.board(), .bottom = state.bottom};
    show_last(picture, state.session->match(), state.shown_step());
    if (state.shown_state().phase != Phase::Playing) {
        return picture;
    }
    if (!position.is_free_choice()) {
        picture.mover = position.board().square_of(position.tower_to_move());
    }
    if (!state.can_decide()) {
        return picture;
    }
    picture.cursor = state.hand.cursor();
    if (const auto tower = state.hand.tower()) {
        picture.mover = tower;
        picture.targets = targets_from(position, *tower);
        picture.pushes = pushes_from(position, *tower);
    } else {
        picture.choices = movable(position);
    }
    return picture;
}

std::string score_of(const GameState& state) {
    const Session& session = *state.session;
    const MatchState& shown = state.shown_state();
    return Sentence(state.speech)
        .text("black", player_name(state, session, Player::Black))
        .text("gold", player_name(state, session, Player::Gold))
        .number("own", shown.score[Player::Black])
        .number("others", shown.score[Player::Gold])
        .filled_in(state.speech.texts().game.score);
}

/// "first to 3", "round 2 of 5"
std::string goal_of(const Speech& speech, Format format, const MatchState& state) {
    const GameTexts& texts = speech.texts().game;
    if (const auto target = format.target()) {
        return *target == 1 ? std::string(texts.target_one)
                            : Sentence(speech).number("count", *target).filled_in(texts.target);
    }
    return Sentence(speech)
        .number("round", state.round)
        .number("rounds", format.rounds)
        .filled_in(texts.of_rounds);
}

void draw_title(screen::Sheet& sheet, const screen::Area& area, const GameState& state) {
    const Match& match = state.session->match();
    const MatchState& shown = state.shown_state();
    const screen::Style style = style_of(Role::Selected, sheet.look);
    sheet.canvas.fill(area, style);
    std::string about = " " + title_of(state.speech, match.format());
    if (match.format().kind != FormatKind::Series) {
        about += fmt::format(", {}", Sentence(state.speech)
                                         .number("number", shown.round)
                                         .filled_in(state.speech.texts().panels.round));
    }
    about += ", " + goal_of(state.speech, match.format(), shown);
    const screen::Area score =
        screen::draw_line(sheet, area, score_of(state) + " ", style, screen::Align::Right);
    screen::Area rest = area;
    rest.size.columns -= score.size.columns + 1;
    screen::draw_line(sheet, rest, about, style);
}

/// What happened, as far as there is room: the last of it, and what is older fainter.
void draw_events(screen::Sheet& sheet, const screen::Area& area, const GameState& state) {
    const Match& match = state.session->match();
    const auto room = static_cast<std::size_t>(std::max(area.size.rows, 0));
    std::deque<screen::ListRow> lines;
    for (std::size_t step = state.shown_step(); step > 0 && lines.size() < room; --step) {
        const bool is_new = state.looking_back || step > state.told_from;
        const screen::Style style = style_of(is_new ? Role::Text : Role::Faint, sheet.look);
        std::deque<screen::ListRow> told;
        for (const std::string& sentence : narrate({.book = state.speech}, match, step - 1)) {
            for (std::string& line : screen::wrapped(sentence, area.size.columns)) {
                told.push_back({.text = std::move(line), .style = style});
            }
        }
        lines.insert(lines.begin(), told.begin(), told.end());
    }
    const std::size_t skipped = lines.size() > room ? lines.size() - room : 0;
    for (std::size_t nth = skipped; nth < lines.size(); ++nth) {
        sheet.canvas.put(area.row + static_cast<int>(nth - skipped), area.column, lines[nth].text,
                         lines[nth].style);
    }
}

/// Whose turn it is, then what happened.
void draw_told(screen::Sheet& sheet, const screen::Area& area, const GameState& state) {
    const Match& match = state.session->match();
    const std::size_t step = state.shown_step();
    std::string turn = explain_turn(state.speech, match, step);
    if (state.looking_back) {
        turn = Sentence(state.speech)
                   .number("step", static_cast<long long>(step) + 1)
                   .number("count", static_cast<long long>(match.size()))
                   .filled_in(state.speech.texts().game.looking_back) +
               " " + turn;
    } else if (state.session->is_computers_turn()) {
        turn += " " + Sentence(state.speech)
                          .player("player", *decider(state.session->state()))
                          .filled_in(state.speech.texts().game.thinking);
    }
    screen::Style bold = style_of(Role::Text, sheet.look);
    bold.bold = true;
    const int used = screen::draw_paragraph(sheet, area, turn, bold);
    const screen::Area rest{.row = area.row + used,
                            .column = area.column,
                            .size = {.rows = area.size.rows - used, .columns = area.size.columns}};
    draw_events(sheet, rest, state);
}

Text keys_for(const GameState& state) {
    const Texts& texts = state.speech.texts();
    if (state.is_filling()) {
        return texts.panels.fill_keys;
    }
    switch (state.panel) {
    case Panel::Analysis: return texts.panels.analysis_keys;
    case Panel::Review: return texts.panels.review_keys;
    case Panel::Hint: return texts.panels.hint_keys;
    case Panel::Record: break;
    }
    if (state.looking_back) {
        return texts.game.keys_looking_back;
    }
    if (state.session->match().is_over()) {
        return texts.game.keys_over;
    }
    if (state.session->is_computers_turn()) {
        return texts.game.keys_watching;
    }
    return state.hand.tower() ? texts.game.keys_chosen : texts.game.keys;
}

void draw_panel(screen::Sheet& sheet, const screen::Area& area, GameState& state) {
    switch (state.panel) {
    case Panel::Record: draw_record(sheet, area, state); break;
    case Panel::Hint: draw_hint(sheet, area, state); break;
    case Panel::Analysis: draw_analysis(sheet, area, state); break;
    case Panel::Review: draw_review(sheet, area, state); break;
    }
}

/// The record alone, or with another panel beside it or in its place.
void draw_side(screen::Sheet& sheet, PlayLayout layout, GameState& state) {
    if (state.panel == Panel::Record && layout.side_by_side) {
        layout.record.size.columns += layout.panel.size.columns;
    }
    if (state.panel == Panel::Record || layout.side_by_side) {
        draw_record(sheet, layout.record, state);
    }
    if (state.panel != Panel::Record) {
        draw_panel(sheet, layout.panel, state);
    }
}

} // namespace

std::string player_name(const GameState& state, const Session& session, Player player) {
    if (const auto level = session.level_of(player)) {
        return Sentence(state.speech).number("level", *level).in("computer");
    }
    const std::string name = session.name_of(player);
    return name.empty() ? title_of(state.speech, player) : state.speech.shown(name);
}

DrawnBoard draw_play_page(screen::Sheet& sheet, GameState& state) {
    const screen::BoardLook look{.look = sheet.look, .marks = state.marks};
    const PlayLayout layout =
        lay_out(sheet.canvas.size(), look, state.session->clocks().has_value());
    draw_title(sheet, layout.title, state);
    DrawnBoard board;
    if (state.is_filling()) {
        draw_fill(sheet, layout.board, state, look); // in the board's place: it is not needed now
    } else {
        board = screen::draw_board(sheet.canvas, layout.board, picture_of(state), look);
    }
    draw_side(sheet, layout, state);
    draw_clocks(sheet, layout, state);
    draw_told(sheet, layout.told, state);
    draw_message(sheet, layout.message, state);
    draw_keys(sheet, layout.keys, keys_for(state));
    return board;
}

} // namespace kamisado::terminal
