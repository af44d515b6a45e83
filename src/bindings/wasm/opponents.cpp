#include "wasm/opponents.h"

#include "computer/level.h"

#include <algorithm>

namespace kamisado::wasm {

Opponent& Opponents::at(int level, std::uint64_t seed) {
    const auto found = std::ranges::find_if(seated_, [&](const Seated& seated) {
        return seated.level == level && seated.seed == seed;
    });
    if (found != seated_.end()) {
        std::rotate(found, found + 1, seated_.end());
        return *seated_.back().opponent;
    }
    if (seated_.size() == seats) {
        seated_.erase(seated_.begin()); // first, so that its memory can be used again
    }
    seated_.push_back({.level = level, .seed = seed, .opponent = make_level(level, seed)});
    return *seated_.back().opponent;
}

} // namespace kamisado::wasm
