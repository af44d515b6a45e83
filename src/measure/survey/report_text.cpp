#include "survey/report.h"

#include <fmt/format.h>

#include <algorithm>

namespace kamisado::survey {

namespace {

constexpr int bin_width = 5;
constexpr std::uint64_t longest_bar = 50;

std::string rings_in_words(const Settings& settings) {
    if (settings.random_rings > 0) {
        return fmt::format("{} random ring{} a side", settings.random_rings,
                           settings.random_rings == 1 ? "" : "s");
    }
    return settings.rings.empty() ? "no rings" : "rings " + settings.rings;
}

std::string list_in_words(const Settings& settings) {
    const std::string_view plural = settings.count == 1 ? "" : "s";
    const std::string from =
        settings.from == 0 ? "" : fmt::format(" from number {}", settings.from);
    if (settings.list == ListKind::Random) {
        return fmt::format("{} random line-up{}{}, seed {}", settings.count, plural, from,
                           settings.seed);
    }
    const std::string files =
        settings.files == all_files ? "" : fmt::format(", files {}", settings.files);
    return fmt::format("{} line-up{}{} of the enumeration{}", settings.count, plural, from, files);
}

double percent(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(whole);
}

/// 0 stands alone: nothing wins. Then 1 to 5, 6 to 10 …
Histogram in_bins(const Histogram& histogram) {
    Histogram bins;
    for (const auto& [number, count] : histogram) {
        bins[number == 0 ? 0 : 1 + (((number - 1) / bin_width) * bin_width)] += count;
    }
    return bins;
}

std::string bars(const Histogram& histogram, int width) {
    std::uint64_t most = 1;
    for (const auto& [number, count] : histogram) {
        most = std::max(most, count);
    }
    std::string text;
    for (const auto& [number, count] : histogram) {
        const std::string label = number == 0 || width == 1
                                      ? std::to_string(number)
                                      : fmt::format("{}-{}", number, number + width - 1);
        text += fmt::format("{:>9} {:>9} {}\n", label, count,
                            std::string(count * longest_bar / most, '#'));
    }
    return text;
}

std::string verdicts(const Summary& summary) {
    const Interval interval = summary.interval_of_wins();
    std::string text;
    if (summary.wins + summary.losses > 0) {
        text =
            fmt::format("The Challenger wins {} and loses {}: {:.2f} % (95 %: {:.2f} to {:.2f}).\n",
                        summary.wins, summary.losses, 100 * summary.share_of_wins(),
                        100 * interval.low, 100 * interval.high);
    }
    if (summary.unknown > 0) {
        const Interval bounds = summary.bounds_of_wins();
        text += fmt::format("{} stay unknown: the limit of nodes came first. With them it is "
                            "{:.2f} to {:.2f} %.\n",
                            summary.unknown, 100 * bounds.low, 100 * bounds.high);
    }
    return text;
}

std::string interval_in_words(const Histogram& histogram) {
    const auto interval = interval_of_mean(histogram);
    return interval ? fmt::format(" (95 %: {:.1f} to {:.1f})", interval->low, interval->high) : "";
}

std::string winning_moves(const Summary& summary) {
    const std::uint64_t settled = total_of(summary.winning_moves);
    std::string text;
    if (settled > 0) {
        text = fmt::format("First moves that win: {:.1f} of {:.1f} on average{}.\n{}",
                           mean_of(summary.winning_moves),
                           static_cast<double>(summary.moves) / static_cast<double>(settled),
                           interval_in_words(summary.winning_moves),
                           bars(in_bins(summary.winning_moves), bin_width));
    }
    if (summary.open_moves > 0) {
        text += fmt::format("In {} line-ups ({:.1f} %) some first moves stay unknown; they are not "
                            "in this table.\n",
                            summary.open_moves, percent(summary.open_moves, summary.line_ups));
    }
    return text;
}

std::string distances(std::string_view what, const Histogram& histogram) {
    return histogram.empty() ? ""
                             : fmt::format("Moves of both sides until the Challenger {}: {:.1f} on "
                                           "average{}.\n{}",
                                           what, mean_of(histogram), interval_in_words(histogram),
                                           bars(histogram, 1));
}

} // namespace

std::string title_of(const Settings& settings) {
    return list_in_words(settings) + ", " + rings_in_words(settings);
}

std::string report_in_words(const Settings& settings, const Summary& summary,
                            const Stopwatch::Times& times) {
    std::string text = title_of(settings) + ".\n";
    if (summary.line_ups < settings.count) {
        text += fmt::format("So far {} of them.\n", summary.line_ups);
    }
    if (summary.line_ups == 0) {
        return text;
    }
    text += verdicts(summary) + winning_moves(summary) + distances("wins", summary.win_distances) +
            distances("loses", summary.loss_distances);
    text += fmt::format("Nodes a line-up: {:.0f} on average, median {}, 95 % {}, most {}.\n",
                        static_cast<double>(summary.nodes) / static_cast<double>(summary.line_ups),
                        summary.node_counts.within(0.5), summary.node_counts.within(0.95),
                        summary.node_counts.within(1));
    return text +
           fmt::format("{} solved now, {:.2f} a second.\n", times.solved, times.per_second());
}

std::string progress_text(const Settings& settings, const Summary& summary,
                          const Stopwatch::Times& times) {
    return fmt::format("{} of {} line-ups, {:.2f} solved a second, the Challenger wins {:.1f} %",
                       summary.line_ups, settings.count, times.per_second(),
                       100 * summary.share_of_wins());
}

} // namespace kamisado::survey
