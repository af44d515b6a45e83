#include "game/clock.h"

#include <algorithm>

namespace kamisado::game {

std::optional<Clock> Clock::of(const ClockSetup& setup) {
    if (const auto* const minutes = std::get_if<MinutesClock>(&setup)) {
        return Clock({{minutes->initial, minutes->initial}}, minutes->increment, std::nullopt);
    }
    if (const auto* const days = std::get_if<DaysClock>(&setup)) {
        return Clock({{days->per_move, days->per_move}}, 0, days->per_move);
    }
    return std::nullopt;
}

Times Clock::times(Millis now) const {
    Times left = left_;
    for (const Player player : all_players) {
        if (running_ == player && !paused_) {
            const Millis passed = std::max<Millis>(now - since_, 0);
            left[player] = std::max<Millis>(left[player] - passed, 0);
        }
    }
    return left;
}

std::optional<Millis> Clock::falls_at() const {
    if (!running_ || paused_) {
        return std::nullopt;
    }
    return since_ + left_[*running_];
}

void Clock::move_made(Player player, Millis now) {
    settle(now);
    left_[player] = allowance_.value_or(left_[player] + increment_);
}

void Clock::fill_chosen(Player player, Millis now) {
    settle(now);
    left_[player] = allowance_.value_or(left_[player]);
}

void Clock::run(std::optional<Player> player, Millis now) {
    settle(now);
    running_ = player;
    paused_ = paused_ && player.has_value();
}

void Clock::set(const Times& times, Millis now) {
    left_ = times;
    since_ = now;
}

void Clock::pause(Millis now) {
    settle(now);
    paused_ = true;
}

void Clock::resume(Millis now) {
    settle(now);
    paused_ = false;
}

void Clock::settle(Millis now) {
    left_ = times(now);
    since_ = now;
}

} // namespace kamisado::game
