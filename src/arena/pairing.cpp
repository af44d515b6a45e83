#include "arena/pairing.h"

#include "arena/line_ups.h"
#include "player/random.h"

namespace kamisado {

Pairing pairing(int game, StartKind start, std::uint64_t seed) {
    const auto number = static_cast<std::uint64_t>(game);
    const Board board =
        start == StartKind::FirstPosition ? Board::first() : random_line_up(seed, number / 2);
    return {.start = Position::start_of_round(board, Player::Black),
            .black = game % 2 == 0 ? Side::First : Side::Second,
            .seed = mixed(mixed(seed) + number)};
}

} // namespace kamisado
