// Lists of games.

#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/views.h"

#include <algorithm>
#include <array>

namespace kamisado::online {

namespace {

constexpr std::size_t games_a_page = 20;
/// Games that ended at the same moment stay on one page, because the next page begins before it.
constexpr std::size_t most_at_once = 200;

/// All that a person can have: what has the least time left is none of the latest.
constexpr std::size_t running_games_a_page = 50;

std::size_t end_of_page(const std::vector<storage::StoredGame>& games, storage::Which which) {
    const std::size_t page = which == storage::Which::Running ? running_games_a_page : games_a_page;
    std::size_t end = std::min(page, games.size());
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
    const std::size_t end = end_of_page(games, wanted.query.which);
    GameList list;
    if (end > 0 && (end < games.size() || games.size() == most_at_once)) {
        list.before = games[end - 1].standing.last_moment;
    }
    games.resize(end);
    for (storage::StoredGame& game : games) {
        GameSummary summary{
            .game = std::move(game), .name = {}, .seat = {}, .people = {}, .position = {}};
        summary.name = wanted.by_others ? summary.game.watch : summary.game.id;
        summary.seat = seat_of(summary.game, wanted.person);
        summary.people = people_in(database, summary.game);
        summary.position = storage::position_of(database, summary.game);
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
    core.work(call, [query = *query](RequestContext& context) -> Or<Reply> {
        if (!context.visitor()) {
            return Reply{.answer = json_answer(write_games({})), .news = {}};
        }
        return list_reply(context.database(), {.person = context.visitor()->id, .query = query});
    });
}

void get_games_of(ApiCore& core, const CallPtr& call) {
    auto query = read_game_list_query(call->request.query, false);
    if (!query) {
        ApiCore::refuse(call, query.error());
        return;
    }
    query->which = storage::Which::Over;
    core.work(call, [query = *query](RequestContext& context) -> Or<Reply> {
        const auto person =
            storage::person_by_name(context.database(), context.call().names.front());
        if (!person) {
            return std::unexpected(no_such_person());
        }
        return list_reply(context.database(),
                          {.person = person->id, .query = query, .by_others = true});
    });
}

constexpr std::size_t most_to_watch = 12;
/// Every page that shows them asks again every few seconds.
constexpr Millis list_is_kept = 2000;

GameSummary summary_of(storage::Connection& database, storage::WatchedGame& watched) {
    GameSummary summary{
        .game = std::move(watched.game), .name = {}, .seat = {}, .people = {}, .position = {}};
    summary.name = summary.game.watch;
    for (const Player player : all_players) {
        const storage::Seated& seated = watched.people[player];
        summary.people[player] = {.name = seated.name,
                                  .kind = seated.kind,
                                  .level = summary.game.setup.seats[player].level,
                                  .rating = seated.rating};
    }
    summary.position = storage::position_of(database, summary.game);
    return summary;
}

void get_games_to_watch(ApiCore& core, const CallPtr& call) {
    if (const KeptAnswer& kept = core.games_to_watch(); core.steady() < kept.until) {
        core.finish(call, {.answer = json_answer(kept.body), .news = {}});
        return;
    }
    core.find_out<GameList>(
        call,
        [](RequestContext& context) -> Or<GameList> {
            GameList list;
            for (storage::WatchedGame& watched :
                 storage::games_to_watch(context.database(), most_to_watch)) {
                list.games.push_back(summary_of(context.database(), watched));
            }
            return list;
        },
        [call](ApiCore& next, const GameList& list) {
            const std::string body = write_games(list);
            // Whoever is told that there are none asks again much later: that must not be old news.
            if (!list.games.empty()) {
                next.games_to_watch() = {.body = body, .until = next.steady() + list_is_kept};
            }
            next.finish(call, {.answer = json_answer(body), .news = {}});
        });
}

constexpr auto games_table =
    std::to_array<Route>({{.method = "GET", .path = "/me/games", .handle = get_my_games},
                          {.method = "GET", .path = "/games", .handle = get_games_to_watch},
                          {.method = "GET", .path = "/people/*/games", .handle = get_games_of}});

} // namespace

std::span<const Route> game_routes() { return games_table; }

} // namespace kamisado::online
