#include "storage/games.h"
#include "storage/values.h"

namespace kamisado::storage {

namespace {

/// A line each: the colour, a space, the decision.
std::string write_answers(const Plan& plan) {
    std::string text;
    for (const auto& [colour, decision] : plan.answers) {
        text.append(colour).append(" ").append(decision).append("\n");
    }
    return text;
}

Plan plan_from(std::size_t ply, std::string_view text) {
    Plan plan{.ply = ply, .answers = {}};
    while (!text.empty()) {
        const auto space = text.find(' ');
        const auto end = text.find('\n');
        if (end == std::string_view::npos || space > end) {
            throw_corrupt("a plan is torn");
        }
        plan.answers.emplace_back(text.substr(0, space), text.substr(space + 1, end - space - 1));
        text.remove_prefix(end + 1);
    }
    return plan;
}

} // namespace

void set_plan(Connection& database, std::string_view game, Player player, const Plan& plan) {
    database.change(
        "INSERT INTO plans (game, player, ply, answers) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (game, player) DO UPDATE SET ply = excluded.ply, answers = excluded.answers",
        {value_of(game), value_of(player), value_of(plan.ply), write_answers(plan)});
}

void remove_plan(Connection& database, std::string_view game, Player player) {
    database.change("DELETE FROM plans WHERE game = $1 AND player = $2",
                    {value_of(game), value_of(player)});
}

PerPlayer<std::optional<Plan>> plans(Connection& database, std::string_view game) {
    PerPlayer<std::optional<Plan>> found;
    for (const Row& row :
         database.run("SELECT player, ply, answers FROM plans WHERE game = $1", {value_of(game)})) {
        Columns columns(row);
        const Player player = columns.player();
        const std::size_t ply = columns.count();
        found[player] = plan_from(ply, columns.text());
    }
    return found;
}

} // namespace kamisado::storage
