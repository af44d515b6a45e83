// Tournaments: the list, one of them, and what can be done with it.

#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "tournament/tournament_text.h"

#include <array>

namespace kamisado::online {

namespace {

constexpr std::size_t most_shown = 50; ///< of each state

Or<storage::StoredTournament> asked_for(Desk& desk) {
    auto stored = storage::tournament(desk.database(), desk.call().names.front());
    if (!stored) {
        return std::unexpected(no_such_tournament());
    }
    return std::move(*stored);
}

void get_tournaments(ApiCore& core, const CallPtr& call) {
    core.work(call, [](Desk& desk) -> Or<Reply> {
        using storage::TournamentState;
        std::vector<storage::StoredTournament> all;
        for (const auto state :
             {TournamentState::Open, TournamentState::Running, TournamentState::Over}) {
            auto some = storage::tournaments(desk.database(), state, most_shown);
            all.insert(all.end(), some.begin(), some.end());
        }
        return Reply{
            .answer = json_answer(write_tournament_list(desk.database(), all, desk.visitor_id())),
            .news = {}};
    });
}

void get_tournament(ApiCore& core, const CallPtr& call) {
    const auto query = read_tournament_query(call->request.query);
    if (!query) {
        ApiCore::refuse(call, query.error());
        return;
    }
    core.work(call, [query = *query, shelf = core.shelf()](Desk& desk) -> Or<Reply> {
        const auto stored = asked_for(desk);
        if (!stored) {
            return std::unexpected(stored.error());
        }
        const SeenTournament& seen = shelf->look(desk.database(), *stored, desk.now());
        return Reply{
            .answer = json_answer(write_tournament_view(
                desk.database(), *stored, seen,
                {.round = query.round, .standings = query.standings, .pairings = query.pairings},
                desk.visitor_id(), desk.now())),
            .news = {}};
    });
}

ApiAnswer file_answer(std::string type, std::string text, std::string name) {
    ApiAnswer answer;
    answer.type = std::move(type);
    answer.body = std::move(text);
    answer.file_name = std::move(name);
    return answer;
}

void get_text(ApiCore& core, const CallPtr& call) {
    core.work(call, [shelf = core.shelf()](Desk& desk) -> Or<Reply> {
        const auto stored = asked_for(desk);
        if (!stored) {
            return std::unexpected(stored.error());
        }
        const SeenTournament& seen = shelf->look(desk.database(), *stored, desk.now());
        return Reply{.answer = file_answer("text/plain; charset=utf-8",
                                           tournament::write_tournament(seen.known.tournament),
                                           "kamisado-tournament-" + stored->id + ".txt"),
                     .news = {}};
    });
}

void get_table(ApiCore& core, const CallPtr& call) {
    core.work(call, [shelf = core.shelf()](Desk& desk) -> Or<Reply> {
        const auto stored = asked_for(desk);
        if (!stored) {
            return std::unexpected(stored.error());
        }
        const SeenTournament& seen = shelf->look(desk.database(), *stored, desk.now());
        return Reply{.answer = file_answer("text/csv; charset=utf-8", write_standings_table(seen),
                                           "kamisado-tournament-" + stored->id + ".csv"),
                     .news = {}};
    });
}

/// Its summary, told to those who follow it.
Reply changed_reply(Desk& desk, const storage::StoredTournament& stored) {
    Reply reply{
        .answer = json_answer(write_tournament_summary(desk.database(), stored, desk.visitor_id())),
        .news = {}};
    reply.news.emplace_back([stored](Hub& hub) { hub.tournament_changed(stored); });
    return reply;
}

void post_tournament(ApiCore& core, const CallPtr& call) {
    const auto wish = read_tournament_wish(call->request.body);
    if (!wish) {
        ApiCore::refuse(call, wish.error());
        return;
    }
    core.work(call, [wish = *wish](Desk& desk) -> Or<Reply> {
        const auto host = desk.account();
        if (!host) {
            return std::unexpected(host.error());
        }
        const auto stored = create_tournament(desk.database(), *host, wish, desk.now());
        if (!stored) {
            return std::unexpected(stored.error());
        }
        return changed_reply(desk, *stored);
    });
}

/// Does something with a tournament that leaves it changed.
using Change = Or<storage::StoredTournament> (*)(Desk& desk, const storage::Person& person);

void change(ApiCore& core, const CallPtr& call, Change what) {
    if (const auto refused = why_not_empty(call->request.body)) {
        ApiCore::refuse(call, *refused);
        return;
    }
    core.work(call, [what](Desk& desk) -> Or<Reply> {
        const auto person = desk.known();
        if (!person) {
            return std::unexpected(account_needed());
        }
        const auto stored = what(desk, *person);
        if (!stored) {
            return std::unexpected(stored.error());
        }
        return changed_reply(desk, *stored);
    });
}

void post_enter(ApiCore& core, const CallPtr& call) {
    change(core, call, [](Desk& desk, const storage::Person& person) {
        return enter_tournament(desk.database(), person, desk.call().names.front());
    });
}

void post_start(ApiCore& core, const CallPtr& call) {
    change(core, call, [](Desk& desk, const storage::Person& person) {
        return begin_tournament(desk.database(), person, desk.call().names.front(), desk.now());
    });
}

void delete_tournament(ApiCore& core, const CallPtr& call) {
    change(core, call, [](Desk& desk, const storage::Person& person) {
        return cancel_tournament(desk.database(), person, desk.call().names.front(), desk.now());
    });
}

/// Games may end by it.
void post_leave(ApiCore& core, const CallPtr& call) {
    if (const auto refused = why_not_empty(call->request.body)) {
        ApiCore::refuse(call, *refused);
        return;
    }
    core.work(call, [](Desk& desk) -> Or<Reply> {
        const auto person = desk.known();
        if (!person) {
            return std::unexpected(account_needed());
        }
        const auto happenings = leave_tournament(desk.database(), desk.tables(), *person,
                                                 desk.call().names.front(), desk.now());
        if (!happenings) {
            return std::unexpected(happenings.error());
        }
        const auto stored = asked_for(desk);
        if (!stored) {
            return std::unexpected(stored.error());
        }
        Reply reply = changed_reply(desk, *stored);
        reply.news.emplace_back([all = *happenings](Hub& hub) {
            for (const Happening& happening : all) {
                hub.happened(happening);
            }
        });
        return reply;
    });
}

constexpr auto tournaments_table = std::to_array<Route>(
    {{.method = "GET", .path = "/tournaments", .handle = get_tournaments},
     {.method = "POST", .path = "/tournaments", .handle = post_tournament},
     {.method = "GET", .path = "/tournaments/*", .handle = get_tournament},
     {.method = "DELETE", .path = "/tournaments/*", .handle = delete_tournament},
     {.method = "POST", .path = "/tournaments/*/enter", .handle = post_enter},
     {.method = "POST", .path = "/tournaments/*/leave", .handle = post_leave},
     {.method = "POST", .path = "/tournaments/*/start", .handle = post_start},
     {.method = "GET", .path = "/tournaments/*/text", .handle = get_text},
     {.method = "GET", .path = "/tournaments/*/table", .handle = get_table}});

} // namespace

std::span<const Route> tournament_routes() { return tournaments_table; }

} // namespace kamisado::online
