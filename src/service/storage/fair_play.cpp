#include "storage/fair_play.h"

#include "storage/values.h"
#include "text/number.h"

#include <ranges>

namespace kamisado::storage {

namespace {

constexpr std::string_view fair_play_columns =
    "game, side, person, format, rating, moves, chances, created";

/// "5.1200.1 0.800.0": distance (0: far), milliseconds, whether it was found.
std::string write_chances(const std::vector<SeenChance>& chances) {
    std::string text;
    for (const SeenChance& chance : chances) {
        text += (text.empty() ? "" : " ") + std::to_string(chance.distance.value_or(0)) + '.' +
                std::to_string(chance.took) + (chance.found ? ".1" : ".0");
    }
    return text;
}

std::vector<SeenChance> chances_from(std::string_view text) {
    std::vector<SeenChance> chances;
    for (const auto part : std::views::split(text, ' ')) {
        const std::string_view one(part.begin(), part.end());
        const auto first = one.find('.');
        const auto last = one.rfind('.');
        if (one.empty()) {
            continue;
        }
        const auto distance = number_from<int>(one.substr(0, first));
        const auto took = first < last
                              ? number_from<Millis>(one.substr(first + 1, last - first - 1))
                              : std::nullopt;
        if (!distance || !took) {
            throw_corrupt("what was seen of fair play is not readable");
        }
        chances.push_back({.distance = *distance == 0 ? std::nullopt : distance,
                           .took = *took,
                           .found = one.ends_with('1')});
    }
    return chances;
}

std::vector<FairPlay> fair_play_from(const Rows& rows) {
    std::vector<FairPlay> all;
    all.reserve(rows.size());
    for (const Row& row : rows) {
        Columns columns(row);
        FairPlay& seen = all.emplace_back();
        seen.game = columns.text();
        seen.side = columns.number() == 0 ? Player::Black : Player::Gold;
        seen.person = columns.maybe_number();
        seen.format = columns.text();
        seen.rating = columns.small();
        seen.moves = columns.small();
        seen.chances = chances_from(columns.text());
        seen.created = columns.number();
    }
    return all;
}

std::string select_fair_play(std::string_view rest) {
    return "SELECT " + std::string(fair_play_columns) + " FROM fair_play " + std::string(rest);
}

} // namespace

void wish_for_fair_play(Connection& database, std::string_view game, Millis now) {
    database.change("INSERT INTO fair_play_due (game, due) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    {value_of(game), value_of(now)});
}

std::optional<GameId> claim_fair_play(Connection& database, Millis now, Millis until) {
    const Rows rows =
        database.run("SELECT game FROM fair_play_due WHERE due <= $1 ORDER BY due, game LIMIT 1",
                     {value_of(now)});
    if (rows.empty()) {
        return std::nullopt;
    }
    GameId game = rows.front().text(0);
    const bool is_ours = database.change("UPDATE fair_play_due SET due = $3 "
                                         "WHERE game = $1 AND due <= $2",
                                         {value_of(game), value_of(now), value_of(until)}) == 1;
    return is_ours ? std::optional(std::move(game)) : std::nullopt;
}

void finish_fair_play(Connection& database, std::string_view game) {
    database.change("DELETE FROM fair_play_due WHERE game = $1", {value_of(game)});
}

void add_fair_play(Connection& database, const FairPlay& seen) {
    database.change("INSERT INTO fair_play (game, side, person, format, rating, moves, chances, "
                    "created) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
                    {value_of(seen.game), std::int64_t{seen.side == Player::Black ? 0 : 1},
                     value_of(seen.person), value_of(seen.format), value_of(seen.rating),
                     value_of(seen.moves), write_chances(seen.chances), value_of(seen.created)});
}

std::vector<FairPlay> fair_play_in(Connection& database, std::string_view game) {
    static const std::string statement = select_fair_play("WHERE game = $1 ORDER BY side");
    return fair_play_from(database.run(statement, {value_of(game)}));
}

std::vector<FairPlay> fair_play_of(Connection& database, PersonId person, std::string_view format,
                                   std::size_t most) {
    static const std::string statement =
        select_fair_play("WHERE person = $1 AND format = $2 ORDER BY created DESC, game LIMIT $3");
    return fair_play_from(
        database.run(statement, {value_of(person), value_of(format), value_of(most)}));
}

std::vector<FairPlay> fair_play_near(Connection& database, std::string_view format, int lowest,
                                     int highest, PersonId but_for, std::size_t most) {
    static const std::string statement = select_fair_play(
        "WHERE format = $1 AND rating >= $2 AND rating <= $3 AND person <> $4 "
        "AND NOT EXISTS (SELECT 1 FROM games WHERE games.id = fair_play.game "
        "AND games.voided IS NOT NULL) ORDER BY created DESC, game, side LIMIT $5");
    return fair_play_from(
        database.run(statement, {value_of(format), value_of(lowest), value_of(highest),
                                 value_of(but_for), value_of(most)}));
}

std::vector<SeenLately> seen_lately(Connection& database, std::size_t most) {
    std::vector<SeenLately> all;
    for (const Row& row :
         database.run("SELECT person, format, max(created) AS latest FROM fair_play "
                      "WHERE person IS NOT NULL GROUP BY person, format "
                      "ORDER BY latest DESC, person LIMIT $1",
                      {value_of(most)})) {
        all.push_back({.person = row.number(0), .format = row.text(1)});
    }
    return all;
}

} // namespace kamisado::storage
