#include "wasm/line.h"

#include "notation/decision_text.h"
#include "notation/names.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "text/number.h"
#include "wasm/board_json.h"

#include <utility>

namespace kamisado::wasm {

namespace {

std::expected<Match, CoreError> read_start(Format format, std::string_view text) {
    if (text.empty()) {
        return Match(format);
    }
    const auto position = read_position(text);
    if (!position) {
        return std::unexpected(CoreError::of(position.error()));
    }
    auto match = Match::from(format, *position);
    if (!match) {
        return std::unexpected(CoreError::of({.id = ErrorId::RecordStartWon,
                                              .place = {.line = 1, .column = 1},
                                              .found = found_in(text),
                                              .player = match.error().player}));
    }
    return *std::move(match);
}

/// Real moves of the round so far.
int moves_in_round(const Match& match) {
    int moves = 0;
    for (std::size_t step = match.size(); step > 0; --step) {
        if (match.before(step - 1).round != match.state().round) {
            break;
        }
        moves += std::holds_alternative<Move>(match.decision(step - 1)) ? 1 : 0;
    }
    return moves;
}

} // namespace

std::int64_t read_number(std::string_view text) {
    return number_from<std::int64_t>(text).value_or(-1);
}

std::expected<Format, CoreError> read_format(std::string_view text) {
    if (const auto format = format_from_name(text)) {
        return *format;
    }
    return std::unexpected(CoreError::of(
        {.id = ErrorId::RecordFormat, .found = found_in(text), .expected = any_format()}));
}

std::expected<Match, CoreError> read_line(std::string_view text) {
    const auto format = read_format(take_field(text, '\n'));
    if (!format) {
        return std::unexpected(format.error());
    }
    auto match = read_start(*format, take_field(text, '\n'));
    for (int number = 1; match && !text.empty(); ++number) {
        if (auto events = take_decision(*match, take_field(text, '\n')); !events) {
            events.error().place.line = number;
            return std::unexpected(std::move(events.error()));
        }
    }
    return match;
}

std::expected<Decision, CoreError> read_decision_of(const Match& match, std::string_view text,
                                                    Language language) {
    auto decision = read_decision(match.state(), text, language);
    if (!decision) {
        Error error = std::move(decision.error());
        error.place.round = match.state().round;
        error.place.move = moves_in_round(match) + 1;
        return std::unexpected(CoreError::of(error, match.position().board()));
    }
    return *std::move(decision);
}

std::expected<Events, CoreError> take_decision(Match& match, std::string_view text,
                                               Language language) {
    const auto decision = read_decision_of(match, text, language);
    if (!decision) {
        return std::unexpected(decision.error());
    }
    return *match.decide(*decision); // which has been found legal
}

Style read_style(std::string_view text) {
    Style style{.spelling = Spelling::Symbols, .language = Language::English};
    style.spelling = spelling_from_name(take_field(text, ' ')).value_or(style.spelling);
    style.language = language_from_code(text).value_or(style.language);
    return style;
}

void write_line(JsonWriter& json, const Match& match) {
    json.begin_object();
    json.key("format");
    write(json, match.format());
    json.key("start");
    if (match.start() == Position::first()) {
        json.null();
    } else {
        json.text(write_position(match.start()));
    }
    json.key("decisions").begin_array();
    for (std::size_t step = 0; step < match.size(); ++step) {
        json.text(write_decision(match.decision(step)));
    }
    json.end_array();
    json.end_object();
}

} // namespace kamisado::wasm
