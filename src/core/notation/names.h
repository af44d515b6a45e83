#pragma once

#include "rules/colour.h"
#include "rules/line_up.h"
#include "rules/player.h"
#include "rules/square.h"
#include "rules/tower.h"

#include <optional>
#include <string>
#include <string_view>

/// The short names of things: `e5`, `N`, `black`, `left`.
namespace kamisado {

[[nodiscard]] std::string name_of(Square square);
[[nodiscard]] std::optional<Square> square_from_name(std::string_view name);

/// The colour's letter, in upper case: N brown, G green, R red, Y yellow, K pink, P purple, B blue,
/// O orange.
[[nodiscard]] char letter_of(Colour colour);
/// The tower's letter in its owner's case: upper for Black, lower for Gold.
[[nodiscard]] char letter_of(Tower tower);
/// Reads a letter of either case.
[[nodiscard]] std::optional<Colour> colour_from_letter(char letter);
/// Reads a letter whose case tells the owner.
[[nodiscard]] std::optional<Tower> tower_from_letter(char letter);

[[nodiscard]] std::string_view name_of(Player player);
[[nodiscard]] std::optional<Player> player_from_name(std::string_view name);

[[nodiscard]] std::string_view name_of(FillFrom side);
[[nodiscard]] std::optional<FillFrom> side_from_name(std::string_view name);

} // namespace kamisado
