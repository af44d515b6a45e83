#include "online/tournaments.h"

#include "notation/record.h"
#include "online/invitation_terms.h"
#include "online/names.h"
#include "online/refusals.h"
#include "online/secrets.h"
#include "storage/one_at_a_time.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace kamisado::online {

namespace {

using storage::Entrant;
using storage::StoredTournament;
using storage::TournamentKind;
using storage::TournamentState;

using Held = std::expected<StoredTournament, Refusal>;

Refusal with_most(Refusal refused, std::size_t most) {
    refused.arguments.emplace_back("most", std::to_string(most));
    return refused;
}

Refusal not_entered() {
    return refusal("tournament-not-entered", "you have not entered this tournament");
}
Refusal tournament_begun() {
    return refusal("tournament-begun", "this tournament has begun already");
}
Refusal tournament_over() { return refusal("tournament-over", "this tournament is over"); }

std::optional<Refusal> what_is_wrong_with(const TournamentWish& wish, Millis now) {
    if (wish.terms.format.kind == FormatKind::Series) {
        return refusal("tournament-format", "a tournament has no series: they can be drawn", 422);
    }
    if (std::holds_alternative<game::NoClock>(wish.terms.clock)) {
        return refusal("tournament-needs-clock", "tournaments are played with a clock", 422);
    }
    if (wish.rounds != 0 && wish.kind != TournamentKind::Swiss) {
        return refusal("tournament-rounds", "only a Swiss tournament chooses its rounds", 422);
    }
    if (wish.kind == TournamentKind::Arena &&
        !std::holds_alternative<game::MinutesClock>(wish.terms.clock)) {
        return refusal("arena-needs-minutes", "an arena is played by minutes", 422);
    }
    if (wish.kind == TournamentKind::Arena
            ? wish.minutes < shortest_arena || wish.minutes > longest_arena
            : wish.minutes != 0) {
        return refusal("arena-length", "an arena, and nothing else, lasts 10 to 360 minutes", 422);
    }
    if (wish.begins && (*wish.begins < now - 60'000 || *wish.begins > now + latest_beginning)) {
        return refusal("tournament-begins", "it begins within the next 90 days", 422);
    }
    return why_not_rated(wish.terms);
}

/// One that nobody has come to gives way: otherwise few people could fill all places for months.
bool make_room(storage::Connection& database, Millis now) {
    const auto id = storage::deserted_tournament(database, now - longest_deserted);
    auto deserted = id ? storage::hold_tournament(database, *id) : std::nullopt;
    if (!deserted || deserted->state != TournamentState::Open) {
        return false;
    }
    deserted->state = TournamentState::Cancelled;
    deserted->ended = now;
    deserted->due.reset();
    ++deserted->version;
    storage::set_tournament(database, *deserted);
    return true;
}

std::optional<Refusal> why_no_more_tournaments(storage::Connection& database,
                                               const storage::Person& host, Millis now) {
    if (host.kind != storage::PersonKind::Account) {
        return account_needed();
    }
    if (storage::count_unfinished(database, host.id) >= most_tournaments_of_host) {
        return with_most(
            refusal("too-many-tournaments", "these are too many tournaments of one host"),
            most_tournaments_of_host);
    }
    if (storage::count_unfinished(database, std::nullopt) >= most_tournaments &&
        !make_room(database, now)) {
        return with_most(refusal("too-many-tournaments", "there are too many tournaments just now"),
                         most_tournaments);
    }
    return std::nullopt;
}

Held hold(storage::Connection& database, std::string_view id) {
    auto held = storage::hold_tournament(database, id);
    if (!held) {
        return std::unexpected(no_such_tournament());
    }
    if (held->state == TournamentState::Over || held->state == TournamentState::Cancelled) {
        return std::unexpected(tournament_over());
    }
    return std::move(*held);
}

Held hold_own(storage::Connection& database, const storage::Person& host, std::string_view id) {
    auto held = hold(database, id);
    if (held && held->host != host.id) {
        return std::unexpected(refusal("not-your-tournament", "this tournament is not yours", 403));
    }
    if (held && held->state != TournamentState::Open) {
        return std::unexpected(tournament_begun());
    }
    return held;
}

std::size_t most_in(TournamentKind kind) {
    return kind == TournamentKind::RoundRobin ? most_in_round_robin : tournament::most_players;
}

std::optional<Refusal> why_not_enter(storage::Connection& database, const StoredTournament& stored,
                                     const storage::Person& person) {
    if (person.kind == storage::PersonKind::Guest) {
        return account_needed();
    }
    if (stored.rated && person.kind != storage::PersonKind::Account) {
        return rated_needs_accounts();
    }
    if (!is_enterable(stored)) {
        return tournament_begun();
    }
    if (storage::count_entrants(database, stored.id) >= most_in(stored.kind)) {
        return with_most(refusal("tournament-full", "there is no room left in this tournament"),
                         most_in(stored.kind));
    }
    if (storage::unfinished_with(database, person.id).size() >= most_entered) {
        return with_most(refusal("too-many-entered", "you have entered enough tournaments"),
                         most_entered);
    }
    return std::nullopt;
}

std::optional<int> rating_in(storage::Connection& database, const storage::Person& person,
                             const Format& format) {
    const auto rating = storage::rating(database, person.id, write_format(format));
    return rating ? std::optional(storage::rounded(*rating)) : std::nullopt;
}

/// It can be seen, and somebody must look at it.
void touch(storage::Connection& database, StoredTournament& stored, Millis now) {
    ++stored.version;
    if (stored.state == TournamentState::Running) {
        stored.due = now;
    }
    storage::set_tournament(database, stored);
}

void come_back(storage::Connection& database, StoredTournament& stored, Entrant entrant,
               Millis now) {
    entrant.is_paused = false;
    entrant.last_round.reset();
    storage::set_entrant(database, stored.id, entrant);
    touch(database, stored, now);
}

void mark_as_left(storage::Connection& database, StoredTournament& stored, Entrant entrant,
                  Millis now) {
    // While the first round is being paired nobody can come and go again and again: each time it
    // would be paired anew.
    if (stored.state == TournamentState::Open) {
        storage::remove_entrant(database, stored.id, entrant.number);
    } else {
        entrant.last_round = stored.round;
        storage::set_entrant(database, stored.id, entrant);
    }
    touch(database, stored, now);
}

std::vector<Happening> give_up_games_of(storage::Connection& database, LoadedGames& loaded,
                                        const StoredTournament& stored, storage::PersonId person,
                                        Millis now) {
    std::vector<Happening> happenings;
    for (const auto& game : storage::open_tournament_games(database, stored.id, stored.round)) {
        const LoadedGame* const loaded_game =
            game.is_over ? nullptr : loaded.find(database, game.game, now);
        const auto seat =
            loaded_game != nullptr ? seat_of(loaded_game->stored, person) : std::nullopt;
        if (!seat) {
            continue;
        }
        auto happening =
            loaded.act(database, game.game,
                       game::Decide{.decision = Resign{.player = *seat}, .player = seat}, now);
        if (happening) { // else it ended in the meantime
            happenings.push_back(std::move(*happening));
        }
    }
    return happenings;
}

tournament::System system_of(TournamentKind kind) {
    switch (kind) {
    case TournamentKind::RoundRobin: return tournament::System::RoundRobin;
    case TournamentKind::KnockOut: return tournament::System::KnockOut;
    case TournamentKind::Swiss:
    case TournamentKind::Arena: break;
    }
    return tournament::System::Swiss;
}

tournament::Player player_of(const Entrant& entrant, TournamentKind kind) {
    return {.name = entrant.name.empty() ? "? " + std::to_string(entrant.number) : entrant.name,
            .rating = entrant.rating,
            .first_round = entrant.first_round,
            .last_round = kind == TournamentKind::KnockOut ? std::nullopt : entrant.last_round,
            .missed = {}};
}

} // namespace

Refusal no_such_tournament() {
    return refusal("no-such-tournament", "there is no such tournament", 404);
}

bool is_enterable(const StoredTournament& stored) {
    if (stored.state != TournamentState::Running) {
        return stored.state == TournamentState::Open;
    }
    return stored.kind == TournamentKind::Arena ||
           (stored.kind == TournamentKind::Swiss && stored.round < stored.rounds);
}

tournament::Settings settings_of(const StoredTournament& stored) {
    return {.name = stored.name,
            .system = system_of(stored.kind),
            .rounds = stored.rounds,
            .games = stored.games};
}

Held create_tournament(storage::Connection& database, const storage::Person& host,
                       const TournamentWish& wish, Millis now) {
    auto name = title_from(wish.name, longest_tournament_name);
    if (!name) {
        return std::unexpected(std::move(name.error()));
    }
    if (auto refused = what_is_wrong_with(wish, now)) {
        return std::unexpected(std::move(*refused));
    }
    storage::one_at_a_time(database, storage::Task::Tournament);
    if (auto refused = why_no_more_tournaments(database, host, now)) {
        return std::unexpected(std::move(*refused));
    }
    StoredTournament stored{.id = new_code(),
                            .host = host.id,
                            .name = std::move(*name),
                            .kind = wish.kind,
                            .format = wish.terms.format,
                            .clock = wish.terms.clock,
                            .rated = wish.terms.rated,
                            .rounds = wish.rounds,
                            .created = now,
                            .begins = wish.begins,
                            .state = TournamentState::Open,
                            .round = 0,
                            .ended = {},
                            .version = 1,
                            .due = wish.begins.value_or(now + longest_open),
                            .games = wish.games,
                            .minutes = wish.minutes};
    storage::add_tournament(database, stored);
    return stored;
}

Held enter_tournament(storage::Connection& database, const storage::Person& person,
                      std::string_view id, Millis now) {
    auto held = hold(database, id);
    if (!held) {
        return held;
    }
    const auto there = storage::entrant(database, id, person.id);
    if (there && !there->last_round && !there->is_paused) {
        return held;
    }
    if (there && held->kind == TournamentKind::Arena) {
        come_back(database, *held, *there, now);
        return held;
    }
    if (there) {
        return std::unexpected(
            refusal("tournament-left", "whoever has left a tournament cannot enter it again"));
    }
    if (auto refused = why_not_enter(database, *held, person)) {
        return std::unexpected(std::move(*refused));
    }
    storage::add_entrant(database, id,
                         {.number = 0,
                          .person = person.id,
                          .rating = rating_in(database, person, held->format),
                          .first_round = held->round + 1,
                          .last_round = {},
                          .absences = 0});
    if (held->kind == TournamentKind::Arena) {
        touch(database, *held, now); // they are paired at once
    } else {
        ++held->version;
        storage::set_tournament(database, *held);
    }
    return held;
}

Held pause_in_tournament(storage::Connection& database, const storage::Person& person,
                         std::string_view id, Millis now) {
    auto held = hold(database, id);
    if (!held) {
        return held;
    }
    if (held->kind != TournamentKind::Arena) {
        return std::unexpected(refusal("no-pauses", "only an arena has pauses"));
    }
    auto entrant = storage::entrant(database, id, person.id);
    if (!entrant || entrant->last_round) {
        return std::unexpected(not_entered());
    }
    if (!entrant->is_paused) {
        entrant->is_paused = true;
        storage::set_entrant(database, id, *entrant);
        touch(database, *held, now);
    }
    return held;
}

std::expected<std::vector<Happening>, Refusal> leave_tournament(storage::Connection& database,
                                                                LoadedGames& loaded,
                                                                const storage::Person& person,
                                                                std::string_view id, Millis now) {
    auto held = hold(database, id);
    if (!held) {
        return std::unexpected(std::move(held.error()));
    }
    const auto entrant = storage::entrant(database, id, person.id);
    if (!entrant || entrant->last_round) {
        return std::unexpected(not_entered());
    }
    auto happenings = give_up_games_of(database, loaded, *held, person.id, now);
    mark_as_left(database, *held, *entrant, now);
    return happenings;
}

Held begin_tournament(storage::Connection& database, const storage::Person& host,
                      std::string_view id, Millis now) {
    auto held = hold_own(database, host, id);
    if (!held) {
        return held;
    }
    if (held->kind != TournamentKind::Arena && storage::count_entrants(database, id) < 2) {
        return std::unexpected(
            refusal("tournament-too-few", "it takes two players at least to begin"));
    }
    held->state = TournamentState::Running;
    touch(database, *held, now);
    return held;
}

Held cancel_tournament(storage::Connection& database, const storage::Person& host,
                       std::string_view id, Millis now) {
    auto held = hold_own(database, host, id);
    if (!held) {
        return held;
    }
    held->state = TournamentState::Cancelled;
    held->ended = now;
    held->due.reset();
    touch(database, *held, now);
    return held;
}

void leave_all_tournaments(storage::Connection& database, storage::PersonId person, Millis now) {
    for (const auto& id : storage::unfinished_with(database, person)) {
        auto held = hold(database, id);
        const auto entrant = storage::entrant(database, id, person);
        if (held && entrant) {
            mark_as_left(database, *held, *entrant, now);
        }
    }
}

tournament::PlayerNumber KnownTournament::player(std::int64_t number) const {
    const auto found = std::ranges::lower_bound(entrants, number, {}, &Entrant::number);
    if (found == entrants.end() || found->number != number) {
        throw storage::DatabaseError(storage::DatabaseFault::Corrupt,
                                     "a meeting has somebody who did not enter");
    }
    return static_cast<tournament::PlayerNumber>(found - entrants.begin());
}

namespace {

tournament::Meeting met(const KnownTournament& known, const storage::StoredMeeting& meeting) {
    return {.first = known.player(meeting.first),
            .second = meeting.second.transform([&](auto number) { return known.player(number); }),
            .score = meeting.score.transform([](const auto& score) {
                return tournament::Score{
                    .first = score.first, .second = score.second, .is_forfeit = score.is_forfeit};
            })};
}

tournament::Arena arena_of(storage::Connection& database, const StoredTournament& stored,
                           const KnownTournament& known) {
    tournament::Arena arena{.players = {}, .meetings = {}, .games = stored.games};
    for (const Entrant& entrant : known.entrants) {
        arena.players.push_back({.name = player_of(entrant, stored.kind).name,
                                 .rating = entrant.rating,
                                 .is_here = !entrant.is_paused && !entrant.last_round,
                                 .free_since = entrant.free_since});
    }
    for (const storage::StoredMeeting& meeting : storage::meetings(database, stored.id)) {
        arena.meetings.push_back(met(known, meeting));
    }
    return arena;
}

} // namespace

KnownTournament known_tournament(storage::Connection& database, const StoredTournament& stored) {
    tournament::State state{.settings = settings_of(stored), .players = {}, .rounds = {}};
    std::vector<Entrant> entrants = storage::entrants(database, stored.id);
    if (stored.kind != TournamentKind::Arena) { // who left before the first round never was in it
        std::erase_if(entrants, [](const Entrant& entrant) { return entrant.last_round == 0; });
    }
    for (const Entrant& entrant : entrants) {
        state.players.push_back(player_of(entrant, stored.kind));
    }
    KnownTournament known{.tournament = *tournament::Tournament::from(
                              {.settings = state.settings, .players = {}, .rounds = {}}),
                          .entrants = std::move(entrants)};
    if (stored.kind == TournamentKind::Arena) {
        known.arena = arena_of(database, stored, known);
        return known;
    }
    for (const storage::StoredMeeting& meeting : storage::meetings(database, stored.id)) {
        if (std::cmp_less(state.rounds.size(), meeting.round)) {
            state.rounds.resize(static_cast<std::size_t>(meeting.round));
        }
        state.rounds.back().push_back(met(known, meeting));
    }
    auto checked = tournament::Tournament::from(std::move(state));
    if (!checked) {
        throw storage::DatabaseError(storage::DatabaseFault::Corrupt,
                                     "tournament " + stored.id + ": " + checked.error().sentence);
    }
    known.tournament = std::move(*checked);
    return known;
}

} // namespace kamisado::online
