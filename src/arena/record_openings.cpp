#include "arena/record_openings.h"

#include "notation/error.h"
#include "notation/position_text.h"
#include "notation/record.h"

#include <algorithm>
#include <set>

namespace kamisado {

namespace {

/// A record, and how many lines of the text stand before it.
struct RecordPlace {
    std::string_view text;
    int lines_before = 0;
};

/// A text without the blanks, and the byte order mark, that may stand before it.
std::string_view trimmed_front(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\uFEFF";
    if (text.starts_with(byte_order_mark)) {
        text.remove_prefix(byte_order_mark.size());
    }
    return text.substr(std::min(text.size(), text.find_first_not_of(" \t\r\n")));
}

/// Whether a comment is open behind this line.
bool leaves_comment_open(std::string_view line, bool is_open) {
    for (const char c : line) {
        is_open = is_open ? c != '}' : c == '{';
    }
    return is_open;
}

/// A record begins at its tag `Kamisado`, the first one with all that stands before that.
std::vector<RecordPlace> records_in(std::string_view text) {
    std::vector<RecordPlace> records;
    bool has_begun = false;
    bool is_in_comment = false;
    std::size_t begin = 0;
    int lines_before = 0;
    int number = 0;
    for (std::size_t at = 0; at < text.size(); ++number) {
        const std::size_t end = std::min(text.size(), text.find('\n', at));
        const std::string_view line = text.substr(at, end - at);
        const std::string_view content = trimmed_front(line);
        if (!is_in_comment && content.starts_with("[Kamisado ")) {
            if (has_begun) {
                records.push_back({text.substr(begin, at - begin), lines_before});
                begin = at;
                lines_before = number;
            }
            has_begun = true;
        } else if (is_in_comment || !content.starts_with('[')) {
            is_in_comment = leaves_comment_open(line, is_in_comment);
        }
        at = std::min(text.size(), end + 1);
    }
    records.push_back({text.substr(begin), lines_before});
    return records;
}

/// Where each round stood after so many of its moves.
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
    for (const RecordPlace& place : records_in(text)) {
        auto record = read_record(place.text);
        if (!record) {
            record.error().place.line += place.lines_before;
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
