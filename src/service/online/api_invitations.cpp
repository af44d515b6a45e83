// Invitations.

#include "online/address.h"
#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/api_started.h"
#include "online/invitations.h"
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
Or<storage::Invitation> invite_from(Desk& desk, const storage::Person& host,
                                    const InvitationWish& wish) {
    const std::string& at = desk.call().request.address;
    const std::string address = address_key(at);
    const bool is_in_lobby = wish.visibility == storage::Visibility::Lobby && !wish.to;
    const std::size_t most = LobbyPlaces::most_of_an_address * desk.limits().clubs.times(at);
    if (auto refused = desk.why_no_invitation()) {
        return std::unexpected(std::move(*refused));
    }
    if (is_in_lobby && !desk.limits().lobby.has_room(desk.database(), address, most)) {
        return std::unexpected(lobby_is_full(most));
    }
    auto invitation = invite(desk.database(), host, wish, desk.now());
    if (invitation && is_in_lobby) {
        desk.limits().lobby.add(address, invitation->code);
    }
    return invitation;
}

Or<Reply> post(Desk& desk, const InvitationWish& wish) {
    const auto host = desk.somebody();
    if (!host) {
        return std::unexpected(host.error());
    }
    const auto invitation = invite_from(desk, *host, wish);
    if (!invitation) {
        return std::unexpected(invitation.error());
    }
    Reply reply{.answer = json_answer(
                    write_invitation(invitation_view(desk.database(), *invitation, host->id))),
                .news = {}};
    tell_lobby(reply, *invitation);
    if (invitation->guest) {
        reply.news.emplace_back(
            [guest = *invitation->guest,
             view = invitation_view(desk.database(), *invitation, invitation->guest)](Hub& hub) {
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
    core.work(call, [wish = *wish](Desk& desk) { return post(desk, wish); });
}

std::vector<InvitationView> views_of(Desk& desk, const std::vector<storage::Invitation>& all) {
    std::vector<InvitationView> views;
    views.reserve(all.size());
    for (const storage::Invitation& invitation : all) {
        views.push_back(invitation_view(desk.database(), invitation, desk.visitor_id()));
    }
    return views;
}

void get_invitations(ApiCore& core, const CallPtr& call) {
    core.work(call, [](Desk& desk) -> Or<Reply> {
        const auto person = desk.visitor_id();
        std::vector<InvitationView> mine;
        std::vector<InvitationView> for_me;
        if (person) {
            mine = views_of(desk, storage::invitations_by(desk.database(), *person));
            for_me = views_of(desk, storage::invitations_for(desk.database(), *person));
        }
        return Reply{.answer = json_answer(write_my_invitations(mine, for_me)), .news = {}};
    });
}

void get_invitation(ApiCore& core, const CallPtr& call) {
    core.work(call, [](Desk& desk) -> Or<Reply> {
        const auto invitation =
            look_at_invitation(desk.database(), desk.visitor_id(), desk.call().names.front());
        if (!invitation) {
            return std::unexpected(invitation.error());
        }
        InvitationView view = invitation_view(desk.database(), *invitation, desk.visitor_id());
        view.game = invitation->game; // only its players get here when it has one
        return Reply{.answer = json_answer(write_invitation(view)), .news = {}};
    });
}

Or<Reply> accept_it(Desk& desk) {
    // Nobody becomes a guest by a link that is of no use.
    const auto& code = desk.call().names.front();
    if (const auto seen = look_at_invitation(desk.database(), desk.visitor_id(), code); !seen) {
        return std::unexpected(seen.error());
    }
    const auto guest = desk.somebody();
    if (!guest) {
        return std::unexpected(guest.error());
    }
    const auto acceptance = accept(desk.database(), *guest, code, desk.now());
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
    core.work(call, [](Desk& desk) -> Or<Reply> {
        const auto person = desk.known();
        if (!person) {
            return std::unexpected(person.error());
        }
        const auto invitation = withdraw(desk.database(), *person, desk.call().names.front());
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
