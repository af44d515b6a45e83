#include "storage/tournaments.h"

#include "game/log_reader.h"
#include "game/log_text.h"
#include "notation/record.h"
#include "storage/values.h"

#include <string>

namespace kamisado::storage {

namespace {

constexpr std::string_view tournament_columns =
    "id, host, name, kind, format, clock, rated, rounds, created, begins, state, round, ended, "
    "version, due, games, minutes, started, ends";

std::int64_t number_of(TournamentState state) { return static_cast<std::int64_t>(state); }

StoredTournament tournament_from(const Row& row) {
    Columns columns(row);
    StoredTournament tournament;
    tournament.id = columns.text();
    tournament.host = columns.maybe_number();
    tournament.name = columns.text();
    tournament.kind = static_cast<TournamentKind>(columns.number());
    const auto format = format_from_name(columns.text());
    const auto clock = game::clock_from(columns.text());
    if (!format || !clock) {
        throw_corrupt("tournament " + tournament.id + " is not one");
    }
    tournament.format = *format;
    tournament.clock = *clock;
    tournament.rated = columns.flag();
    tournament.rounds = columns.small();
    tournament.created = columns.number();
    tournament.begins = columns.maybe_number();
    tournament.state = static_cast<TournamentState>(columns.number());
    tournament.round = columns.small();
    tournament.ended = columns.maybe_number();
    tournament.version = columns.number();
    tournament.due = columns.maybe_number();
    tournament.games = columns.small();
    tournament.minutes = columns.small();
    tournament.started = columns.maybe_number();
    tournament.ends = columns.maybe_number();
    return tournament;
}

Entrant entrant_from(const Row& row) {
    Columns columns(row);
    Entrant entrant;
    entrant.number = columns.number();
    entrant.person = columns.maybe_number();
    entrant.rating = columns.maybe_small();
    entrant.first_round = columns.small();
    entrant.last_round = columns.maybe_small();
    entrant.absences = columns.small();
    entrant.is_paused = columns.flag();
    entrant.free_since = columns.number();
    entrant.name = columns.maybe_text().value_or("");
    if (const auto kind = columns.maybe_number()) {
        entrant.kind = static_cast<PersonKind>(*kind);
    }
    return entrant;
}

constexpr std::string_view select_entrants =
    "SELECT e.number, e.person, e.rating, e.first_round, e.last_round, e.absences, e.paused, "
    "e.free_since, p.name, p.kind FROM entrants e LEFT JOIN people p ON p.id = e.person WHERE "
    "e.tournament = $1";

std::vector<StoredMeeting> meetings_from(const Rows& rows) {
    std::vector<StoredMeeting> all;
    all.reserve(rows.size());
    for (const Row& row : rows) {
        Columns columns(row);
        StoredMeeting& meeting = all.emplace_back();
        meeting.round = columns.small();
        meeting.board = columns.number();
        meeting.first = columns.number();
        meeting.second = columns.maybe_number();
        const auto first = columns.maybe_small();
        const auto second = columns.maybe_small();
        const bool is_forfeit = columns.flag();
        if (first && second) {
            meeting.score = {.first = *first, .second = *second, .is_forfeit = is_forfeit};
        }
    }
    return all;
}

constexpr std::string_view select_meetings =
    "SELECT round, board, first_entrant, second_entrant, first_score, second_score, forfeit "
    "FROM meetings WHERE tournament = $1";

constexpr std::string_view select_games =
    "SELECT t.game, t.board, t.number, t.first_black, t.called, t.black_came, t.gold_came, "
    "g.watch, g.voided, s.decider, s.winner, s.ply FROM tournament_games t "
    "JOIN games g ON g.id = t.game JOIN standings s ON s.game = t.game "
    "WHERE t.tournament = $1 AND t.round = $2";
constexpr const char* games_in_order = " ORDER BY t.board, t.number";

std::vector<TournamentGame> games_from(const Rows& rows, std::string_view tournament, int round) {
    std::vector<TournamentGame> all;
    all.reserve(rows.size());
    for (const Row& row : rows) {
        Columns columns(row);
        TournamentGame& game = all.emplace_back();
        game.tournament = tournament;
        game.round = round;
        game.game = columns.text();
        game.board = columns.number();
        game.number = columns.small();
        game.is_first_black = columns.flag();
        game.called = columns.number();
        game.came[Player::Black] = columns.flag();
        game.came[Player::Gold] = columns.flag();
        game.watch = columns.text();
        const bool is_void = columns.maybe_number().has_value();
        game.is_over = !columns.maybe_player().has_value() || is_void;
        game.winner = columns.maybe_player();
        game.ply = columns.count();
        if (is_void) {
            game.winner.reset(); // it does not count
        }
    }
    return all;
}

} // namespace

void add_tournament(Connection& database, const StoredTournament& tournament) {
    database.change(
        "INSERT INTO tournaments (id, host, name, kind, format, clock, rated, rounds, created, "
        "begins, state, round, ended, version, due, games, minutes, started, ends) VALUES ($1, $2, "
        "$3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)",
        {value_of(tournament.id), value_of(tournament.host), value_of(tournament.name),
         static_cast<std::int64_t>(tournament.kind), write_format(tournament.format),
         game::write_clock(tournament.clock), value_of(tournament.rated),
         value_of(tournament.rounds), value_of(tournament.created), value_of(tournament.begins),
         number_of(tournament.state), value_of(tournament.round), value_of(tournament.ended),
         value_of(tournament.version), value_of(tournament.due), value_of(tournament.games),
         value_of(tournament.minutes), value_of(tournament.started), value_of(tournament.ends)});
}

std::optional<StoredTournament> tournament(Connection& database, std::string_view id) {
    static const std::string statement =
        "SELECT " + std::string(tournament_columns) + " FROM tournaments WHERE id = $1";
    const Rows rows = database.run(statement, {value_of(id)});
    return rows.empty() ? std::nullopt : std::optional(tournament_from(rows.front()));
}

std::vector<StoredTournament> tournaments(Connection& database, TournamentState state,
                                          std::size_t most) {
    static const std::string statement =
        "SELECT " + std::string(tournament_columns) +
        " FROM tournaments WHERE state = $1 ORDER BY created DESC, id LIMIT $2";
    std::vector<StoredTournament> all;
    for (const Row& row : database.run(statement, {number_of(state), value_of(most)})) {
        all.push_back(tournament_from(row));
    }
    return all;
}

std::size_t count_unfinished(Connection& database, std::optional<PersonId> host) {
    const Rows rows =
        host ? database.run("SELECT count(*) FROM tournaments WHERE state < 2 AND host = $1",
                            {value_of(*host)})
             : database.run("SELECT count(*) FROM tournaments WHERE state < 2");
    return static_cast<std::size_t>(rows.front().number(0));
}

std::optional<TournamentId> deserted_tournament(Connection& database, Millis before) {
    const Rows rows =
        database.run("SELECT t.id FROM tournaments t WHERE t.state = 0 AND t.created < $1 AND "
                     "(SELECT count(*) FROM entrants e WHERE e.tournament = t.id) < 2 "
                     "ORDER BY t.created, t.id LIMIT 1",
                     {value_of(before)});
    return rows.empty() ? std::nullopt : std::optional(rows.front().text(0));
}

std::vector<TournamentId> unfinished_with(Connection& database, PersonId person) {
    std::vector<TournamentId> all;
    for (const Row& row :
         database.run("SELECT t.id FROM entrants e JOIN tournaments t ON t.id = e.tournament "
                      "WHERE e.person = $1 AND e.last_round IS NULL AND t.state < 2 ORDER BY t.id",
                      {value_of(person)})) {
        all.push_back(row.text(0));
    }
    return all;
}

std::optional<StoredTournament> hold_tournament(Connection& database, std::string_view id) {
    // A row that was written stays this transaction's, on PostgreSQL too.
    if (database.change("UPDATE tournaments SET version = version WHERE id = $1", {value_of(id)}) ==
        0) {
        return std::nullopt;
    }
    return tournament(database, id);
}

void set_tournament(Connection& database, const StoredTournament& tournament) {
    database.change("UPDATE tournaments SET rounds = $2, begins = $3, state = $4, round = $5, "
                    "ended = $6, version = $7, due = $8, started = $9, ends = $10 WHERE id = $1",
                    {value_of(tournament.id), value_of(tournament.rounds),
                     value_of(tournament.begins), number_of(tournament.state),
                     value_of(tournament.round), value_of(tournament.ended),
                     value_of(tournament.version), value_of(tournament.due),
                     value_of(tournament.started), value_of(tournament.ends)});
}

std::vector<TournamentId> due_tournaments(Connection& database, Millis now, std::size_t most) {
    std::vector<TournamentId> all;
    for (const Row& row :
         database.run("SELECT id FROM tournaments WHERE due <= $1 ORDER BY due, id LIMIT $2",
                      {value_of(now), value_of(most)})) {
        all.push_back(row.text(0));
    }
    return all;
}

bool claim_tournament(Connection& database, std::string_view id, Millis now, Millis until) {
    return database.change("UPDATE tournaments SET due = $3 WHERE id = $1 AND due <= $2",
                           {value_of(id), value_of(now), value_of(until)}) == 1;
}

void wake_tournament(Connection& database, std::string_view id, Millis now) {
    database.change("UPDATE tournaments SET due = $2 WHERE id = $1 AND state = 1 AND due > $2",
                    {value_of(id), value_of(now)});
}

void add_entrant(Connection& database, std::string_view tournament, const Entrant& entrant) {
    const Rows last =
        database.run("SELECT coalesce(max(number), 0) FROM entrants WHERE tournament = $1",
                     {value_of(tournament)});
    database.change(
        "INSERT INTO entrants (tournament, number, person, rating, first_round, last_round, "
        "absences, paused, free_since) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        {value_of(tournament), value_of(last.front().number(0) + 1), value_of(entrant.person),
         value_of(entrant.rating), value_of(entrant.first_round), value_of(entrant.last_round),
         value_of(entrant.absences), value_of(entrant.is_paused), value_of(entrant.free_since)});
}

