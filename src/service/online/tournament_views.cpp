#include "online/tournament_views.h"

#include "tournament/tournament_text.h"
#include "wire/json_names.h"
#include "wire/json_values.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <utility>

namespace kamisado::online {

namespace {

using storage::Entrant;
using storage::StoredTournament;
using storage::TournamentGame;
using tournament::Meeting;
using tournament::PlayerNumber;

Who who_entered(const Entrant& entrant) {
    return {.name = entrant.name,
            .kind = entrant.kind,
            .level = {},
            .rating = entrant.kind ? entrant.rating : std::nullopt};
}

Json host_json(storage::Connection& database, const StoredTournament& stored) {
    const auto host = stored.host ? storage::person(database, *stored.host) : std::nullopt;
    return json_of(host ? Who{.name = host->name, .kind = host->kind, .level = {}, .rating = {}}
                        : Who{});
}

Json summary_of(storage::Connection& database, const StoredTournament& stored,
                std::optional<storage::PersonId> viewer) {
    const auto entrant = viewer ? storage::entrant(database, stored.id, *viewer) : std::nullopt;
    const bool is_arena = stored.kind == storage::TournamentKind::Arena;
    const bool has_left = entrant && entrant->last_round.has_value();
    const bool is_paused = entrant && entrant->is_paused && !has_left;
    return {
        {"id", stored.id},
        {"name", stored.name},
        {"host", host_json(database, stored)},
        {"kind", wire::tournament_kinds[static_cast<std::size_t>(stored.kind)]},
        {"format", json_of(stored.format)},
        {"clock", json_of(stored.clock)},
        {"rated", stored.rated},
        {"rounds", stored.rounds},
        {"round", stored.round},
        {"players", storage::count_entrants(database, stored.id)},
        {"state", wire::tournament_states[static_cast<std::size_t>(stored.state)]},
        {"created", stored.created},
        {"begins", or_null(stored.begins)},
        {"ended", or_null(stored.ended)},
        {"version", stored.version},
        {"yours", viewer && stored.host == viewer},
        {"entered", entrant && !has_left},
        {"left", has_left},
        {"enterable", is_enterable(stored) && (!entrant || (is_arena && (has_left || is_paused)))},
        {"games", stored.games},
        {"minutes", stored.minutes},
        {"ends", or_null(stored.ends)},
        {"paused", is_paused}};
}

/// What stands in the table, in the order in which it breaks ties.
Json standing_json(const SeenTournament& seen, std::size_t place) {
    const tournament::Standing& standing = seen.standings[place];
    const Entrant& entrant = seen.known.entrants[standing.player];
    return {{"rank", standing.rank},
            {"number", entrant.number},
            {"who", json_of(who_entered(entrant))},
            {"points", standing.points},
            {"buchholz", standing.buchholz},
            {"direct", standing.direct},
            {"sonnebornBerger", standing.sonneborn_berger},
            {"survived", standing.rounds_survived},
            {"met", standing.met},
            {"won", standing.won},
            {"streak", standing.streak},
            {"paused", entrant.is_paused && !entrant.last_round},
            {"left", entrant.last_round.has_value()}};
}

using GamesByBoard = std::map<std::int64_t, std::vector<TournamentGame>>;

GamesByBoard games_by_board(std::vector<TournamentGame> all) {
    GamesByBoard games;
    for (TournamentGame& game : all) {
        const auto board = game.board;
        games[board].push_back(std::move(game));
    }
    return games;
}

Json game_json(const TournamentGame& game, bool is_player) {
    const bool first_won = game.winner && (*game.winner == Player::Black) == game.is_first_black;
    return {{"game", is_player ? Json(game.game) : Json(nullptr)},
            {"watch", game.watch},
            {"black", game.is_first_black ? "first" : "second"},
            {"over", game.is_over},
            {"winner", game.winner ? Json(first_won ? "first" : "second") : Json(nullptr)}};
}

/// The tournament's boards are counted from 1.
Json pairing_json(const SeenTournament& seen, const Meeting& meeting, std::int64_t board,
                  const GamesByBoard& games, std::optional<PlayerNumber> viewer) {
    const auto player_json = [&](PlayerNumber player) {
        const Entrant& entrant = seen.known.entrants[player];
        return Json{{"number", entrant.number}, {"who", json_of(who_entered(entrant))}};
    };
    Json all_games = Json::array();
    if (const auto found = games.find(board); found != games.end()) {
        for (const TournamentGame& game : found->second) {
            all_games.push_back(game_json(game, viewer && meeting.has(*viewer)));
        }
    }
    const auto& settings = seen.known.tournament.settings();
    return {{"board", board},
            {"first", player_json(meeting.first)},
            {"second", meeting.second ? player_json(*meeting.second) : Json(nullptr)},
            {"score", meeting.score ? Json(tournament::write_score(*meeting.score, settings))
                                    : Json(nullptr)},
            {"games", std::move(all_games)}};
}

std::optional<PlayerNumber> player_of_person(const SeenTournament& seen,
                                             std::optional<storage::PersonId> person) {
    const auto found = std::ranges::find(seen.known.entrants, person, &Entrant::person);
    return !person || found == seen.known.entrants.end()
               ? std::nullopt
               : std::optional(static_cast<PlayerNumber>(found - seen.known.entrants.begin()));
}

/// Board 1 comes first.
Json pairings_json(const SeenTournament& seen, int round, const GamesByBoard& games,
                   std::size_t from, std::optional<PlayerNumber> viewer) {
    const auto& rounds = seen.known.tournament.rounds();
    Json rows = Json::array();
    std::size_t total = 0;
    if (round >= 1 && std::cmp_less_equal(round, rounds.size())) {
        const tournament::Round& all = rounds[static_cast<std::size_t>(round) - 1];
        total = all.size();
        for (std::size_t i = from; i < std::min(total, from + rows_a_page); ++i) {
            rows.push_back(
                pairing_json(seen, all[i], static_cast<std::int64_t>(i) + 1, games, viewer));
        }
    }
    return {{"round", round}, {"from", from}, {"total", total}, {"rows", std::move(rows)}};
}

GamesByBoard games_of_boards(storage::Connection& database, const StoredTournament& stored,
                             std::size_t first, std::size_t last) {
    return games_by_board(storage::tournament_games(database, stored.id, stored.round,
                                                    static_cast<std::int64_t>(first),
                                                    static_cast<std::int64_t>(last)));
}

/// The meetings of an arena, the last one first.
Json arena_pairings_json(storage::Connection& database, const StoredTournament& stored,
                         const SeenTournament& seen, std::size_t from,
                         std::optional<PlayerNumber> viewer) {
    const auto& all = seen.known.arena.meetings;
    const std::size_t last = all.size() - std::min(from, all.size());
    const std::size_t before = last - std::min(last, rows_a_page);
    const GamesByBoard games = games_of_boards(database, stored, before + 1, last);
    Json rows = Json::array();
    for (std::size_t board = last; board > before; --board) {
        rows.push_back(
            pairing_json(seen, all[board - 1], static_cast<std::int64_t>(board), games, viewer));
    }
    return {
        {"round", stored.round}, {"from", from}, {"total", all.size()}, {"rows", std::move(rows)}};
}

Json standings_json(const SeenTournament& seen, std::size_t from) {
    Json rows = Json::array();
    for (std::size_t i = from; i < std::min(seen.standings.size(), from + rows_a_page); ++i) {
        rows.push_back(standing_json(seen, i));
    }
    return {{"from", from}, {"total", seen.standings.size()}, {"rows", std::move(rows)}};
}

/// Where the viewer stands and plays, whatever part is shown. `pairing` is their last one.
Json you_json(const SeenTournament& seen, PlayerNumber viewer, Json pairing) {
    Json game = nullptr;
    if (!pairing.is_null()) {
        for (const Json& one : pairing.at("games")) {
            if (!one.at("over").get<bool>() && game.is_null()) {
                game = one.at("game");
            }
        }
    }
    return {{"standing", standing_json(seen, seen.places[viewer])},
            {"pairing", std::move(pairing)},
            {"game", std::move(game)}};
}

/// Of the last round.
Json last_pairing_json(const SeenTournament& seen, const GamesByBoard& games, PlayerNumber viewer) {
    const auto& rounds = seen.known.tournament.rounds();
    if (rounds.empty()) {
        return nullptr;
    }
    const auto& last = rounds.back();
    const auto found =
        std::ranges::find_if(last, [&](const Meeting& meeting) { return meeting.has(viewer); });
    if (found == last.end()) {
        return nullptr;
    }
    const auto board = static_cast<std::int64_t>(found - last.begin()) + 1;
    return pairing_json(seen, *found, board, games, viewer);
}

Json last_arena_pairing_json(storage::Connection& database, const StoredTournament& stored,
                             const SeenTournament& seen, PlayerNumber viewer) {
    const auto& all = seen.known.arena.meetings;
    for (std::size_t board = all.size(); board > 0; --board) {
        if (all[board - 1].has(viewer)) {
            return pairing_json(seen, all[board - 1], static_cast<std::int64_t>(board),
                                games_of_boards(database, stored, board, board), viewer);
        }
    }
    return nullptr;
}

} // namespace

const SeenTournament& TournamentShelf::look(storage::Connection& database,
                                            const StoredTournament& stored, Millis now) {
    const auto found = std::ranges::find(kept_, stored.id, &Kept::id);
    if (found != kept_.end()) {
        if (found->version == stored.version && now - found->since < longest_kept &&
            now >= found->since) {
            kept_.splice(kept_.begin(), kept_, found);
            return found->seen;
        }
        kept_.erase(found);
    }
    SeenTournament seen{.known = known_tournament(database, stored), .standings = {}, .places = {}};
    seen.standings = stored.kind == storage::TournamentKind::Arena
                         ? tournament::arena_standings(seen.known.arena)
                         : tournament::standings(seen.known.tournament);
    seen.places.resize(seen.standings.size());
    for (std::size_t place = 0; place < seen.standings.size(); ++place) {
        seen.places[seen.standings[place].player] = place;
    }
    if (kept_.size() == most_kept) {
        kept_.pop_back();
    }
    kept_.push_front(
        {.id = stored.id, .version = stored.version, .since = now, .seen = std::move(seen)});
    return kept_.front().seen;
}

std::string write_tournament_summary(storage::Connection& database, const StoredTournament& stored,
                                     std::optional<storage::PersonId> viewer) {
    return text_of(summary_of(database, stored, viewer));
}

std::string write_tournament_list(storage::Connection& database,
                                  const std::vector<StoredTournament>& all,
                                  std::optional<storage::PersonId> viewer) {
    Json list = Json::array();
    for (const StoredTournament& stored : all) {
        list.push_back(summary_of(database, stored, viewer));
    }
    return text_of(Json{{"tournaments", std::move(list)}});
}

std::string write_tournament_view(storage::Connection& database, const StoredTournament& stored,
                                  const SeenTournament& seen, const TournamentWindow& window,
                                  std::optional<storage::PersonId> viewer, Millis now) {
    const auto player = player_of_person(seen, viewer);
    Json pairings;
    Json you = nullptr;
    if (stored.kind == storage::TournamentKind::Arena) {
        pairings = arena_pairings_json(database, stored, seen, window.pairings, player);
        if (player) {
            you = you_json(seen, *player, last_arena_pairing_json(database, stored, seen, *player));
        }
    } else {
        const auto games_in = [&](int round) {
            return games_by_board(storage::tournament_games(database, stored.id, round));
        };
        const int round = window.round.value_or(stored.round);
        const GamesByBoard games = games_in(round);
        pairings = pairings_json(seen, round, games, window.pairings, player);
        if (player) {
            const GamesByBoard last = round != stored.round ? games_in(stored.round) : games;
            you = you_json(seen, *player, last_pairing_json(seen, last, *player));
        }
    }
    return text_of(Json{{"tournament", summary_of(database, stored, viewer)},
                        {"standings", standings_json(seen, window.standings)},
                        {"pairings", std::move(pairings)},
                        {"you", std::move(you)},
                        {"now", now}});
}

std::string write_tournament_text(const StoredTournament& stored, const SeenTournament& seen) {
    return stored.kind == storage::TournamentKind::Arena
               ? tournament::write_arena(stored.name, seen.known.arena)
               : tournament::write_tournament(seen.known.tournament);
}

std::string write_standings_table(const SeenTournament& seen) {
    std::string text = "rank,name,points,buchholz,direct,sonneborn-berger,rounds survived,"
                       "meetings,meetings won,left\n";
    for (const tournament::Standing& standing : seen.standings) {
        const Entrant& entrant = seen.known.entrants[standing.player];
        text += std::to_string(standing.rank) + ',' + entrant.name + ',' +
                std::to_string(standing.points) + ',' + std::to_string(standing.buchholz) + ',' +
                std::to_string(standing.direct) + ',' + std::to_string(standing.sonneborn_berger) +
                ',' + std::to_string(standing.rounds_survived) + ',' +
                std::to_string(standing.met) + ',' + std::to_string(standing.won) + ',' +
                (entrant.last_round ? "yes" : "no") + '\n';
    }
    return text;
}

} // namespace kamisado::online
