// A position, kept as the bytes of the one below.
#include "library/access.h"
#include "notation/position_text.h"
#include "notation/spelling.h"
#include "notation/turn.h"
#include "notation/turn_reader.h"
#include "rules/moves.h"
#include "rules/perft.h"
#include "rules/refusal.h"

#include <bit>
#include <utility>

namespace libkamisado {

static_assert(std::is_trivially_copyable_v<core::Position>);
static_assert(same<EndReason>(core::EndReason::Deadlock) == EndReason::Deadlock);

core::Position Access::of(const Position& position) {
    return std::bit_cast<core::Position>(position.inside_);
}

Position Access::shown(const core::Position& position) {
    Position image;
    image.inside_ = std::bit_cast<decltype(image.inside_)>(position);
    return image;
}

namespace {

Result<core::Move> find(const core::Position& position, Move move) {
    const core::Square from = inside(move.from());
    const core::Square to = inside(move.to());
    if (const auto refusal = core::why_not(position, from, to)) {
        return std::unexpected(shown(*refusal, position, move.text()));
    }
    return *core::find_move(position, from, to);
}

Piece piece_of(const core::Board& board, core::Tower tower) {
    return {.tower = shown(tower),
            .square = shown(board.square_of(tower)),
            .rings = board.rings_of(tower)};
}

} // namespace

Position::Position() : inside_(std::bit_cast<decltype(inside_)>(core::Position::first())) {}

Result<Position> Position::from(std::string_view text) {
    const auto position = core::read_position(text);
    if (!position) {
        return std::unexpected(shown(position.error()));
    }
    return Access::shown(*position);
}

std::string Position::text() const { return core::write_position(Access::of(*this)); }

bool Position::is_over() const { return Access::of(*this).is_over(); }

std::optional<RoundEnd> Position::end() const {
    const auto end = Access::of(*this).end();
    if (!end) {
        return std::nullopt;
    }
    return RoundEnd{.reason = same<EndReason>(end->reason), .tower = shown(end->tower)};
}

std::optional<Player> Position::winner() const {
    const auto how = end();
    return how ? std::optional(how->winner()) : std::nullopt;
}

std::optional<Player> Position::to_move() const {
    const core::Position position = Access::of(*this);
    return position.is_over() ? std::nullopt : std::optional(same<Player>(position.to_move()));
}

std::optional<Tower> Position::tower_to_move() const {
    const core::Position position = Access::of(*this);
    const bool is_named = !position.is_over() && !position.is_free_choice();
    return is_named ? std::optional(shown(position.tower_to_move())) : std::nullopt;
}

Piece Position::piece(Tower tower) const {
    return piece_of(Access::of(*this).board(), inside(tower));
}

std::optional<Piece> Position::piece_on(Square square) const {
    const core::Position position = Access::of(*this);
    const auto tower = position.board().tower_on(inside(square));
    return tower ? std::optional(piece_of(position.board(), *tower)) : std::nullopt;
}

std::vector<Piece> Position::pieces() const {
    std::vector<Piece> all;
    for (const Player player : all_players) {
        for (const Colour colour : all_colours) {
            all.push_back(piece({.owner = player, .colour = colour}));
        }
    }
    return all;
}

std::vector<Move> Position::legal_moves() const {
    std::vector<Move> moves;
    for (const core::Move move : core::legal_moves(Access::of(*this))) {
        moves.push_back(shown(move));
    }
    return moves;
}

std::optional<Error> Position::why_not(Square from, Square to) const {
    const auto move = find(Access::of(*this), {from, to});
    return move ? std::nullopt : std::optional(move.error());
}

Result<Move> Position::read_move(std::string_view text, Language language) const {
    const core::Position position = Access::of(*this);
    const auto move = core::read_move(position, text, same<core::Language>(language));
    if (move) {
        return shown(*move);
    }
    Error error = shown(move.error());
    const auto from = Square::from(text.substr(0, 2));
    const auto to = Square::from(text.substr(std::min<std::size_t>(text.size(), 2)));
    if (from && to) {
        error.rule = why_not(*from, *to).value_or(error).rule;
    }
    return std::unexpected(std::move(error));
}

std::string Position::write_move(Move move, Style style) const {
    const core::Position position = Access::of(*this);
    const auto found = find(position, move);
    if (!found || style.spelling == Spelling::Coordinates) {
        return move.text();
    }
    return core::write_annotation(core::annotate(position, *found), position.to_move(),
                                  inside(style));
}

Result<std::vector<Event>> Position::play(Move move) {
    core::Position position = Access::of(*this);
    const auto found = find(position, move);
    if (!found) {
        return std::unexpected(found.error());
    }
    auto events = shown(core::events_of_move(position, *found), position.board());
    position.play(*found);
    *this = Access::shown(position);
    return events;
}

Result<std::vector<Event>> Position::play(std::string_view move) {
    const auto found = read_move(move);
    return found ? play(*found) : std::unexpected(found.error());
}

Result<Position> Position::after(Move move) const {
    const core::Position position = Access::of(*this);
    const auto found = find(position, move);
    if (!found) {
        return std::unexpected(found.error());
    }
    return Access::shown(position.after(*found));
}

Result<Position> Position::after(std::string_view move) const {
    const auto found = read_move(move);
    return found ? after(*found) : std::unexpected(found.error());
}

bool Position::operator==(const Position& other) const {
    return Access::of(*this) == Access::of(other);
}

std::size_t Position::hash() const {
    // FNV-1a over all that a position is made of, which its bytes are not: some are padding.
    std::uint64_t hash = 0xCBF29CE484222325U;
    const auto add = [&hash](std::size_t value) { hash = (hash ^ value) * 0x100000001B3U; };
    const core::Position position = Access::of(*this);
    for (const core::Player player : core::all_players) {
        for (const core::Colour colour : core::all_colours) {
            const core::Tower tower{player, colour};
            add(position.board().square_of(tower).index());
            add(static_cast<std::size_t>(position.board().rings_of(tower)));
        }
    }
    add(position.is_over() ? 2 : static_cast<std::size_t>(position.to_move()));
    add(position.is_free_choice() ? core::all_colours.size()
                                  : core::index_of(position.tower_to_move().colour));
    return hash;
}

std::uint64_t perft(const Position& position, int depth) {
    return depth <= 0 ? 1 : core::perft(Access::of(position), depth);
}

} // namespace libkamisado
