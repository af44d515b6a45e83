#include "game/game_record.h"

#include "game/clock_tags.h"
#include "game/log_words.h"

#include <string>
#include <utility>

namespace kamisado::game {

namespace {

std::vector<Tag> tags_of(const LiveMatch& match, std::optional<std::string_view> date) {
    Record record;
    record.set_tag("Kamisado", record_version);
    record.set_tag("Format", write_format(match.match().format()));
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
    record.set_tag("Result", write_result(match.match().state()));
    return std::move(record.tags);
}

} // namespace

Record record_of(const LiveMatch& match, std::optional<std::string_view> date) {
    Record record;
    record.match = match.match();
    record.tags = tags_of(match, date);
    return record;
}

RecordDraft draft_of(const LiveMatch& match, std::optional<std::string_view> date) {
    const Match& played = match.match();
    RecordDraft draft{.tags = tags_of(match, date),
                      .format = played.format(),
                      .start = played.start(),
                      .decisions = {}};
    draft.decisions.reserve(played.size());
    for (std::size_t step = 0; step < played.size(); ++step) {
        draft.decisions.push_back(played.decision(step));
    }
    return draft;
}

Record record_of(const RecordDraft& draft) {
    Record record;
    record.match = draft.start == Position::first() ? Match(draft.format)
                                                    : *Match::from(draft.format, draft.start);
    for (const Decision& decision : draft.decisions) {
        if (!record.match.decide(decision)) {
            break; // never: it was taken before
        }
    }
    record.tags = draft.tags;
    return record;
}

} // namespace kamisado::game
