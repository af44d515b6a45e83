#include "notation/ascii.h"
#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "notation/record_entry.h"
#include "text/number.h"

#include <algorithm>
#include <utility>

namespace kamisado {

namespace {

constexpr std::array<std::string_view, 5> format_names{"single", "series", "standard", "long",
                                                       "marathon"};

/// The number of rounds of a series: up to four digits.
std::optional<int> rounds_from(std::string_view digits) {
    const auto rounds = digits.size() > 4 ? std::nullopt : number_from<unsigned>(digits);
    return rounds == 0 ? std::nullopt : rounds;
}

std::string escaped(std::string_view value) {
    std::string text;
    for (const char c : value) {
        if (c == '"' || c == '\\') {
            text += '\\';
        }
        text += c == '\n' || c == '\r' ? ' ' : c; // a tag is one line
    }
    return text;
}

/// Lays out the entries: moves in numbered rows with Black left, all else on lines of its own.
class BodyWriter {
  public:
    explicit BodyWriter(Style style) : style_(style) {}

    void operator()(const RoundEntry& round) {
        row_ = 0;
        add_line("round " + std::to_string(round.number) + " " +
                 std::string(name_of(round.starter)) + " " + write_line_up(round.line_up));
    }

    void operator()(const Turn& turn) {
        if (turn.player == Player::Black || !black_has_moved_) {
            close_line();
            text_ += std::to_string(++row_) + ".";
        }
        if (turn.player == Player::Gold && !black_has_moved_) {
            text_ += " ...";
        }
        text_ += column_gap(turn.player) + write_turn(turn, style_);
        black_has_moved_ = turn.player == Player::Black;
    }

    void operator()(DeadlockEntry /*has nothing to tell*/) { add_line("deadlock"); }
    void operator()(Fill fill) { add_line("fill " + std::string(name_of(fill.side))); }
    void operator()(Resign resign) { add_line("resigns " + std::string(name_of(resign.player))); }
    void operator()(TimeOut time) { add_line("time " + std::string(name_of(time.player))); }

    void add_comment(std::string_view comment) {
        if (!text_.empty() && text_.back() != '\n') {
            text_ += ' ';
        }
        text_ += "{" + std::string(comment) + "}";
    }

    std::string take() {
        close_line();
        return std::move(text_);
    }

  private:
    /// Moves in words have spaces within, so their columns need a wider one between.
    [[nodiscard]] std::string column_gap(Player player) const {
        const bool is_wide = style_.spelling == Spelling::Words && player == Player::Gold;
        return is_wide ? "   " : " ";
    }

    void close_line() {
        if (!text_.empty() && text_.back() != '\n') {
            text_ += '\n';
        }
    }

    void add_line(std::string_view line) {
        close_line();
        text_ += line;
        black_has_moved_ = false;
    }

    Style style_;
    std::string text_;
    int row_ = 0;
    bool black_has_moved_ = false; // in the row that is open, and Gold has not
};

std::string write_body(const Record& record) {
    BodyWriter writer(record.style);
    auto comment = record.comments.begin();
    std::size_t passed = 0;
    const auto add_comments = [&] {
        for (; comment != record.comments.end() && comment->after <= passed; ++comment) {
            writer.add_comment(comment->text);
        }
    };
    add_comments();
    for (const RecordEntry& entry : entries_of(record.match)) {
        std::visit(writer, entry);
        ++passed;
        add_comments();
    }
    return writer.take();
}

/// The tags that follow from the match are made to tell the truth.
Record with_true_tags(Record record) {
    record.set_tag("Kamisado", record_version);
    record.set_tag("Format", write_format(record.match.format()));
    record.set_tag("Result", write_result(record.match.state()));
    if (record.match.start() != Position::first()) {
        record.set_tag("Start", write_position(record.match.start()));
    }
    if (record.style.language != Language::English || record.tag("Language")) {
        record.set_tag("Language", code_of(record.style.language));
    }
    return record;
}

} // namespace

Record Record::of(Match match) {
    Record record;
    record.match = std::move(match);
    return with_true_tags(std::move(record));
}

std::optional<std::string_view> Record::tag(std::string_view name) const {
    const auto found = std::ranges::find(tags, name, &Tag::name);
    return found == tags.end() ? std::nullopt : std::optional<std::string_view>(found->value);
}

void Record::set_tag(std::string_view name, std::string_view value) {
    const auto found = std::ranges::find(tags, name, &Tag::name);
    if (found == tags.end()) {
        tags.push_back({std::string(name), std::string(value)});
    } else {
        found->value = value;
    }
}

std::string write_record(const Record& record) {
    const Record truthful = with_true_tags(record);
    std::string text;
    for (const Tag& tag : truthful.tags) {
        text += "[" + tag.name + " \"" + escaped(tag.value) + "\"]\n";
    }
    return text + "\n" + write_body(truthful);
}

std::string write_format(Format format) {
    std::string text(format_names[static_cast<std::size_t>(format.kind)]);
    if (format.kind == FormatKind::Series) {
        text += " " + std::to_string(format.rounds);
    }
    return text;
}

std::optional<Format> format_from_name(std::string_view name) {
    const auto space = name.find(' ');
    const auto found = std::ranges::find(format_names, name.substr(0, space));
    if (found == format_names.end()) {
        return std::nullopt;
    }
    Format format{.kind = static_cast<FormatKind>(found - format_names.begin())};
    const bool is_series = format.kind == FormatKind::Series;
    if (is_series != (space != std::string_view::npos)) {
        return std::nullopt;
    }
    if (is_series) {
        const auto rounds = rounds_from(name.substr(space + 1));
        if (!rounds) {
            return std::nullopt;
        }
        format.rounds = *rounds;
    }
    return format;
}

std::string write_result(const MatchState& state) {
    if (!state.end) {
        return "*";
    }
    const std::string winner =
        state.end->winner ? std::string(name_of(*state.end->winner)) : "draw";
    return winner + " " + std::to_string(state.score[Player::Black]) + "-" +
           std::to_string(state.score[Player::Gold]);
}

} // namespace kamisado
