#include "puzzles/daily.h"

#include "text/number.h"

#include <algorithm>

namespace kamisado {

namespace {

/// Both are prime: one that does not divide the count shares nothing with it.
constexpr std::size_t usual_step = 149;
constexpr std::size_t other_step = 151;

std::size_t step_for(std::size_t count) {
    return count % usual_step == 0 ? other_step : usual_step;
}

} // namespace

std::optional<std::chrono::year_month_day> date_from(std::string_view text) {
    constexpr std::string_view pattern = "YYYY-MM-DD";
    if (text.size() != pattern.size() || text[4] != '-' || text[7] != '-') {
        return std::nullopt;
    }
    const auto year = number_from<unsigned>(text.substr(0, 4));
    const auto month = number_from<unsigned>(text.substr(5, 2));
    const auto day = number_from<unsigned>(text.substr(8, 2));
    if (!year || !month || !day) {
        return std::nullopt;
    }
    const std::chrono::year_month_day date(std::chrono::year(static_cast<int>(*year)),
                                           std::chrono::month(*month), std::chrono::day(*day));
    return date.ok() && *year >= 1970 ? std::optional(date) : std::nullopt;
}

int day_number(std::chrono::year_month_day date) {
    return static_cast<int>(std::chrono::sys_days(date).time_since_epoch().count());
}

std::size_t daily_index(int day, std::size_t count) {
    return static_cast<std::size_t>(day) * step_for(count) % count;
}

const Puzzle& daily_puzzle(const std::vector<Puzzle>& puzzles, int day) {
    std::vector<const Puzzle*> by_id;
    by_id.reserve(puzzles.size());
    for (const Puzzle& puzzle : puzzles) {
        by_id.push_back(&puzzle);
    }
    std::ranges::sort(by_id, {},
                      [](const Puzzle* puzzle) -> const std::string& { return puzzle->id; });
    return *by_id[daily_index(day, by_id.size())];
}

} // namespace kamisado
