#include "words/sentence.h"

#include <array>
#include <cstdlib>

namespace kamisado {

namespace {

constexpr PerColour<std::string_view> colour_ids{
    {"brown", "green", "red", "yellow", "pink", "purple", "blue", "orange"}};

/// One thing is singular; to the French nothing is, too.
bool is_one(Language language, std::int64_t number) {
    const std::int64_t count = std::abs(number);
    return count == 1 || (language == Language::French && count == 0);
}

} // namespace

/// Reads a pattern from left to right and writes what it says.
class PatternReader {
  public:
    PatternReader(const Sentence& sentence, std::string_view pattern)
        : sentence_(&sentence), rest_(pattern) {}

    [[nodiscard]] std::string read() { return take(nullptr); }

  private:
    /// Up to the end, or to the brace that closes a case; `count` is what # stands for in it.
    std::string take(const std::string* count) {
        std::string text;
        while (!rest_.empty() && (count == nullptr || rest_.front() != '}')) {
            if (rest_.front() == '{') {
                rest_.remove_prefix(1);
                text += take_argument(count);
            } else if (count != nullptr && rest_.front() == '#') {
                text += *count;
                rest_.remove_prefix(1);
            } else {
                text += rest_.front();
                rest_.remove_prefix(1);
            }
        }
        return text;
    }

    std::string_view take_until(std::string_view ends) {
        const std::string_view word = rest_.substr(0, rest_.find_first_of(ends));
        rest_.remove_prefix(word.size());
        return word;
    }

    std::string take_argument(const std::string* /*count of the case around it*/) {
        const std::string_view name = take_until(".,}");
        const Sentence::Value* const value = sentence_->find(name);
        if (rest_.starts_with(", ")) {
            rest_.remove_prefix(2);
            const bool is_plural = take_until(",") == "plural";
            rest_.remove_prefix(1);
            return take_cases(value, is_plural);
        }
        std::string_view form;
        if (rest_.starts_with('.')) {
            rest_.remove_prefix(1);
            form = take_until("}");
        }
        rest_.remove_prefix(1);
        return text_of(value, name, form);
    }

    /// The first case that fits; the others are passed over.
    std::string take_cases(const Sentence::Value* value, bool is_plural) {
        const std::string count = value == nullptr ? "" : count_of(*value, is_plural);
        std::optional<std::string> chosen;
        while (!rest_.starts_with('}') && !rest_.empty()) {
            take_until("=abcdefghijklmnopqrstuvwxyz0123456789}");
            const std::string_view name = take_until(" ");
            rest_.remove_prefix(2); // " {"
            std::string text = take(&count);
            rest_.remove_prefix(1);
            if (!chosen && (value == nullptr ? name == "other" : fits(*value, name, is_plural))) {
                chosen = std::move(text);
            }
        }
        rest_.remove_prefix(1);
        return chosen.value_or("");
    }

    static std::string count_of(const Sentence::Value& value, bool is_plural) {
        return is_plural ? std::to_string(value.number.value_or(0)) : value.text;
    }

    [[nodiscard]] bool fits(const Sentence::Value& value, std::string_view name,
                            bool is_plural) const {
        if (name == "other") {
            return true;
        }
        if (!is_plural) {
            return value.term.ends_with(name) && value.term.size() > name.size();
        }
        const std::int64_t number = value.number.value_or(0);
        return name.starts_with('=') ? name.substr(1) == std::to_string(number)
                                     : name == "one" && is_one(sentence_->book_.language, number);
    }

    [[nodiscard]] std::string text_of(const Sentence::Value* value, std::string_view name,
                                      std::string_view form) const {
        if (value == nullptr) { // those may be left out, others are forgotten
            return name == "cite" || name == "lead" ? "" : "{" + std::string(name) + "}";
        }
        if (form.empty() || value->term.empty()) {
            return value->text;
        }
        const auto phrase = Phrase::named(value->term + "." + std::string(form));
        return phrase ? sentence_->book_.shown(sentence_->book_.pattern(*phrase)) : value->text;
    }

