#include "cli/date.h"

#include "notation/ascii.h"

namespace kamisado::cli {

namespace {

/// The number that so many digits are; nothing when something else stands there.
std::optional<int> digits(std::string_view text) {
    int number = 0;
    for (const char c : text) {
        if (!is_digit(c)) {
            return std::nullopt;
        }
        number = (10 * number) + (c - '0');
    }
    return number;
}

} // namespace

std::optional<std::chrono::year_month_day> date_from(std::string_view text) {
    constexpr std::string_view pattern = "YYYY-MM-DD";
    if (text.size() != pattern.size() || text[4] != '-' || text[7] != '-') {
        return std::nullopt;
    }
    const auto year = digits(text.substr(0, 4));
    const auto month = digits(text.substr(5, 2));
    const auto day = digits(text.substr(8, 2));
    if (!year || !month || !day) {
        return std::nullopt;
    }
    const std::chrono::year_month_day date(std::chrono::year(*year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day)));
    return date.ok() && *year >= 1970 ? std::optional(date) : std::nullopt;
}

} // namespace kamisado::cli
