#include "notation/display_width.h"
#include "screen/board_view.h"
#include "screen/box.h"
#include "screen/progress_bar.h"
#include "screen/text.h"
#include "terminal/choice_text.h"
#include "terminal/pages.h"
#include "terminal/record_rows.h"
#include "words/sentence.h"

#include <fmt/format.h>

#include <algorithm>

/// What stands beside the board.
namespace kamisado::terminal {

namespace {

using screen::Role;
using screen::style_of;

screen::Area rows_of(const screen::Area& area, int first, int count) {
    return {.row = area.row + first,
            .column = area.column,
            .size = {.rows = std::max(count, 0), .columns = area.size.columns}};
}

screen::Area rest_of(const screen::Area& area, int used) {
    return rows_of(area, used, area.size.rows - used);
}

Role role_of(Verdict verdict) {
    switch (verdict) {
    case Verdict::Win: return Role::Good;
    case Verdict::Loss: return Role::Bad;
    case Verdict::Unknown: break;
    }
    return Role::Faint;
}

/// "Black wins in 7 moves", "who wins is open"
std::string verdict_line(const GameState& state, const Analysed& analysed) {
    const PanelTexts& texts = state.speech.texts().panels;
    const auto player = decider(state.shown_state());
    if (!player) {
        return std::string(texts.analysis_over);
    }
    Sentence sentence(state.speech);
    sentence.player("player", *player)
        .player("other", opponent(*player))
        .number("number", analysed.distance.value_or(0));
    switch (analysed.verdict) {
    case Verdict::Win: return sentence.filled_in(texts.analysis_wins);
    case Verdict::Loss: return sentence.filled_in(texts.analysis_loses);
    case Verdict::Unknown: break;
    }
    return sentence.filled_in(texts.analysis_to_move) + ": " + std::string(texts.analysis_open);
}

/// Where there is little room, the rulebook's annotation is enough.
struct ChoiceColumn {
    ChoiceStyle style;
    std::size_t width;
};
ChoiceColumn choice_column(const screen::Area& area) {
    constexpr int roomy = 30;
    return area.size.columns >= roomy ? ChoiceColumn{.style = ChoiceStyle::Full, .width = 10}
                                      : ChoiceColumn{.style = ChoiceStyle::Brief, .width = 5};
}

/// The verdicts stand above each other, as wide as the widest of them.
std::size_t verdict_width(const GameState& state, const std::vector<Choice>& choices) {
    std::size_t width = 0;
    for (const Choice& choice : choices) {
        width = std::max(width, display_width(write_verdict(state.speech, choice)));
    }
    return width;
}

std::string choice_row(const GameState& state, const Analysed& analysed, const Choice& choice,
                       ChoiceColumn column, std::size_t width) {
    const Position& position = state.shown_state().position;
    const std::string move = write_choice(state.speech, position, choice.decision, column.style);
    std::string row =
        padded(move, column.width) + padded(write_verdict(state.speech, choice), width);
    if (state.session->match().format().has_rings()) {
        row += fmt::format(" {:>2}", choice.points ? fmt::format("{:+}", *choice.points) : "");
        row += fmt::format(" {:>4}", analysed.has_chances ? write_chance(choice.chance) : "");
    }
    return row;
}

std::string mark_of(Mark mark) {
    switch (mark) {
    case Mark::Mistake: return "??";
    case Mark::Inaccuracy: return "? ";
    case Mark::Fine: break;
    }
    return "  ";
}

screen::ListRow review_row(const GameState& state, const screen::Look& look, ChoiceColumn column,
                           const ReviewedDecision& one) {
    const Match& match = state.session->match();
    const Position& before = match.before(one.step).position;
    const std::string played =
        write_choice(state.speech, before, one.played.decision, column.style);
    std::string text =
        fmt::format("{:>3} {} {} {}", one.step + 1, mark_of(one.mark), padded(played, column.width),
                    write_verdict(state.speech, one.played));
    Role role = Role::Text;
    if (one.mark != Mark::Fine) {
        role = one.mark == Mark::Mistake ? Role::Bad : Role::Warning;
    }
    return {.text = std::move(text), .style = style_of(role, look)};
}

/// What would have been better, or that it was fine.
std::string judgement(const GameState& state, const ReviewedDecision& one) {
    const PanelTexts& texts = state.speech.texts().panels;
    if (!one.better || one.mark == Mark::Fine) {
        return std::string(texts.fine);
    }
    const Position& before = state.session->match().before(one.step).position;
    return std::string(one.mark == Mark::Mistake ? texts.mistake : texts.inaccuracy) + ". " +
           Sentence(state.speech)
               .text("move", write_choice(state.speech, before, one.better->decision))
               .text("verdict", write_verdict(state.speech, *one.better))
               .filled_in(texts.better);
}

void draw_reviewed(screen::Sheet& sheet, const screen::Area& area, GameState& state,
                   const Review& review) {
    const PanelTexts& texts = state.speech.texts().panels;
    int used = 0;
    for (const Player player : all_players) {
        used += screen::draw_paragraph(
            sheet, rest_of(area, used),
            Sentence(state.speech)
                .player("player", player)
                .number("mistakes", review.count(player, Mark::Mistake))
                .number("inaccuracies", review.count(player, Mark::Inaccuracy))
                .filled_in(texts.review_counts));
    }
    if (review.decisions.empty()) {
        screen::draw_paragraph(sheet, rest_of(area, used), texts.review_none);
        return;
    }
    std::vector<screen::ListRow> rows;
    rows.reserve(review.decisions.size());
    for (const ReviewedDecision& one : review.decisions) {
        rows.push_back(review_row(state, sheet.look, choice_column(area), one));
    }
    constexpr int judged = 2;
    const screen::Area list = rows_of(area, used, area.size.rows - used - judged);
    screen::draw_list(sheet, list, rows, state.review_list, first_panel_id);
    const auto cursor = static_cast<std::size_t>(state.review_list.cursor);
    screen::draw_paragraph(sheet, rest_of(area, area.size.rows - judged),
                           judgement(state, review.decisions[cursor]));
}

/// How far it is, in rows; a review that can be read already is not pushed aside by a bar.
int draw_review_progress(screen::Sheet& sheet, const screen::Area& area, const GameState& state,
                         const Reviewed& reviewed) {
    const PanelTexts& texts = state.speech.texts().panels;
    screen::draw_line(sheet, area,
                      Sentence(state.speech)
                          .number("done", static_cast<long long>(reviewed.done))
                          .number("total", static_cast<long long>(reviewed.total))
                          .filled_in(reviewed.review ? texts.review_closer : texts.review_thinking),
                      style_of(Role::Faint, sheet.look));
    if (reviewed.review) {
        return 1;
    }
    const double share = reviewed.total == 0 ? 0
                                             : static_cast<double>(reviewed.done) /
                                                   static_cast<double>(reviewed.total);
    screen::draw_progress(sheet, rows_of(area, 1, 1), share);
    return 2;
}

} // namespace

void draw_record(screen::Sheet& sheet, const screen::Area& area, GameState& state) {
    const PanelTexts& texts = state.speech.texts().panels;
    const screen::Area inside = screen::draw_box(sheet, area, texts.record);
    const auto record = record_rows(state.speech, state.session->match());
    if (state.looking_back) {
        state.record_list.cursor = static_cast<int>(row_of_step(record, *state.looking_back));
    }
    std::vector<screen::ListRow> rows;
    rows.reserve(record.size());
    for (const RecordRow& row : record) {
        const bool is_here = state.looking_back && row.first_step &&
                             *row.first_step <= *state.looking_back &&
                             *state.looking_back <= row.last_step;
        Role role = row.is_heading ? Role::Title : Role::Text;
        role = row.remark.empty() || row.is_heading ? role : Role::Faint;
        rows.push_back({.text = write_row(row, std::min(inside.size.columns, 40)),
                        .style = style_of(is_here ? Role::Selected : role, sheet.look)});
    }
    screen::draw_list(sheet, inside, rows, state.record_list, first_record_id,
                      screen::ListCursor::Hidden);
}

void draw_hint(screen::Sheet& sheet, const screen::Area& area, const GameState& state) {
    const PanelTexts& texts = state.speech.texts().panels;
    const screen::Area inside = screen::draw_box(sheet, area, texts.hint);
    if (!state.hint) {
        screen::draw_paragraph(sheet, inside, texts.hint_thinking);
        return;
    }
    const Position& position = state.shown_state().position;
    int used = screen::draw_paragraph(
        sheet, inside,
        Sentence(state.speech)
            .text("choice", write_choice(state.speech, position, state.hint->choice.decision))
            .filled_in(texts.hint_choice),
        style_of(Role::Title, sheet.look));
    used += screen::draw_paragraph(sheet, rest_of(inside, used),
                                   write_verdict(state.speech, state.hint->choice),
                                   style_of(role_of(state.hint->choice.verdict), sheet.look));
    ++used;
    for (const Reason& reason : state.hint->reasons) {
        const std::string bullet = state.speech.has_unicode() ? "• " : "- ";
        used += screen::draw_paragraph(sheet, rest_of(inside, used),
                                       bullet + write_reason(state.speech, reason));
    }
}

void draw_analysis(screen::Sheet& sheet, const screen::Area& area, GameState& state) {
    const PanelTexts& texts = state.speech.texts().panels;
    const screen::Area inside = screen::draw_box(sheet, area, texts.analysis);
    const Analysed analysed = state.analysed.value_or(Analysed{});
    int used = screen::draw_paragraph(sheet, inside, verdict_line(state, analysed),
                                      style_of(role_of(analysed.verdict), sheet.look));
    if (state.shown_state().phase == Phase::Over) {
        return;
    }
    const std::string progress =
        Sentence(state.speech)
            .number("settled", analysed.settled)
            .number("total", analysed.total)
            .text("nodes", write_nodes(analysed.nodes))
            .filled_in(analysed.is_done ? texts.analysis_done : texts.analysis_thinking);
    screen::draw_line(sheet, rows_of(inside, used++, 1), progress,
                      style_of(Role::Faint, sheet.look));
    if (!analysed.is_done) {
        const double share =
            analysed.total == 0 ? 0 : static_cast<double>(analysed.settled) / analysed.total;
        screen::draw_progress(sheet, rows_of(inside, used++, 1), share);
    }
    std::vector<screen::ListRow> rows;
    const std::size_t width = verdict_width(state, analysed.choices);
    for (const Choice& choice : best_first(analysed.choices)) {
        rows.push_back({.text = choice_row(state, analysed, choice, choice_column(inside), width),
                        .style = style_of(role_of(choice.verdict), sheet.look)});
    }
    screen::draw_list(sheet, rest_of(inside, used), rows, state.analysis_list, first_panel_id);
}

void draw_review(screen::Sheet& sheet, const screen::Area& area, GameState& state) {
    const PanelTexts& texts = state.speech.texts().panels;
    const screen::Area inside = screen::draw_box(sheet, area, texts.review);
    const Reviewed reviewed = state.reviewed.value_or(Reviewed{});
    const int used = reviewed.is_done() ? 0 : draw_review_progress(sheet, inside, state, reviewed);
    if (reviewed.review) {
        draw_reviewed(sheet, rest_of(inside, used), state, *reviewed.review);
    }
}

void draw_fill(screen::Sheet& sheet, const screen::Area& area, const GameState& state,
               const screen::BoardLook& look) {
    const PanelTexts& texts = state.speech.texts().panels;
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
        const Board board = next_line_up(state.session->state().position, side);
        screen::draw_line_up(sheet.canvas, rows_of(area, used + 1, rows), board, state.bottom,
                             medium);
        sheet.hits.add(place, first_fill_id + static_cast<int>(side));
        used += rows + 2;
    }
}

} // namespace kamisado::terminal
