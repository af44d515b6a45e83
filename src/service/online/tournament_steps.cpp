#include "online/tournament_steps.h"

#include "line_ups/balanced_line_ups.h"
#include "online/new_game.h"
#include "online/notice_rules.h"
#include "online/secrets.h"
#include "storage/life.h"

#include <algorithm>
#include <map>
#include <utility>
#include <variant>

namespace kamisado::online {

namespace {

using storage::Entrant;
using storage::StoredMeeting;
using storage::StoredTournament;
using storage::TournamentGame;
using storage::TournamentState;

/// So that nobody's move waits long for them.
constexpr std::size_t most_games_a_step = 50;
/// Whoever claims a step and is gone before it is done is waited for no longer than this.
constexpr Millis longest_step = 15'000;
/// Should anything be missed, it is found then.
constexpr Millis between_looks = 60'000;
constexpr Millis soon = 1000;
/// Of which a balanced line-up is drawn: far more than there are.
constexpr std::uint32_t most_lots = 1'000'000'000;

/// Meetings of one player in an arena: so many, and one more each minute.
constexpr Millis meetings_at_once = 10;
constexpr Millis between_meetings = 60'000;

/// A game between two people who have not both moved was left by whoever never sat down at it.
constexpr std::size_t both_have_moved = 3;

/// So that nobody can prepare for it, the lot is drawn when the game begins.
Position balanced_start() {
    const Board line_up = balanced_line_up(random_below(most_lots), random_below(most_lots));
    return Position::start_of_round(line_up, Player::Black);
}

/// Sides are changed from game to game; in a third one, after one each, they are drawn, and it
/// begins from a balanced line-up so that the lot does not decide it.
bool is_first_black_in(int number, const tournament::Settings& settings) {
    if (settings.games == 1) {
        return true; // sides are balanced over the meetings
    }
    return number <= settings.games ? number % 2 == 1 : draw_lots() == Player::Black;
}

/// The round that is played, while a step looks at it.
class CurrentRound {
  public:
    CurrentRound(storage::Connection& database, LoadedGames& loaded, StoredTournament& stored,
                 TournamentStep& step, Millis now)
        : database_(&database), loaded_(&loaded), stored_(&stored), step_(&step), now_(now) {
        for (Entrant& entrant : storage::entrants(database, stored.id)) {
            const auto number = entrant.number;
            entrants_.emplace(number, std::move(entrant));
        }
        for (TournamentGame& game :
             storage::open_tournament_games(database, stored.id, stored.round)) {
            games_[game.board].push_back(std::move(game));
        }
    }

    /// Whether all of it is settled. What was changed is in the step.
    bool go_on() {
        forfeit_those_who_stay_away();
        bool is_settled = true;
        for (StoredMeeting& meeting :
             storage::open_meetings(*database_, stored_->id, stored_->round)) {
            is_settled = go_on_with(meeting) && is_settled;
        }
        return is_settled;
    }
    /// The first moment at which somebody will have stayed away for too long.
    [[nodiscard]] std::optional<Millis> next_deadline() const { return next_deadline_; }

  private:
    [[nodiscard]] bool is_by_minutes() const {
        return std::holds_alternative<game::MinutesClock>(stored_->clock);
    }
    [[nodiscard]] bool is_arena() const { return stored_->kind == storage::TournamentKind::Arena; }
    [[nodiscard]] Millis patience() const {
        return is_arena() ? longest_arena_absence : longest_absence;
    }
    [[nodiscard]] bool has_left(std::int64_t number) const {
        return entrants_.at(number).last_round.has_value();
    }

    void forfeit_those_who_stay_away() {
        if (!is_by_minutes()) {
            return; // their flags will fall
        }
        // Nobody pays for an outage.
        const Millis since = storage::lived_since(*database_, now_, patience());
        std::size_t left = most_games_a_step;
        for (auto& [board, games] : games_) {
            for (TournamentGame& game : games) {
                const bool both_came = game.came[Player::Black] && game.came[Player::Gold];
                if (game.is_over || both_came || game.ply >= 2) {
                    continue;
                }
                if (game.called > since) {
                    look_again_at(now_ + (game.called - since));
                } else if (left > 0) {
                    --left;
                    forfeit(game);
                } else {
                    step_->has_more = true;
                }
            }
        }
    }
    void forfeit(TournamentGame& game) {
        const Player absent = game.came[Player::Black] ? Player::Gold : Player::Black;
        auto happening = loaded_->act(
            *database_, game.game,
            game::Decide{.decision = Resign{.player = absent}, .player = absent}, now_);
        if (happening) { // else it is over by now, and is looked at in the next step
            game.is_over = happening->is_over;
            game.winner = opponent(absent);
            step_->happenings.push_back(std::move(*happening));
        } else {
            look_again_at(now_ + soon);
        }
    }
    void look_again_at(Millis moment) {
        next_deadline_ = std::min(next_deadline_.value_or(moment), moment);
    }

