// What players do from their seats.

#include "notation/decision_text.h"
#include "online/hub_impl.h"

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

} // namespace

void Hub::Impl::wish(Visit& visit, const Asker& asker, const Decide& decide) {
    const auto decision = decision_from_name(decide.decision);
    if (!decision) {
        refuse(asker, refusal("decision", "this is no decision", 400));
        return;
    }
    const Millis now = parts_.now();
    act_from_seat(
        asker, decide.game,
        [decide, decision = *decision, lag = visit.lag.lag(visit.client->round_trip()),
         now](storage::Connection& database, Tables& tables, Player seat) {
            return tables.act(database, decide.game,
                              game::Decide{.decision = decision,
                                           .player = seat,
                                           .ply = decide.ply,
                                           .seen = decide.seen,
                                           .lag = lag},
                              now);
        },
        [](Impl& self, const Happening& happening) {
            self.counters_.moves += happening.effect == game::Effect::Done ? 1 : 0;
        });
}

void Hub::Impl::wish(Visit& /*by its person*/, const Asker& asker, const Takeback& takeback) {
    if (takeback.step == TakebackStep::Ask && asker.person &&
        !takebacks_.take(std::to_string(*asker.person), steady())) {
        refuse(asker, too_fast());
        return;
    }
    act_from_seat(
        asker, takeback.game,
        [takeback, now = parts_.now()](storage::Connection& database, Tables& tables,
                                       Player seat) -> std::expected<Happening, Refusal> {
            if (takeback.step == TakebackStep::Withdraw) {
                const Tables::Table* const table = tables.find(database, takeback.game, now);
                const auto& asked = table->match.takeback();
                if (!asked || asked->asker != seat) {
                    return std::unexpected(refusal_of(
                        game::GameRefusal{.fault = game::Fault::NoTakebackAsked, .player = seat}));
                }
            }
            return tables.act(database, takeback.game, action_of(takeback.step, seat), now);
        });
}

void Hub::Impl::wish(Visit& /*by its person*/, const Asker& asker, const SetPlan& plan) {
    act_from_seat(
        asker, plan.game,
        [plan, now = parts_.now()](storage::Connection& database, Tables& tables, Player seat) {
            return tables.set_plan(database, plan.game, seat, plan.plan, now);
        },
        [asker, plan](Impl& self, const Happening& happening) {
            const auto room = self.rooms_.find(happening.game);
            if (room == self.rooms_.end()) {
                return;
            }
            for (const Player player : all_players) {
                if (happening.people[player] == asker.person && !happening.plan_gone[player]) {
                    const bool is_plan = !plan.plan.answers.empty();
                    self.tell(
                        room->second,
                        PlanChanged{.game = {},
                                    .plan = is_plan ? std::optional(plan.plan) : std::nullopt},
                        player);
                }
            }
        });
}

/// On the worker's thread.
Hub::Impl::Deed Hub::Impl::deed(storage::Connection& database, Tables& tables,
                                const std::string& game, std::optional<storage::PersonId> person,
                                Millis now, const SeatedAct& act) const {
    const Tables::Table* const table = tables.find(database, game, now);
    if (table == nullptr) {
        const bool watches = storage::game_by_watch(database, game).has_value();
        return {.happening = {}, .refusal = watches ? watching() : no_such_game()};
    }
    const auto seat = seat_of(table->stored, person);
    if (!seat) {
        return {.happening = tables.news(game), .refusal = not_your_seat()};
    }
    tables.welcome_back(database, game, *seat, now);
    Deed deed;
    if (auto happening = act(database, tables, *seat)) {
        deed.happening = std::move(*happening);
    } else {
        deed.refusal = std::move(happening.error());
        deed.happening = tables.news(game);
    }
    if (deed.happening) {
        announce(database, *deed.happening);
    }
    return deed;
}

void Hub::Impl::act_from_seat(const Asker& asker, const std::string& game, SeatedAct act,
                              std::function<void(Impl&, const Happening&)> then) {
    ask(
        asker, of(game),
        [this, game, person = asker.person, now = parts_.now(),
         act = std::move(act)](storage::Connection& database, Tables& tables) {
            return deed(database, tables, game, person, now, act);
        },
        [asker, then = std::move(then)](Impl& self, const Deed& deed) {
            if (deed.happening) {
                self.tell_happening(*deed.happening);
            }
            if (deed.refusal) {
                self.refuse(asker, *deed.refusal);
            } else if (came_too_late(*deed.happening)) {
                self.refuse(asker,
                            refusal_of(game::GameRefusal{.fault = game::Fault::MatchIsOver}));
            } else {
                if (then) {
                    then(self, *deed.happening);
                }
                self.done(asker);
            }
        });
}

} // namespace kamisado::online
