#include "survey/chart.h"

#include "survey/report.h"
#include "survey/svg_bars.h"

#include <fmt/format.h>

namespace kamisado::survey {

namespace {

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
