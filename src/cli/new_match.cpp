#include "cli/new_match.h"

#include "cli/environment.h"
#include "cli/wording.h"
#include "notation/position_text.h"

#include <fmt/chrono.h>

#include <charconv>
#include <ctime>
#include <utility>

namespace kamisado::cli {

namespace {

/// As people here write it down; SOURCE_DATE_EPOCH makes it the same on every run.
std::string today() {
    if (const auto epoch = environment("SOURCE_DATE_EPOCH")) {
        std::time_t seconds = 0;
        const auto read = std::from_chars(epoch->data(), epoch->data() + epoch->size(), seconds);
        if (read.ec == std::errc()) {
            return fmt::format("{:%Y-%m-%d}", fmt::gmtime(seconds));
        }
    }
    return fmt::format("{:%Y-%m-%d}", fmt::localtime(std::time(nullptr)));
}

} // namespace

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
