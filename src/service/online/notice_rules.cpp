#include "online/notice_rules.h"

#include "storage/notices.h"

#include <variant>

namespace kamisado::online {

namespace {

using game::Millis;
using storage::NoticeKind;

/// Whoever goes on after its own move knows whose turn it is, but may run out of time too.
void note_decider(storage::Connection& database, const storage::StoredGame& game,
                  const storage::Standing& standing, const game::DaysClock& clock,
                  bool is_new_turn) {
    const auto person = standing.decider ? game.people[*standing.decider] : std::nullopt;
    if (!person) {
        return;
    }
    const auto ply = static_cast<std::int64_t>(standing.ply);
    if (is_new_turn) {
        storage::add_notice(database, {.person = *person,
                                       .kind = NoticeKind::Turn,
                                       .subject = game.id,
                                       .stamp = ply,
                                       .due = standing.last_moment});
    }
    if (standing.flag_at) {
        storage::add_notice(database, {.person = *person,
                                       .kind = NoticeKind::Time,
                                       .subject = game.id,
                                       .stamp = ply,
                                       .due = *standing.flag_at - little_time(clock)});
    }
}

void note_end(storage::Connection& database, const storage::StoredGame& game,
              const storage::Standing& before, const storage::Standing& after) {
    for (const Player player : all_players) {
        // Whoever wins by its own move has seen it.
        const bool has_seen = before.decider == player && after.winner == player;
        if (game.people[player] && !has_seen) {
            storage::add_notice(database, {.person = *game.people[player],
                                           .kind = NoticeKind::Over,
                                           .subject = game.id,
                                           .stamp = static_cast<std::int64_t>(after.ply),
                                           .due = after.last_moment});
        }
    }
}

} // namespace

Millis little_time(const game::DaysClock& clock) { return clock.per_move / 4; }

void note_beginning(storage::Connection& database, const storage::StoredGame& game) {
    const auto* const clock = std::get_if<game::DaysClock>(&game.setup.clock);
    if (clock != nullptr && !game.tournament) {
        note_decider(database, game, game.standing, *clock, true);
    }
}

void note_standing(storage::Connection& database, const storage::StoredGame& game,
                   const storage::Standing& before, const storage::Standing& after) {
    const auto* const clock = std::get_if<game::DaysClock>(&game.setup.clock);
    if (clock == nullptr || (before.ply == after.ply && before.decider == after.decider)) {
        return; // by minutes people are at the table; and a wish for a takeback is no turn
    }
    for (const Player player : all_players) {
        if (game.people[player]) {
            storage::remove_notices(database, *game.people[player], game.id);
        }
    }
    if (after.is_over()) {
        note_end(database, game, before, after);
    } else {
        note_decider(database, game, after, *clock, before.decider != after.decider);
    }
}

void note_round(storage::Connection& database, const storage::StoredGame& game, int round) {
    for (const Player player : all_players) {
        if (game.people[player] && game.tournament) {
            storage::add_notice(database, {.person = *game.people[player],
                                           .kind = NoticeKind::Round,
                                           .subject = *game.tournament,
                                           .stamp = round,
                                           .due = game.begun});
        }
    }
}

void note_invitation(storage::Connection& database, const storage::Invitation& invitation) {
    if (invitation.guest) {
        storage::add_notice(database, {.person = *invitation.guest,
                                       .kind = NoticeKind::Invitation,
                                       .subject = invitation.code,
                                       .stamp = 0,
                                       .due = invitation.created});
    }
}

} // namespace kamisado::online
