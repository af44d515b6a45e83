// Zero-length moves, one after another (M6), until somebody can move or they go round (M8).
#pragma once

#include "reference/plain_rules.h"

#include <vector>

namespace plain {

struct Chain {
    std::vector<ZeroMove> blocked;
    Side player;  // who is to move with which tower at the end of the chain;
    Colour tower; // if the chain goes round: the pair that would repeat
    bool goes_round;
};

Chain follow_blocked(const Grid& grid, Side player, Colour tower);

} // namespace plain
