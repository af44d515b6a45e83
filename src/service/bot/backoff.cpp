#include "bot/backoff.h"

#include <algorithm>
#include <cstddef>

namespace kamisado::bot {

using std::chrono::milliseconds;

milliseconds Backoff::next(milliseconds at_least) {
    const milliseconds delay = std::max(delay_, at_least);
    delay_ = std::min(delay_ * 2, limits_.longest);
    const auto chance = random_.below(1 + static_cast<std::size_t>(delay.count()));
    return delay + milliseconds(chance);
}

} // namespace kamisado::bot
