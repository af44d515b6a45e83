#include "rules/colour_names.h"

namespace kamisado {

namespace {

using Name = PerLanguage<std::string_view>;

constexpr PerColour<Name> names_of_colours{{{
    {.english = "Brown", .german = "Braun", .french = "Marron"},
    {.english = "Green", .german = "Grün", .french = "Vert"},
    {.english = "Red", .german = "Rot", .french = "Rouge"},
    {.english = "Yellow", .german = "Gelb", .french = "Jaune"},
    {.english = "Pink", .german = "Rosa", .french = "Rose"},
    {.english = "Purple", .german = "Lila", .french = "Violet"},
    {.english = "Blue", .german = "Blau", .french = "Bleu"},
    {.english = "Orange", .german = "Orange", .french = "Orange"},
}}};

constexpr PerColour<std::string_view> kanji{{"茶", "緑", "赤", "黄", "桃", "紫", "青", "橙"}};

} // namespace

std::string_view name_of(Colour colour, Language language) {
    return names_of_colours[colour][language];
}

std::string_view kanji_of(Colour colour) { return kanji[colour]; }

} // namespace kamisado
