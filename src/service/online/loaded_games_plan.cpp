// Answers that were prepared: "if I must move red, then …".

#include "notation/decision_text.h"
#include "online/loaded_games.h"
#include "online/refusals.h"
#include "rules/colour_names.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace kamisado::online {

namespace {

std::string plan_name_of(Colour colour) {
    std::string name(name_of(colour, Language::English));
    name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(name.front())));
    return name;
}

/// What the plan says to the tower that must move now.
std::optional<Decision> answer_of(const Plan& plan, const MatchState& state) {
    if (state.phase != Phase::Playing || state.position.is_free_choice()) {
        return std::nullopt;
    }
    const std::string colour = plan_name_of(state.position.tower_to_move().colour);
    const auto answer =
        std::ranges::find(plan.answers, colour, &std::pair<std::string, std::string>::first);
    return answer != plan.answers.end() ? decision_from_name(answer->second) : std::nullopt;
}

bool is_sound(const Plan& plan) {
    return std::ranges::all_of(plan.answers, [](const auto& answer) {
        const auto decision = decision_from_name(answer.second);
        return decision && std::holds_alternative<Move>(*decision) &&
               std::ranges::any_of(all_colours, [&](Colour colour) {
                   return plan_name_of(colour) == answer.first;
               });
    });
}

std::optional<Refusal> why_not(const Plan& plan, Player player, const Match& match) {
    using game::Fault;
    if (plan.answers.empty()) {
        return std::nullopt;
    }
    if (match.is_over()) {
        return refusal_of(game::GameRefusal{.fault = Fault::MatchIsOver});
    }
    if (!is_sound(plan)) {
        return refusal("plan", "a plan has a move for each colour that it names");
    }
    // A plan that comes just after the decision it waited for is as good.
    const bool is_due = plan.ply == match.size() && decider(match.state()) == player;
    if (is_due || plan.ply == match.size() + 1) {
        return std::nullopt;
    }
    return refusal_of(
        game::GameRefusal{.fault = plan.ply <= match.size() ? Fault::LatePly : Fault::EarlyPly,
                          .ply = plan.ply,
                          .due_ply = match.size() + 1});
}

} // namespace

std::expected<Happening, Refusal> LoadedGames::set_plan(storage::Connection& database,
                                                        std::string_view id, Player player,
                                                        const Plan& plan, Millis now) {
    Kept* const kept = load(database, id, now);
    if (kept == nullptr) {
        return std::unexpected(no_such_game());
    }
    if (auto refused = why_not(plan, player, kept->loaded_game.match.match())) {
        return std::unexpected(std::move(*refused));
    }
    if (plan.answers.empty()) {
        kept->loaded_game.plans[player].reset();
        storage::remove_plan(database, id, player);
    } else {
        kept->loaded_game.plans[player] = plan;
        storage::set_plan(database, id, player, plan);
    }
    answer_by_plan(*kept);
    if (!write(database, *kept, now)) {
        return set_plan(database, id, player, plan, now);
    }
    return tell(*kept, game::Effect::Done);
}

void LoadedGames::answer_by_plan(Kept& kept) {
    game::LiveMatch& match = kept.loaded_game.match;
    for (auto due = decider(match.match().state()); due; due = decider(match.match().state())) {
        const auto& plan = kept.loaded_game.plans[*due];
        if (!plan || plan->ply != match.match().size() || match.is_paused()) {
            return;
        }
        const auto decision = answer_of(*plan, match.match().state());
        // It was thought of before: it takes no time.
        if (!decision ||
            !match.act(game::Decide{.decision = *decision, .player = due}, match.last_moment())) {
            return;
        }
    }
}

void LoadedGames::drop_old_plans(storage::Connection& database, Kept& kept) {
    const std::size_t next = kept.loaded_game.match.match().size() + 1;
    const bool is_over = kept.loaded_game.match.match().is_over();
    for (const Player player : all_players) {
        auto& plan = kept.loaded_game.plans[player];
        if (plan && (plan->ply != next || is_over)) {
            storage::remove_plan(database, kept.loaded_game.stored.id, player);
            plan.reset();
            kept.plan_gone[player] = true;
        }
    }
}

} // namespace kamisado::online
