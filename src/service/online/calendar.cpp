#include "online/calendar.h"

#include <chrono>

namespace kamisado::online {

namespace {

std::string two_digits(unsigned number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

} // namespace

std::string day_of(game::Millis moment) {
    const std::chrono::sys_time<std::chrono::milliseconds> time{std::chrono::milliseconds(moment)};
    const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(time));
    return std::to_string(static_cast<int>(day.year())) + "-" +
           two_digits(static_cast<unsigned>(day.month())) + "-" +
           two_digits(static_cast<unsigned>(day.day()));
}

} // namespace kamisado::online
