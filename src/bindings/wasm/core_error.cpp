#include "wasm/core_error.h"

#include "wasm/board_json.h"

#include <algorithm>
#include <string_view>

namespace kamisado::wasm {

namespace {

std::optional<std::string_view> argument(const CoreError& error, std::string_view name) {
    const auto found =
        std::ranges::find_if(error.arguments, [&](const auto& one) { return one.first == name; });
    return found == error.arguments.end() ? std::nullopt
                                          : std::optional<std::string_view>(found->second);
}

void write_text_or_null(JsonWriter& json, std::optional<std::string_view> text) {
    if (text) {
        json.text(*text);
    } else {
        json.null();
    }
}

void write_place(JsonWriter& json, Place place) {
    json.begin_object();
    json.key("line").number(place.line);
    json.key("column").number(place.column);
    json.key("round").number(place.round);
    json.key("move").number(place.move);
    json.end_object();
}

/// What a text must be, as an `Expectation`.
class ExpectationWriter {
  public:
    explicit ExpectationWriter(JsonWriter& json) : json_(&json) {}

    void operator()(std::monostate /*nothing*/) { json_->null(); }
    void operator()(const std::string& text) {
        open("text").key("text").text(text);
        close();
    }
    void operator()(int number) {
        open("number").key("number").number(number);
        close();
    }
    void operator()(Player player) {
        write(open("player").key("player"), player);
        close();
    }
    void operator()(Colour colour) {
        write(open("colour").key("colour"), colour);
        close();
    }
    void operator()(CanMove can) {
        write(open("can-move").key("player"), can.player);
        write_or_null(json_->key("tower"), can.tower);
        close();
    }
    void operator()(const OneOf& one) {
        open("one-of").key("words").begin_array();
        for (const std::string& word : one.words) {
            json_->text(word);
        }
        json_->end_array();
        close();
    }
    void operator()(NumberRange range) {
        open("range").key("least").number(range.least);
        json_->key("most").number(range.most);
        close();
    }
    void operator()(Form form) {
        open("form").key("form").text(kamisado::name_of(form));
        close();
    }
    void operator()(Circumstance circumstance) {
        open("circumstance").key("circumstance").text(kamisado::name_of(circumstance));
        close();
    }

  private:
    JsonWriter& open(std::string_view kind) { return json_->begin_object().key("kind").text(kind); }
    void close() { json_->end_object(); }

    JsonWriter* json_;
};

void write_gap(JsonWriter& json, const Found& found) {
    const auto* const gap = std::get_if<Gap>(&found);
    if (gap == nullptr) {
        json.null();
    } else {
        json.text(*gap == Gap::Nothing ? "nothing" : "end-of-line");
    }
}

/// What the notation has found, as values.
void write_values(JsonWriter& json, const Error& error) {
    json.key("gap");
    write_gap(json, error.found);
    json.key("expectation");
    std::visit(ExpectationWriter(json), error.expected);
    json.key("named");
    if (error.tower) {
        json.begin_object();
        write(json.key("player"), error.tower->owner);
        write(json.key("colour"), error.tower->colour);
        json.end_object();
    } else {
        json.null();
    }
    json.key("cause");
    if (error.cause.empty()) {
        json.null();
    } else {
        write_error(json, CoreError::of(error.cause.front()));
    }
}

} // namespace

CoreError CoreError::of(const Error& error, std::optional<Board> board) {
    return {.id = name_of(error.id),
            .place = error.place,
            .found = text_of(error.found),
            .expected = text_of(error.expected),
            .arguments = arguments_of(error),
            .sentence = kamisado::sentence(error),
            .error = error,
            .board = board};
}

void write_error(JsonWriter& json, const CoreError& error) {
    json.begin_object();
    json.key("id").text(error.id);
    json.key("place");
    write_place(json, error.place);
    json.key("found").text(error.found);
    json.key("expected").text(error.expected);
    json.key("arguments").begin_object();
    for (const auto& [name, value] : error.arguments) {
        json.key(name).text(value);
    }
    json.end_object();
    json.key("sentence").text(error.sentence);
    json.key("rule");
    write_text_or_null(json, argument(error, "rule"));
    json.key("tower");
    if (error.error && error.error->tower && error.board) {
        write_tower(json, *error.board, *error.error->tower);
    } else {
        json.null();
    }
    json.key("square");
    write_text_or_null(json, argument(error, "square"));
    write_values(json, error.error.value_or(Error{}));
    json.end_object();
}

} // namespace kamisado::wasm
