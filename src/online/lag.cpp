#include "online/lag.h"

#include <algorithm>
#include <span>

namespace kamisado::online {

void Lag::note(Millis round_trip) {
    round_trips_[count_ % remembered] = std::max<Millis>(round_trip, 0);
    ++count_;
}

Millis Lag::lag() const {
    if (count_ == 0) {
        return 0;
    }
    const auto known = std::span(round_trips_).first(std::min(count_, remembered));
    return std::min(*std::ranges::min_element(known) / 2, most_lag);
}

Millis LagBudget::spend(Millis lag) {
    const Millis given = std::clamp<Millis>(lag, 0, std::min(left_, most_lag));
    left_ = std::min(left_ - given + per_move, most);
    return given;
}

} // namespace kamisado::online
