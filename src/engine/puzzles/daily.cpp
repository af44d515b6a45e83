#include "puzzles/daily.h"

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
