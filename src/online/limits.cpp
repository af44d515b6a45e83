#include "online/limits.h"

#include <algorithm>
#include <cmath>

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

Millis TokenBucket::wait(const Rate& rate, Millis now) const {
    const double missing = used_now(used_, rate, at_, now) + 1 - rate.burst;
    if (missing <= 0) {
        return 0;
    }
    return static_cast<Millis>(std::ceil(missing * 1000 / rate.per_second));
}

bool TokenBucket::is_full(const Rate& rate, Millis now) const {
    return used_now(used_, rate, at_, now) <= 0;
}

bool Buckets::take(std::string_view key, Millis now, double amount) {
    const auto found = buckets_.find(std::string(key));
    if (found != buckets_.end()) {
        return found->second.take(rate_, now, amount);
    }
    if (buckets_.size() >= most_) {
        sweep(now);
    }
    // Who would have to forget somebody else's debts to know a new key does not let it in.
    if (buckets_.size() >= most_) {
        return false;
    }
    return buckets_[std::string(key)].take(rate_, now, amount);
}

Millis Buckets::wait(std::string_view key, Millis now) const {
    const auto found = buckets_.find(std::string(key));
    return found == buckets_.end() ? 0 : found->second.wait(rate_, now);
}

void Buckets::sweep(Millis now) {
    // Looking through all of them for every new key would itself be a way to slow the server down.
    if (now < swept_ + 1000) {
        return;
    }
    swept_ = now;
    std::erase_if(buckets_, [&](const auto& entry) { return entry.second.is_full(rate_, now); });
}

} // namespace kamisado::online
