#pragma once

#include "rules/colour.h"
#include "rules/line_up.h"
#include "rules/move.h"
#include "rules/position.h"
#include "rules/square.h"
#include "rules/tower.h"

/// The board's symmetries, all exact. Mirror and half turn map the game onto itself: what is true
/// of a position is true of its image. The quarter turn is the other way to lay the board down; it
/// renames colours and is a matter of what is shown.
namespace kamisado {

/// Left and right swapped. The board looks the same when these colours are swapped with it:
/// brown and orange, green and blue, red and purple, yellow and pink.
[[nodiscard]] constexpr Square mirrored(Square square) {
    return {7 - square.file(), square.rank()};
}
[[nodiscard]] constexpr Colour mirrored(Colour colour) {
    return static_cast<Colour>(7 - index_of(colour));
}
[[nodiscard]] constexpr Tower mirrored(Tower tower) {
    return {tower.owner, mirrored(tower.colour)};
}
[[nodiscard]] constexpr Move mirrored(Move move) {
    return {mirrored(move.from()), mirrored(move.to()), move.pushed()};
}
[[nodiscard]] constexpr FillFrom mirrored(FillFrom side) {
    return side == FillFrom::Left ? FillFrom::Right : FillFrom::Left;
}
[[nodiscard]] Position mirrored(const Position& position);

/// Seen from the other side of the table: the players swap, every colour stays.
[[nodiscard]] constexpr Square half_turned(Square square) {
    return {7 - square.file(), 7 - square.rank()};
}
[[nodiscard]] constexpr Tower half_turned(Tower tower) {
    return {opponent(tower.owner), tower.colour};
}
[[nodiscard]] constexpr Move half_turned(Move move) {
    return {half_turned(move.from()), half_turned(move.to()), move.pushed()};
}
[[nodiscard]] Position half_turned(const Position& position);

/// The board turned clockwise by a quarter: where a square of the usual board comes to lie.
[[nodiscard]] constexpr Square quarter_turned(Square square) {
    return {square.rank(), 7 - square.file()};
}
/// What a colour is called on the turned board, so that both boards read the same.
[[nodiscard]] constexpr Colour quarter_turned(Colour colour) {
    constexpr PerColour<Colour> renamed{{Colour::Orange, Colour::Red, Colour::Green, Colour::Pink,
                                         Colour::Yellow, Colour::Blue, Colour::Purple,
                                         Colour::Brown}};
    return renamed[colour];
}

} // namespace kamisado
