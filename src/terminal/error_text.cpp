#include "terminal/error_text.h"

#include "terminal/error_patterns.h"
#include "terminal/sentence.h"

#include <variant>

namespace kamisado::terminal {

namespace {

/// What a text must be, as far as the patterns speak of it.
std::string expected_in(const Speech& speech, const Expected& expected) {
    const WordTexts& words = speech.texts().words;
    if (const auto* const player = std::get_if<Player>(&expected)) {
        return std::string(words.players[*player]);
    }
    if (const auto* const colour = std::get_if<Colour>(&expected)) {
        return std::string(words.colours[*colour]);
    }
    return text_of(expected);
}

} // namespace

std::string reason_of(const Speech& speech, const Error& error) {
    const ErrorPattern* const pattern = pattern_of(error.id);
    if (pattern == nullptr || speech.language() == Language::English) {
        return speech.shown(sentence(error));
    }
    Sentence words(speech);
    words.text("found", text_of(error.found)).text("expected", expected_in(speech, error.expected));
    if (error.tower) {
        words.colour("tower", error.tower->colour).player("owner", error.tower->owner);
    }
    if (error.player) {
        words.player("player", *error.player);
    }
    if (error.square) {
        words.square("square", *error.square);
    }
    if (error.rule) {
        words.rule(*error.rule);
    }
    if (error.reach) {
        words.number("reach", *error.reach);
    }
    for (const Error& cause : error.cause) {
        words.text("reason", reason_of(speech, cause)).number("column", cause.place.column);
    }
    return speech.shown(
        words.in(speech.language() == Language::German ? pattern->german : pattern->french));
}

std::string place_of(const Speech& speech, const Place& place) {
    const FileTexts& texts = speech.texts().files;
    std::string text;
    const auto add = [&](Text pattern, int number) {
        if (number != 0) {
            text +=
                (text.empty() ? "" : ", ") + Sentence(speech).number("number", number).in(pattern);
        }
    };
    add(texts.at_line, place.line);
    add(texts.at_column, place.column);
    add(texts.at_round, place.round);
    add(texts.at_move, place.move);
    return text;
}

} // namespace kamisado::terminal
