#pragma once

#include "game/setup.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>

namespace kamisado::online {

using game::Millis;
/// Milliseconds of some clock. May be called from any thread.
using Now = std::function<Millis()>;

/// The time by which games are played: that of the wall clock when the process started, carried on
/// by the steady clock. Setting the wall clock, or suspending the host, changes nothing until the
/// worker notices that the two clocks have moved against each other: that is an outage, which it
/// stores before the time jumps. The time never goes back: a wall clock that does is approached by
/// a millisecond a second.
class ServiceClock {
  public:
    /// What the clock should show, to be applied once it is stored.
    struct Correction {
        Millis now = 0;        ///< with the correction
        Millis step = 0;       ///< never so far back that the time would go back
        Millis gap = 0;        ///< from this time to the wall clock's, afterwards
        bool jumped = false;   ///< too far for anybody to have played meanwhile
        std::size_t after = 0; ///< how many were applied
    };
    /// How far the clocks may move against each other between two looks.
    static constexpr Millis tolerance = 1000;

    ServiceClock(Now wall, Now steady);
    /// The system's.
    [[nodiscard]] static std::shared_ptr<ServiceClock> of_system();
    /// One clock for everything, for tests.
    [[nodiscard]] static std::shared_ptr<ServiceClock> of(const Now& now);

    /// Since 1970; never goes back. May be called from any thread, as the next.
    [[nodiscard]] Millis now() const;
    /// Since whenever: for limits, heartbeats and silence.
    [[nodiscard]] Millis steady() const { return steady_(); }

    /// `at_least` is what other processes have seen already.
    [[nodiscard]] Correction look(Millis at_least) const;
    /// False when another worker has applied one since the look: then nothing happens. Whoever
    /// takes long from the look to this holds up nobody.
    bool apply(const Correction& correction);
    /// How often it has jumped. Whoever knows a time from after a jump finds it counted.
    [[nodiscard]] std::size_t jumps() const { return jumps_; }

  private:
    Now wall_;
    Now steady_;
    std::atomic<Millis> offset_;
    mutable std::atomic<Millis> last_ = 0;
    mutable std::mutex mutex_; ///< for the next two, and to change the offset
    Millis gap_ = 0;
    std::size_t applied_ = 0;
    std::atomic<std::size_t> jumps_ = 0;
};

} // namespace kamisado::online
