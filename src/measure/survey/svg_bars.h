#pragma once

#include "survey/summary.h"

#include <string>
#include <vector>

/// Bar charts as pieces of SVG.
namespace kamisado::survey {

/// Bars of one colour.
struct BarSeries {
    std::string style; ///< the class of its bars
    std::string name;  ///< in the legend
    Histogram histogram;
};

struct BarPanel {
    std::string axis; ///< what the numbers below the bars are
    std::vector<BarSeries> series;
};

struct Frame {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
};

/// The bars stand inside the frame, numbers and names around it. Bars of different series with the
/// same number stand on one another.
[[nodiscard]] std::string draw_bars(const BarPanel& panel, const Frame& frame);

} // namespace kamisado::survey
