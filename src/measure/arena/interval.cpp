#include "arena/interval.h"

#include <cmath>

namespace kamisado {

Interval wilson_interval(double successes, double trials) {
    if (trials <= 0) {
        return {};
    }
    constexpr double z = normal_95;
    const double share = successes / trials;
    const double scale = 1 + (z * z / trials);
    const double middle = share + (z * z / (2 * trials));
    const double spread =
        z * std::sqrt((share * (1 - share) / trials) + (z * z / (4 * trials * trials)));
    return {.low = (middle - spread) / scale, .high = (middle + spread) / scale};
}

} // namespace kamisado
