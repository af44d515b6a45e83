#include "storage/rating_history.h"

#include "storage/values.h"

#include <algorithm>

namespace kamisado::storage {

namespace {

RatingChange change_from(const Row& row) {
    Columns columns(row);
    RatingChange change;
    change.game = columns.text();
    change.person = columns.number();
    change.format = columns.text();
    change.before = columns.small();
    change.after = columns.small();
    change.at = columns.number();
    return change;
}

std::vector<RatingChange> changes_from(const Rows& rows) {
    std::vector<RatingChange> changes;
    changes.reserve(rows.size());
    std::ranges::transform(rows, std::back_inserter(changes), change_from);
    return changes;
}

} // namespace

void add_rating_change(Connection& database, const RatingChange& change) {
    database.change("INSERT INTO rating_changes (game, person, format, before, after, at) "
                    "VALUES ($1, $2, $3, $4, $5, $6)",
                    {value_of(change.game), value_of(change.person), value_of(change.format),
                     value_of(change.before), value_of(change.after), value_of(change.at)});
}

std::vector<RatingChange> changes_by_game(Connection& database, std::string_view game) {
    return changes_from(database.run("SELECT game, person, format, before, after, at "
                                     "FROM rating_changes WHERE game = $1 ORDER BY person",
                                     {value_of(game)}));
}

std::vector<RatingChange> changes_of(Connection& database, PersonId person, std::size_t most) {
    auto changes = changes_from(database.run(
        "SELECT game, person, format, before, after, at FROM rating_changes WHERE person = $1 "
        "ORDER BY at DESC, game LIMIT $2",
        {value_of(person), value_of(most)}));
    std::ranges::reverse(changes);
    return changes;
}

std::vector<Leader> leaders(Connection& database, std::string_view format, std::int64_t least_games,
                            std::size_t most) {
    std::vector<Leader> all;
    for (const Row& row :
         database.run("SELECT p.name, r.points, r.games FROM ratings r JOIN people p "
                      "ON p.id = r.person WHERE r.format = $1 AND r.games >= $2 AND p.kind = 1 "
                      "AND p.closed IS NULL "
                      "ORDER BY r.points DESC, r.games DESC, r.person LIMIT $3",
                      {value_of(format), value_of(least_games), value_of(most)})) {
        Columns columns(row);
        Leader leader;
        leader.name = columns.text();
        leader.rating = columns.small();
        leader.games = columns.number();
        all.push_back(std::move(leader));
    }
    return all;
}

} // namespace kamisado::storage
