#include "terminal/sentence.h"

#include "notation/names.h"

#include <fmt/format.h>

#include <cstddef>

namespace kamisado::terminal {

Sentence& Sentence::text(std::string_view name, std::string_view value) {
    values_.push_back(fmt::arg(std::string(name).c_str(), std::string(value)));
    return *this;
}

Sentence& Sentence::number(std::string_view name, long long value) {
    return text(name, std::to_string(value));
}

Sentence& Sentence::player(std::string_view name, Player player) {
    const WordTexts& words = speech_->texts().words;
    text(name, words.players[player]);
    return text("of_" + std::string(name), words.of_players[player]);
}

Sentence& Sentence::colour(std::string_view name, Colour colour) {
    const WordTexts& words = speech_->texts().words;
    const std::string stem(name);
    text(stem, words.colours[colour]);
    text(stem + "_adjective", words.adjectives[colour]);
    text(stem + "_declined", words.declined[colour]);
    return text(stem + "_article", words.with_article[colour]);
}

Sentence& Sentence::square(std::string_view name, Square square) {
    return text(name, name_of(square));
}

Sentence& Sentence::rank(int rings) {
    const WordTexts& words = speech_->texts().words;
    const auto nth = static_cast<std::size_t>(rings);
    text("rank", words.ranks[nth]);
    return text("rank_after_article", words.ranks_after_article[nth]);
}

Sentence& Sentence::points(int count) { return text("points", counted_points(*speech_, count)); }

Sentence& Sentence::in_moves(std::optional<int> count) {
    const WordTexts& words = speech_->texts().words;
    if (!count) {
        return text("in_moves", "");
    }
    return text("in_moves", *count == 1
                                ? std::string(words.in_a_move)
                                : Sentence(*speech_).number("count", *count).in(words.in_moves));
}

Sentence& Sentence::rule(Rule rule) {
    return text("rule", speech_->shown(name_of(rule, speech_->language())));
}

std::string Sentence::in(Text pattern) const { return fmt::vformat(pattern, values_); }

std::string counted_points(const Speech& speech, int count) {
    const WordTexts& words = speech.texts().words;
    return count == 1 ? std::string(words.point)
                      : Sentence(speech).number("count", count).in(words.points);
}

} // namespace kamisado::terminal
