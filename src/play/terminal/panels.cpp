#include "terminal/panels.h"

#include "notation/display_width.h"
#include "screen/board_view.h"
#include "screen/box.h"
#include "screen/progress_bar.h"
#include "screen/text.h"
#include "terminal/choice_text.h"
#include "terminal/frame.h"
#include "terminal/layout.h"
#include "terminal/record_rows.h"
#include "words/sentence.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>

namespace kamisado::terminal {

namespace {

using screen::Role;
using screen::style_of;

Role role_of(Verdict verdict) {
    switch (verdict) {
    case Verdict::Win: return Role::Good;
    case Verdict::Loss: return Role::Bad;
    case Verdict::Unknown: break;
    }
    return Role::Faint;
}

/// "Black wins in 7 moves", "who wins is open"
std::string verdict_line(const Speech& speech, const PlayState& state, const Analysed& analysed) {
    const PanelTexts& texts = speech.texts().panels;
    const auto player = decider(state.shown_state());
    if (!player) {
        return std::string(texts.analysis_over);
    }
    Sentence sentence(speech);
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

/// In a narrow window the rulebook's annotation is enough.
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
std::size_t verdict_width(const Speech& speech, const std::vector<Choice>& choices) {
    std::size_t width = 0;
    for (const Choice& choice : choices) {
        width = std::max(width, display_width(write_verdict(speech, choice)));
    }
    return width;
}

std::string choice_row(const Speech& speech, const PlayState& state, const Analysed& analysed,
                       const Choice& choice, ChoiceColumn column, std::size_t width) {
    const Position& position = state.shown_state().position;
    const std::string move = write_choice(speech, position, choice.decision, column.style);
    std::string row = padded(move, column.width) + padded(write_verdict(speech, choice), width);
    if (state.match().format().has_rings()) {
        row += fmt::format(" {:>2}", choice.points ? fmt::format("{:+}", *choice.points) : "");
        row += fmt::format(" {:>4}", analysed.has_chances ? write_chance(choice.chance) : "");
    }
    return row;
}

Role role_of(Gravity gravity) {
    switch (gravity) {
    case Gravity::Blunder:
    case Gravity::Mistake: return Role::Bad;
    case Gravity::Inaccuracy: return Role::Warning;
    case Gravity::Hidden:
    case Gravity::Fine: break;
    }
    return Role::Text;
}

screen::ListRow review_row(const Speech& speech, const Match& match, const screen::Look& look,
                           ChoiceColumn column, const ReviewedDecision& one) {
    const Position& before = match.before(one.step).position;
    const std::string played = write_choice(speech, before, one.played.decision, column.style);
    std::string text = fmt::format("{:>3} {:<2} {} {}", one.step + 1, sign_of(one.gravity()),
                                   padded(played, column.width), write_verdict(speech, one.played));
    return {.text = std::move(text), .style = style_of(role_of(one.gravity()), look)};
}

/// How grave it was: the less far one had to see, the worse.
std::string name_of_gravity(const Speech& speech, const ReviewedDecision& one) {
    const PanelTexts& texts = speech.texts().panels;
    switch (one.gravity()) {
    case Gravity::Blunder:
    case Gravity::Mistake:
        return Sentence(speech)
            .number("count", one.played.distance.value_or(1) - 1)
            .filled_in(texts.mistake);
    case Gravity::Hidden: return std::string(texts.hidden);
    case Gravity::Inaccuracy: return std::string(texts.inaccuracy);
    case Gravity::Fine: break;
    }
    return std::string(texts.fine);
}

/// What would have been better, or that it was fine.
std::string judgement(const Speech& speech, const Match& match, const ReviewedDecision& one) {
    const PanelTexts& texts = speech.texts().panels;
    if (!one.better || one.gravity() == Gravity::Fine) {
        return name_of_gravity(speech, one);
    }
    const Position& before = match.before(one.step).position;
    return name_of_gravity(speech, one) + ". " +
           Sentence(speech)
               .text("move", write_choice(speech, before, one.better->decision))
               .text("verdict", write_verdict(speech, *one.better))
               .filled_in(texts.better);
}

void draw_reviewed(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
                   const Match& match, const Review& review, screen::ListState& list) {
    const PanelTexts& texts = speech.texts().panels;
    int used = 0;
    for (const Player player : all_players) {
        used += screen::draw_paragraph(
            sheet, rest_of(area, used),
            Sentence(speech)
                .player("player", player)
                .number("blunders", review.count(player, Gravity::Blunder))
                .number("mistakes", review.count(player, Gravity::Mistake))
                .number("inaccuracies", review.count(player, Gravity::Inaccuracy))
                .filled_in(texts.review_counts));
    }
    if (review.decisions.empty()) {
        screen::draw_paragraph(sheet, rest_of(area, used), texts.review_none);
        return;
    }
    std::vector<screen::ListRow> rows;
    rows.reserve(review.decisions.size());
    for (const ReviewedDecision& one : review.decisions) {
        rows.push_back(review_row(speech, match, sheet.look, choice_column(area), one));
    }
    constexpr int judged = 3;
    screen::draw_list(sheet, rows_of(area, used, area.size.rows - used - judged), rows, list,
                      first_panel_id);
    const auto cursor = static_cast<std::size_t>(list.cursor);
    screen::draw_paragraph(sheet, rest_of(area, area.size.rows - judged),
                           judgement(speech, match, review.decisions[cursor]));
}

/// Draws the progress and returns the rows it took; no bar pushes aside a review that can be read.
int draw_review_progress(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
                         const Reviewed& reviewed) {
    const PanelTexts& texts = speech.texts().panels;
    screen::draw_line(sheet, area,
                      Sentence(speech)
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

constexpr int page_rows = 10; ///< that a list turns by

} // namespace

void RecordPanel::go_to_end() {
    constexpr int end = 100'000; // the list settles for its last row
    list_.cursor = end;
}

bool RecordPanel::press(const screen::KeyPress& press, const Speech& speech, const Match& match) {
    if (press.key != screen::Key::PageUp && press.key != screen::Key::PageDown) {
        return false;
    }
    const auto count = record_rows(speech, match).size();
    return screen::handle(list_, press, static_cast<int>(count), page_rows);
}

void RecordPanel::scroll(int rows) {
    list_.top = std::max(list_.top + rows, 0);
    list_.cursor = std::max(rows < 0 ? list_.top : list_.cursor + rows, 0);
}

std::optional<std::size_t> RecordPanel::step_at(const Speech& speech, const Match& match, int row) {
    const auto rows = record_rows(speech, match);
    const auto number = static_cast<std::size_t>(row);
    return number < rows.size() ? rows[number].first_step : std::nullopt;
}

void RecordPanel::draw(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
                       const PlayState& state) {
    const PanelTexts& texts = speech.texts().panels;
    const screen::Area inside = screen::draw_box(sheet, area, texts.record);
    const auto record = record_rows(speech, state.match());
    if (state.looking_back) {
        list_.cursor = static_cast<int>(row_of_step(record, *state.looking_back));
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
    screen::draw_list(sheet, inside, rows, list_, first_record_id, screen::ListCursor::Hidden);
}

std::optional<Wish> Panel::press(const screen::KeyPress& press, const PlayState& state) {
    if (rows() == 0) {
        return std::nullopt;
    }
    if (screen::handle(list_, press, static_cast<int>(rows()), page_rows)) {
        return selected(state);
    }
    return press.key == screen::Key::Enter ? std::optional(entered(state)) : std::nullopt;
}

Wish Panel::click(int row, const PlayState& state) {
    list_.cursor = row;
    return rows() > 0 ? selected(state) : Wish();
}

std::optional<Task> HintPanel::task(const PlayState& state) {
    hint_.reset();
    return FindHint{.state = state.match().state(), .format = state.match().format()};
}

Wish HintPanel::take(Finding finding) {
    if (auto* const hint = std::get_if<Hint>(&finding)) {
        hint_ = std::move(*hint);
        return PointAt{hint_->choice.decision};
    }
    return {};
}

void HintPanel::draw(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
                     const PlayState& state) {
    const PanelTexts& texts = speech.texts().panels;
    const screen::Area inside = screen::draw_box(sheet, area, texts.hint);
    if (!hint_) {
        screen::draw_paragraph(sheet, inside, texts.hint_thinking);
        return;
    }
    const Position& position = state.shown_state().position;
    int used = screen::draw_paragraph(
        sheet, inside,
        Sentence(speech)
            .text("choice", write_choice(speech, position, hint_->choice.decision))
            .filled_in(texts.hint_choice),
        style_of(Role::Title, sheet.look));
    used +=
        screen::draw_paragraph(sheet, rest_of(inside, used), write_verdict(speech, hint_->choice),
                               style_of(role_of(hint_->choice.verdict), sheet.look));
    ++used;
    for (const Reason& reason : hint_->reasons) {
        const std::string bullet = speech.has_unicode() ? "• " : "- ";
        used += screen::draw_paragraph(sheet, rest_of(inside, used),
                                       bullet + write_reason(speech, reason));
    }
}

std::optional<Task> AnalysisPanel::task(const PlayState& state) {
    analysed_.reset();
    list() = {};
    return Analyse{.state = state.shown_state(), .format = state.match().format()};
}

Wish AnalysisPanel::take(Finding finding) {
    if (auto* const analysed = std::get_if<Analysed>(&finding)) {
        analysed_ = std::move(*analysed);
    }
    return {};
}

std::size_t AnalysisPanel::rows() const { return analysed_ ? analysed_->choices.size() : 0; }

Wish AnalysisPanel::selected(const PlayState& state) const {
    return state.can_decide() ? Wish(PointAt{best_first(analysed_->choices)[cursor()].decision})
                              : Wish();
}

Wish AnalysisPanel::entered(const PlayState& /*state*/) {
    return Play{best_first(analysed_->choices)[cursor()].decision};
}

void AnalysisPanel::draw(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
                         const PlayState& state) {
    const PanelTexts& texts = speech.texts().panels;
    const screen::Area inside = screen::draw_box(sheet, area, texts.analysis);
    const Analysed analysed = analysed_.value_or(Analysed{});
    int used = screen::draw_paragraph(sheet, inside, verdict_line(speech, state, analysed),
                                      style_of(role_of(analysed.verdict), sheet.look));
    if (state.shown_state().phase == Phase::Over) {
        return;
    }
    const std::string progress =
        Sentence(speech)
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
    const std::size_t width = verdict_width(speech, analysed.choices);
    for (const Choice& choice : best_first(analysed.choices)) {
        rows.push_back(
            {.text = choice_row(speech, state, analysed, choice, choice_column(inside), width),
             .style = style_of(role_of(choice.verdict), sheet.look)});
    }
    screen::draw_list(sheet, rest_of(inside, used), rows, list(), first_panel_id);
}

void ReviewPanel::forget() {
    reviewed_.reset();
    line_.reset();
}

std::optional<Task> ReviewPanel::task(const PlayState& state) {
    if (line_ && !line_->moves) {
        return FindLine{.match = state.match(), .step = line_->step};
    }
    if (reviewed_ && reviewed_->is_done()) {
        return std::nullopt;
    }
    return ReviewMatch{.match = state.match(), .known = reviewed_ ? reviewed_->review : nullptr};
}

Wish ReviewPanel::take(Finding finding) {
    if (auto* const found = std::get_if<FoundLine>(&finding); found != nullptr && line_) {
        line_->moves = std::move(found->moves);
        return Think{}; // the review goes on where it was
    }
    auto* const reviewed = std::get_if<Reviewed>(&finding);
    if (reviewed == nullptr) {
        return {};
    }
    const bool is_first = !reviewed_ || !reviewed_->review;
    reviewed_ = std::move(*reviewed);
    if (!is_first || !reviewed_->review) {
        return {};
    }
    const auto turns = reviewed_->review->turning_points();
    list().cursor = turns.empty() ? 0 : static_cast<int>(turns.front());
    return rows() == 0 ? Wish() : Wish(LookAt{reviewed_->review->decisions[cursor()].step});
}

std::size_t ReviewPanel::rows() const {
    return reviewed_ && reviewed_->review ? reviewed_->review->decisions.size() : 0;
}

Wish ReviewPanel::selected(const PlayState& /*state*/) const {
    return LookAt{reviewed_->review->decisions[cursor()].step};
}

Wish ReviewPanel::entered(const PlayState& state) {
    const std::size_t step = reviewed_->review->decisions[cursor()].step;
    if (!line_ || line_->step != step) {
        line_ = Line{.step = step};
        return Think{};
    }
    if (!line_->moves) {
        return {};
    }
    // Once through it, it begins again.
    line_->played = line_->played > line_->moves->size() ? 1 : line_->played + 1;
    Match match = state.match();
    match.undo(match.size() - step - 1);
    for (std::size_t nth = 0; nth + 1 < line_->played; ++nth) {
        std::ignore = match.decide((*line_->moves)[nth]);
    }
    return Follow{std::move(match)};
}

void ReviewPanel::draw(screen::Sheet& sheet, const screen::Area& area, const Speech& speech,
                       const PlayState& state) {
    const PanelTexts& texts = speech.texts().panels;
    const screen::Area inside = screen::draw_box(sheet, area, texts.review);
    const Reviewed reviewed = reviewed_.value_or(Reviewed{});
    const int used = reviewed.is_done() ? 0 : draw_review_progress(sheet, inside, speech, reviewed);
    if (reviewed.review) {
        draw_reviewed(sheet, rest_of(inside, used), speech, state.match(), *reviewed.review,
                      list());
    }
}

} // namespace kamisado::terminal
