#include "arena/progress.h"

#include "arena/wording.h"
#include "notation/display_width.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace kamisado {

namespace {

std::string in_time(double seconds) {
    const long long whole = std::llround(seconds);
    if (whole < 120) {
        return fmt::format("{} s", whole);
    }
    return whole < 7200 ? fmt::format("{} min", whole / 60)
                        : fmt::format("{} h {} min", whole / 3600, whole % 3600 / 60);
}

std::string pace_and_rest(const ArenaSettings& settings, const ArenaProgress& progress,
                          double seconds) {
    if (progress.played == 0 || seconds <= 0) {
        return "no game finished yet";
    }
    const double pace = progress.played / seconds;
    return fmt::format("{:.{}f} a second, {} left", pace, pace < 1 ? 2 : 1,
                       in_time((settings.games - progress.finished) / pace));
}

std::string share_of(const Score& score) {
    const Interval interval = score.interval();
    return fmt::format("{:.1f} % ± {:.1f}", 100 * score.second().share(),
                       50 * (interval.high - interval.low));
}

std::string games_of(const Results& results) {
    return fmt::format("{} won, {} tied, {} lost", results.wins, results.draws, results.losses);
}

} // namespace

ArenaProgress ArenaProgress::of(const Standings& standings, int finished_before) {
    return {.score = standings.score(),
            .tested_pairs = standings.tested_pairs(),
            .sprt = standings.sprt_state(),
            .finished = standings.finished(),
            .played = standings.finished() - finished_before};
}

std::vector<std::string> progress_table(const ArenaSettings& settings,
                                        const ArenaProgress& progress, double seconds) {
    const Score& score = progress.score;
    const std::string first = arena_words::name_of(settings, Side::First);
    const std::string second = arena_words::name_of(settings, Side::Second);
    const std::size_t width = std::max(display_width(first), display_width(second)) + 2;
    const auto row = [width](const std::string& head, const std::string& text) {
        return padded(head, width) + text;
    };
    std::vector<std::string> rows{
        row("Games", fmt::format("{} of {}, {}", progress.finished, settings.games,
                                 pace_and_rest(settings, progress, seconds))),
        row(first, fmt::format("{}; forfeits: {}", games_of(score.first()),
                               arena_words::forfeits(score, Side::First))),
        row(second, fmt::format("{}; forfeits: {}", games_of(score.second()),
                                arena_words::forfeits(score, Side::Second))),
        row("",
            fmt::format("{}, Elo {}", share_of(score), arena_words::elo_with_bars(score.pairs))),
    };
    if (settings.sprt) {
        rows.push_back(row("SPRT", arena_words::llr(*settings.sprt, progress.tested_pairs)));
    }
    return rows;
}

std::string progress_line(const ArenaSettings& settings, const ArenaProgress& progress,
                          double seconds) {
    const Score& score = progress.score;
    std::string line = fmt::format(
        "{} of {} games, {}; {}: {}, {}, Elo {}", progress.finished, settings.games,
        pace_and_rest(settings, progress, seconds), arena_words::name_of(settings, Side::Second),
        games_of(score.second()), share_of(score), arena_words::elo_with_bars(score.pairs));
    if (settings.sprt) {
        line += ", " + arena_words::llr(*settings.sprt, progress.tested_pairs);
    }
    const int forfeits = score.forfeits_of(Side::First) + score.forfeits_of(Side::Second);
    return forfeits == 0 ? line : line + fmt::format(", {} forfeits", forfeits);
}

} // namespace kamisado