void set_entrant(Connection& database, std::string_view tournament, const Entrant& entrant) {
    database.change("UPDATE entrants SET last_round = $3, absences = $4, paused = $5, "
                    "free_since = $6 WHERE tournament = $1 AND number = $2",
                    {value_of(tournament), value_of(entrant.number), value_of(entrant.last_round),
                     value_of(entrant.absences), value_of(entrant.is_paused),
                     value_of(entrant.free_since)});
}

void remove_entrant(Connection& database, std::string_view tournament, std::int64_t number) {
    database.change("DELETE FROM entrants WHERE tournament = $1 AND number = $2",
                    {value_of(tournament), value_of(number)});
}

std::vector<Entrant> entrants(Connection& database, std::string_view tournament) {
    static const std::string statement = std::string(select_entrants) + " ORDER BY e.number";
    std::vector<Entrant> all;
    for (const Row& row : database.run(statement, {value_of(tournament)})) {
        all.push_back(entrant_from(row));
    }
    return all;
}

std::optional<Entrant> entrant(Connection& database, std::string_view tournament, PersonId person) {
    static const std::string statement = std::string(select_entrants) + " AND e.person = $2";
    const Rows rows = database.run(statement, {value_of(tournament), value_of(person)});
    return rows.empty() ? std::nullopt : std::optional(entrant_from(rows.front()));
}

