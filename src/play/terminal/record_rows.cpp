#include "terminal/record_rows.h"

#include "notation/display_width.h"
#include "notation/turn.h"
#include "words/sentence.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <variant>

namespace kamisado::terminal {

namespace {

/// Goes through the decisions of a match.
class RowWriter {
  public:
    RowWriter(const Speech& speech, const Match& match)
        : speech_(&speech), texts_(&speech.texts().panels), match_(&match) {}

    std::vector<RecordRow> write() {
        for (step_ = 0; step_ < match_->size(); ++step_) {
            head_round(match_->before(step_));
            std::visit([this](const auto& decision) { add(decision); }, match_->decision(step_));
            add_results();
        }
        if (match_->state().phase == Phase::Playing) {
            head_round(match_->state());
        }
        return std::move(rows_);
    }

  private:
    void head_round(const MatchState& state) {
        if (state.round == round_) {
            return;
        }
        round_ = state.round;
        number_ = 0;
        is_row_open_ = false;
        RecordRow& row = rows_.emplace_back();
        row.is_heading = true;
        row.remark =
            Sentence(*speech_).number("number", state.round).filled_in(texts_->round) + ": " +
            Sentence(*speech_).player("player", state.challenger).filled_in(texts_->starts);
    }

    void add(Move move) {
        for (const Turn& turn : turns_of(match_->before(step_).position, move)) {
            if (turn.player == Player::Black || !is_row_open_) {
                rows_.emplace_back().number = ++number_;
            }
            RecordRow& row = rows_.back();
            row.moves[turn.player] = write_turn(turn, speech_->moves());
            row.first_step = row.first_step.value_or(step_);
            row.last_step = step_;
            is_row_open_ = turn.player == Player::Black;
        }
    }

    void add(Fill fill) {
        remark(Sentence(*speech_)
                   .player("player", *decider(match_->before(step_)))
                   .side(fill.side)
                   .filled_in(texts_->fills));
    }
    void add(Resign resign) {
        remark(Sentence(*speech_).player("player", resign.player).filled_in(texts_->resigns));
    }
    void add(TimeOut time) {
        remark(Sentence(*speech_).player("player", time.player).filled_in(texts_->out_of_time));
    }

    void add_results() {
        for (const Event& event : match_->events(step_)) {
            if (std::holds_alternative<Deadlocked>(event.detail)) {
                remark(std::string(texts_->deadlock));
            } else if (const auto* const ring = std::get_if<RingGiven>(&event.detail)) {
                add_result(ring->tower.owner, ring->points);
            } else if (const auto* const point = std::get_if<PointScored>(&event.detail)) {
                add_result(point->player, 1);
            }
        }
    }

    void add_result(Player winner, int points) {
        remark(Sentence(*speech_)
                   .player("player", winner)
                   .number("count", points)
                   .filled_in(texts_->wins_round));
    }

    void remark(std::string text) {
        is_row_open_ = false;
        RecordRow& row = rows_.emplace_back();
        row.remark = std::move(text);
        row.first_step = step_;
        row.last_step = step_;
    }

    const Speech* speech_;
    const PanelTexts* texts_;
    const Match* match_;
    std::vector<RecordRow> rows_;
    std::size_t step_ = 0;
    int round_ = 0;
    int number_ = 0;
    bool is_row_open_ = false;
};

} // namespace

std::vector<RecordRow> record_rows(const Speech& speech, const Match& match) {
    return RowWriter(speech, match).write();
}

std::string write_row(const RecordRow& row, int columns) {
    if (!row.remark.empty()) {
        return row.is_heading ? row.remark : "  " + row.remark;
    }
    constexpr int margin = 5;
    const auto width = static_cast<std::size_t>(std::max((columns - margin) / 2, 6));
    return fmt::format("{:>3}. {} {}", row.number, padded(row.moves[Player::Black], width - 1),
                       row.moves[Player::Gold]);
}

std::size_t row_of_step(const std::vector<RecordRow>& rows, std::size_t step) {
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].first_step && rows[row].last_step >= step) {
            return row;
        }
    }
    return rows.empty() ? 0 : rows.size() - 1;
}

} // namespace kamisado::terminal
