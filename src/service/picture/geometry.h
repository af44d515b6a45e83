#pragma once

#include <cmath>
#include <vector>

namespace kamisado::picture {

struct Point {
    double x = 0;
    double y = 0;
};

/// As in SVG. What our shapes use keeps angles: it moves, turns and scales alike in all directions.
struct Matrix {
    double a = 1;
    double b = 0;
    double c = 0;
    double d = 1;
    double e = 0;
    double f = 0;

    [[nodiscard]] Point operator()(Point p) const {
        return {.x = (a * p.x) + (c * p.y) + e, .y = (b * p.x) + (d * p.y) + f};
    }
    /// First `inner`, then this.
    [[nodiscard]] Matrix operator*(const Matrix& inner) const {
        return {.a = (a * inner.a) + (c * inner.b),
                .b = (b * inner.a) + (d * inner.b),
                .c = (a * inner.c) + (c * inner.d),
                .d = (b * inner.c) + (d * inner.d),
                .e = (a * inner.e) + (c * inner.f) + e,
                .f = (b * inner.e) + (d * inner.f) + f};
    }
    [[nodiscard]] double area() const { return (a * d) - (b * c); }
    [[nodiscard]] double scale() const { return std::sqrt(std::abs(area())); }
    [[nodiscard]] Matrix inverse() const {
        const double all = area();
        return {.a = d / all,
                .b = -b / all,
                .c = -c / all,
                .d = a / all,
                .e = ((c * f) - (d * e)) / all,
                .f = ((b * e) - (a * f)) / all};
    }
};

/// The corners of something with straight sides, which ends where it began.
using Ring = std::vector<Point>;

} // namespace kamisado::picture
