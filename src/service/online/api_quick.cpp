// A game at once: against whoever waits, or against the computer.

#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/api_started.h"
#include "online/invitation_terms.h"
#include "online/invitations.h"
#include "online/views.h"

#include <array>
#include <set>

namespace kamisado::online {

void tell_lobby(Reply& reply, const storage::Invitation& invitation) {
    if (invitation.visibility != storage::Visibility::Link && !invitation.guest) {
        reply.news.emplace_back([](Hub& hub) { hub.lobby_changed(); });
    }
}

Reply started(const storage::StoredGame& game, const std::optional<std::string>& invitation) {
    Reply reply{.answer = json_answer(write_started(game.id)), .news = {}};
    reply.news.emplace_back([game, invitation](Hub& hub) { hub.game_started(game, invitation); });
    return reply;
}

Reply accepted(const Acceptance& acceptance) {
    if (!acceptance.is_new) {
        return {.answer = json_answer(write_started(acceptance.game.id)), .news = {}};
    }
    Reply reply = started(acceptance.game, acceptance.invitation.code);
    tell_lobby(reply, acceptance.invitation);
    return reply;
}

namespace {

/// A page that was just opened may not be connected yet.
constexpr Millis time_to_connect = 30'000;

Or<Reply> match_quickly(RequestContext& context, const Terms& terms,
                        const std::set<storage::PersonId>& gone) {
    const auto person = context.somebody();
    if (!person) {
        return std::unexpected(person.error());
    }
    if (auto refused = context.why_no_invitation()) {
        return std::unexpected(std::move(*refused));
    }
    const auto match = quick_match(context.database(), *person, terms, gone, context.now());
    if (!match) {
        return std::unexpected(match.error());
    }
    if (match->started) {
        return accepted(*match->started);
    }
    Reply reply{.answer = json_answer(write_waiting(
                    invitation_view(context.database(), *match->waiting, person->id))),
                .news = {}};
    tell_lobby(reply, *match->waiting);
    return reply;
}

/// Those who wait but have left; only the hub knows, which is asked between two visits to the
/// database.
std::set<storage::PersonId> gone_among(const std::vector<storage::Invitation>& waiting,
                                       const ApiCore& core) {
    std::set<storage::PersonId> gone;
    for (const storage::Invitation& invitation : waiting) {
        if (waits_connected(invitation.clock) &&
            core.now() - invitation.created > time_to_connect &&
            core.hub().is_gone(invitation.host)) {
            gone.insert(invitation.host);
        }
    }
    return gone;
}

void post_quick(ApiCore& core, const CallPtr& call) {
    const auto terms = read_terms(call->request.body);
    if (!terms) {
        ApiCore::refuse(call, terms.error());
        return;
    }
    using Waiting = std::vector<storage::Invitation>;
    core.find_out<Waiting>(
        call,
        [terms = *terms](RequestContext& context) -> Or<Waiting> {
            return waiting_for_the_same(context.database(), terms);
        },
        [call, terms = *terms](ApiCore& next, const Waiting& waiting) {
            next.work(call, [terms, gone = gone_among(waiting, next)](RequestContext& context) {
                return match_quickly(context, terms, gone);
            });
        });
}

void post_computer(ApiCore& core, const CallPtr& call) {
    const auto wish = read_computer_wish(call->request.body);
    if (!wish) {
        ApiCore::refuse(call, wish.error());
        return;
    }
    core.work(call, [wish = *wish](RequestContext& context) -> Or<Reply> {
        const auto person = context.somebody();
        if (!person) {
            return std::unexpected(person.error());
        }
        const auto game = start_computer_game(context.database(), wish, *person, context.now());
        if (!game) {
            return std::unexpected(game.error());
        }
        return started(*game, std::nullopt);
    });
}

constexpr auto quick_table =
    std::to_array<Route>({{.method = "POST", .path = "/quick", .handle = post_quick},
                          {.method = "POST", .path = "/computer", .handle = post_computer}});

} // namespace

std::span<const Route> quick_routes() { return quick_table; }

} // namespace kamisado::online
