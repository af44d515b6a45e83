#include "online/notice_words.h"

#include "online/loaded_games.h"
#include "online/notice_rules.h"
#include "online/views.h"
#include "storage/games.h"
#include "storage/invitations.h"
#include "storage/tournaments.h"
#include "words/sentence.h"

#include <algorithm>

namespace kamisado::online {

namespace {

using storage::Notice;
using storage::NoticeKind;

constexpr Millis a_minute = 60'000;
constexpr Millis an_hour = 60 * a_minute;
constexpr Millis a_day = 24 * an_hour;
constexpr Millis a_month = 28 * a_day; ///< as long as push services keep anything
constexpr Millis round_is_news_for = an_hour;

/// How the opponent is called at the beginning of a sentence.
std::string opponent_of(storage::Connection& database, const storage::StoredGame& game, Player seat,
                        const Phrasebook& book) {
    const Who who = people_in(database, game)[opponent(seat)];
    if (who.level) {
        return capitalised(Sentence(book).in("notice.computer"));
    }
    return who.name.empty() ? capitalised(Sentence(book).in("notice.somebody")) : who.name;
}

/// How the opponent is called after "against".
std::string against_in(storage::Connection& database, const storage::StoredGame& game, Player seat,
                       const Phrasebook& book) {
    const Who who = people_in(database, game)[opponent(seat)];
    if (who.level) {
        return Sentence(book).in("notice.computer.against");
    }
    return who.name.empty() ? Sentence(book).in("notice.somebody.against") : who.name;
}

std::string place_of_game(const storage::StoredGame& game) { return "#/online/game/" + game.id; }

struct Seat {
    storage::StoredGame game;
    Player player{};
};

std::optional<Seat> seat_in(storage::Connection& database, const Notice& notice) {
    auto game = storage::game(database, notice.subject);
    const auto player = game ? seat_of(*game, notice.person) : std::nullopt;
    return player ? std::optional(Seat{.game = std::move(*game), .player = *player}) : std::nullopt;
}

/// Whether it is still this turn.
bool is_at_turn(const Seat& seat, const Notice& notice) {
    return seat.game.standing.decider == seat.player &&
           static_cast<std::int64_t>(seat.game.standing.ply) == notice.stamp;
}

NoticeState turn_state(storage::Connection& database, const Notice& notice, const Phrasebook& book,
                       Millis now) {
    const auto seat = seat_in(database, notice);
    if (!seat || !is_at_turn(*seat, notice)) {
        return {};
    }
    Sentence sentence(book);
    sentence.text("name", opponent_of(database, seat->game, seat->player, book));
    const Millis left = seat->game.standing.flag_at.value_or(now + a_month) - now;
    return {.content =
                NoticeContent{.title = sentence.in("notice.turn"),
                              .text = notice.stamp == 0
                                          ? Sentence(book)
                                                .text("name", against_in(database, seat->game,
                                                                         seat->player, book))
                                                .in("notice.turn.first")
                                          : sentence.in("notice.turn.text"),
                              .place = place_of_game(seat->game),
                              .good_for = left,
                              .urgency = notify::Urgency::Normal},
            .due = {}};
}

NoticeState time_state(storage::Connection& database, const Notice& notice, const Phrasebook& book,
                       Millis now) {
    const auto seat = seat_in(database, notice);
    const auto* const clock =
        seat ? std::get_if<game::DaysClock>(&seat->game.setup.clock) : nullptr;
    if (clock == nullptr || !is_at_turn(*seat, notice) || !seat->game.standing.flag_at) {
        return {};
    }
    const Millis left = *seat->game.standing.flag_at - now;
    if (left > little_time(*clock) + a_minute) { // an outage was made up for
        return {.content = {}, .due = *seat->game.standing.flag_at - little_time(*clock)};
    }
    if (left < a_minute) {
        return {};
    }
    Sentence sentence(book);
    sentence.text("name", against_in(database, seat->game, seat->player, book));
    const bool by_hours = left >= an_hour;
    sentence.number("count", left / (by_hours ? an_hour : a_minute));
    return {.content = NoticeContent{.title = sentence.in("notice.time"),
                                     .text = by_hours ? sentence.in("notice.time.hours")
                                                      : sentence.in("notice.time.minutes"),
                                     .place = place_of_game(seat->game),
                                     .good_for = left,
                                     .urgency = notify::Urgency::High},
            .due = {}};
}

NoticeState over_state(storage::Connection& database, const Notice& notice,
                       const Phrasebook& book) {
    const auto seat = seat_in(database, notice);
    if (!seat || !seat->game.standing.is_over()) {
        return {};
    }
    const storage::Standing& standing = seat->game.standing;
    const std::string score = std::to_string(standing.points[seat->player]) + "–" +
                              std::to_string(standing.points[opponent(seat->player)]);
    Sentence sentence(book);
    sentence.text("name", against_in(database, seat->game, seat->player, book))
        .text("score", score);
    std::string title = sentence.in("notice.over.drawn");
    if (standing.winner) {
        title = *standing.winner == seat->player ? sentence.in("notice.over.won")
                                                 : sentence.in("notice.over.lost");
    }
    return {.content = NoticeContent{.title = std::move(title),
                                     .text = sentence.in("notice.over.text"),
                                     .place = place_of_game(seat->game),
                                     .good_for = a_month,
                                     .urgency = notify::Urgency::Low},
            .due = {}};
}

NoticeState invitation_state(storage::Connection& database, const Notice& notice,
                             const Phrasebook& book) {
    const auto invitation = storage::invitation(database, notice.subject);
    if (!invitation || invitation->game || invitation->guest != notice.person) {
        return {};
    }
    const InvitationView view = invitation_view(database, *invitation, notice.person);
    Sentence sentence(book);
    sentence
        .text("name", view.host.name.empty() ? capitalised(Sentence(book).in("notice.somebody"))
                                             : view.host.name)
        .text("format", title_of(book, view.format));
    return {.content = NoticeContent{.title = sentence.in("notice.invitation"),
                                     .text = sentence.in("notice.invitation.text"),
                                     .place = "#/online/join/" + notice.subject,
                                     .good_for = a_month,
                                     .urgency = notify::Urgency::Normal},
            .due = {}};
}

NoticeState round_state(storage::Connection& database, const Notice& notice,
                        const Phrasebook& book) {
    const auto tournament = storage::tournament(database, notice.subject);
    if (!tournament || tournament->state != storage::TournamentState::Running ||
        tournament->round != notice.stamp) {
        return {};
    }
    Sentence sentence(book);
    sentence.number("round", notice.stamp).text("tournament", tournament->name);
    return {.content = NoticeContent{.title = sentence.in("notice.round"),
                                     .text = sentence.in("notice.round.text"),
                                     .place = "#/online/tournament/" + notice.subject,
                                     .good_for = round_is_news_for,
                                     .urgency = notify::Urgency::High},
            .due = {}};
}

} // namespace

NoticeState state_of(storage::Connection& database, const Notice& notice, Language language,
                     Millis now) {
    const Phrasebook book{.language = language};
    switch (notice.kind) {
    case NoticeKind::Turn: return turn_state(database, notice, book, now);
    case NoticeKind::Time: return time_state(database, notice, book, now);
    case NoticeKind::Invitation: return invitation_state(database, notice, book);
    case NoticeKind::Over: return over_state(database, notice, book);
    case NoticeKind::Round: break;
    }
    return round_state(database, notice, book);
}

std::optional<Language> language_of(std::string_view code) {
    static constexpr PerLanguage<std::string_view> codes{
        .english = "en", .german = "de", .french = "fr"};
    const auto found = std::ranges::find_if(
        all_languages, [code](Language language) { return codes[language] == code; });
    return found != all_languages.end() ? std::optional(*found) : std::nullopt;
}

} // namespace kamisado::online
