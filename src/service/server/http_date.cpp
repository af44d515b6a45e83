#include "server/http_date.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace kamisado::server {

namespace {

constexpr std::array<std::string_view, 7> days{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
constexpr std::array<std::string_view, 12> months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                  "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

std::string padded(long number, std::size_t width) {
    const std::string digits = std::to_string(number);
    return digits.size() < width ? std::string(width - digits.size(), '0') + digits : digits;
}

} // namespace

std::string http_date(std::chrono::system_clock::time_point time) {
    using namespace std::chrono;
    const auto day = floor<std::chrono::days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(floor<seconds>(time - day));
    std::string text(server::days.at(weekday(day).c_encoding()));
    text += ", " + padded(static_cast<unsigned>(date.day()), 2) + ' ';
    text += months.at(static_cast<unsigned>(date.month()) - 1);
    text += ' ' + padded(static_cast<int>(date.year()), 4) + ' ' + padded(clock.hours().count(), 2);
    text += ':' + padded(clock.minutes().count(), 2) + ':' + padded(clock.seconds().count(), 2);
    return text + " GMT";
}

} // namespace kamisado::server
