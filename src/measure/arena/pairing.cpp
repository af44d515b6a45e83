#include "arena/pairing.h"

#include "computer/random.h"
#include "line_ups/balanced_line_ups.h"
#include "line_ups/random_line_ups.h"

#include <cstddef>

namespace kamisado {

namespace {

Position start_of_pair(std::uint64_t pair, StartKind start, std::uint64_t seed,
                       const std::vector<Position>& openings) {
    const auto challenge = [](const Board& board) {
        return Position::start_of_round(board, Player::Black);
    };
    switch (start) {
    case StartKind::RandomLineUps: return challenge(random_line_up(seed, pair));
    case StartKind::BalancedLineUps: return challenge(balanced_line_up(seed, pair));
    case StartKind::Openings:
        if (!openings.empty()) {
            return openings[static_cast<std::size_t>(pair % openings.size())];
        }
        break;
    case StartKind::FirstPosition: break;
    }
    return challenge(Board::first());
}

} // namespace

Pairing pairing(int game, StartKind start, std::uint64_t seed,
                const std::vector<Position>& openings) {
    const auto number = static_cast<std::uint64_t>(game);
    return {.start = start_of_pair(number / 2, start, seed, openings),
            .black = black_in(game),
            .seed = mixed(mixed(seed) + number)};
}

} // namespace kamisado
