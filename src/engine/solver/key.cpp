#include "solver/key.h"

namespace kamisado {

namespace {

std::uint64_t squares_of(const Board& board, Player player) {
    std::uint64_t squares = 0;
    for (const Colour colour : all_colours) {
        const Square square = board.square_of({player, colour});
        squares |= std::uint64_t{square.index()} << static_cast<unsigned>(detail::shift_of(colour));
    }
    return squares;
}

Square square_in(std::uint64_t squares, Colour colour) {
    const auto shift = static_cast<unsigned>(detail::shift_of(colour));
    return Square::at(static_cast<int>((squares >> shift) & 63U));
}

} // namespace

Key key_of(const Position& position, Aim aim) {
    Key key;
    const Tower tower = position.tower_to_move();
    const std::uint64_t owner = tower.owner == Player::Gold ? 1 : 0;
    key.black = squares_of(position.board(), Player::Black);
    key.black |= std::uint64_t{index_of(tower.colour)} << detail::tower_shift;
    key.black |= owner << detail::owner_shift;
    key.black |= std::uint64_t{aim.code() & 3U} << detail::aim_shift;
    key.gold = squares_of(position.board(), Player::Gold);
    key.gold |= std::uint64_t{aim.code()} >> 2U << 48U;
    return key;
}

KeyMeaning meaning_of(const Key& key, const Board& round) {
    Setup setup = round.to_setup();
    for (auto& tenant : setup.squares) {
        tenant.reset();
    }
    for (const Player player : all_players) {
        const std::uint64_t squares = player == Player::Black ? key.black : key.gold;
        for (const Colour colour : all_colours) {
            const Tower tower{player, colour};
            setup.squares[square_in(squares, colour).index()] = {.tower = tower,
                                                                 .rings = round.rings_of(tower)};
        }
    }
    setup.to_move = ((key.black >> detail::owner_shift) & 1U) != 0 ? Player::Gold : Player::Black;
    setup.tower = static_cast<Colour>((key.black >> detail::tower_shift) & 7U);
    const std::uint64_t aim = ((key.black >> detail::aim_shift) & 3U) | (key.gold >> 48U << 2U);
    return {*Position::from(setup), static_cast<std::uint8_t>(aim)};
}

} // namespace kamisado
