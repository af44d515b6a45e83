#include "storage/games.h"

#include "game/log_text.h"
#include "game/log_words.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "storage/game_row.h"
#include "storage/values.h"

namespace kamisado::storage {

namespace {

std::optional<Millis> ended(const Standing& standing) {
    return standing.is_over() ? std::optional(standing.last_moment) : std::nullopt;
}

std::optional<StoredGame> first_of(const Rows& rows) {
    return rows.empty() ? std::nullopt : std::optional(game_from(rows.front()));
}

std::string select_games(std::string_view which) {
    return "SELECT " + std::string(game_columns) + " FROM " + std::string(game_tables) + " " +
           std::string(which);
}

void add_setup(Connection& database, const StoredGame& game) {
    const game::GameSetup& setup = game.setup;
    const game::Seat& black = setup.seats[Player::Black];
    const game::Seat& gold = setup.seats[Player::Gold];
    const auto start = setup.start.transform(write_position);
    database.change(
        "INSERT INTO games (id, watch, format, start, black_name, black_level, black_person, "
        "gold_name, gold_level, gold_person, clock, takebacks, begun, rated, listed, rematch, "
        "ended, tournament, no_preview) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, "
        "$13, $14, "
        "$15, $16, $17, $18, $19)",
        {value_of(game.id), value_of(game.watch), write_format(setup.format), value_of(start),
         value_of(black.name), value_of(black.level), value_of(game.people[Player::Black]),
         value_of(gold.name), value_of(gold.level), value_of(game.people[Player::Gold]),
         game::write_clock(setup.clock),
         value_of(setup.takebacks == game::Takebacks::Free ? game::words::freely
                                                           : game::words::by_agreement),
         value_of(game.begun), value_of(game.rated), value_of(game.listed), value_of(game.rematch),
         value_of(ended(game.standing)), value_of(game.tournament), value_of(game.no_preview)});
}

void add_standing(Connection& database, const StoredGame& game) {
    const Standing& standing = game.standing;
    database.change(
        "INSERT INTO standings (game, entries, ply, decider, winner, black_points, gold_points, "
        "flag_at, last_moment, position) VALUES ($1, 0, $2, $3, $4, $5, $6, $7, $8, $9)",
        {value_of(game.id), value_of(standing.ply), value_of(standing.decider),
         value_of(standing.winner), value_of(standing.points[Player::Black]),
         value_of(standing.points[Player::Gold]), value_of(standing.flag_at),
         value_of(standing.last_moment), value_of(standing.position)});
}

} // namespace

void add_game(Connection& database, const StoredGame& game) {
    add_setup(database, game);
    add_standing(database, game);
}

std::optional<StoredGame> game(Connection& database, std::string_view id) {
    static const std::string statement = select_games("WHERE g.id = $1");
    return first_of(database.run(statement, {value_of(id)}));
}

std::optional<StoredGame> game_by_watch(Connection& database, std::string_view code) {
    static const std::string statement = select_games("WHERE g.watch = $1");
    return first_of(database.run(statement, {value_of(code)}));
}

bool set_rematch(Connection& database, std::string_view game, std::string_view next) {
    return database.change("UPDATE games SET rematch = $2 WHERE id = $1 AND rematch IS NULL",
                           {value_of(game), value_of(next)}) == 1;
}

bool claim_rating(Connection& database, std::string_view game) {
    return database.change(
               "UPDATE games SET counted = 1 WHERE id = $1 AND rated = 1 AND counted = 0 "
               "AND voided IS NULL",
               {value_of(game)}) == 1;
}

std::size_t count_rated_between(Connection& database, PersonId one, PersonId other, Millis since) {
    const Rows rows = database.run(
        "SELECT (SELECT count(*) FROM games WHERE black_person = $1 AND ended > $3 AND counted = 1 "
        "AND gold_person = $2) + (SELECT count(*) FROM games WHERE black_person = $2 "
        "AND ended > $3 AND counted = 1 AND gold_person = $1)",
        {value_of(one), value_of(other), value_of(since)});
    return static_cast<std::size_t>(rows.front().number(0));
}

} // namespace kamisado::storage
