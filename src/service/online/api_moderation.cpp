// Reports, and what hosts do about them.

#include "online/address.h"
#include "online/api_answers.h"
#include "online/api_bodies.h"
#include "online/api_core.h"
#include "online/fair_play.h"
#include "online/farewell.h"
#include "online/moderation.h"
#include "online/views.h"
#include "storage/games.h"
#include "storage/moderation.h"
#include "text/number.h"

#include <algorithm>
#include <array>
#include <functional>

namespace kamisado::online {

namespace {

constexpr std::size_t most_open = 200;
constexpr std::size_t most_closed = 50;
constexpr std::size_t most_deeds = 200;

/// Whom a report is about.
struct Reported {
    storage::Person person;
    std::optional<storage::GameId> game;
};

/// A seat in a game, by whichever of its two names one may use.
Or<Reported> reported_at_table(RequestContext& context, const NewReport& wish) {
    auto game = storage::game_by_watch(context.database(), wish.game);
    if (!game) {
        game = storage::game(context.database(), wish.game);
        if (!game || !seat_of(*game, context.visitor_id())) {
            return std::unexpected(no_such_game());
        }
    }
    const auto id = game->people[wish.side.value_or(Player::Black)];
    const auto person = id ? storage::person(context.database(), *id) : std::nullopt;
    if (!person) {
        return std::unexpected(no_such_person());
    }
    return Reported{.person = *person, .game = game->id};
}

Or<Reported> reported(RequestContext& context, const NewReport& wish) {
    if (!wish.game.empty()) {
        return reported_at_table(context, wish);
    }
    const auto person = storage::person_by_name(context.database(), wish.name);
    if (!person) {
        return std::unexpected(no_such_person());
    }
    return Reported{.person = *person, .game = std::nullopt};
}

Or<Reply> take_report(RequestContext& context, const NewReport& wish) {
    const auto reporter = context.somebody();
    if (!reporter) {
        return std::unexpected(reporter.error());
    }
    const auto about = reported(context, wish);
    if (!about) {
        return std::unexpected(about.error());
    }
    if (about->person.id == reporter->id) {
        return std::unexpected(refusal("own-relation", "this is your own name"));
    }
    Reply reply{.answer = json_answer(write_nothing()), .news = {}};
    // One that waits says enough; and nobody learns from it whether it was looked at.
    if (storage::has_open_report(context.database(), reporter->id, about->person.id)) {
        return reply;
    }
    const std::string& address = context.call().request.address;
    if (auto refused = take(context.limits().reports, "person " + std::to_string(reporter->id),
                            context.steady())) {
        return std::unexpected(std::move(*refused));
    }
    if (auto refused = take(context.limits().reports, address_key(address), context.steady(),
                            context.limits().clubs.cost(address) / 2)) {
        return std::unexpected(std::move(*refused));
    }
    storage::add_report(context.database(), {.id = 0,
                                             .reporter = reporter->id,
                                             .person = about->person.id,
                                             .name = about->person.name,
                                             .game = about->game,
                                             .reason = wish.reason,
                                             .words = plain_text(wish.words),
                                             .created = context.now(),
                                             .closed = std::nullopt});
    return reply;
}

void post_report(ApiCore& core, const CallPtr& call) {
    const auto wish = read_report(call->request.body);
    if (!wish) {
        ApiCore::refuse(call, wish.error());
        return;
    }
    core.work(call, [wish = *wish](RequestContext& context) { return take_report(context, wish); });
}

std::optional<Who> who_is_now(storage::Connection& database, std::optional<storage::PersonId> id) {
    const auto person = id ? storage::person(database, *id) : std::nullopt;
    return person ? std::optional(who_is(*person)) : std::nullopt;
}

std::vector<ReportView> report_views(storage::Connection& database, bool is_open,
                                     std::size_t most) {
    std::vector<ReportView> views;
    for (storage::Report& report : storage::reports(database, is_open, most)) {
        const auto game = report.game ? storage::game(database, *report.game) : std::nullopt;
        views.push_back({.report = std::move(report),
                         .by = std::nullopt,
                         .who = std::nullopt,
                         .watch = game ? std::optional(game->watch) : std::nullopt});
        views.back().by = who_is_now(database, views.back().report.reporter);
        views.back().who = who_is_now(database, views.back().report.person);
    }
    return views;
}

void get_host(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        if (const auto host = context.host(); !host) {
            return std::unexpected(host.error());
        }
        return Reply{.answer = json_answer(
                         write_host({.open = report_views(context.database(), true, most_open),
                                     .closed = report_views(context.database(), false, most_closed),
                                     .deeds = storage::deeds(context.database(), most_deeds)})),
                     .news = {}};
    });
}

