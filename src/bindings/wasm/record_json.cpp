#include "wasm/record_json.h"

#include "notation/ascii.h"
#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/record_entry.h"
#include "notation/spelling.h"
#include "wasm/board_json.h"
#include "wasm/line.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace kamisado::wasm {

namespace {

void write_part(JsonWriter& json, const Annotation& annotation) {
    constexpr std::array<std::string_view, 4> ways{"forward", "left", "right", "back"};
    json.begin_object();
    json.key("tower");
    write(json, annotation.tower);
    json.key("way");
    if (annotation.way) {
        json.text(ways[static_cast<std::size_t>(*annotation.way)]);
    } else {
        json.null();
    }
    json.key("distance").number(annotation.distance);
    json.key("square");
    write(json, annotation.square);
    json.end_object();
}

/// Writes the members of one entry and counts decisions.
class EntryWriter {
  public:
    /// `step` decisions stand before the first entry.
    EntryWriter(JsonWriter& json, Language language, std::size_t step)
        : json_(&json), language_(language), step_(step) {}

    void operator()(const RoundEntry& round) {
        json_->key("kind").text("round");
        json_->key("round").number(round.number);
        json_->key("starter");
        write(*json_, round.starter);
        json_->key("lineUp").text(write_line_up(round.line_up));
        add_step();
    }

    void operator()(const Turn& turn) {
        constexpr std::array<std::string_view, 3> kinds{"move", "pushed-back", "blocked"};
        step_ += turn.kind == TurnKind::Move ? 1 : 0;
        json_->key("kind").text(kinds[static_cast<std::size_t>(turn.kind)]);
        add_player(turn.player);
        add_step();
        json_->key("texts").begin_object();
        for (const Spelling spelling : all_spellings) {
            json_->key(name_of(spelling))
                .text(write_turn(turn, {.spelling = spelling, .language = language_}));
        }
        json_->end_object();
        json_->key("parts").begin_array();
        for (const Annotation& annotation : turn.annotations) {
            write_part(*json_, annotation);
        }
        json_->end_array();
    }

    void operator()(DeadlockEntry /*has nothing to tell*/) {
        json_->key("kind").text("deadlock");
        add_step();
    }

    void operator()(Fill fill) {
        ++step_;
        json_->key("kind").text("fill");
        add_player(filler_);
        json_->key("side").text(name_of(fill.side));
        add_step();
    }

    void operator()(Resign resign) { add_end("resigns", resign.player); }
    void operator()(TimeOut time) { add_end("time", time.player); }

    [[nodiscard]] std::size_t step() const { return step_; }
    void set_filler(Player player) { filler_ = player; }

  private:
    void add_player(Player player) {
        json_->key("player");
        write(*json_, player);
    }
    void add_step() { json_->key("step").number(static_cast<std::int64_t>(step_)); }
    void add_end(std::string_view kind, Player player) {
        ++step_;
        json_->key("kind").text(kind);
        add_player(player);
        add_step();
    }

    JsonWriter* json_;
    Language language_;
    std::size_t step_;
    Player filler_{};
};

/// A comment cannot hold the sign that ends it.
std::string without_braces(std::string_view text) {
    std::string plain(text);
    std::ranges::replace(plain, '{', '(');
    std::ranges::replace(plain, '}', ')');
    return plain;
}

std::size_t row_from(std::string_view digits) {
    std::size_t number = 0;
    for (const char digit : digits) {
        number = (number * 10) + (is_digit(digit) ? static_cast<std::size_t>(digit - '0') : 0);
    }
    return number;
}

} // namespace

void write_entries(JsonWriter& json, const Match& match, Language language, std::size_t known) {
    EntryWriter writer(json, language, known);
    json.begin_array();
    for (const RecordEntry& entry : entries_of(match, known)) {
        if (std::holds_alternative<Fill>(entry)) {
            writer.set_filler(*decider(match.before(writer.step())));
        }
        json.begin_object();
        std::visit(writer, entry);
        json.end_object();
    }
    json.end_array();
}

void write_record_as_json(JsonWriter& json, const Record& record) {
    json.begin_object();
    json.key("tags").begin_array();
    for (const Tag& tag : record.tags) {
        json.begin_object();
        json.key("name").text(tag.name);
        json.key("value").text(tag.value);
        json.end_object();
    }
    json.end_array();
    json.key("line");
    write_line(json, record.match);
    json.key("comments").begin_array();
    for (const Record::Comment& comment : record.comments) {
        json.begin_object();
        json.key("after").number(static_cast<std::int64_t>(comment.after));
        json.key("text").text(comment.text);
        json.end_object();
    }
    json.end_array();
    json.key("result").text(write_result(record.match.state()));
    json.end_object();
}

Record make_record(Match match, std::string_view tags, std::string_view comments, Style style) {
    Record record;
    record.match = std::move(match);
    record.style = style;
    while (!tags.empty()) {
        const std::string_view name = take_field(tags, '\0');
        record.tags.push_back({std::string(name), std::string(take_field(tags, '\0'))});
    }
    while (!comments.empty()) {
        const std::size_t after = row_from(take_field(comments, '\0'));
        record.comments.push_back(
            {.after = after, .text = without_braces(take_field(comments, '\0'))});
    }
    std::ranges::stable_sort(record.comments, {}, &Record::Comment::after);
    return record;
}

} // namespace kamisado::wasm
