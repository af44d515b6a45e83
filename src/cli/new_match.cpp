#include "cli/new_match.h"

#include "cli/today.h"
#include "cli/wording.h"
#include "notation/position_text.h"

#include <utility>

namespace kamisado::cli {

Record new_record(Match match, const PerPlayer<std::string>& names, Style style) {
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
            record.set_tag(title(player), names[player]);
        }
    }
    record.set_tag("Date", today());
    record.set_tag("Result", write_result(record.match.state()));
    return record;
}

} // namespace kamisado::cli