Reply fair_play_reply(storage::Connection& database, std::vector<SeenFigure> figures) {
    std::vector<FairPlayView> views;
    for (SeenFigure& figure : figures) {
        const auto person = figure.person;
        views.push_back({.seen = std::move(figure), .who = who_is_now(database, person)});
    }
    return {.answer = json_answer(write_fair_play(views)), .news = {}};
}

void get_fair_play(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        if (const auto host = context.host(); !host) {
            return std::unexpected(host.error());
        }
        return fair_play_reply(context.database(), fair_play_figures(context.database()));
    });
}

void get_fair_play_of_game(ApiCore& core, const CallPtr& call) {
    core.work(call, [](RequestContext& context) -> Or<Reply> {
        if (const auto host = context.host(); !host) {
            return std::unexpected(host.error());
        }
        const std::string& name = context.call().names.front();
        auto game = storage::game_by_watch(context.database(), name);
        if (!game) {
            game = storage::game(context.database(), name);
        }
        if (!game) {
            return std::unexpected(no_such_game());
        }
        return fair_play_reply(context.database(), fair_play_of_game(context.database(), game->id));
    });
}

using Deal = std::function<Or<Reply>(RequestContext&, const HostWish&, const Order&)>;

/// Something that a host does, with a reason.
void act_as_host(ApiCore& core, const CallPtr& call, bool with_name, Deal deal) {
    const auto wish = read_host_wish(call->request.body, with_name);
    if (!wish) {
        ApiCore::refuse(call, wish.error());
        return;
    }
    core.work(call, [wish = *wish, deal = std::move(deal)](RequestContext& context) -> Or<Reply> {
        const auto host = context.host();
        if (!host) {
            return std::unexpected(host.error());
        }
        if (plain_text(wish.why).find_first_not_of(' ') == std::string::npos) {
            return std::unexpected(refusal("why-needed", "this needs a reason", 422));
        }
        return deal(context, wish, {.host = host->name, .why = wish.why, .now = context.now()});
    });
}

Reply nothing_reply() { return {.answer = json_answer(write_nothing()), .news = {}}; }

Or<Reply> done_unless(const std::optional<Refusal>& refused) {
    return refused ? Or<Reply>(std::unexpected(*refused)) : Or<Reply>(nothing_reply());
}

Or<Reply> told(Or<Farewell> farewell) {
    if (!farewell) {
        return std::unexpected(std::move(farewell.error()));
    }
    Reply reply = nothing_reply();
    tell_farewell(reply, std::move(*farewell));
    return reply;
}

void post_rename(ApiCore& core, const CallPtr& call) {
    act_as_host(core, call, true,
                [](RequestContext& context, const HostWish& wish, const Order& order) {
                    return told(rename_by_host(context.database(), context.loaded(),
                                               context.call().names.front(), wish.name, order));
                });
}

void post_close(ApiCore& core, const CallPtr& call) {
    act_as_host(core, call, false,
                [](RequestContext& context, const HostWish&, const Order& order) {
                    return told(close_by_host(context.database(), context.loaded(),
                                              context.call().names.front(), order));
                });
}

void post_reopen(ApiCore& core, const CallPtr& call) {
    act_as_host(core, call, false,
                [](RequestContext& context, const HostWish&, const Order& order) {
                    return done_unless(
                        reopen_by_host(context.database(), context.call().names.front(), order));
                });
}

void post_void(ApiCore& core, const CallPtr& call) {
    act_as_host(core, call, false,
                [](RequestContext& context, const HostWish&, const Order& order) {
                    return done_unless(void_game(context.database(), context.loaded(),
                                                 context.call().names.front(), order));
                });
}

void post_dismiss(ApiCore& core, const CallPtr& call) {
    act_as_host(core, call, false,
                [](RequestContext& context, const HostWish&, const Order& order) {
                    const auto id = number_from<std::int64_t>(context.call().names.front());
                    return done_unless(close_report(context.database(), id.value_or(0), order));
                });
}

constexpr auto moderation_table = std::to_array<Route>(
    {{.method = "POST", .path = "/reports", .handle = post_report},
     {.method = "GET", .path = "/host", .handle = get_host},
     {.method = "GET", .path = "/host/fair-play", .handle = get_fair_play},
     {.method = "GET", .path = "/host/games/*/fair-play", .handle = get_fair_play_of_game},
     {.method = "POST", .path = "/host/people/*/rename", .handle = post_rename},
     {.method = "POST", .path = "/host/people/*/close", .handle = post_close},
     {.method = "POST", .path = "/host/people/*/reopen", .handle = post_reopen},
     {.method = "POST", .path = "/host/games/*/void", .handle = post_void},
     {.method = "POST", .path = "/host/reports/*/close", .handle = post_dismiss}});

} // namespace

std::span<const Route> moderation_routes() { return moderation_table; }

} // namespace kamisado::online
