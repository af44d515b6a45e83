#include "storage/game_row.h"

#include "game/log_reader.h"
#include "game/log_words.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "storage/values.h"

namespace kamisado::storage {

namespace {

Format format_of(const std::string& text) {
    const auto format = format_from_name(text);
    if (!format) {
        throw_corrupt("no format: " + text);
    }
    return *format;
}

game::ClockSetup clock_of(const std::string& text) {
    const auto clock = game::clock_from(text);
    if (!clock) {
        throw_corrupt("no clock: " + text);
    }
    return *clock;
}

std::optional<Position> start_of(const std::optional<std::string>& text) {
    if (!text) {
        return std::nullopt;
    }
    const auto position = read_position(*text);
    if (!position) {
        throw_corrupt("no position: " + *text);
    }
    return *position;
}

void read_seat(Columns& columns, Player player, StoredGame& game) {
    game.setup.seats[player].name = columns.text();
    game.setup.seats[player].level = columns.maybe_small();
    game.people[player] = columns.maybe_number();
}

Standing standing_from(Columns& columns) {
    Standing standing;
    standing.ply = columns.count();
    standing.decider = columns.maybe_player();
    standing.winner = columns.maybe_player();
    standing.points[Player::Black] = columns.small();
    standing.points[Player::Gold] = columns.small();
    standing.flag_at = columns.maybe_number();
    standing.last_moment = columns.number();
    standing.position = columns.maybe_text().value_or("");
    return standing;
}

} // namespace

StoredGame game_from(const Row& row) {
    Columns columns(row);
    StoredGame game;
    game.id = columns.text();
    game.watch = columns.text();
    game.setup.format = format_of(columns.text());
    game.setup.start = start_of(columns.maybe_text());
    read_seat(columns, Player::Black, game);
    read_seat(columns, Player::Gold, game);
    game.setup.clock = clock_of(columns.text());
    game.setup.takebacks = columns.text() == game::words::freely ? game::Takebacks::Free
                                                                 : game::Takebacks::ByAgreement;
    game.begun = columns.number();
    game.rated = columns.flag();
    game.listed = columns.flag();
    game.rematch = columns.maybe_text();
    game.standing = standing_from(columns);
    game.entries = columns.count();
    game.voided = columns.maybe_number().has_value();
    game.tournament = columns.maybe_text();
    game.no_preview = columns.flag();
    return game;
}

} // namespace kamisado::storage
