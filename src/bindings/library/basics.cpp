// Small values and their names, and their way between both sides.
#include "library/access.h"
#include "notation/describe.h"
#include "notation/names.h"
#include "rules/board_colours.h"
#include "rules/colour_names.h"

namespace libkamisado {

static_assert(same<Player>(core::Player::Gold) == Player::Gold);
static_assert(same<Colour>(core::Colour::Orange) == Colour::Orange);
static_assert(same<Side>(core::FillFrom::Right) == Side::Right);
static_assert(same<Language>(core::Language::French) == Language::French);
static_assert(same<Spelling>(core::Spelling::Words) == Spelling::Words);

std::optional<Square> Square::from(std::string_view name) {
    const auto square = core::square_from_name(name);
    return square ? std::optional(shown(*square)) : std::nullopt;
}
std::string Square::name() const { return core::name_of(inside(*this)); }
Colour Square::colour() const { return same<Colour>(core::colour_of(inside(*this))); }

std::string_view name_of(Player player) { return core::name_of(same<core::Player>(player)); }
std::string_view name_of(Colour colour, Language language) {
    return core::name_of(same<core::Colour>(colour), same<core::Language>(language));
}
std::string name_of(Tower tower) { return core::describe(inside(tower)); }
std::string_view name_of(Side side) { return core::name_of(same<core::FillFrom>(side)); }

char letter_of(Colour colour) { return core::letter_of(same<core::Colour>(colour)); }
char letter_of(Tower tower) { return core::letter_of(inside(tower)); }

std::string_view version() { return KAMISADO_VERSION; }

core::Square inside(Square square) { return core::Square::at(square.index()); }
core::Tower inside(Tower tower) {
    return {same<core::Player>(tower.owner), same<core::Colour>(tower.colour)};
}
core::Style inside(Style style) {
    return {.spelling = same<core::Spelling>(style.spelling),
            .language = same<core::Language>(style.language)};
}

Square shown(core::Square square) { return Square::at(static_cast<int>(square.index())); }
Tower shown(core::Tower tower) {
    return {.owner = same<Player>(tower.owner), .colour = same<Colour>(tower.colour)};
}
Move shown(core::Move move) { return {shown(move.from()), shown(move.to()), move.pushed()}; }

} // namespace libkamisado
