#pragma once

#include <kamisado/basics.h>
#include <kamisado/error.h>
#include <kamisado/event.h>
#include <kamisado/export.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace libkamisado {

enum class EndReason : std::uint8_t { HomeRow, Deadlock };

/// How a round was won, and which of the winner's towers gets the ring.
struct RoundEnd {
    EndReason reason{};
    Tower tower;

    [[nodiscard]] constexpr Player winner() const { return tower.owner; }

    friend bool operator==(const RoundEnd&, const RoundEnd&) = default;
};

/// A position in 17 bytes, to be kept in large numbers: the squares of Black's towers by colour,
/// then of Gold's, each with 64 added for a ring; then who moves: 0 to 15 a tower, 16 and 17 Black
/// and Gold with a free choice; or the tower that gets the ring, 18 to 33 on the far row, 34 to 49
/// by deadlock. The bytes mean the same in every version.
using PackedPosition = std::array<std::uint8_t, 17>;

/// A moment of a round at which a player has a choice, or the round's end. Blocked towers are never
/// waiting: playing a move passes them by and tells of it. Forty bytes, copied freely.
class Position {
  public:
    /// The first position of a match: every tower on its own colour.
    KAMISADO_API Position();
    /// Reads the three fields that docs/notation.md describes: "obpkyrgn/8/…/NGRYKPBO b -". The
    /// round must be running, the position legal.
    [[nodiscard]] KAMISADO_API static Result<Position> from(std::string_view text);
    /// What from() reads; a finished round has `- -` for its last fields.
    [[nodiscard]] KAMISADO_API std::string text() const;

    [[nodiscard]] KAMISADO_API PackedPosition packed() const;
    /// What packed() wrote, of a finished round too; fails ("position.packed") when it is not
    /// legal.
    [[nodiscard]] KAMISADO_API static Result<Position> unpacked(const PackedPosition& bytes);

    [[nodiscard]] KAMISADO_API bool is_over() const;
    [[nodiscard]] KAMISADO_API std::optional<RoundEnd> end() const;
    /// Nobody when the round is over.
    [[nodiscard]] KAMISADO_API std::optional<Player> winner() const;
    /// Nobody when the round is over.
    [[nodiscard]] KAMISADO_API std::optional<Player> to_move() const;
    /// Nullopt if any tower may move, as in a round's first move, or when the round is over.
    [[nodiscard]] KAMISADO_API std::optional<Tower> tower_to_move() const;

    [[nodiscard]] KAMISADO_API Piece piece(Tower tower) const;
    [[nodiscard]] KAMISADO_API std::optional<Piece> piece_on(Square square) const;
    /// All sixteen, Black's first, each side by colour.
    [[nodiscard]] KAMISADO_API std::vector<Piece> pieces() const;

    /// At least one while the round is running.
    [[nodiscard]] KAMISADO_API std::vector<Move> legal_moves() const;
    /// Nullopt if there is such a move; otherwise what forbids it.
    [[nodiscard]] KAMISADO_API std::optional<Error> why_not(Square from, Square to) const;
    /// The legal move that a text means, in any spelling: "e2e5", "PL5Y", "P↖5Y", "Purple Left 5
    /// Yellow".
    [[nodiscard]] KAMISADO_API Result<Move> read_move(std::string_view text,
                                                      Language language = Language::English) const;
    /// The move as people write it: "PL5Y". Of a legal move; others are written as coordinates.
    [[nodiscard]] KAMISADO_API std::string write_move(Move move, Style style = {}) const;

    /// Plays a move and tells what it did: the tower goes or pushes, others are blocked, and then
    /// either a turn is given or the round is won. A move is known by its squares alone.
    KAMISADO_API Result<std::vector<Event>> play(Move move);
    KAMISADO_API Result<std::vector<Event>> play(std::string_view move);
    /// The same without changing this one.
    [[nodiscard]] KAMISADO_API Result<Position> after(Move move) const;
    [[nodiscard]] KAMISADO_API Result<Position> after(std::string_view move) const;

    [[nodiscard]] KAMISADO_API bool operator==(const Position& other) const;
    [[nodiscard]] KAMISADO_API std::size_t hash() const;

  private:
    friend class Access;

    alignas(std::uint64_t) std::array<std::byte, 40> inside_{};
};

/// The number of move paths of this length: the yardstick of move generators.
[[nodiscard]] KAMISADO_API std::uint64_t perft(const Position& position, int depth);

} // namespace libkamisado

template <>
struct std::hash<libkamisado::Position> {
    [[nodiscard]] std::size_t operator()(const libkamisado::Position& position) const noexcept {
        return position.hash();
    }
};
