#pragma once

#include "notation/error.h"
#include "notation/spelling.h"
#include "notation/token.h"
#include "notation/turn.h"
#include "rules/match.h"
#include "rules/position.h"

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kamisado {

struct WrittenSquares {
    Square from;
    Square to;
};

/// An entry as it was written: not yet checked against any position.
struct WrittenTurn {
    Spelling spelling{};
    std::variant<WrittenSquares, std::vector<Annotation>> what;
    std::string text; ///< for messages
    Place place;

    [[nodiscard]] bool is_zero_length() const;
    [[nodiscard]] bool is_pushed_back() const;
};

/// Takes the tokens of one entry, in any spelling, from the front of `tokens`.
[[nodiscard]] std::expected<WrittenTurn, Error> take_turn(std::span<const Token>& tokens,
                                                          Language language);

/// The legal move that an entry means in this position, or why there is none.
[[nodiscard]] std::expected<Move, Error> resolve(const WrittenTurn& turn, const Position& position);

/// Reads a single move, in any spelling.
[[nodiscard]] std::expected<Move, Error> read_move(const Position& position, std::string_view text,
                                                   Language language = Language::English);
/// The same in the words and colours of a style.
[[nodiscard]] std::expected<Move, Error> read_move(const Position& position, std::string_view text,
                                                   const Style& style);

/// Why a move is refused, as an error about `found`.
[[nodiscard]] Error error_of(const MoveRefusal& refusal, const Position& position,
                             std::string found);

} // namespace kamisado