std::size_t count_entrants(Connection& database, std::string_view tournament) {
    return static_cast<std::size_t>(
        database.run("SELECT count(*) FROM entrants WHERE tournament = $1", {value_of(tournament)})
            .front()
            .number(0));
}

void add_meeting(Connection& database, std::string_view tournament, const StoredMeeting& meeting) {
    database.change(
        "INSERT INTO meetings (tournament, round, board, first_entrant, second_entrant, forfeit) "
        "VALUES ($1, $2, $3, $4, $5, 0)",
        {value_of(tournament), value_of(meeting.round), value_of(meeting.board),
         value_of(meeting.first), value_of(meeting.second)});
}

void set_score(Connection& database, std::string_view tournament, const StoredMeeting& meeting) {
    const auto score = meeting.score.value_or(StoredMeeting::Score{});
    database.change("UPDATE meetings SET first_score = $4, second_score = $5, forfeit = $6 "
                    "WHERE tournament = $1 AND round = $2 AND board = $3",
                    {value_of(tournament), value_of(meeting.round), value_of(meeting.board),
                     value_of(score.first), value_of(score.second), value_of(score.is_forfeit)});
}

std::vector<StoredMeeting> meetings(Connection& database, std::string_view tournament) {
    static const std::string statement = std::string(select_meetings) + " ORDER BY round, board";
    return meetings_from(database.run(statement, {value_of(tournament)}));
}

