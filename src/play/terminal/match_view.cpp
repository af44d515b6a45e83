#include "terminal/match_view.h"

#include "notation/narration.h"
#include "rules/event.h"
#include "screen/list.h"
#include "screen/text.h"
#include "terminal/frame.h"
#include "words/sentence.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
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

std::string score_of(const Speech& speech, const PlayState& state) {
    const Session& session = state.session;
    const MatchState& shown = state.shown_state();
    return Sentence(speech)
        .text("black", player_name(speech, session, Player::Black))
        .text("gold", player_name(speech, session, Player::Gold))
        .number("own", shown.score[Player::Black])
        .number("others", shown.score[Player::Gold])
        .filled_in(speech.texts().game.score);
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

/// The latest events, as many as there is room for, older ones fainter.
void draw_events(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
                 const PlayState& state) {
    const Match& match = state.shown_match();
    const auto room = static_cast<std::size_t>(std::max(area.size.rows, 0));
    std::deque<screen::ListRow> lines;
    for (std::size_t step = state.shown_step(); step > 0 && lines.size() < room; --step) {
        const bool is_new = state.looking_back || state.tried || step > state.told_from;
        const screen::Style style = style_of(is_new ? Role::Text : Role::Faint, sheet.look);
        std::deque<screen::ListRow> told;
        for (const std::string& sentence : narrate({.book = speech}, match, step - 1)) {
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

constexpr game::Millis soon_over = 20'000;

/// The time stands out while it runs, and is red when it is nearly over.
screen::Style time_style(const screen::Look& look, bool is_running, game::Millis left) {
    screen::Style style = style_of(left < soon_over ? screen::Role::Bad : screen::Role::Text, look);
    style.bold = is_running;
    style.reversed = is_running;
    return style;
}

void draw_clock(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
                const PlayState& state, const Clocks& clocks, Player player) {
    const bool is_running = clocks.running == player;
    const game::Millis left = clocks.left[player];
    const screen::Area time =
        screen::draw_line(sheet, area, " " + write_time(left) + " ",
                          time_style(sheet.look, is_running, left), screen::Align::Right);
    screen::Area rest = area;
    rest.size.columns -= time.size.columns;
    screen::draw_line(sheet, rest, " " + player_name(speech, state.session, player),
                      style_of(is_running ? screen::Role::Title : screen::Role::Text, sheet.look));
}

} // namespace

std::string player_name(const Speech& speech, const Session& session, Player player) {
    if (const auto level = session.level_of(player)) {
        return Sentence(speech).number("level", *level).in("computer");
    }
    const std::string name = session.name_of(player);
    return name.empty() ? title_of(speech, player) : speech.shown(name);
}

void draw_title(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
                const PlayState& state) {
    const Match& match = state.match();
    const MatchState& shown = state.shown_state();
    const screen::Style style = style_of(Role::Selected, sheet.look);
    sheet.canvas.fill(area, style);
    std::string about = " " + title_of(speech, match.format());
    if (match.format().kind != FormatKind::Series) {
        about += fmt::format(
            ", {}",
            Sentence(speech).number("number", shown.round).filled_in(speech.texts().panels.round));
    }
    about += ", " + goal_of(speech, match.format(), shown);
    const screen::Area score =
        screen::draw_line(sheet, area, score_of(speech, state) + " ", style, screen::Align::Right);
    screen::Area rest = area;
    rest.size.columns -= score.size.columns + 1;
    screen::draw_line(sheet, rest, about, style);
}

screen::BoardPicture picture_of(const PlayState& state) {
    const Position& position = state.shown_state().position;
    screen::BoardPicture picture{.board = position.board(), .bottom = state.bottom};
    show_last(picture, state.shown_match(), state.shown_step());
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

void draw_fill(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
               const PlayState& state, const screen::BoardLook& look) {
    const PanelTexts& texts = speech.texts().panels;
    screen::BoardLook medium = look;
    medium.size = screen::BoardSize::Medium;
    const int rows = screen::line_up_size(medium).rows;
    const auto text_at = [&](int row) {
        return screen::Area{.row = area.row + row,
                            .column = area.column + 1,
                            .size = {.rows = 1, .columns = area.size.columns - 1}};
    };
    screen::draw_line(sheet, text_at(0), texts.fill, style_of(Role::Title, sheet.look));
    int used = 2;
    for (const FillFrom side : all_fills) {
        const bool is_chosen = side == state.fill;
        const Text label = side == FillFrom::Left ? texts.fill_left : texts.fill_right;
        const screen::Area place = rows_of(area, used, rows + 1);
        screen::draw_line(sheet, text_at(used), (is_chosen ? "> " : "  ") + std::string(label),
                          style_of(is_chosen ? Role::Selected : Role::Text, sheet.look));
        const Board board = next_line_up(state.session.state().position, side);
        screen::draw_line_up(sheet.canvas, rows_of(area, used + 1, rows), board, state.bottom,
                             medium);
        sheet.hits.add(place, first_fill_id + static_cast<int>(side));
        used += rows + 2;
    }
}

void draw_clocks(screen::Sheet& sheet, const PlayLayout& layout, const Speech& speech,
                 const PlayState& state) {
    if (const auto clocks = state.session.clocks()) {
        draw_clock(sheet, layout.far_clock, speech, state, *clocks, opponent(state.bottom));
        draw_clock(sheet, layout.near_clock, speech, state, *clocks, state.bottom);
    }
}

void draw_told(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
               const PlayState& state) {
    const Match& match = state.shown_match();
    const std::size_t step = state.shown_step();
    std::string turn = explain_turn(speech, match, step);
    if (state.tried) {
        turn = std::string(speech.texts().game.following) + " " + turn;
    } else if (state.looking_back) {
        turn = Sentence(speech)
                   .number("step", static_cast<long long>(step) + 1)
                   .number("count", static_cast<long long>(match.size()))
                   .filled_in(speech.texts().game.looking_back) +
               " " + turn;
    } else if (state.session.is_computers_turn()) {
        turn += " " + Sentence(speech)
                          .player("player", *decider(state.session.state()))
                          .filled_in(speech.texts().game.thinking);
    }
    screen::Style bold = style_of(Role::Text, sheet.look);
    bold.bold = true;
    const int used = screen::draw_paragraph(sheet, area, turn, bold);
    const screen::Area rest{.row = area.row + used,
                            .column = area.column,
                            .size = {.rows = area.size.rows - used, .columns = area.size.columns}};
    draw_events(sheet, rest, speech, state);
}

} // namespace kamisado::terminal
