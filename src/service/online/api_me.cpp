// Who am I, and what am I called?

#include "online/api_me.h"

#include "online/accounts.h"
#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/browser_of.h"
#include "online/guests.h"
#include "online/names.h"
#include "online/views.h"
#include "storage/games.h"
#include "storage/moderation.h"

#include <algorithm>
#include <array>

namespace kamisado::online {

MeView me_view(storage::Connection& database, const std::optional<storage::Person>& person) {
    MeView view;
    if (!person) {
        return view;
    }
    view.you = who_is(*person);
    if (person->kind == storage::PersonKind::Account) {
        view.ratings = storage::ratings(database, person->id);
        if (storage::is_host(database, person->id)) {
            view.open_reports = storage::count_open_reports(database);
        }
    }
    const auto games = storage::games_of(database, person->id, storage::Which::Running,
                                         most_running_games_of_bots);
    view.running_games = games.size();
    view.your_turn = static_cast<std::size_t>(std::ranges::count_if(games, [&](const auto& game) {
        return game.standing.decider && seat_of(game, person->id) == game.standing.decider;
    }));
    return view;
}

Reply me_reply(storage::Connection& database, const std::optional<storage::Person>& person) {
    return {.answer = json_answer(write_me(me_view(database, person))), .news = {}};
}

namespace {

void get_me(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        if (context.account()) {
            storage::see_key(context.database(), context.call().key_hash,
                             browser_of(context.call().request.user_agent), context.now());
        }
        return me_reply(context.database(), context.visitor());
    });
}

Or<Reply> rename(RequestContext& context, const GuestName& name) {
    const auto person = context.somebody();
    if (!person) {
        return std::unexpected(person.error());
    }
    if (person->kind != storage::PersonKind::Guest) {
        return std::unexpected(refusal("name-is-fixed", "the name of an account stays as it is"));
    }
    if (!name.look.empty() && storage::person_looking_like(context.database(), name.look)) {
        return std::unexpected(name_taken());
    }
    storage::rename_guest(context.database(), person->id, name.name, name.look);
    auto renamed = storage::person(context.database(), person->id);
    name_guest(context.database(), *renamed);
    return me_reply(context.database(), renamed);
}

void patch_me(ApiCore& core, const CallPtr& call) {
    const auto wanted = read_name(call->request.body);
    const auto name =
        wanted ? guest_name_from(*wanted) : Or<GuestName>(std::unexpected(wanted.error()));
    if (!name) {
        ApiCore::refuse(call, name.error());
        return;
    }
    core.work(call, [name = *name](RequestContext& context) { return rename(context, name); });
}

constexpr auto me_table =
    std::to_array<Route>({{.method = "GET", .path = "/me", .handle = get_me},
                          {.method = "PATCH", .path = "/me", .handle = patch_me}});

} // namespace

std::span<const Route> me_routes() { return me_table; }

} // namespace kamisado::online
