#include "game/game_record.h"

#include "game/clock_tags.h"
#include "game/log_words.h"

#include <string>

namespace kamisado::game {

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
    if (const auto left = match.times(match.last_moment())) {
        set_clock_tags(record, match.setup().clock, *left);
    }
    record.set_tag("Result", write_result(record.match.state()));
    return record;
}

} // namespace kamisado::game
