#include "terminal/error_text.h"

#include "notation/names.h"
#include "notation/vocabulary.h"
#include "terminal/error_patterns.h"
#include "terminal/sentence.h"

#include <optional>
#include <string_view>

namespace kamisado::terminal {

namespace {

/// What the notation calls "gold green".
std::optional<Tower> tower_from(std::string_view text) {
    const auto space = text.find(' ');
    const auto owner = player_from_name(text.substr(0, space));
    if (space == std::string_view::npos || !owner) {
        return std::nullopt;
    }
    const auto colour = colour_from_word(text.substr(space + 1), Language::English);
    return colour ? std::optional(Tower{*owner, *colour}) : std::nullopt;
}

std::optional<Rule> rule_from(std::string_view name) {
    for (int nth = 0; nth < rule_count; ++nth) {
        const auto rule = static_cast<Rule>(nth);
        if (name_of(rule, Language::English) == name) {
            return rule;
        }
    }
    return std::nullopt;
}

/// A player or a colour that the notation names in English, in the language.
std::string translated(const Speech& speech, const std::string& word) {
    const WordTexts& words = speech.texts().words;
    if (const auto player = player_from_name(word)) {
        return std::string(words.players[*player]);
    }
    if (const auto colour = colour_from_word(word, Language::English)) {
        return std::string(words.colours[*colour]);
    }
    return word;
}

void add_argument(Sentence& sentence, const Speech& speech, const Error::Argument& argument) {
    const auto& [name, value] = argument;
    if (const auto tower = tower_from(value); tower && name == "tower") {
        sentence.colour("tower", tower->colour).player("owner", tower->owner);
    } else if (const auto rule = rule_from(value); rule && name == "rule") {
        sentence.rule(*rule);
    } else {
        sentence.text(name, translated(speech, value));
    }
}

} // namespace

std::string reason_of(const Speech& speech, const Error& error) {
    const ErrorPattern* const pattern = pattern_of(error.id);
    if (pattern == nullptr || speech.language() == Language::English) {
        return speech.shown(sentence(error));
    }
    Sentence words(speech);
    words.text("found", error.found).text("expected", translated(speech, error.expected));
    for (const Error::Argument& argument : error.arguments) {
        add_argument(words, speech, argument);
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