    /// Whether it is settled.
    bool go_on_with(StoredMeeting& meeting) {
        auto& games = games_[meeting.board];
        std::vector<MetGame> met;
        for (const TournamentGame& game : games) {
            MetGame& one = met.emplace_back(MetGame{.is_first_black = game.is_first_black,
                                                    .is_over = game.is_over,
                                                    .winner = game.winner,
                                                    .absent = {}});
            one.absent = absent_from(game);
        }
        const tournament::Settings settings = settings_of(*stored_);
        const Verdict verdict = judge(
            met, settings, {.first = has_left(meeting.first), .second = has_left(*meeting.second)});
        switch (verdict.next) {
        case Verdict::Next::Wait: return false;
        case Verdict::Next::Play: begin_games(meeting, games, settings); return false;
        case Verdict::Next::Done: settle(meeting, verdict); return true;
        }
        return false;
    }

    /// Whoever wins by the other's absence was there, or neither was when the time was up.
    [[nodiscard]] PerPlayer<bool> absent_from(const TournamentGame& game) const {
        PerPlayer<bool> absent{};
        if (game.winner && game.ply < both_have_moved) {
            const Player loser = opponent(*game.winner);
            absent[loser] = !game.came[loser];
            absent[*game.winner] = is_by_minutes() && !game.came[loser] &&
                                   !game.came[*game.winner] && now_ - game.called >= patience();
        }
        return absent;
    }

    /// By days both are played at once, so that a meeting does not take twice as long.
    void begin_games(const StoredMeeting& meeting, const std::vector<TournamentGame>& games,
                     const tournament::Settings& settings) {
        const int count = !is_by_minutes() && games.empty() ? settings.games : 1;
        for (int i = 0; i < count; ++i) {
            if (step_->started.size() >= most_games_a_step) {
                step_->has_more = true;
                return;
            }
            begin_game(meeting, static_cast<int>(games.size()) + i + 1, settings);
        }
    }
    void begin_game(const StoredMeeting& meeting, int number,
                    const tournament::Settings& settings) {
        const bool is_first_black = is_first_black_in(number, settings);
        storage::StoredGame game;
        game.id = new_code();
        game.watch = new_code();
        game.setup.format = stored_->format;
        if (settings.games == 1 || number > settings.games) {
            game.setup.start = balanced_start();
        }
        game.setup.clock = stored_->clock;
        game.setup.takebacks = game::Takebacks::ByAgreement;
        game.rated = stored_->rated;
        game.listed = true;
        game.begun = now_;
        game.tournament = stored_->id;
        const Player first = is_first_black ? Player::Black : Player::Gold;
        sit_down(game, first, meeting.first);
        sit_down(game, opponent(first), *meeting.second);
        if (add_beginning(*database_, game)) {
            throw storage::DatabaseError(storage::DatabaseFault::Corrupt,
                                         "tournament " + stored_->id + " cannot be played");
        }
        storage::add_tournament_game(*database_, {.game = game.id,
                                                  .tournament = stored_->id,
                                                  .round = meeting.round,
                                                  .board = meeting.board,
                                                  .number = number,
                                                  .is_first_black = is_first_black,
                                                  .called = now_});
        if (number == 1) {
            note_round(*database_, game, meeting.round);
        }
        if (is_by_minutes()) {
            look_again_at(now_ + patience());
        }
        step_->started.push_back(std::move(game));
        step_->changed = *stored_;
    }
    void sit_down(storage::StoredGame& game, Player player, std::int64_t number) const {
        const Entrant& entrant = entrants_.at(number);
        game.people[player] = entrant.person;
        game.setup.seats[player].name = entrant.name;
    }

