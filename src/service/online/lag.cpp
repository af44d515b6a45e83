#include "online/lag.h"

#include <algorithm>

namespace kamisado::online {

void Lag::note(Millis round_trip) {
    const Millis possible = std::max<Millis>(round_trip, 0);
    smallest_ = std::min(smallest_.value_or(possible), possible);
}

Millis Lag::lag(std::optional<Millis> measured) const {
    if (!smallest_ && !measured) {
        return 0;
    }
    const Millis shortest = std::min(smallest_.value_or(most_lag), measured.value_or(most_lag));
    return std::clamp<Millis>(shortest, 0, most_lag);
}

Millis LagAccount::budget(const game::LagGiven& so_far) {
    const auto earned = static_cast<Millis>(so_far.decisions) * per_decision;
    return std::max<Millis>(at_first + earned - so_far.time, 0);
}

Millis LagAccount::owe(Millis lag, const game::LagGiven& so_far) {
    owed_ = std::min(owed_ + std::clamp<Millis>(lag, 0, most_lag), most_lag);
    const Millis given = std::min(owed_, budget(so_far));
    return given >= least ? given : 0;
}

} // namespace kamisado::online
