#include "arena/openings.h"

#include "arena/record_openings.h"
#include "files/lines.h"
#include "notation/describe.h"
#include "notation/error.h"
#include "protocol/engine_commands.h"
#include "protocol/words.h"

#include <fmt/format.h>

#include <variant>

namespace kamisado {

namespace {

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
