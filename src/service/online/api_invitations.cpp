// Invitations.

#include "online/address.h"
#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/api_started.h"
#include "online/invitations.h"
#include "online/notice_rules.h"
#include "online/views.h"

#include <array>

namespace kamisado::online {

namespace {

Refusal lobby_is_full(std::size_t most) {
    Refusal refused = refusal("too-many-invitations", "there are too many open invitations");
    refused.arguments.emplace_back("most", std::to_string(most));
    return refused;
}

/// Everybody sees the lobby, so that an address has only some places there.
Or<storage::Invitation> invite_from(RequestContext& context, const storage::Person& host,
                                    const InvitationWish& wish) {
    const std::string& at = context.call().request.address;
    const std::string address = address_key(at);
    const bool is_in_lobby = wish.visibility == storage::Visibility::Lobby && !wish.to;
    const std::size_t most = LobbyPlaces::most_of_an_address * context.limits().clubs.times(at);
    if (auto refused = context.why_no_invitation()) {
        return std::unexpected(std::move(*refused));
    }
    if (is_in_lobby && !context.limits().lobby.has_room(context.database(), address, most)) {
        return std::unexpected(lobby_is_full(most));
    }
    auto invitation = invite(context.database(), host, wish, context.now());
    if (invitation && is_in_lobby) {
        context.limits().lobby.add(address, invitation->code);
    }
    return invitation;
}

/// Whoever is not here is told of few: invitations that are made and withdrawn again and again
/// would otherwise be as many letters, to somebody whom a stranger chose.
void note_for_addressee(RequestContext& context, const storage::Invitation& invitation) {
    const std::string& at = context.call().request.address;
    const std::string both = address_key(at) + '\n' + std::to_string(invitation.guest.value_or(0));
    if (invitation.guest && context.limits().invitation_notices.take(
                                both, context.steady(), context.limits().clubs.cost(at))) {
        note_invitation(context.database(), invitation);
    }
}

Or<Reply> post(RequestContext& context, const InvitationWish& wish) {
    const auto host = context.somebody();
    if (!host) {
        return std::unexpected(host.error());
    }
    const auto invitation = invite_from(context, *host, wish);
    if (!invitation) {
        return std::unexpected(invitation.error());
    }
    Reply reply{.answer = json_answer(
                    write_invitation(invitation_view(context.database(), *invitation, host->id))),
                .news = {}};
    tell_lobby(reply, *invitation);
    note_for_addressee(context, *invitation);
    if (invitation->guest) {
        reply.news.emplace_back(
            [guest = *invitation->guest,
             view = invitation_view(context.database(), *invitation, invitation->guest)](Hub& hub) {
                hub.invited(guest, view);
            });
    }
    return reply;
}

void post_invitation(ApiCore& core, const CallPtr& call) {
    const auto wish = read_invitation_wish(call->request.body);
    if (!wish) {
        ApiCore::refuse(call, wish.error());
        return;
    }
    core.work(call, [wish = *wish](RequestContext& context) { return post(context, wish); });
}

std::vector<InvitationView> views_of(RequestContext& context,
                                     const std::vector<storage::Invitation>& all) {
    std::vector<InvitationView> views;
    views.reserve(all.size());
    for (const storage::Invitation& invitation : all) {
        views.push_back(invitation_view(context.database(), invitation, context.visitor_id()));
    }
    return views;
}

void get_invitations(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        const auto person = context.visitor_id();
        std::vector<InvitationView> mine;
        std::vector<InvitationView> for_me;
        if (person) {
            mine = views_of(context, storage::invitations_by(context.database(), *person));
            for_me = views_of(context, storage::invitations_for(context.database(), *person));
        }
        return Reply{.answer = json_answer(write_my_invitations(mine, for_me)), .news = {}};
    });
}

void get_invitation(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        const auto invitation = look_at_invitation(context.database(), context.visitor_id(),
                                                   context.call().names.front());
        if (!invitation) {
            return std::unexpected(invitation.error());
        }
        InvitationView view =
            invitation_view(context.database(), *invitation, context.visitor_id());
        view.game = invitation->game; // only its players get here when it has one
        return Reply{.answer = json_answer(write_invitation(view)), .news = {}};
    });
}

Or<Reply> accept_it(RequestContext& context) {
    // Nobody becomes a guest by a link that is of no use.
    const auto& code = context.call().names.front();
    if (const auto seen = look_at_invitation(context.database(), context.visitor_id(), code);
        !seen) {
        return std::unexpected(seen.error());
    }
    const auto guest = context.somebody();
    if (!guest) {
        return std::unexpected(guest.error());
    }
    const auto acceptance = accept(context.database(), *guest, code, context.now());
    if (!acceptance) {
        return std::unexpected(acceptance.error());
    }
    return accepted(*acceptance);
}

void post_accept(ApiCore& core, const CallPtr& call) {
    if (const auto refused = why_not_empty(call->request.body)) {
        ApiCore::refuse(call, *refused);
        return;
    }
    core.work(call, accept_it);
}

void delete_invitation(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        const auto person = context.known();
        if (!person) {
            return std::unexpected(person.error());
        }
        const auto invitation = withdraw(context.database(), *person, context.call().names.front());
        if (!invitation) {
            return std::unexpected(invitation.error());
        }
        Reply reply{.answer = json_answer(write_nothing()), .news = {}};
        tell_lobby(reply, *invitation);
        return reply;
    });
}

constexpr auto invitations_table = std::to_array<Route>(
    {{.method = "GET", .path = "/invitations", .handle = get_invitations},
     {.method = "POST", .path = "/invitations", .handle = post_invitation},
     {.method = "GET", .path = "/invitations/*", .handle = get_invitation},
     {.method = "DELETE", .path = "/invitations/*", .handle = delete_invitation},
     {.method = "POST", .path = "/invitations/*/accept", .handle = post_accept}});

} // namespace

std::span<const Route> invitation_routes() { return invitations_table; }

} // namespace kamisado::online
