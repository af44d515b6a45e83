#include "survey/svg_bars.h"

#include <fmt/format.h>

#include <algorithm>

namespace kamisado::survey {

namespace {

/// What all parts of a panel are drawn by.
struct Scale {
    Frame frame;
    int first = 0; ///< number below the first bar
    int last = 1;
    std::uint64_t top = 1; ///< count at the upper edge
    std::uint64_t step = 1;

    [[nodiscard]] double slot() const {
        return static_cast<double>(frame.width) / (last - first + 1);
    }
    [[nodiscard]] double x(int number) const { return frame.left + (slot() * (number - first)); }
    [[nodiscard]] double height(std::uint64_t count) const {
        return static_cast<double>(frame.height) * static_cast<double>(count) /
               static_cast<double>(top);
    }
    [[nodiscard]] int bottom() const { return frame.top + frame.height; }
};

/// 1, 2, 5, 10, 20 … so that about five of them fill the height.
std::uint64_t round_step(std::uint64_t most) {
    constexpr std::uint64_t wanted = 5;
    std::uint64_t step = 1;
    for (std::uint64_t decade = 1;; decade *= 10) {
        for (const std::uint64_t factor : {1U, 2U, 5U}) {
            step = decade * factor;
            if (step * wanted >= most) {
                return step;
            }
        }
    }
}

Scale scale_of(const BarPanel& panel, const Frame& frame) {
    Histogram stacked;
    for (const BarSeries& series : panel.series) {
        for (const auto& [number, count] : series.histogram) {
            stacked[number] += count;
        }
    }
    Scale scale{.frame = frame};
    if (!stacked.empty()) {
        scale.first = stacked.begin()->first;
        scale.last = stacked.rbegin()->first;
    }
    std::uint64_t most = 1;
    for (const auto& [number, count] : stacked) {
        most = std::max(most, count);
    }
    scale.step = round_step(most);
    scale.top = ((most + scale.step - 1) / scale.step) * scale.step;
    return scale;
}

std::string draw_counts(const Scale& scale) {
    std::string svg;
    for (std::uint64_t count = 0; count <= scale.top; count += scale.step) {
        const double y = scale.bottom() - scale.height(count);
        svg += fmt::format("<line class=\"{}\" x1=\"{}\" x2=\"{}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>\n"
                           "<text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>\n",
                           count == 0 ? "axis" : "grid", scale.frame.left,
                           scale.frame.left + scale.frame.width, y, y, scale.frame.left - 8, y + 4,
                           count);
    }
    const int middle = scale.frame.top + (scale.frame.height / 2);
    return svg + fmt::format("<text transform=\"translate({},{}) rotate(-90)\" "
                             "text-anchor=\"middle\">line-ups</text>\n",
                             scale.frame.left - 54, middle);
}

std::string draw_numbers(const Scale& scale, const std::string& axis) {
    constexpr std::uint64_t about = 3; // a label takes the place of a few narrow bars
    const int numbers = scale.last - scale.first + 1;
    const auto step = static_cast<int>(round_step(static_cast<std::uint64_t>(numbers) / about));
    std::string svg;
    for (int number = scale.first; number <= scale.last; ++number) {
        if (number % step == 0) {
            svg += fmt::format("<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
                               scale.x(number) + (scale.slot() / 2), scale.bottom() + 18, number);
        }
    }
    return svg + fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
                             scale.frame.left + (scale.frame.width / 2), scale.bottom() + 38, axis);
}

std::string draw_series(const Scale& scale, const BarSeries& series, Histogram& below) {
    std::string svg;
    const double gap = scale.slot() > 4 ? 1 : 0;
    for (const auto& [number, count] : series.histogram) {
        const double height = scale.height(count);
        svg += fmt::format("<rect class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" "
                           "height=\"{:.1f}\"><title>{}: {} {}</title></rect>\n",
                           series.style, scale.x(number) + (gap / 2),
                           scale.bottom() - scale.height(below[number]) - height,
                           std::min(scale.slot() - gap, 40.0), height, number, count, series.name);
        below[number] += count;
    }
    return svg;
}

std::string draw_legend(const Scale& scale, const std::vector<BarSeries>& series) {
    std::string svg;
    int x = scale.frame.left + scale.frame.width - (70 * static_cast<int>(series.size()));
    for (const BarSeries& one : series) {
        svg +=
            fmt::format("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"12\" height=\"12\"/>\n"
                        "<text x=\"{}\" y=\"{}\">{}</text>\n",
                        one.style, x, scale.frame.top - 18, x + 18, scale.frame.top - 7, one.name);
        x += 70;
    }
    return svg;
}

} // namespace

std::string draw_bars(const BarPanel& panel, const Frame& frame) {
    const Scale scale = scale_of(panel, frame);
    std::string svg = draw_counts(scale) + draw_numbers(scale, panel.axis);
    Histogram below;
    for (const BarSeries& series : panel.series) {
        svg += draw_series(scale, series, below);
    }
    return svg + draw_legend(scale, panel.series);
}

} // namespace kamisado::survey
