#include "cli/date.h"

#include "text/number.h"

namespace kamisado::cli {

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

} // namespace kamisado::cli
