#include "online/rating.h"

#include "notation/record.h"
#include "online/glicko.h"
#include "storage/fair_play.h"
#include "storage/people.h"
#include "storage/rating_history.h"

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

std::optional<RatingChanges> rate_finished_game(storage::Connection& database,
                                                const storage::StoredGame& game,
                                                storage::Millis now) {
    if (!game.rated || !game.standing.is_over() ||
        !std::ranges::all_of(all_players, [&](Player player) {
            return is_account(database, game.people[player]);
        })) {
        return std::nullopt;
    }
    if (game.standing.ply < least_rated_plies ||
        storage::count_rated_between(database, *game.people[Player::Black],
                                     *game.people[Player::Gold],
                                     now - day) >= most_rated_a_day_with_the_same) {
        return std::nullopt;
    }
    if (!storage::claim_rating(database, game.id)) {
        return std::nullopt;
    }
    const std::string format = write_format(game.setup.format);
    PerPlayer<storage::Rating> before;
    for (const Player player : all_players) {
        before[player] = current_rating(database, *game.people[player], format, now);
    }
    RatingChanges changes;
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
        changes[player] = {.before = storage::rounded(before[player]),
                           .after = storage::rounded(after)};
        storage::add_rating_change(database, {.game = game.id,
                                              .person = *game.people[player],
                                              .format = format,
                                              .before = changes[player].before,
                                              .after = changes[player].after,
                                              .at = now});
    }
    storage::wish_for_fair_play(database, game.id, now);
    return changes;
}

std::optional<RatingChanges> rating_changes(storage::Connection& database,
                                            const storage::StoredGame& game) {
    if (!game.rated || !game.standing.is_over()) {
        return std::nullopt;
    }
    RatingChanges changes;
    std::size_t found = 0;
    for (const storage::RatingChange& change : storage::changes_by_game(database, game.id)) {
        for (const Player player : all_players) {
            if (game.people[player] == change.person) {
                changes[player] = {.before = change.before, .after = change.after};
                ++found;
            }
        }
    }
    // Of somebody who was deleted nothing is known any more.
    return found == all_players.size() ? std::optional(changes) : std::nullopt;
}

std::optional<Player> side_by_experience(storage::Connection& database, storage::PersonId one,
                                         storage::PersonId other, std::string_view format) {
    const auto of_one = storage::rating(database, one, format);
    const auto of_other = storage::rating(database, other, format);
    if (of_one && of_other && of_one->rating == of_other->rating) {
        return std::nullopt;
    }
    if (!of_one && !of_other) {
        return std::nullopt;
    }
    const bool is_one_higher = of_one && (!of_other || of_one->rating > of_other->rating);
    return is_one_higher ? Player::Gold : Player::Black;
}

} // namespace kamisado::online
