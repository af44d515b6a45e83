// A time in which nobody could play costs nobody anything. It is made up for when a game is looked
// at again, with the moments at which it would have been done.

#include "online/loaded_games.h"
#include "online/waiting.h"
#include "storage/life.h"

#include <algorithm>

namespace kamisado::online {

namespace {

Millis return_time(const game::LiveMatch& match) {
    const auto due = decider(match.match().state());
    const bool is_computer = due && match.setup().seats[*due].level.has_value();
    return is_computer ? 0 : LoadedGames::longest_return;
}

} // namespace

void LoadedGames::adjust(game::LiveMatch& match, const game::Action& action, Millis now) {
    [[maybe_unused]] const auto outcome = match.act(action, now);
}

void LoadedGames::resume_when_due(LoadedGame& loaded_game, Millis now) {
    if (!loaded_game.match.is_paused() || loaded_game.match.match().is_over()) {
        loaded_game.resumes_at.reset();
    } else if (!loaded_game.resumes_at || *loaded_game.resumes_at <= now) {
        adjust(loaded_game.match, game::Resume{}, loaded_game.resumes_at.value_or(now));
        loaded_game.resumes_at.reset();
    }
}

void LoadedGames::make_up_for_outages(storage::Connection& database, LoadedGame& loaded_game,
                                      Millis now) {
    if (!loaded_game.match.clock() || loaded_game.match.match().is_over()) {
        return;
    }
    if (waits_for_both(loaded_game.match)) {
        loaded_game.resumes_at = loaded_game.match.begun() + longest_wait;
    }
    for (const storage::Outage& outage :
         storage::outages_after(database, loaded_game.match.last_moment())) {
        if (loaded_game.resumes_at) {
            resume_when_due(loaded_game, outage.from);
        }
        const Millis since = std::max(outage.from, loaded_game.match.last_moment());
        // A flag that fell before still falls.
        adjust(loaded_game.match, game::Pause{.since = since}, std::max(since, outage.to));
        const Millis back_at = outage.to + return_time(loaded_game.match);
        // Who waits for the other player waits on.
        loaded_game.resumes_at = waits_for_both(loaded_game.match)
                                     ? std::max(*loaded_game.resumes_at, back_at)
                                     : back_at;
    }
    resume_when_due(loaded_game, now);
}

} // namespace kamisado::online
