#include "survey/chart.h"

#include "survey/report.h"
#include "survey/summary.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace kamisado::survey {

namespace {

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

/// The scale that all parts of a panel share.
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

/// The bars stand inside the frame, numbers and names around it. Bars of different series with the
/// same number stand on one another.
std::string draw_bars(const BarPanel& panel, const Frame& frame) {
    const Scale scale = scale_of(panel, frame);
    std::string svg = draw_counts(scale) + draw_numbers(scale, panel.axis);
    Histogram below;
    for (const BarSeries& series : panel.series) {
        svg += draw_series(scale, series, below);
    }
    return svg + draw_legend(scale, panel.series);
}

constexpr int chart_width = 760;
constexpr int head_height = 92;
constexpr int panel_height = 260;

/// Grey enough for both grounds where it need not be read, and by preference where it must.
constexpr auto style = "<style>\n"
                       "text { font: 13px system-ui, sans-serif; fill: #24292f }\n"
                       ".title { font-size: 16px; font-weight: 600 }\n"
                       ".axis { stroke: #57606a; stroke-width: 1 }\n"
                       ".grid { stroke: #8c959f; stroke-opacity: 0.35; stroke-width: 1 }\n"
                       ".wins { fill: #0969da }\n"
                       ".losses { fill: #bc4c00 }\n"
                       "@media (prefers-color-scheme: dark) {\n"
                       "  text { fill: #e6edf3 }\n"
                       "  .axis { stroke: #8d96a0 }\n"
                       "  .wins { fill: #4493f8 }\n"
                       "  .losses { fill: #f0883e }\n"
                       "}\n"
                       "</style>\n";

std::string result_in_words(const Settings& settings, const Summary& summary) {
    const Interval interval = summary.interval_of_wins();
    std::string text = fmt::format("The Challenger wins {:.2f} % of {} (95 %: {:.2f} to {:.2f} %)",
                                   100 * summary.share_of_wins(), summary.wins + summary.losses,
                                   100 * interval.low, 100 * interval.high);
    if (summary.unknown > 0) {
        text += fmt::format("; {} unknown", summary.unknown);
    }
    if (summary.line_ups < settings.count) {
        text += fmt::format("; {} not solved yet", settings.count - summary.line_ups);
    }
    return text;
}

/// Won and lost line-ups are told apart by the number of moves that win: none, or some.
std::vector<BarSeries> by_winning_moves(const Summary& summary) {
    Histogram won = summary.winning_moves;
    Histogram lost;
    if (const auto none = won.find(0); none != won.end()) {
        lost.insert(*none);
        won.erase(none);
    }
    return {{.style = "wins", .name = "won", .histogram = won},
            {.style = "losses", .name = "lost", .histogram = lost}};
}

} // namespace

std::string draw_chart(const Settings& settings, const Summary& summary) {
    std::vector<BarPanel> panels{
        {.axis = "first moves that win", .series = by_winning_moves(summary)}};
    if (settings.distance) {
        panels.push_back(
            {.axis = "moves of both sides to the end of the round",
             .series = {{.style = "wins", .name = "won", .histogram = summary.win_distances},
                        {.style = "losses", .name = "lost", .histogram = summary.loss_distances}}});
    }
    const int height = head_height + (panel_height * static_cast<int>(panels.size()));
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
        "height=\"{1}\" role=\"img\" aria-label=\"{2}\">\n{3}",
        chart_width, height, result_in_words(settings, summary), style);
    svg += fmt::format("<text class=\"title\" x=\"24\" y=\"30\">{}</text>\n"
                       "<text x=\"24\" y=\"52\">{}</text>\n",
                       title_of(settings), result_in_words(settings, summary));
    int top = head_height;
    for (const BarPanel& panel : panels) {
        svg += draw_bars(
            panel,
            {.left = 72, .top = top, .width = chart_width - 96, .height = panel_height - 64});
        top += panel_height;
    }
    return svg + "</svg>\n";
}

} // namespace kamisado::survey
