#include "arena/record_openings.h"

#include "notation/ascii.h"
#include "notation/error.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "notation/record_split.h"

#include <algorithm>
#include <set>

namespace kamisado {

namespace {

/// A text without the blanks, and the byte order mark, that may stand before it.
std::string_view trimmed_front(std::string_view text) {
    if (text.starts_with(byte_order_mark)) {
        text.remove_prefix(byte_order_mark.size());
    }
    return text.substr(std::min(text.size(), text.find_first_not_of(" \t\r\n")));
}

/// Where each round stood after that many of its moves.
std::vector<Position> positions_after(const Match& match, int plies) {
    std::vector<Position> positions;
    int round = 0;
    int moves = 0;
    for (std::size_t step = 0; step <= match.size(); ++step) {
        const MatchState& state = step < match.size() ? match.before(step) : match.state();
        if (state.round != round) {
            round = state.round;
            moves = 0;
        }
        if (state.phase == Phase::Playing && moves == plies) {
            positions.push_back(state.position);
        }
        ++moves;
    }
    return positions;
}

} // namespace

bool holds_records(std::string_view text) { return trimmed_front(text).starts_with('['); }

std::expected<std::vector<Position>, std::string> openings_of_records(std::string_view text,
                                                                      int plies) {
    std::vector<Position> openings;
    std::set<std::string> known;
    for (const RecordText& part : split_records(text)) {
        auto record = read_record(part.text);
        if (!record) {
            record.error().place.line += part.lines_before;
            return std::unexpected(message(record.error()));
        }
        for (const Position& position : positions_after(record->match, plies)) {
            if (known.insert(write_position(position)).second) {
                openings.push_back(position);
            }
        }
    }
    return openings;
}

} // namespace kamisado
