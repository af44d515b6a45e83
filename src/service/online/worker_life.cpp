// How the worker outlives a connection that breaks, and says that the service lives.

#include "online/worker_impl.h"
#include "storage/life.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace kamisado::online {

namespace {

using storage::DatabaseError;
using storage::DatabaseFault;

constexpr std::chrono::milliseconds first_wait{20};
constexpr std::chrono::milliseconds longest_wait{500};

} // namespace

void Worker::Impl::insist(const std::function<void()>& attempt) {
    const auto until = Steady::now() + settings_.longest_reconnect;
    if (!is_connected_) {
        reconnect(Steady::now()); // once: those who wait have waited
    }
    while (true) {
        try {
            if (must_say_alive_) {
                beat(); // first of all: it may have been an outage
            }
            notice_jump();
            attempt();
            if (database_->sessions() != sessions_) {
                must_forget_ = true; // an outage while the answer to a commit was awaited
                notice_new_session();
            }
            return;
        } catch (const DatabaseError& error) {
            if (error.fault() != DatabaseFault::Gone) {
                throw;
            }
            is_connected_ = false;
            reconnect(until);
        }
    }
}

/// Throws as the last attempt did.
void Worker::Impl::reconnect(Steady::time_point until) {
    for (auto wait = first_wait; true; wait = std::min(wait * 2, longest_wait)) {
        try {
            database_->reconnect();
            break;
        } catch (const DatabaseError&) {
            if (Steady::now() + wait > until) {
                throw;
            }
        }
        std::this_thread::sleep_for(wait);
    }
    is_connected_ = true;
    forget_everything();
    notice_new_session();
}

/// Before anything else is done, the next sign of life says how long the service was gone.
void Worker::Impl::notice_new_session() {
    sessions_ = database_->sessions();
    const std::scoped_lock lock(mutex_);
    must_say_alive_ = clock_ != nullptr;
    tell(watch_.reconnected);
}

void Worker::Impl::say_alive() {
    {
        const std::scoped_lock lock(mutex_);
        if (!clock_ || Steady::now() < next_beat_) {
            return;
        }
        next_beat_ = Steady::now() + every_;
    }
    try {
        insist([this] { beat(); });
    } catch (const std::exception& error) {
        fail({}, failure_of(error));
    }
}

std::shared_ptr<ServiceClock> Worker::Impl::clock() const {
    const std::scoped_lock lock(mutex_);
    return clock_;
}

bool Worker::Impl::has_jumped(const ServiceClock& clock) {
    const std::size_t before = jumps_;
    jumps_ = clock.jumps();
    return jumps_ != before;
}

/// The outage is stored; what is in memory here is from before it.
void Worker::Impl::notice_jump() {
    const auto clock = this->clock();
    if (clock && has_jumped(*clock)) {
        alive_at_.reset(); // it was another time
        forget_everything();
        must_forget_ = true;
        const std::scoped_lock lock(mutex_);
        tell(watch_.reconnected);
    }
}

std::optional<storage::LastSign> Worker::Impl::last_sign(bool was_gone) const {
    if (!alive_at_) {
        return std::nullopt;
    }
    return storage::LastSign{.at = *alive_at_, .is_certain = !was_gone && alive_in_ == generation_};
}

/// Every worker says it for itself: while one cannot, the games that it has cannot be played, and
/// that is an outage however well the others are.
void Worker::Impl::beat() {
    const bool was_gone = std::exchange(must_say_alive_, false);
    const auto clock = this->clock();
    const Millis silence = alive_at_ && !was_gone ? longest_silence : longest_silence_before;
    std::optional<storage::Outage> outage;
    ServiceClock::Correction correction;
    bool is_applied = false;
    while (true) {
        outage = storage::in_transaction(*database_, [&] {
            look_at_generation();
            correction = clock->look(storage::last_sign_of_life(*database_));
            return storage::live(*database_, correction.now, correction.jumped ? 0 : silence,
                                 last_sign(was_gone));
        });
        is_applied = clock->apply(correction); // the outage is on disk: the time may jump
        if (is_applied || !correction.jumped) {
            break;
        }
    }
    const bool jumped = has_jumped(*clock);
    alive_at_ = is_applied || !jumped ? std::optional(correction.now) : std::nullopt;
    alive_in_ = generation_;
    if (outage || jumped) {
        forget_everything();
        must_forget_ = true;
        const std::scoped_lock lock(mutex_);
        if (outage) {
            tell(watch_.outage, *outage);
        } else {
            tell(watch_.reconnected);
        }
    }
}

} // namespace kamisado::online
