// Invitations, quick matches and games against the computer.

#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/invitations.h"
#include "online/views.h"

#include <array>
#include <set>

namespace kamisado::online {

namespace {

/// Who has just opened a page may not be connected yet.
constexpr Millis time_to_connect = 30'000;

void tell_lobby(Reply& reply, const storage::Invitation& invitation) {
    if (invitation.visibility == storage::Visibility::Lobby && !invitation.guest) {
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

Or<Reply> post(Desk& desk, const InvitationWish& wish) {
    const auto host = desk.somebody();
    if (!host) {
        return std::unexpected(host.error());
    }
    const auto invitation = invite(desk.database(), *host, wish, desk.now());
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

Or<Reply> match_quickly(Desk& desk, const Terms& terms, const std::set<storage::PersonId>& gone) {
    const auto person = desk.somebody();
    if (!person) {
        return std::unexpected(person.error());
    }
    const auto match = quick_match(desk.database(), *person, terms, gone, desk.now());
    if (!match) {
        return std::unexpected(match.error());
    }
    if (match->started) {
        return accepted(*match->started);
    }
    return Reply{.answer = json_answer(
                     write_waiting(invitation_view(desk.database(), *match->waiting, person->id))),
                 .news = {}};
}

/// Who waits but has left; only the hub knows, which is asked between two visits to the database.
std::set<storage::PersonId> gone_among(const std::vector<storage::Invitation>& waiting,
                                       const ApiCore& core) {
    std::set<storage::PersonId> gone;
    for (const storage::Invitation& invitation : waiting) {
        if (core.now() - invitation.created > time_to_connect &&
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
        [terms = *terms](Desk& desk) -> Or<Waiting> {
            return waiting_for_the_same(desk.database(), terms);
        },
        [call, terms = *terms](ApiCore& next, const Waiting& waiting) {
            next.work(call, [terms, gone = gone_among(waiting, next)](Desk& desk) {
                return match_quickly(desk, terms, gone);
            });
        });
}

void post_computer(ApiCore& core, const CallPtr& call) {
    const auto wish = read_computer_wish(call->request.body);
    if (!wish) {
        ApiCore::refuse(call, wish.error());
        return;
    }
    core.work(call, [wish = *wish](Desk& desk) -> Or<Reply> {
        const auto person = desk.somebody();
        if (!person) {
            return std::unexpected(person.error());
        }
        const auto game = start_computer_game(desk.database(), wish, *person, desk.now());
        if (!game) {
            return std::unexpected(game.error());
        }
        return started(*game, std::nullopt);
    });
}

constexpr auto routes = std::to_array<Route>(
    {{.method = "GET", .path = "/invitations", .handle = get_invitations},
     {.method = "POST", .path = "/invitations", .handle = post_invitation},
     {.method = "GET", .path = "/invitations/*", .handle = get_invitation},
     {.method = "DELETE", .path = "/invitations/*", .handle = delete_invitation},
     {.method = "POST", .path = "/invitations/*/accept", .handle = post_accept},
     {.method = "POST", .path = "/quick", .handle = post_quick},
     {.method = "POST", .path = "/computer", .handle = post_computer}});

} // namespace

std::span<const Route> invitation_routes() { return routes; }

} // namespace kamisado::online
