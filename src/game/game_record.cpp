#include "game/game_record.h"

#include "game/log_words.h"

#include <algorithm>
#include <string>

namespace kamisado::game {

namespace {

std::string padded(Millis number, std::size_t width) {
    const std::string digits = std::to_string(number);
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}

/// "300", "0.5"
std::string seconds(Millis length) {
    std::string text = std::to_string(length / 1000);
    if (length % 1000 != 0) {
        text += "." + padded(length % 1000, 3);
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text;
}

/// "1:02:03.450"
std::string hours(Millis length) {
    const Millis whole = length / 1000;
    return std::to_string(whole / 3600) + ":" + padded(whole / 60 % 60, 2) + ":" +
           padded(whole % 60, 2) + "." + padded(length % 1000, 3);
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

void set_clock_tags(Record& record, const LiveMatch& match) {
    const auto control = time_control(match.setup().clock);
    const auto left = match.times(match.last_moment());
    if (!control || !left) {
        return;
    }
    record.set_tag("TimeControl", *control);
    record.set_tag("BlackClock", hours((*left)[Player::Black]));
    record.set_tag("GoldClock", hours((*left)[Player::Gold]));
}

} // namespace

Record record_of(const LiveMatch& match, std::optional<std::string_view> date) {
    Record record;
    record.match = match.match();
    record.set_tag("Kamisado", record_version);
    record.set_tag("Format", write_format(record.match.format()));
    for (const Player player : all_players) {
        const Seat& seat = match.setup().seats[player];
        record.set_tag(words::tag_of(player), seat.name);
        if (seat.level) {
            record.set_tag(words::level_tag_of(player), std::to_string(*seat.level));
        }
    }
    if (date) {
        record.set_tag("Date", *date);
    }
    set_clock_tags(record, match);
    record.set_tag("Result", write_result(record.match.state()));
    return record;
}

} // namespace kamisado::game
