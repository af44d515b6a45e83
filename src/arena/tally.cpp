#include "arena/tally.h"

namespace kamisado {

void Tally::count(const MatchState& finished, Side black) {
    const Player seat = black == Side::Second ? Player::Black : Player::Gold;
    const auto winner = finished.end ? finished.end->winner : std::nullopt;
    const double decided = winner == seat ? 1 : 0;
    const double result = winner ? decided : 0.5;
    ++games;
    wins += result;
    wins_as_black += seat == Player::Black ? result : 0;
}

} // namespace kamisado
