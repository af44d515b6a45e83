#pragma once

#include <kamisado/export.h>

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// The small values of the game, and what they are called.
namespace libkamisado {

/// Black lives on rank 1, moves up and starts round 1; Gold lives on rank 8 and moves down.
enum class Player : std::uint8_t { Black, Gold };

inline constexpr std::array<Player, 2> all_players{Player::Black, Player::Gold};

[[nodiscard]] constexpr Player opponent(Player player) {
    return player == Player::Black ? Player::Gold : Player::Black;
}

/// The eight colours, in the order of Black's home row from left to right.
enum class Colour : std::uint8_t { Brown, Green, Red, Yellow, Pink, Purple, Blue, Orange };

inline constexpr std::array<Colour, 8> all_colours{Colour::Brown,  Colour::Green, Colour::Red,
                                                   Colour::Yellow, Colour::Pink,  Colour::Purple,
                                                   Colour::Blue,   Colour::Orange};

/// Where a fill begins; left and right are each player's own.
enum class Side : std::uint8_t { Left, Right };

/// The languages of words and colours.
enum class Language : std::uint8_t { English, German, French };

/// The ways to write a move: `e2e5`, `PL5Y`, `P↖5Y`, "Purple Left 5 Yellow".
enum class Spelling : std::uint8_t { Coordinates, Ascii, Symbols, Words };

/// How moves are written; the language matters for words alone.
struct Style {
    Spelling spelling = Spelling::Ascii;
    Language language = Language::English;

    friend bool operator==(const Style&, const Style&) = default;
};

/// A square of the board. Files and ranks count from 0, so that e5 is Square(4, 4).
class Square {
  public:
    constexpr Square() = default; ///< a1
    constexpr Square(int file, int rank) : index_(static_cast<std::uint8_t>((rank * 8) + file)) {}

    /// By its name, "e5" or "E5".
    [[nodiscard]] KAMISADO_API static std::optional<Square> from(std::string_view name);
    /// By its number: a1 is 0, b1 is 1, h8 is 63.
    [[nodiscard]] static constexpr Square at(int index) { return {index % 8, index / 8}; }

    [[nodiscard]] constexpr int file() const { return index_ % 8; }
    [[nodiscard]] constexpr int rank() const { return index_ / 8; }
    [[nodiscard]] constexpr int index() const { return index_; }
    [[nodiscard]] KAMISADO_API std::string name() const;
    [[nodiscard]] KAMISADO_API Colour colour() const;

    friend constexpr auto operator<=>(const Square&, const Square&) = default;

  private:
    std::uint8_t index_ = 0;
};

/// Which of the sixteen towers.
struct Tower {
    Player owner{};
    Colour colour{};

    friend constexpr auto operator<=>(const Tower&, const Tower&) = default;
};

/// A tower where it stands, with the rings that it wears: 0 to 3.
struct Piece {
    Tower tower;
    Square square;
    int rings = 0;

    friend bool operator==(const Piece&, const Piece&) = default;
};

/// What a player does with a tower. A push is the pusher's own step onto an occupied square, and
/// pushes one to three towers.
class Move {
  public:
    constexpr Move() = default;
    constexpr Move(Square from, Square to, int pushed = 0)
        : from_(from), to_(to), pushed_(static_cast<std::uint8_t>(pushed)) {}

    [[nodiscard]] constexpr Square from() const { return from_; }
    [[nodiscard]] constexpr Square to() const { return to_; }
    [[nodiscard]] constexpr int pushed() const { return pushed_; }
    [[nodiscard]] constexpr bool is_push() const { return pushed_ != 0; }
    /// "e2e5"
    [[nodiscard]] std::string text() const { return from_.name() + to_.name(); }

    friend constexpr bool operator==(const Move&, const Move&) = default;

  private:
    Square from_;
    Square to_;
    std::uint8_t pushed_ = 0;
};

/// "black", "gold"
[[nodiscard]] KAMISADO_API std::string_view name_of(Player player);
/// "Purple", "Lila", "Violet"
[[nodiscard]] KAMISADO_API std::string_view name_of(Colour colour,
                                                    Language language = Language::English);
/// "gold green"
[[nodiscard]] KAMISADO_API std::string name_of(Tower tower);
/// "left", "right"
[[nodiscard]] KAMISADO_API std::string_view name_of(Side side);

/// N brown, G green, R red, Y yellow, K pink, P purple, B blue, O orange.
[[nodiscard]] KAMISADO_API char letter_of(Colour colour);
/// The same in the owner's case: upper for Black, lower for Gold.
[[nodiscard]] KAMISADO_API char letter_of(Tower tower);

/// The version of the library that is running: "0.9.0".
[[nodiscard]] KAMISADO_API std::string_view version();

} // namespace libkamisado

template <>
struct std::hash<libkamisado::Square> {
    [[nodiscard]] std::size_t operator()(libkamisado::Square square) const noexcept {
        return static_cast<std::size_t>(square.index());
    }
};

template <>
struct std::hash<libkamisado::Move> {
    [[nodiscard]] std::size_t operator()(libkamisado::Move move) const noexcept {
        return static_cast<std::size_t>((move.from().index() * 64) + move.to().index());
    }
};
