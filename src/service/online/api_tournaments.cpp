// Tournaments: the list, one of them, and what can be done with it.

#include "online/address.h"
#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"

#include <array>

namespace kamisado::online {

namespace {

constexpr std::size_t most_shown = 50; ///< of each state

Or<storage::StoredTournament> asked_for(RequestContext& context) {
    auto stored = storage::tournament(context.database(), context.call().names.front());
    if (!stored) {
        return std::unexpected(no_such_tournament());
    }
    return std::move(*stored);
}

void get_tournaments(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        using storage::TournamentState;
        std::vector<storage::StoredTournament> all;
        for (const auto state :
             {TournamentState::Open, TournamentState::Running, TournamentState::Over}) {
            auto some = storage::tournaments(context.database(), state, most_shown);
            all.insert(all.end(), some.begin(), some.end());
        }
        return Reply{.answer = json_answer(
                         write_tournament_list(context.database(), all, context.visitor_id())),
                     .news = {}};
    });
}

void get_tournament(ApiCore& core, const CallPtr& call) {
    const auto query = read_tournament_query(call->request.query);
    if (!query) {
        ApiCore::refuse(call, query.error());
        return;
    }
    core.work(call, [query = *query, shelf = core.shelf()](RequestContext& context) -> Or<Reply> {
        const auto stored = asked_for(context);
        if (!stored) {
            return std::unexpected(stored.error());
        }
        const SeenTournament& seen = shelf->look(context.database(), *stored, context.now());
        return Reply{
            .answer = json_answer(write_tournament_view(
                context.database(), *stored, seen,
                {.round = query.round, .standings = query.standings, .pairings = query.pairings},
                context.visitor_id(), context.now())),
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
    core.work(call, [shelf = core.shelf()](RequestContext& context) -> Or<Reply> {
        const auto stored = asked_for(context);
        if (!stored) {
            return std::unexpected(stored.error());
        }
        const SeenTournament& seen = shelf->look(context.database(), *stored, context.now());
        return Reply{.answer = file_answer("text/plain; charset=utf-8",
                                           write_tournament_text(*stored, seen),
                                           "kamisado-tournament-" + stored->id + ".txt"),
                     .news = {}};
    });
}

void get_table(ApiCore& core, const CallPtr& call) {
    core.work(call, [shelf = core.shelf()](RequestContext& context) -> Or<Reply> {
        const auto stored = asked_for(context);
        if (!stored) {
            return std::unexpected(stored.error());
        }
        const SeenTournament& seen = shelf->look(context.database(), *stored, context.now());
        return Reply{.answer = file_answer("text/csv; charset=utf-8", write_standings_table(seen),
                                           "kamisado-tournament-" + stored->id + ".csv"),
                     .news = {}};
    });
}

/// Its summary, told to those who follow it.
Reply changed_reply(RequestContext& context, const storage::StoredTournament& stored) {
    Reply reply{.answer = json_answer(
                    write_tournament_summary(context.database(), stored, context.visitor_id())),
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
    core.work(call, [wish = *wish](RequestContext& context) -> Or<Reply> {
        const auto host = context.account();
        if (!host) {
            return std::unexpected(host.error());
        }
        const std::string& address = context.call().request.address;
        if (auto refused = take(context.limits().tournaments, address_key(address),
                                context.steady(), context.limits().clubs.cost(address))) {
            return std::unexpected(std::move(*refused));
        }
        const auto stored = create_tournament(context.database(), *host, wish, context.now());
        if (!stored) {
            return std::unexpected(stored.error());
        }
        return changed_reply(context, *stored);
    });
}

/// Does something with a tournament that leaves it changed.
using Change = Or<storage::StoredTournament> (*)(RequestContext& context,
                                                 const storage::Person& person);

void change(ApiCore& core, const CallPtr& call, Change what) {
    if (const auto refused = why_not_empty(call->request.body)) {
        ApiCore::refuse(call, *refused);
        return;
    }
    core.work(call, [what](RequestContext& context) -> Or<Reply> {
        const auto person = context.known();
        if (!person) {
            return std::unexpected(account_needed());
        }
        const auto stored = what(context, *person);
        if (!stored) {
            return std::unexpected(stored.error());
        }
        return changed_reply(context, *stored);
    });
}

void post_enter(ApiCore& core, const CallPtr& call) {
    change(core, call, [](RequestContext& context, const storage::Person& person) {
        return enter_tournament(context.database(), person, context.call().names.front(),
                                context.now());
    });
}

void post_pause(ApiCore& core, const CallPtr& call) {
    change(core, call, [](RequestContext& context, const storage::Person& person) {
        return pause_in_tournament(context.database(), person, context.call().names.front(),
                                   context.now());
    });
}

void post_start(ApiCore& core, const CallPtr& call) {
    change(core, call, [](RequestContext& context, const storage::Person& person) {
        return begin_tournament(context.database(), person, context.call().names.front(),
                                context.now());
    });
}

void delete_tournament(ApiCore& core, const CallPtr& call) {
    change(core, call, [](RequestContext& context, const storage::Person& person) {
        return cancel_tournament(context.database(), person, context.call().names.front(),
                                 context.now());
    });
}

/// Games may end by it.
void post_leave(ApiCore& core, const CallPtr& call) {
    if (const auto refused = why_not_empty(call->request.body)) {
        ApiCore::refuse(call, *refused);
        return;
    }
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        const auto person = context.known();
        if (!person) {
            return std::unexpected(account_needed());
        }
        const auto happenings = leave_tournament(context.database(), context.loaded(), *person,
                                                 context.call().names.front(), context.now());
        if (!happenings) {
            return std::unexpected(happenings.error());
        }
        const auto stored = asked_for(context);
        if (!stored) {
            return std::unexpected(stored.error());
        }
        Reply reply = changed_reply(context, *stored);
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
     {.method = "POST", .path = "/tournaments/*/pause", .handle = post_pause},
     {.method = "POST", .path = "/tournaments/*/start", .handle = post_start},
     {.method = "GET", .path = "/tournaments/*/text", .handle = get_text},
     {.method = "GET", .path = "/tournaments/*/table", .handle = get_table}});

} // namespace

std::span<const Route> tournament_routes() { return tournaments_table; }

} // namespace kamisado::online
