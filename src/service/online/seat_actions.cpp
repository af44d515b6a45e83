#include "online/seat_actions.h"

#include "notation/decision_text.h"

#include <utility>

namespace kamisado::online {

namespace {

game::Action action_of(TakebackStep step, Player player) {
    switch (step) {
    case TakebackStep::Ask: return game::AskTakeback{player};
    case TakebackStep::Accept: return game::AcceptTakeback{player};
    case TakebackStep::Decline:
    case TakebackStep::Withdraw: break;
    }
    return game::DeclineTakeback{player};
}

/// The flag had fallen: what was asked for has not been done.
bool came_too_late(const Happening& happening) {
    return happening.effect == game::Effect::FlagFell;
}

/// What became of a wish; there may be news even with a refusal.
struct Deed {
    std::optional<Happening> happening;
    std::optional<Refusal> refusal;
};

/// On the worker's thread.
template <typename Act>
Deed act_from_seat(storage::Connection& database, LoadedGames& loaded, const std::string& game,
                   std::optional<storage::PersonId> person, Millis now, const Act& act) {
    const LoadedGame* const loaded_game = loaded.find(database, game, now);
    if (loaded_game == nullptr) {
        const bool watches = storage::game_by_watch(database, game).has_value();
        return {.happening = {}, .refusal = watches ? watching() : no_such_game()};
    }
    const auto seat = seat_for(database, loaded, *loaded_game, person);
    if (!seat) {
        return {.happening = loaded.news(game), .refusal = not_your_seat()};
    }
    loaded.welcome_back(database, game, *seat, now);
    Deed deed;
    if (auto happening = act(database, loaded, *seat)) {
        deed.happening = std::move(*happening);
    } else {
        deed.refusal = std::move(happening.error());
        deed.happening = loaded.news(game);
    }
    return deed;
}

} // namespace

void SeatActions::decide(const Visit& visit, const Asker& asker, const Decide& decide) {
    const auto decision = decision_from_name(decide.decision);
    if (!decision) {
        core_->connections.refuse(asker, refusal("decision", "this is no decision", 400));
        return;
    }
    const Millis now = core_->clock->now();
    act(
        asker, decide.game,
        [decide, decision = *decision, lag = visit.lag.lag(visit.client->round_trip()),
         now](storage::Connection& database, LoadedGames& loaded, Player seat) {
            return loaded.act(database, decide.game,
                              game::Decide{.decision = decision,
                                           .player = seat,
                                           .ply = decide.ply,
                                           .seen = decide.seen,
                                           .lag = lag},
                              now);
        },
        [this](const Happening& happening) {
            moves_ += happening.effect == game::Effect::Done ? 1 : 0;
        });
}

void SeatActions::take_back(const Asker& asker, const Takeback& takeback) {
    if (takeback.step == TakebackStep::Ask && asker.person &&
        !takebacks_.take(std::to_string(*asker.person), core_->clock->steady())) {
        core_->connections.refuse(asker, too_fast());
        return;
    }
    act(asker, takeback.game,
        [takeback, now = core_->clock->now()](storage::Connection& database, LoadedGames& loaded,
                                              Player seat) -> std::expected<Happening, Refusal> {
            if (takeback.step == TakebackStep::Withdraw) {
                const LoadedGame* const loaded_game = loaded.find(database, takeback.game, now);
                const auto& asked = loaded_game->match.takeback();
                if (!asked || asked->asker != seat) {
                    return std::unexpected(refusal_of(
                        game::GameRefusal{.fault = game::Fault::NoTakebackAsked, .player = seat}));
                }
            }
            return loaded.act(database, takeback.game, action_of(takeback.step, seat), now);
        });
}

void SeatActions::plan(const Asker& asker, const SetPlan& plan) {
    act(
        asker, plan.game,
        [plan, now = core_->clock->now()](storage::Connection& database, LoadedGames& loaded,
                                          Player seat) {
            return loaded.set_plan(database, plan.game, seat, plan.plan, now);
        },
        [this, asker, plan](const Happening& happening) {
            const Room* const room = core_->rooms.find(happening.game);
            if (room == nullptr) {
                return;
            }
            for (const Player player : all_players) {
                if (happening.people[player] == asker.person && !happening.plan_gone[player]) {
                    const bool is_plan = !plan.plan.answers.empty();
                    core_->rooms.tell(
                        *room,
                        PlanChanged{.game = {},
                                    .plan = is_plan ? std::optional(plan.plan) : std::nullopt},
                        player);
                }
            }
        });
}

void SeatActions::act(const Asker& asker, const std::string& game, Act act,
                      std::function<void(const Happening&)> then) {
    core_->jobs.ask(
        asker, core_->jobs.of(game),
        [bus = core_->bus, game, person = asker.person, now = core_->clock->now(),
         act = std::move(act)](storage::Connection& database, LoadedGames& loaded) {
            Deed deed = act_from_seat(database, loaded, game, person, now, act);
            if (deed.happening) {
                announce(bus, database, *deed.happening);
            }
            return deed;
        },
        [this, asker, then = std::move(then)](const Deed& deed) {
            if (deed.happening) {
                news_->tell(*deed.happening);
            }
            if (deed.refusal) {
                core_->connections.refuse(asker, *deed.refusal);
            } else if (came_too_late(*deed.happening)) {
                core_->connections.refuse(
                    asker, refusal_of(game::GameRefusal{.fault = game::Fault::MatchIsOver}));
            } else {
                if (then) {
                    then(*deed.happening);
                }
                core_->connections.done(asker);
            }
        });
}

} // namespace kamisado::online
