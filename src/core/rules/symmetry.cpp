#include "rules/symmetry.h"

namespace kamisado {

Position mirrored(const Position& position) {
    return position.mapped([](Tower tower) { return mirrored(tower); },
                           [](Square square) { return mirrored(square); });
}

Position half_turned(const Position& position) {
    return position.mapped([](Tower tower) { return half_turned(tower); },
                           [](Square square) { return half_turned(square); });
}

} // namespace kamisado
