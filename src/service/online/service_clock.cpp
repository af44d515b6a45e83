#include "online/service_clock.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <utility>

namespace kamisado::online {

namespace {

constexpr Millis slew = 1; ///< between two looks

template <typename Clock>
Millis millis_of() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch())
        .count();
}

/// How much the wall clock is ahead of the steady one. The two cannot be read at once: of several
/// attempts the quickest counts.
Millis difference(const Now& wall, const Now& steady) {
    constexpr int attempts = 5;
    constexpr Millis at_once = 2;
    Millis best = 0;
    Millis shortest = -1;
    for (int i = 0; i < attempts; ++i) {
        const Millis before = steady();
        const Millis read = wall();
        const Millis took = steady() - before;
        if (shortest < 0 || took < shortest) {
            shortest = took;
            best = read - before;
        }
        if (took <= at_once) {
            break;
        }
    }
    return best;
}

} // namespace

ServiceClock::ServiceClock(Now wall, Now steady)
    : wall_(std::move(wall)), steady_(std::move(steady)), offset_(difference(wall_, steady_)) {}

std::shared_ptr<ServiceClock> ServiceClock::of_system() {
    return std::make_shared<ServiceClock>(millis_of<std::chrono::system_clock>,
                                          millis_of<std::chrono::steady_clock>);
}

std::shared_ptr<ServiceClock> ServiceClock::of(const Now& now) {
    return std::make_shared<ServiceClock>(now, now);
}

Millis ServiceClock::now() const {
    const Millis now = steady_() + offset_;
    Millis before = last_.load();
    while (before < now && !last_.compare_exchange_weak(before, now)) {
    }
    return std::max(before, now);
}

ServiceClock::Correction ServiceClock::look(Millis at_least) const {
    const std::scoped_lock lock(mutex_);
    const Millis gap = difference(wall_, steady_) - offset_;
    Correction correction{.after = applied_};
    correction.jumped = std::abs(gap - gap_) > tolerance;
    correction.step = correction.jumped ? std::max<Millis>(gap, 0) : std::clamp(gap, -slew, slew);
    const Millis shown = now();
    const Millis behind = at_least - (shown + correction.step);
    correction.jumped = correction.jumped || behind > tolerance;
    // An outage has a length.
    correction.step += std::max<Millis>(behind + (correction.jumped ? 1 : 0), 0);
    correction.now = std::max(shown + correction.step, shown);
    correction.gap = gap - correction.step;
    return correction;
}

bool ServiceClock::apply(const Correction& correction) {
    const std::scoped_lock lock(mutex_);
    if (applied_ != correction.after) {
        return false;
    }
    ++applied_;
    jumps_ += correction.jumped ? 1U : 0U;
    offset_ += correction.step;
    gap_ = correction.gap;
    return true;
}

} // namespace kamisado::online
