#include "notation/score_sheet.h"

#include "notation/describe.h"
#include "notation/display_width.h"
#include "notation/names.h"
#include "notation/narration.h"
#include "notation/position_text.h"
#include "notation/record_entry.h"
#include "rules/colour_names.h"
#include "words/sentence.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace kamisado {

namespace {

/// A line of the sheet: something in the margin, and what stands in the two columns. A line that is
/// empty altogether is drawn as a rule.
struct Line {
    std::string margin;
    PerPlayer<std::string> columns;
};

constexpr std::size_t gap = 3;
constexpr std::size_t narrowest_column = 16;

Line line_for(std::string_view margin, Player player, std::string text) {
    Line line{.margin = std::string(margin), .columns = {}};
    line.columns[player] = std::move(text);
    return line;
}

bool is_rule(const Line& line) {
    return line.margin.empty() && line.columns == PerPlayer<std::string>();
}

/// The margins and both columns side by side, each as wide as what stands in it.
std::string laid_out(const std::vector<Line>& lines) {
    std::size_t margin = 0;
    PerPlayer<std::size_t> widths{{narrowest_column, narrowest_column}};
    for (const Line& line : lines) {
        margin = std::max(margin, display_width(line.margin));
        for (const Player player : all_players) {
            widths[player] = std::max(widths[player], display_width(line.columns[player]));
        }
    }
    const std::size_t full = margin + gap + widths[Player::Black] + gap + widths[Player::Gold];
    std::string text;
    for (const Line& line : lines) {
        std::string row =
            is_rule(line) ? std::string(full, '-')
                          : padded(line.margin, margin + gap) +
                                padded(line.columns[Player::Black], widths[Player::Black] + gap) +
                                line.columns[Player::Gold];
        row.erase(row.find_last_not_of(' ') + 1);
        text += row + "\n";
    }
    return text;
}

/// What a round ended with.
struct RoundSummary {
    std::optional<RingGiven> ring;
    std::optional<Player> point;
    std::optional<PerPlayer<int>> score;
};

/// The end of each round, as far as they have ended.
std::vector<RoundSummary> summaries_of(const Match& match) {
    std::vector<RoundSummary> rounds(static_cast<std::size_t>(match.state().round));
    for (std::size_t step = 0; step < match.size(); ++step) {
        auto& round = rounds[static_cast<std::size_t>(match.before(step).round - 1)];
        for (const Event& event : match.events(step)) {
            if (const auto* const ring = std::get_if<RingGiven>(&event.detail)) {
                round.ring = *ring;
            } else if (const auto* const point = std::get_if<PointScored>(&event.detail)) {
                round.point = point->player;
            } else {
                continue;
            }
            const bool is_last = step + 1 == match.size();
            round.score = is_last ? match.state().score : match.before(step + 1).score;
        }
    }
    return rounds;
}

std::string describe_ring(const Phrasebook& book, const RingGiven& ring) {
    return Sentence(book)
        .text("tower", book.shown(name_of(book.seen(ring.tower.colour), book.language)))
        .rank(ring.rings)
        .number("count", ring.points)
        .in(ring.is_added ? Phrase("sheet.now") : Phrase("sheet.triple"));
}

std::string write_score(const PerPlayer<int>& score, Player player) {
    return std::to_string(score[player]);
}

/// Turns a record's entries into the lines of the sheet.
class SheetWriter {
  public:
    SheetWriter(const Match& match, Style style, const Phrasebook& book)
        : summaries_(summaries_of(match)), style_(style), book_(book) {
        const MatchState& first = match.size() == 0 ? match.state() : match.before(0);
        if (!has_heading(first)) { // it starts in the middle of a round
            open_round(first.round, first.challenger, said("sheet.to-move"));
            lines_.emplace_back();
        }
    }

    void operator()(const RoundEntry& round) {
        end_round();
        open_round(round.number, round.starter, said("sheet.starts"));
        const std::string line_up = write_line_up(round.line_up);
        const std::size_t middle = line_up.find('/');
        Line& line = lines_.emplace_back();
        line.margin = said("sheet.files");
        line.columns[Player::Gold] = line_up.substr(0, middle);
        line.columns[Player::Black] = line_up.substr(middle + 1);
        lines_.emplace_back();
    }

    void operator()(const Turn& turn) {
        if (turn.player == Player::Black || !row_is_open_) {
            ++row_;
            lines_.push_back({.margin = row_margin(), .columns = {}});
        }
        lines_.back().columns[turn.player] = write_turn(turn, style_);
        row_is_open_ = turn.player == Player::Black;
    }

    void operator()(DeadlockEntry /*has nothing to tell*/) {
        row_is_open_ = false;
        lines_.push_back({.margin = said("sheet.deadlock"), .columns = {}});
    }

