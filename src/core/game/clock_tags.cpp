#include "game/clock_tags.h"

#include "game/log_words.h"
#include "text/number.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace kamisado::game {

namespace {

constexpr std::string_view time_control_tag = "TimeControl";
constexpr Millis millis_of_a_second = 1000;
constexpr std::size_t decimals = 3;

constexpr std::string_view clock_tag_of(Player player) {
    return player == Player::Black ? "BlackClock" : "GoldClock";
}

std::string padded(Millis number, std::size_t width) {
    const std::string digits = std::to_string(number);
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}

/// "300", "0.5"
std::string seconds(Millis length) {
    std::string text = std::to_string(length / millis_of_a_second);
    if (length % millis_of_a_second != 0) {
        text += "." + padded(length % millis_of_a_second, decimals);
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text;
}

/// "1:02:03.450"
std::string hours(Millis length) {
    const Millis whole = length / millis_of_a_second;
    return std::to_string(whole / 3600) + ":" + padded(whole / 60 % 60, 2) + ":" +
           padded(whole % 60, 2) + "." + padded(length % millis_of_a_second, decimals);
}

std::optional<std::string> time_control(const ClockSetup& clock) {
    if (const auto* const minutes = std::get_if<MinutesClock>(&clock)) {
        return seconds(minutes->initial) + "+" + seconds(minutes->increment);
    }
    if (const auto* const days = std::get_if<DaysClock>(&clock)) {
        return seconds(days->per_move) + std::string(words::per_move);
    }
    return std::nullopt;
}

/// Digits alone, with zeros before them, and not more than a clock can need.
std::optional<Millis> clock_digits(std::string_view digits) {
    constexpr std::size_t most = 8;
    return digits.size() > most ? std::nullopt : kamisado::number_from<std::uint32_t>(digits);
}

std::optional<Millis> seconds_from(std::string_view text) {
    const auto point = text.find('.');
    const auto whole = clock_digits(text.substr(0, point));
    if (!whole || point == std::string_view::npos) {
        return whole ? std::optional(*whole * millis_of_a_second) : std::nullopt;
    }
    std::string fraction(text.substr(point + 1));
    if (fraction.empty() || fraction.size() > decimals) {
        return std::nullopt;
    }
    fraction.resize(decimals, '0');
    const auto part = clock_digits(fraction);
    return part ? std::optional((*whole * millis_of_a_second) + *part) : std::nullopt;
}

std::optional<Millis> hours_from(std::string_view text) {
    const auto first = text.find(':');
    const auto second = text.find(':', std::min(first, text.size() - 1) + 1);
    if (second == std::string_view::npos) {
        return std::nullopt;
    }
    const auto hour = clock_digits(text.substr(0, first));
    const auto minute = clock_digits(text.substr(first + 1, second - first - 1));
    const auto rest = seconds_from(text.substr(second + 1));
    if (!hour || !minute || !rest) {
        return std::nullopt;
    }
    return (((*hour * 60) + *minute) * 60 * millis_of_a_second) + *rest;
}

bool is_sensible(Millis length) { return length <= longest_clock; }

} // namespace

void set_clock_tags(Record& record, const ClockSetup& setup, const Times& left) {
    const auto control = time_control(setup);
    if (!control) {
        return;
    }
    record.set_tag(time_control_tag, *control);
    for (const Player player : all_players) {
        record.set_tag(clock_tag_of(player), hours(left[player]));
    }
}

std::optional<ToldClock> clock_in_tags(const Record& record) {
    const std::string_view control = record.tag(time_control_tag).value_or("");
    const auto plus = control.find('+');
    if (plus == std::string_view::npos) {
        return std::nullopt;
    }
    const auto initial = seconds_from(control.substr(0, plus));
    const auto increment = seconds_from(control.substr(plus + 1));
    if (!initial || !increment || !is_sensible(*initial) || !is_sensible(*increment)) {
        return std::nullopt;
    }
    ToldClock told{.setup = {.initial = *initial, .increment = *increment},
                   .left = {{*initial, *initial}}};
    for (const Player player : all_players) {
        if (const auto text = record.tag(clock_tag_of(player))) {
            const auto left = text->empty() ? std::nullopt : hours_from(*text);
            if (!left || !is_sensible(*left)) {
                return std::nullopt;
            }
            told.left[player] = *left;
        }
    }
    return told;
}

} // namespace kamisado::game
