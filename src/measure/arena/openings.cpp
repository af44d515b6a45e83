#include "arena/openings.h"

#include "files/lines.h"
#include "notation/ascii.h"
#include "notation/describe.h"
#include "notation/error.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "notation/record_split.h"
#include "protocol/engine_commands.h"
#include "protocol/words.h"
#include "rules/position.h"

#include <fmt/format.h>

#include <algorithm>
#include <expected>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

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

/// Whether this is a text of records: it begins with a tag.
bool holds_records(std::string_view text) { return trimmed_front(text).starts_with('['); }

/// The records of a text, one after the other. Every round of every match gives the position
/// after that many of its moves, where it was not over by then; one that comes again is left out.
/// The error names the line of the text.
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

std::expected<Position, std::string> read_opening(std::string_view line) {
    const auto command = protocol::read_engine_command("position " + std::string(line));
    if (!command) {
        return std::unexpected(command.error().sentence);
    }
    const auto* const set = std::get_if<protocol::SetPosition>(&*command);
    if (set == nullptr || set->match.format() != Format{}) {
        return std::unexpected(printable(line) + " is no position of a round");
    }
    if (set->match.is_over()) {
        return std::unexpected("the round is over before the game begins");
    }
    return set->match.position();
}

std::expected<std::vector<Position>, std::string> read_list(std::string_view text) {
    std::vector<Position> openings;
    for (int number = 1; !text.empty(); ++number) {
        std::string_view line = take_line(text);
        line = line.substr(0, line.find('#'));
        if (protocol::words_of(line).empty()) {
            continue;
        }
        const auto opening = read_opening(line);
        if (!opening) {
            return std::unexpected(fmt::format("line {}: {}", number, opening.error()));
        }
        openings.push_back(*opening);
    }
    return openings;
}

} // namespace

std::expected<std::vector<Position>, std::string> read_openings(std::string_view text, int plies) {
    const bool has_records = holds_records(text);
    if (plies != 0 && !has_records) {
        return std::unexpected("this is a list of starts, but moves are counted in records");
    }
    auto openings = has_records ? openings_of_records(text, plies) : read_list(text);
    if (openings && openings->empty()) {
        return std::unexpected("there is no opening in it");
    }
    return openings;
}

} // namespace kamisado