    void operator()(Fill fill) {
        const auto& ring = summaries_[static_cast<std::size_t>(round_ - 1)].ring;
        end_round();
        lines_.push_back(line_for(
            said("sheet.fill"), ring->tower.owner,
            said(fill.side == FillFrom::Left ? Phrase("sheet.left") : Phrase("sheet.right"))));
    }

    void operator()(Resign resign) { end_match(resign.player, said("sheet.resigns")); }
    void operator()(TimeOut time) { end_match(time.player, said("sheet.out-of-time")); }

    std::vector<Line> take() {
        end_round();
        lines_.emplace_back();
        return std::move(lines_);
    }

  private:
    void open_round(int number, Player first, std::string_view what) {
        round_ = number;
        row_ = 0;
        lines_.emplace_back();
        lines_.push_back(line_for(Sentence(book_).number("round", number).in("sheet.round"), first,
                                  std::string(what)));
    }

    [[nodiscard]] std::string row_margin() const {
        return (row_ < 10 ? " " : "") + std::to_string(row_) + ".";
    }

    void end_match(Player loser, std::string_view how) {
        end_round();
        lines_.push_back(line_for("", loser, std::string(how)));
    }

    /// What the round was worth; once, and only when it is over.
    void end_round() {
        row_is_open_ = false;
        const int round = std::exchange(round_, 0);
        if (round == 0) {
            return;
        }
        const RoundSummary& summary = summaries_[static_cast<std::size_t>(round - 1)];
        if (!summary.score) {
            return;
        }
        lines_.emplace_back();
        if (summary.ring) {
            lines_.push_back(line_for(said("sheet.ring"), summary.ring->tower.owner,
                                      describe_ring(book_, *summary.ring)));
        } else {
            lines_.push_back(line_for(said("sheet.point"), *summary.point, "+1"));
        }
        Line& score = lines_.emplace_back();
        score.margin = said("sheet.score");
        for (const Player player : all_players) {
            score.columns[player] = write_score(*summary.score, player);
        }
    }

    [[nodiscard]] std::string said(Phrase phrase) const { return Sentence(book_).in(phrase); }

    std::vector<RoundSummary> summaries_;
    Style style_;
    Phrasebook book_;
    std::vector<Line> lines_;
    int round_ = 0; // the one whose end has not been written
    int row_ = 0;
    bool row_is_open_ = false; // Black has an entry in the last row and Gold has none
};

/// Format, place, date and an unusual start, each on a line.
std::string write_head(const Record& record, const Phrasebook& book) {
    std::string text = "Kamisado, " + title_of(book, record.match.format());
    if (const auto target = record.match.format().target()) {
        text += " (" + Sentence(book).number("count", *target).in("sheet.wins-with") + ")";
    }
    text += "\n";
    const auto add = [&](std::string_view tag, Phrase title) {
        const auto value = record.tag(tag);
        if (value && !value->empty()) {
            text += Sentence(book).in(title) + ": " + printable(*value) + "\n";
        }
    };
    add("Event", "sheet.event");
    add("Site", "sheet.site");
    add("Date", "sheet.date");
    if (record.match.start() != Position::first()) {
        text +=
            Sentence(book).in("sheet.start") + ": " + write_position(record.match.start()) + "\n";
    }
    return text + "\n";
}

std::vector<Line> names_of(const Record& record, const Phrasebook& book) {
    Line titles;
    Line names;
    for (const Player player : all_players) {
        titles.columns[player] = title_of(book, player);
        const auto name = record.tag(player == Player::Black ? "Black" : "Gold");
        if (name && !name->empty()) {
            names.columns[player] = printable(*name);
        }
    }
    std::vector<Line> lines{std::move(titles)};
    if (!is_rule(names)) {
        lines.push_back(std::move(names));
    }
    return lines;
}

std::string write_end(const MatchState& state, const Phrasebook& book) {
    Sentence sentence(book);
    sentence.text("score", write_score(state.score, Player::Black) + "-" +
                               write_score(state.score, Player::Gold));
    if (!state.end) {
        return sentence.in("sheet.not-finished") + "\n";
    }
    if (!state.end->winner) {
        return sentence.in("sheet.drawn") + "\n";
    }
    return sentence.player("player", *state.end->winner).in("sheet.result") + "\n";
}

} // namespace

std::string write_score_sheet(const Record& record, Style style, const Phrasebook& book) {
    SheetWriter writer(record.match, style, book);
    for (const RecordEntry& entry : entries_of(record.match)) {
        std::visit(writer, entry);
    }
    std::vector<Line> lines = names_of(record, book);
    std::ranges::move(writer.take(), std::back_inserter(lines));
    return write_head(record, book) + laid_out(lines) + write_end(record.match.state(), book);
}

} // namespace kamisado