    const Sentence* sentence_;
    std::string_view rest_;
};

Sentence& Sentence::text(std::string_view name, std::string_view value) {
    values_.push_back({.name = std::string(name), .text = std::string(value)});
    return *this;
}

Sentence& Sentence::number(std::string_view name, std::int64_t value) {
    values_.push_back(
        {.name = std::string(name), .text = std::to_string(value), .term = {}, .number = value});
    return *this;
}

Sentence& Sentence::term(std::string_view name, std::string_view kind, std::string_view value) {
    std::string term = std::string(kind) + "." + std::string(value);
    const auto phrase = Phrase::named(term);
    values_.push_back({.name = std::string(name),
                       .text = book_.shown(phrase ? book_.pattern(*phrase) : value),
                       .term = std::move(term)});
    return *this;
}

Sentence& Sentence::player(std::string_view name, Player player) {
    return term(name, "player", player == Player::Black ? "black" : "gold");
}

Sentence& Sentence::colour(std::string_view name, Colour colour) {
    return term(name, "colour", colour_ids[book_.seen(colour)]);
}

Sentence& Sentence::tower(Tower tower) {
    return colour("tower", tower.colour).player("owner", tower.owner);
}

Sentence& Sentence::rank(int rings) { return term("rank", "rank", std::to_string(rings)); }

Sentence& Sentence::side(FillFrom side) {
    return term("side", "side", side == FillFrom::Left ? "left" : "right");
}

Sentence& Sentence::rule(Rule rule) {
    const std::string name = book_.shown(name_of(rule, book_.language));
    return text("rule", name).cite(name);
}

Sentence& Sentence::cite(std::string_view note) {
    Sentence brackets(book_);
    return text("cite", brackets.text("rule", note).filled_in(book_.pattern(Phrase("cite"))));
}

const Sentence::Value* Sentence::find(std::string_view name) const {
    for (const Value& value : values_) {
        if (value.name == name) {
            return &value;
        }
    }
    return nullptr;
}

std::string Sentence::filled_in(std::string_view pattern) const {
    return PatternReader(*this, pattern).read();
}

std::string Sentence::in(Phrase phrase) const {
    return filled_in(book_.shown(book_.pattern(phrase)));
}

std::string title_of(const Phrasebook& book, Player player) {
    return Sentence(book).player("player", player).filled_in("{player}");
}

std::string title_of(const Phrasebook& book, Colour colour) {
    return Sentence(book).colour("tower", colour).filled_in("{tower}");
}

std::string title_of(const Phrasebook& book, Format format) {
    switch (format.kind) {
    case FormatKind::Single: return Sentence(book).in("format.single");
    case FormatKind::Series:
        return Sentence(book).number("rounds", format.rounds).in("format.series");
    case FormatKind::Standard: return Sentence(book).in("format.standard");
    case FormatKind::Long: return Sentence(book).in("format.long");
    case FormatKind::Marathon: break;
    }
    return Sentence(book).in("format.marathon");
}

std::string listed(const Phrasebook& book, std::span<const std::string> words, Phrase pattern) {
    std::string list;
    for (std::size_t nth = 0; nth < words.size(); ++nth) {
        if (nth == 0) {
            list = words[nth];
        } else if (nth + 1 < words.size()) {
            list += ", " + words[nth];
        } else {
            list = Sentence(book).text("list", list).text("last", words[nth]).in(pattern);
        }
    }
    return list;
}

std::string capitalised(std::string_view text) {
    constexpr auto capitals = std::to_array<std::pair<std::string_view, std::string_view>>(
        {{"ä", "Ä"}, {"ö", "Ö"}, {"ü", "Ü"}, {"é", "É"}, {"à", "À"}});
    for (const auto& [small, capital] : capitals) {
        if (text.starts_with(small)) {
            return std::string(capital) + std::string(text.substr(small.size()));
        }
    }
    std::string result(text);
    if (!result.empty() && result.front() >= 'a' && result.front() <= 'z') {
        result.front() = static_cast<char>(result.front() - 'a' + 'A');
    }
    return result;
}

} // namespace kamisado
