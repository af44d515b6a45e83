#include "storage/results.h"

namespace kamisado::storage {

std::vector<FormatResults> results_of(Connection& database, PersonId person) {
    std::vector<FormatResults> results;
    for (const Row& row :
         database.run("SELECT r.format, sum(r.won), sum(r.lost), sum(r.drawn) FROM ("
                      "SELECT g.format AS format, CASE WHEN s.winner = 0 THEN 1 ELSE 0 END AS won, "
                      "CASE WHEN s.winner = 1 THEN 1 ELSE 0 END AS lost, "
                      "CASE WHEN s.winner IS NULL THEN 1 ELSE 0 END AS drawn "
                      "FROM games g JOIN standings s ON s.game = g.id "
                      "WHERE g.black_person = $1 AND g.ended IS NOT NULL AND g.listed = 1 AND "
                      "g.voided IS NULL UNION ALL "
                      "SELECT g.format AS format, CASE WHEN s.winner = 1 THEN 1 ELSE 0 END AS won, "
                      "CASE WHEN s.winner = 0 THEN 1 ELSE 0 END AS lost, "
                      "CASE WHEN s.winner IS NULL THEN 1 ELSE 0 END AS drawn "
                      "FROM games g JOIN standings s ON s.game = g.id "
                      "WHERE g.gold_person = $1 AND g.ended IS NOT NULL AND g.listed = 1 AND "
                      "g.voided IS NULL) r "
                      "GROUP BY r.format ORDER BY r.format",
                      {Value{person}})) {
        results.push_back({.format = row.text(0),
                           .won = row.number(1),
                           .lost = row.number(2),
                           .drawn = row.number(3)});
    }
    return results;
}

std::vector<GameId> game_ids_of(Connection& database, PersonId person) {
    std::vector<GameId> ids;
    for (const Row& row : database.run("SELECT id FROM games WHERE black_person = $1 "
                                       "OR gold_person = $1 ORDER BY begun, id",
                                       {Value{person}})) {
        ids.push_back(row.text(0));
    }
    return ids;
}

} // namespace kamisado::storage
