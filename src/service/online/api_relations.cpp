// Friends, and those whom somebody does not want to meet. The others are never told.

#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/views.h"
#include "storage/relations.h"

#include <array>
#include <utility>

namespace kamisado::online {

namespace {

constexpr std::size_t most_relations = 200;

Or<Reply> relate(RequestContext& context, std::optional<storage::Relation> relation) {
    const auto account = context.account();
    if (!account) {
        return std::unexpected(account.error());
    }
    const auto other = storage::person_by_name(context.database(), context.call().names.front());
    if (!other) {
        return std::unexpected(no_such_person());
    }
    if (other->id == account->id) {
        return std::unexpected(refusal("own-relation", "this is your own name"));
    }
    if (relation && !storage::relation(context.database(), account->id, other->id) &&
        storage::count_relations(context.database(), account->id) >= most_relations) {
        Refusal refused = refusal("too-many-relations", "this list is full");
        refused.arguments.emplace_back("most", std::to_string(most_relations));
        return std::unexpected(std::move(refused));
    }
    storage::set_relation(context.database(), account->id, other->id, relation, context.now());
    Reply reply{.answer = json_answer(write_nothing()), .news = {}};
    reply.news.emplace_back([id = account->id, other = other->id, relation](Hub& hub) {
        hub.silence(id, other, relation && *relation != storage::Relation::Friend);
        hub.lobby_changed(); // where they may not see each other any more, or again
    });
    return reply;
}

void put_relation(ApiCore& core, const CallPtr& call) {
    const auto relation = read_relation(call->request.body);
    if (!relation) {
        ApiCore::refuse(call, relation.error());
        return;
    }
    core.work(call, [relation = *relation](RequestContext& context) {
        return relate(context, relation);
    });
}

void get_relations(ApiCore& core, const CallPtr& call) {
    using All = std::vector<storage::Related>;
    core.find_out<All>(
        call,
        [](RequestContext& context) -> Or<All> {
            const auto account = context.account();
            if (!account) {
                return std::unexpected(account.error());
            }
            return storage::relations_of(context.database(), account->id, most_relations);
        },
        [call](ApiCore& next, const All& all) {
            std::vector<RelatedView> views;
            for (const storage::Related& one : all) {
                views.push_back({.who = who_is(one.person),
                                 .relation = one.relation,
                                 .since = one.since,
                                 // Only friends of each other see when the other one is here.
                                 .here = one.is_mutual && next.hub().is_here(one.person.id)});
            }
            next.finish(call, {.answer = json_answer(write_relations(views)), .news = {}});
        });
}

constexpr auto relations_table =
    std::to_array<Route>({{.method = "GET", .path = "/me/people", .handle = get_relations},
                          {.method = "PUT", .path = "/people/*/relation", .handle = put_relation}});

} // namespace

std::span<const Route> relation_routes() { return relations_table; }

} // namespace kamisado::online
