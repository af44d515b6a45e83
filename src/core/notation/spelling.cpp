#include "notation/spelling.h"

#include "notation/names.h"
#include "notation/vocabulary.h"
#include "rules/colour_names.h"
#include "rules/symmetry.h"

namespace kamisado {

namespace {

constexpr std::array<std::string_view, 4> spelling_names{"coordinates", "ascii", "symbols",
                                                         "words"};

constexpr PerLanguage<std::string_view> language_codes{
    .english = "en", .german = "de", .french = "fr"};

constexpr std::array<std::string_view, 4> ascii_ways{"F", "L", "R", "B"};
constexpr std::array<std::string_view, 4> arrows{"↑", "↖", "↗", "↓"};

std::string write_words(const Annotation& annotation, Language language) {
    std::string text(name_of(annotation.tower, language));
    if (annotation.way) {
        text += " ";
        text += word_of(*annotation.way, language);
    }
    text += " " + std::to_string(annotation.distance) + " ";
    text += name_of(annotation.square, language);
    return text;
}

} // namespace

std::string_view name_of(Spelling spelling) {
    return spelling_names[static_cast<std::size_t>(spelling)];
}

std::optional<Spelling> spelling_from_name(std::string_view name) {
    for (const Spelling spelling : all_spellings) {
        if (name == name_of(spelling)) {
            return spelling;
        }
    }
    return std::nullopt;
}

std::string_view code_of(Language language) { return language_codes[language]; }

std::optional<Language> language_from_code(std::string_view code) {
    for (const Language language : all_languages) {
        if (code == code_of(language)) {
            return language;
        }
    }
    return std::nullopt;
}

std::string write_coordinates(Move move) { return name_of(move.from()) + name_of(move.to()); }

Annotation quarter_turned(Annotation annotation) {
    annotation.tower = quarter_turned(annotation.tower);
    annotation.square = quarter_turned(annotation.square);
    return annotation;
}

std::string write_annotation(const Annotation& annotation, Player player, Style style) {
    if (style.turned) {
        style.turned = false;
        return write_annotation(quarter_turned(annotation), player, style);
    }
    if (style.spelling == Spelling::Words) {
        return write_words(annotation, style.language);
    }
    std::string text(1, letter_of(Tower{player, annotation.tower}));
    if (annotation.way) {
        const auto way = static_cast<std::size_t>(*annotation.way);
        text += style.spelling == Spelling::Symbols ? arrows[way] : ascii_ways[way];
    }
    text += std::to_string(annotation.distance);
    text += letter_of(annotation.square);
    return text;
}

std::string write_turn(const Turn& turn, Style style) {
    if (turn.kind == TurnKind::Move && style.spelling == Spelling::Coordinates) {
        return write_coordinates(turn.move);
    }
    const std::string_view joint = style.spelling == Spelling::Words ? " + " : "+";
    std::string text;
    for (const Annotation& annotation : turn.annotations) {
        if (!text.empty()) {
            text += joint;
        }
        text += write_annotation(annotation, turn.player, style);
    }
    return text;
}

} // namespace kamisado
