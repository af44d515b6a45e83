#include "online/rating.h"

#include "notation/record.h"
#include "online/glicko.h"
#include "storage/people.h"

#include <algorithm>
#include <array>
#include <string>

namespace kamisado::online {

namespace {

/// How long it takes until a rating is one period less sure. With five days, a deviation of 60
/// becomes 107 in a year without a game.
constexpr double period = 5.0 * 24 * 60 * 60 * 1000;

constexpr storage::Millis day = storage::Millis{24} * 60 * 60 * 1000;
/// A move of each, and the end: whoever resigns or lets time run out before that has not played.
constexpr std::size_t least_rated_plies = 3;
/// Friends play more; so do two accounts of one person.
constexpr std::size_t most_rated_a_day_with_the_same = 10;
/// Whoever has played some ten games has a lower one.
constexpr double settled_deviation = 110;
/// Accounts are for nothing: those who have shown nothing yet lift nobody above this.
constexpr double highest_against_newcomers = 1700;

bool is_account(storage::Connection& database, std::optional<storage::PersonId> id) {
    const auto person = id ? storage::person(database, *id) : std::nullopt;
    return person && person->kind == storage::PersonKind::Account;
}

double score_of(Player player, std::optional<Player> winner) {
    if (!winner) {
        return 0.5;
    }
    return *winner == player ? 1 : 0;
}

/// What is known now: it is less, the longer ago the last game was.
storage::Rating current_rating(storage::Connection& database, storage::PersonId person,
                               const std::string& format, storage::Millis now) {
    const auto stored = storage::rating(database, person, format);
    if (!stored) {
        return {};
    }
    const auto passed = static_cast<double>(std::max<storage::Millis>(now - stored->changed, 0));
    return rated(*stored, {}, passed / period);
}

} // namespace

void rate_finished_game(storage::Connection& database, const storage::StoredGame& game,
                        storage::Millis now) {
    if (!game.rated || !game.standing.is_over() ||
        !std::ranges::all_of(all_players, [&](Player player) {
            return is_account(database, game.people[player]);
        })) {
        return;
    }
    if (game.standing.ply < least_rated_plies ||
        storage::count_rated_between(database, *game.people[Player::Black],
                                     *game.people[Player::Gold],
                                     now - day) >= most_rated_a_day_with_the_same) {
        return;
    }
    if (!storage::claim_rating(database, game.id)) {
        return;
    }
    const std::string format = write_format(game.setup.format);
    PerPlayer<storage::Rating> before;
    for (const Player player : all_players) {
        before[player] = current_rating(database, *game.people[player], format, now);
    }
    for (const Player player : all_players) {
        const std::array result{RatedResult{.opponent = before[opponent(player)],
                                            .score = score_of(player, game.standing.winner)}};
        storage::Rating after = rated(before[player], result, 0);
        if (before[opponent(player)].deviation > settled_deviation) {
            after.rating =
                std::min(after.rating, std::max(before[player].rating, highest_against_newcomers));
        }
        after.changed = now;
        storage::set_rating(database, *game.people[player], format, after);
    }
}

} // namespace kamisado::online
