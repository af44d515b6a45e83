// Lists of games, and records to take home.

#include "game/game_record.h"
#include "notation/record.h"
#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/calendar.h"
#include "online/views.h"
#include "storage/results.h"

#include <algorithm>
#include <array>

namespace kamisado::online {

namespace {

constexpr std::size_t games_a_page = 20;
/// Games that ended at the same moment stay on one page, because the next page begins before it.
constexpr std::size_t most_at_once = 200;
/// Others want to move meanwhile.
constexpr std::size_t records_a_job = 20;

std::size_t end_of_page(const std::vector<storage::StoredGame>& games) {
    std::size_t end = std::min(games_a_page, games.size());
    while (end > 0 && end < games.size() &&
           games[end].standing.last_moment == games[end - 1].standing.last_moment) {
        ++end;
    }
    return end;
}

struct Wanted {
    storage::PersonId person = 0;
    GameListQuery query;
    bool by_others = false; ///< then only what is listed
};

GameList game_list(storage::Connection& database, const Wanted& wanted) {
    auto games = storage::games_of(database, wanted.person, wanted.query.which, most_at_once,
                                   wanted.query.before, wanted.by_others);
    const std::size_t end = end_of_page(games);
    GameList list;
    if (end > 0 && (end < games.size() || games.size() == most_at_once)) {
        list.before = games[end - 1].standing.last_moment;
    }
    games.resize(end);
    for (storage::StoredGame& game : games) {
        GameSummary summary{.game = std::move(game), .name = {}, .seat = {}, .people = {}};
        summary.name = wanted.by_others ? summary.game.watch : summary.game.id;
        summary.seat = seat_of(summary.game, wanted.person);
        summary.people = people_in(database, summary.game);
        list.games.push_back(std::move(summary));
    }
    return list;
}

Reply list_reply(storage::Connection& database, const Wanted& wanted) {
    return {.answer = json_answer(write_games(game_list(database, wanted))), .news = {}};
}

void get_my_games(ApiCore& core, const CallPtr& call) {
    const auto query = read_game_list_query(call->request.query, true);
    if (!query) {
        ApiCore::refuse(call, query.error());
        return;
    }
    core.work(call, [query = *query](Desk& desk) -> Or<Reply> {
        if (!desk.visitor()) {
            return Reply{.answer = json_answer(write_games({})), .news = {}};
        }
        return list_reply(desk.database(), {.person = desk.visitor()->id, .query = query});
    });
}

void get_games_of(ApiCore& core, const CallPtr& call) {
    auto query = read_game_list_query(call->request.query, false);
    if (!query) {
        ApiCore::refuse(call, query.error());
        return;
    }
    query->which = storage::Which::Over;
    core.work(call, [query = *query](Desk& desk) -> Or<Reply> {
        const auto person = storage::person_by_name(desk.database(), desk.call().names.front());
        if (!person) {
            return std::unexpected(no_such_person());
        }
        return list_reply(desk.database(),
                          {.person = person->id, .query = query, .by_others = true});
    });
}

std::string record_text(storage::Connection& database, const storage::StoredGame& game) {
    const auto match = storage::restore(database, game);
    return write_record(game::record_of(match, day_of(game.begun)));
}

ApiAnswer record_answer(std::string text, std::string file_name) {
    ApiAnswer answer;
    answer.type = "text/plain; charset=utf-8";
    answer.body = std::move(text);
    answer.file_name = std::move(file_name);
    return answer;
}

/// By its id for its players, by the watchers' code for everybody. While it runs, analysis is
/// closed for it, and so is its record.
Or<Reply> one_record(Desk& desk) {
    const std::string& name = desk.call().names.front();
    auto game = storage::game(desk.database(), name);
    if (game && !seat_of(*game, desk.visitor_id())) {
        game.reset();
    }
    if (!game) {
        game = storage::game_by_watch(desk.database(), name);
    }
    if (!game) {
        return std::unexpected(no_such_game());
    }
    if (!game->standing.is_over()) {
        return std::unexpected(
            refusal("game-is-running", "the record can be had when the game is over"));
    }
    return Reply{.answer = record_answer(record_text(desk.database(), *game),
                                         "kamisado-" + day_of(game->begun) + ".kamisado"),
                 .news = {}};
}

void get_record(ApiCore& core, const CallPtr& call) { core.work(call, one_record); }

/// All that are over, in many jobs.
struct Export {
    std::vector<storage::GameId> games;
    std::size_t next = 0;
    std::string text;
};

Or<Export> begin_export(Desk& desk) {
    const auto person = desk.known();
    if (!person) {
        return std::unexpected(person.error());
    }
    if (auto refused = take(desk.limits().exports, std::to_string(person->id), desk.now())) {
        return std::unexpected(std::move(*refused));
    }
    return Export{
        .games = storage::game_ids_of(desk.database(), person->id), .next = 0, .text = {}};
}

Or<Export> export_some(Desk& desk, Export all) {
    const std::size_t end = std::min(all.next + records_a_job, all.games.size());
    for (; all.next < end; ++all.next) {
        const auto game = storage::game(desk.database(), all.games[all.next]);
        if (game && game->standing.is_over() && seat_of(*game, desk.visitor_id())) {
            all.text += (all.text.empty() ? "" : "\n") + record_text(desk.database(), *game);
        }
    }
    return all;
}

void go_on_exporting(ApiCore& core, const CallPtr& call, Export all) {
    if (all.next == all.games.size()) {
        core.finish(call,
                    {.answer = record_answer(std::move(all.text),
                                             "kamisado-games-" + day_of(core.now()) + ".kamisado"),
                     .news = {}});
        return;
    }
    core.find_out<Export>(
        call, [all = std::move(all)](Desk& desk) { return export_some(desk, all); },
        [call](ApiCore& again, Export more) { go_on_exporting(again, call, std::move(more)); });
}

void get_export(ApiCore& core, const CallPtr& call) {
    core.find_out<Export>(call, begin_export, [call](ApiCore& again, Export all) {
        go_on_exporting(again, call, std::move(all));
    });
}

constexpr auto routes =
    std::to_array<Route>({{.method = "GET", .path = "/me/games", .handle = get_my_games},
                          {.method = "GET", .path = "/people/*/games", .handle = get_games_of},
                          {.method = "GET", .path = "/games/*/record", .handle = get_record},
                          {.method = "GET", .path = "/me/export", .handle = get_export}});

} // namespace

std::span<const Route> game_routes() { return routes; }

} // namespace kamisado::online
