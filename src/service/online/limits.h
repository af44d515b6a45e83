#pragma once

#include "game/setup.h"

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

namespace kamisado::online {

using game::Millis;

/// N at once, and M a second in the long run.
struct Rate {
    double burst = 0;
    double per_second = 0;
};

class TokenBucket {
  public:
    /// False when there is too little left.
    [[nodiscard]] bool take(const Rate& rate, Millis now, double amount = 1);
    /// Takes it though there may be too little: what is known only afterwards.
    void charge(const Rate& rate, Millis now, double amount);
    /// Milliseconds until one more can be taken.
    [[nodiscard]] Millis wait(const Rate& rate, Millis now) const;

  private:
    double used_ = 0;
    Millis at_ = 0;
};

/// A bucket for each key (an address, a person), of which there are never more than `most`. Those
/// that nobody has asked for longest are forgotten first: a flood of new keys shuts nobody out, and
/// frees only those from their debts who have waited for `most / 2` others.
class Buckets {
  public:
    Buckets(Rate rate, std::size_t most) : rate_(rate), most_(most) {}
    [[nodiscard]] bool take(std::string_view key, Millis now, double amount = 1);
    void charge(std::string_view key, Millis now, double amount);
    [[nodiscard]] Millis wait(std::string_view key, Millis now) const;

  private:
    [[nodiscard]] TokenBucket& bucket(const std::string& key);

    Rate rate_;
    std::size_t most_;
    std::unordered_map<std::string, TokenBucket> young_; ///< asked for since the last turn
    std::unordered_map<std::string, TokenBucket> old_;
};

} // namespace kamisado::online
