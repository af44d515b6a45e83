#pragma once

namespace kamisado {

/// A confidence interval of a share.
struct Interval {
    double low = 0;
    double high = 1;
};

/// The 95 % interval of Wilson: sound for few trials and near 0 and 1, too.
[[nodiscard]] Interval wilson_interval(double successes, double trials);

} // namespace kamisado
