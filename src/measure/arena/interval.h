#pragma once

namespace kamisado {

/// Of a normal distribution 95 % lie within so many standard deviations of its middle.
inline constexpr double normal_95 = 1.959963984540054;

/// A confidence interval of a share, or of a mean.
struct Interval {
    double low = 0;
    double high = 1;
};

/// The 95 % interval of Wilson: sound for few trials and near 0 and 1, too.
[[nodiscard]] Interval wilson_interval(double successes, double trials);

} // namespace kamisado
