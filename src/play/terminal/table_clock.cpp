#include "terminal/table_clock.h"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

namespace kamisado::terminal {

namespace {

constexpr game::Millis second = 1000;
/// For a flag of an earlier sitting that is taken back: what it had then is not in the file.
constexpr game::Millis second_chance = 60 * second;

} // namespace

TableClock::TableClock(const game::ToldClock& told, const Match& match)
    : setup_(told.setup), clock_(*game::Clock::of(told.setup)), due_(match.size()) {
    clock_.set(told.left, now_);
    clock_.run(decider(match.state()), now_);
    due_.emplace_back(told.left);
}

void TableClock::pass(game::Millis length) { now_ += std::max<game::Millis>(length, 0); }

void TableClock::decided(const Match& match) {
    const std::size_t step = match.size() - 1;
    const auto player = decider(match.before(step));
    if (player && std::holds_alternative<Move>(match.decision(step))) {
        clock_.move_made(*player, now_);
    } else if (player && std::holds_alternative<Fill>(match.decision(step))) {
        clock_.fill_chosen(*player, now_);
    }
    clock_.run(decider(match.state()), now_);
    due_.resize(match.size());
    due_.emplace_back(left());
}

void TableClock::went_to(const Match& match) {
    clock_.run(decider(match.state()), now_);
    if (match.size() < due_.size() && due_[match.size()]) {
        clock_.set(*due_[match.size()], now_);
    } else if (const auto player = fallen()) {
        game::Times times = left();
        times[*player] = second_chance;
        clock_.set(times, now_);
    }
}

std::optional<Player> TableClock::fallen() const {
    const auto player = running();
    return player && left()[*player] == 0 ? player : std::nullopt;
}

std::optional<game::Millis> TableClock::until_next_second() const {
    const auto player = running();
    return player ? std::optional((left()[*player] + second - 1) % second + 1) : std::nullopt;
}

void TableClock::write_into(Record& record) const { game::set_clock_tags(record, setup_, left()); }

std::string write_time(game::Millis left) {
    const game::Millis seconds = (left + second - 1) / second;
    const game::Millis hours = seconds / 3600;
    return hours == 0 ? fmt::format("{}:{:02}", seconds / 60, seconds % 60)
                      : fmt::format("{}:{:02}:{:02}", hours, seconds / 60 % 60, seconds % 60);
}

} // namespace kamisado::terminal