std::vector<StoredMeeting> meetings(Connection& database, std::string_view tournament, int round) {
    static const std::string statement =
        std::string(select_meetings) + " AND round = $2 ORDER BY board";
    return meetings_from(database.run(statement, {value_of(tournament), value_of(round)}));
}

std::vector<StoredMeeting> open_meetings(Connection& database, std::string_view tournament,
                                         int round) {
    static const std::string statement =
        std::string(select_meetings) +
        " AND round = $2 AND first_score IS NULL AND second_entrant IS NOT NULL ORDER BY board";
    return meetings_from(database.run(statement, {value_of(tournament), value_of(round)}));
}

std::int64_t last_board(Connection& database, std::string_view tournament, int round) {
    return database
        .run("SELECT coalesce(max(board), 0) FROM meetings WHERE tournament = $1 AND round = $2",
             {value_of(tournament), value_of(round)})
        .front()
        .number(0);
}

void add_tournament_game(Connection& database, const TournamentGame& game) {
    database.change(
        "INSERT INTO tournament_games (game, tournament, round, board, number, first_black, "
        "called, black_came, gold_came) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        {value_of(game.game), value_of(game.tournament), value_of(game.round), value_of(game.board),
         value_of(game.number), value_of(game.is_first_black), value_of(game.called),
         value_of(game.came[Player::Black]), value_of(game.came[Player::Gold])});
}

std::vector<TournamentGame> tournament_games(Connection& database, std::string_view tournament,
                                             int round) {
    static const std::string statement = std::string(select_games) + games_in_order;
    return games_from(database.run(statement, {value_of(tournament), value_of(round)}), tournament,
                      round);
}

std::vector<TournamentGame> tournament_games(Connection& database, std::string_view tournament,
                                             int round, std::int64_t from, std::int64_t to) {
    static const std::string statement =
        std::string(select_games) + " AND t.board >= $3 AND t.board <= $4" + games_in_order;
    return games_from(database.run(statement, {value_of(tournament), value_of(round),
                                               value_of(from), value_of(to)}),
                      tournament, round);
}

std::vector<TournamentGame> open_tournament_games(Connection& database, std::string_view tournament,
                                                  int round) {
    static const std::string statement =
        std::string(select_games) +
        " AND t.board IN (SELECT m.board FROM meetings m WHERE m.tournament = $1 AND m.round = $2 "
        "AND m.first_score IS NULL)" +
        games_in_order;
    return games_from(database.run(statement, {value_of(tournament), value_of(round)}), tournament,
                      round);
}

void came_to_game(Connection& database, std::string_view game, Player player) {
    database.change(player == Player::Black
                        ? "UPDATE tournament_games SET black_came = 1 WHERE game = $1 "
                          "AND black_came = 0"
                        : "UPDATE tournament_games SET gold_came = 1 WHERE game = $1 "
                          "AND gold_came = 0",
                    {value_of(game)});
}

} // namespace kamisado::storage
