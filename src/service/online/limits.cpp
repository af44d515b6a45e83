#include "online/limits.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kamisado::online {

namespace {

/// What is still used of a bucket after it has filled up for a while. A clock that jumps back
/// fills nothing.
double used_now(double used, const Rate& rate, Millis at, Millis now) {
    const auto passed = static_cast<double>(std::max<Millis>(now - at, 0)) / 1000;
    return std::max(0.0, used - (passed * rate.per_second));
}

} // namespace

bool TokenBucket::take(const Rate& rate, Millis now, double amount) {
    const double used = used_now(used_, rate, at_, now);
    if (used + amount > rate.burst) {
        return false;
    }
    used_ = used + amount;
    at_ = std::max(at_, now);
    return true;
}

void TokenBucket::charge(const Rate& rate, Millis now, double amount) {
    used_ = used_now(used_, rate, at_, now) + amount;
    at_ = std::max(at_, now);
}

Millis TokenBucket::wait(const Rate& rate, Millis now) const {
    const double missing = used_now(used_, rate, at_, now) + 1 - rate.burst;
    if (missing <= 0) {
        return 0;
    }
    return static_cast<Millis>(std::ceil(missing * 1000 / rate.per_second));
}

TokenBucket& Buckets::bucket(const std::string& key) {
    if (const auto found = young_.find(key); found != young_.end()) {
        return found->second;
    }
    if (young_.size() >= std::max<std::size_t>(most_ / 2, 1)) {
        old_ = std::exchange(young_, {});
    }
    if (auto known = old_.extract(key)) {
        return young_.insert(std::move(known)).position->second;
    }
    return young_[key];
}

bool Buckets::take(std::string_view key, Millis now, double amount) {
    return bucket(std::string(key)).take(rate_, now, amount);
}

void Buckets::charge(std::string_view key, Millis now, double amount) {
    bucket(std::string(key)).charge(rate_, now, amount);
}

Millis Buckets::wait(std::string_view key, Millis now) const {
    for (const auto* const buckets : {&young_, &old_}) {
        if (const auto found = buckets->find(std::string(key)); found != buckets->end()) {
            return found->second.wait(rate_, now);
        }
    }
    return 0;
}

} // namespace kamisado::online
