#include "game/new_record.h"

#include "game/log_words.h"
#include "notation/position_text.h"

#include <utility>

namespace kamisado::game {

Record new_record(Match match, const PerPlayer<std::string>& names, Style style,
                  std::string_view date) {
    Record record;
    record.match = std::move(match);
    record.style = style;
    record.set_tag("Kamisado", record_version);
    record.set_tag("Format", write_format(record.match.format()));
    if (record.match.start() != Position::first()) {
        record.set_tag("Start", write_position(record.match.start()));
    }
    for (const Player player : all_players) {
        if (!names[player].empty()) {
            record.set_tag(words::tag_of(player), names[player]);
        }
    }
    record.set_tag("Date", date);
    record.set_tag("Result", write_result(record.match.state()));
    return record;
}

} // namespace kamisado::game
