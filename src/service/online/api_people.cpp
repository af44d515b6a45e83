// People's pages, and the bots of an account.

#include "notation/record.h"
#include "online/accounts.h"
#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/farewell.h"
#include "online/views.h"
#include "storage/moderation.h"
#include "storage/rating_history.h"
#include "storage/relations.h"
#include "storage/results.h"

#include <algorithm>
#include <array>

namespace kamisado::online {

namespace {

void get_person(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        storage::Connection& database = context.database();
        const auto person = storage::person_by_name(database, context.call().names.front());
        if (!person) {
            return std::unexpected(no_such_person());
        }
        ProfileView profile{.who = who_is(*person),
                            .since = person->created,
                            .ratings = storage::ratings(database, person->id),
                            .results = storage::results_of(database, person->id),
                            .closed = storage::is_closed(database, person->id)};
        if (const auto viewer = context.account(); viewer && viewer->id != person->id) {
            profile.against_you = storage::head_to_head(database, viewer->id, person->id);
            profile.relation = storage::relation(database, viewer->id, person->id);
        }
        return Reply{.answer = json_answer(write_profile(profile)), .news = {}};
    });
}

/// Enough for a curve; the first point of a format is how it began.
constexpr std::size_t most_changes = 1000;

void get_history(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        const auto person =
            storage::person_by_name(context.database(), context.call().names.front());
        if (!person) {
            return std::unexpected(no_such_person());
        }
        return Reply{.answer = json_answer(write_history(
                         storage::changes_of(context.database(), person->id, most_changes))),
                     .news = {}};
    });
}

/// Whoever has won a game or two by luck is not a leader yet.
constexpr std::int64_t least_games_of_leaders = 10;
constexpr std::size_t most_leaders = 50;

void get_leaders(ApiCore& core, const CallPtr& call) {
    const auto format = format_from_name(call->names.front());
    if (!format || format->kind == FormatKind::Series) { // a series has as many as it has rounds
        ApiCore::refuse(call, refusal("not-found", "there is nothing at this address", 404));
        return;
    }
    core.work(call, [format = *format](RequestContext& context) -> Or<Reply> {
        const LeaderBoard board{.format = format,
                                .least_games = least_games_of_leaders,
                                .leaders =
                                    storage::leaders(context.database(), write_format(format),
                                                     least_games_of_leaders, most_leaders)};
        return Reply{.answer = json_answer(write_leaders(board)), .news = {}};
    });
}

void get_bots(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        const auto owner = context.account();
        if (!owner) {
            return std::unexpected(owner.error());
        }
        std::vector<Who> bots;
        std::ranges::transform(storage::bots_of(context.database(), owner->id),
                               std::back_inserter(bots),
                               [](const storage::Person& bot) { return who_is(bot); });
        return Reply{.answer = json_answer(write_bots(bots)), .news = {}};
    });
}

void post_bot(ApiCore& core, const CallPtr& call) {
    const auto name = read_name(call->request.body);
    if (!name) {
        ApiCore::refuse(call, name.error());
        return;
    }
    core.work(call, [name = *name](RequestContext& context) -> Or<Reply> {
        const auto owner = context.account();
        if (!owner) {
            return std::unexpected(owner.error());
        }
        const auto made = make_bot(context.database(), *owner, name, context.now());
        if (!made) {
            return std::unexpected(made.error());
        }
        return Reply{.answer = json_answer(write_new_bot(who_is(made->bot), made->token)),
                     .news = {}};
    });
}

void post_token(ApiCore& core, const CallPtr& call) {
    if (const auto refused = why_not_empty(call->request.body)) {
        ApiCore::refuse(call, *refused);
        return;
    }
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        const auto owner = context.account();
        if (!owner) {
            return std::unexpected(owner.error());
        }
        const auto bot = find_bot(context.database(), *owner, context.call().names.front());
        if (!bot) {
            return std::unexpected(bot.error());
        }
        if (storage::is_closed(context.database(), bot->id)) {
            return std::unexpected(account_closed());
        }
        const std::string token = renew_key(context.database(), bot->id, context.now());
        Reply reply{.answer = json_answer(write_new_bot(who_is(*bot), token)), .news = {}};
        reply.news.emplace_back([id = bot->id](Hub& hub) { hub.person_changed(id); });
        return reply;
    });
}

void delete_bot(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        const auto owner = context.account();
        if (!owner) {
            return std::unexpected(owner.error());
        }
        const auto bot = find_bot(context.database(), *owner, context.call().names.front());
        if (!bot) {
            return std::unexpected(bot.error());
        }
        Reply reply{.answer = json_answer(write_nothing()), .news = {}};
        tell_farewell(reply,
                      remove_person(context.database(), context.loaded(), *bot, context.now()));
        return reply;
    });
}

constexpr auto people_table =
    std::to_array<Route>({{.method = "GET", .path = "/people/*", .handle = get_person},
                          {.method = "GET", .path = "/people/*/ratings", .handle = get_history},
                          {.method = "GET", .path = "/leaders/*", .handle = get_leaders},
                          {.method = "GET", .path = "/bots", .handle = get_bots},
                          {.method = "POST", .path = "/bots", .handle = post_bot},
                          {.method = "POST", .path = "/bots/*/token", .handle = post_token},
                          {.method = "DELETE", .path = "/bots/*", .handle = delete_bot}});

} // namespace

std::span<const Route> people_routes() { return people_table; }

} // namespace kamisado::online