    void settle(StoredMeeting& meeting, const Verdict& verdict) {
        meeting.score = {.first = verdict.score->first,
                         .second = verdict.score->second,
                         .is_forfeit = verdict.score->is_forfeit};
        storage::set_score(*database_, stored_->id, meeting);
        if (verdict.absent.first) {
            was_absent(meeting.first);
        }
        if (verdict.absent.second) {
            was_absent(*meeting.second);
        }
        if (is_arena()) {
            is_free_now(meeting.first);
            is_free_now(*meeting.second);
        }
        step_->changed = *stored_;
    }
    void was_absent(std::int64_t number) {
        Entrant& entrant = entrants_.at(number);
        ++entrant.absences;
        if (is_arena()) {
            entrant.is_paused = true; // until they say that they are back
        } else if (entrant.absences >= most_absences && !entrant.last_round) {
            entrant.last_round = stored_->round;
        }
        storage::set_entrant(*database_, stored_->id, entrant);
    }
    void is_free_now(std::int64_t number) {
        Entrant& entrant = entrants_.at(number);
        entrant.free_since = now_;
        storage::set_entrant(*database_, stored_->id, entrant);
    }

    storage::Connection* database_;
    LoadedGames* loaded_;
    StoredTournament* stored_;
    TournamentStep* step_;
    Millis now_;
    std::map<std::int64_t, Entrant> entrants_;
    std::map<std::int64_t, std::vector<TournamentGame>> games_; ///< by board
    std::optional<Millis> next_deadline_;
};

void end_as(StoredTournament& stored, TournamentState state, Millis now) {
    stored.state = state;
    stored.ended = now;
    stored.due.reset();
}

/// It was to begin now, or its host has never begun it.
void begin_or_cancel(storage::Connection& database, StoredTournament& stored, TournamentStep& step,
                     Millis now) {
    const bool are_enough = stored.kind == storage::TournamentKind::Arena ||
                            storage::count_entrants(database, stored.id) >= 2;
    if (stored.begins && are_enough) {
        stored.state = TournamentState::Running;
        stored.due = now;
        step.has_more = true;
    } else {
        end_as(stored, TournamentState::Cancelled, now);
    }
    step.changed = stored;
}

void go_on(storage::Connection& database, LoadedGames& loaded, StoredTournament& stored,
           TournamentStep& step, Millis now) {
    CurrentRound round(database, loaded, stored, step, now);
    if (!round.go_on()) {
        stored.due = step.has_more ? now
                                   : std::min(round.next_deadline().value_or(now + between_looks),
                                              now + between_looks);
        return;
    }
    if (stored.round > 0 && stored.round == stored.rounds) {
        end_as(stored, TournamentState::Over, now);
        step.changed = stored;
    } else {
        stored.due = now + longest_step;
        step.to_pair =
            RoundToPair{.id = stored.id, .version = 0, .known = known_tournament(database, stored)};
    }
}

/// Time in which nobody could play is made up for.
Millis end_of_arena(storage::Connection& database, const StoredTournament& stored) {
    Millis end = *stored.started + (Millis{stored.minutes} * 60'000);
    for (const auto& outage : storage::outages_after(database, *stored.started)) {
        end += outage.to - std::max(outage.from, *stored.started);
    }
    return end;
}

/// Whoever has had more meetings than anybody can play in the time is not paired for a while, or
/// programs that give up at once would fill the server with games. Whether there is anybody.
bool rest_the_hasty(tournament::Arena& arena, Millis lasted) {
    std::vector<Millis> met(arena.players.size(), 0);
    for (const tournament::Meeting& meeting : arena.meetings) {
        ++met[meeting.first];
        ++met[meeting.second.value_or(meeting.first)];
    }
    bool are_some = false;
    for (std::size_t player = 0; player < met.size(); ++player) {
        if (met[player] >= meetings_at_once + (lasted / between_meetings)) {
            arena.players[player].is_here = false;
            are_some = true;
        }
    }
    return are_some;
}

/// Whoever is free is paired. Their games begin in the next step.
std::optional<Millis> pair_free_players(storage::Connection& database, StoredTournament& stored,
                                        TournamentStep& step, Millis now) {
    KnownTournament known = known_tournament(database, stored);
    const bool are_some_resting = rest_the_hasty(known.arena, now - stored.started.value_or(now));
    const tournament::ArenaPairing pairing = tournament::pair_arena(known.arena, now);
    std::int64_t board = storage::last_board(database, stored.id, stored.round);
    for (const tournament::Meeting& meeting : pairing.meetings) {
        storage::add_meeting(database, stored.id,
                             {.round = stored.round,
                              .board = ++board,
                              .first = known.entrants[meeting.first].number,
                              .second = known.entrants[*meeting.second].number,
                              .score = {}});
    }
    if (!pairing.meetings.empty()) {
        step.has_more = true;
        step.changed = stored;
    }
    const Millis rested = now + between_meetings;
    return are_some_resting ? std::min(pairing.look_again.value_or(rested), rested)
                            : pairing.look_again;
}

void go_on_with_arena(storage::Connection& database, LoadedGames& loaded, StoredTournament& stored,
                      TournamentStep& step, Millis now) {
    if (!stored.started) {
        stored.started = now;
        stored.round = 1;
        step.changed = stored;
    }
    if (const Millis end = end_of_arena(database, stored); stored.ends != end) {
        stored.ends = end;
        step.changed = stored;
    }
    CurrentRound round(database, loaded, stored, step, now);
    const bool is_settled = round.go_on();
    if (now >= *stored.ends && (is_settled || now >= *stored.ends + arena_grace)) {
        end_as(stored, TournamentState::Over, now);
        step.changed = stored;
        return;
    }
    Millis next = std::min(now < *stored.ends ? *stored.ends : *stored.ends + arena_grace,
                           now + between_looks);
    next = std::min(next, round.next_deadline().value_or(next));
    if (now < *stored.ends) {
        const auto look_again = pair_free_players(database, stored, step, now);
        next = std::min(next, std::max(look_again.value_or(next), now + soon));
    }
    stored.due = step.has_more ? now : next;
}

/// Writes down what a step has done.
void finish(storage::Connection& database, StoredTournament& stored, TournamentStep& step) {
    if (step.changed) {
        ++stored.version;
        step.changed = stored;
    }
    if (step.to_pair) {
        step.to_pair->version = stored.version;
    }
    storage::set_tournament(database, stored);
}

} // namespace

PairedRound pair_round(RoundToPair round) {
    PairedRound paired{
        .id = std::move(round.id), .version = round.version, .known = std::move(round.known)};
    if (auto refused = paired.known->tournament.pair_next_round(); !refused) {
        paired.known = std::unexpected(std::move(refused.error()));
    }
    return paired;
}

std::optional<TournamentStep> take_step(storage::Connection& database, LoadedGames& loaded,
                                        std::string_view id, Millis now) {
    if (!storage::claim_tournament(database, id, now, now + longest_step)) {
        return std::nullopt;
    }
    StoredTournament stored = *storage::tournament(database, id);
    TournamentStep step;
    if (stored.state == TournamentState::Open) {
        begin_or_cancel(database, stored, step, now);
    } else if (stored.state == TournamentState::Running) {
        const bool is_arena = stored.kind == storage::TournamentKind::Arena;
        (is_arena ? go_on_with_arena : go_on)(database, loaded, stored, step, now);
    } else {
        stored.due.reset();
    }
    finish(database, stored, step);
    return step;
}

TournamentStep take_round(storage::Connection& database, const PairedRound& round, Millis now) {
    TournamentStep step;
    auto stored = storage::hold_tournament(database, round.id);
    if (!stored || stored->state != TournamentState::Running) {
        return step;
    }
    step.has_more = true;
    stored->due = now;
    if (stored->version != round.version) {
        storage::set_tournament(database, *stored); // somebody came or left
        return step;
    }
    step.changed = *stored;
    if (!round.known) { // too few are left
        end_as(*stored, TournamentState::Over, now);
        step.has_more = false;
    } else {
        const tournament::Tournament& paired = round.known->tournament;
        stored->rounds = paired.settings().rounds;
        stored->round = paired.rounds_paired();
        std::int64_t board = 0;
        for (const tournament::Meeting& meeting : paired.rounds().back()) {
            const auto number = [&](tournament::PlayerNumber player) {
                return round.known->entrants[player].number;
            };
            storage::add_meeting(database, round.id,
                                 {.round = stored->round,
                                  .board = ++board,
                                  .first = number(meeting.first),
                                  .second = meeting.second.transform(number),
                                  .score = {}});
        }
    }
    finish(database, *stored, step);
    return step;
}

} // namespace kamisado::online
