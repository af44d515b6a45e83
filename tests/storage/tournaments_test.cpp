#include "storage/databases.h"
#include "storage/games.h"
#include "storage/people.h"
#include "storage/sample_games.h"
#include "storage/tournaments.h"

namespace kamisado::test {

namespace {

using namespace storage;

class TournamentsTest : public OnEachDatabase {
  protected:
    Person somebody(std::string_view name) {
        const Person guest = add_guest(database(), "", noon);
        EXPECT_TRUE(make_account(database(), guest.id, name, "argon"));
        return *person_by_name(database(), name);
    }
    StoredTournament made(const std::string& id, std::optional<PersonId> host) {
        StoredTournament stored{.id = id,
                                .host = host,
                                .name = "An evening",
                                .kind = TournamentKind::KnockOut,
                                .format = {.kind = FormatKind::Standard, .rounds = 1},
                                .clock = game::MinutesClock{.initial = 300'000, .increment = 0},
                                .rated = true,
                                .rounds = 3,
                                .created = noon,
                                .begins = noon + 1000,
                                .state = TournamentState::Open,
                                .round = 0,
                                .ended = {},
                                .version = 1,
                                .due = noon + 1000,
                                .games = 1};
        add_tournament(database(), stored);
        return stored;
    }
};
INSTANTIATE_TEST_SUITE_P(, TournamentsTest, testing::ValuesIn(all_dialects()), name_of);

TEST_P(TournamentsTest, AreReadAsTheyWereWritten) {
    const Person host = somebody("Akane");
    StoredTournament stored = made("cup", host.id);
    EXPECT_EQ(tournament(database(), "cup"), stored);
    EXPECT_EQ(tournament(database(), "none"), std::nullopt);
    stored.state = TournamentState::Over;
    stored.round = 3;
    stored.ended = noon + 5;
    stored.version = 9;
    stored.due.reset();
    stored.started = noon + 2;
    stored.ends = noon + 4;
    EXPECT_EQ(count_unfinished(database(), host.id), 1U);
    EXPECT_EQ(count_unfinished(database(), std::nullopt), 1U);
    set_tournament(database(), stored);
    EXPECT_EQ(tournament(database(), "cup"), stored);
    EXPECT_EQ(hold_tournament(database(), "cup"), stored);
    EXPECT_EQ(hold_tournament(database(), "none"), std::nullopt);
    EXPECT_EQ(count_unfinished(database(), host.id), 0U);
    EXPECT_TRUE(tournaments(database(), TournamentState::Open, 10).empty());
    EXPECT_EQ(tournaments(database(), TournamentState::Over, 10).size(), 1U);
}

TEST_P(TournamentsTest, AStepIsClaimedByOne) {
    made("cup", std::nullopt);
    EXPECT_TRUE(due_tournaments(database(), noon + 999, 10).empty());
    EXPECT_EQ(due_tournaments(database(), noon + 1000, 10), std::vector<TournamentId>{"cup"});
    EXPECT_TRUE(claim_tournament(database(), "cup", noon + 1000, noon + 2000));
    EXPECT_FALSE(claim_tournament(*another(), "cup", noon + 1000, noon + 2000));
    EXPECT_TRUE(claim_tournament(*another(), "cup", noon + 2000, noon + 3000))
        << "after the first one is gone";
    wake_tournament(database(), "cup", noon);
    EXPECT_TRUE(due_tournaments(database(), noon, 10).empty()) << "only one that runs";
    database().change("UPDATE tournaments SET state = 1");
    wake_tournament(database(), "cup", noon);
    EXPECT_EQ(due_tournaments(database(), noon, 10).size(), 1U);
}

TEST_P(TournamentsTest, WhoEnteredIsKnownByNumber) {
    const Person akane = somebody("Akane");
    const Person benjiro = somebody("Benjiro");
    made("cup", akane.id);
    add_entrant(database(), "cup",
                {.number = 0,
                 .person = akane.id,
                 .rating = 1600,
                 .first_round = 1,
                 .last_round = {},
                 .absences = 0});
    add_entrant(database(), "cup",
                {.number = 0,
                 .person = benjiro.id,
                 .rating = {},
                 .first_round = 2,
                 .last_round = {},
                 .absences = 0});
    auto all = entrants(database(), "cup");
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].number, 1);
    EXPECT_EQ(all[0].name, "Akane");
    EXPECT_EQ(all[0].kind, PersonKind::Account);
    EXPECT_EQ(all[0].rating, 1600);
    EXPECT_EQ(all[1].first_round, 2);
    EXPECT_EQ(entrant(database(), "cup", benjiro.id), all[1]);
    EXPECT_EQ(unfinished_with(database(), benjiro.id), std::vector<TournamentId>{"cup"});
    all[1].last_round = 2;
    all[1].absences = 1;
    set_entrant(database(), "cup", all[1]);
    EXPECT_EQ(entrant(database(), "cup", benjiro.id), all[1]);
    EXPECT_TRUE(unfinished_with(database(), benjiro.id).empty());
    remove_entrant(database(), "cup", 1);
    EXPECT_EQ(count_entrants(database(), "cup"), 1U);
    delete_person(database(), benjiro.id);
    all = entrants(database(), "cup");
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].person, std::nullopt);
    EXPECT_EQ(all[0].name, "");
    EXPECT_EQ(all[0].kind, std::nullopt);
    delete_person(database(), akane.id);
    EXPECT_EQ(tournament(database(), "cup").value().host, std::nullopt);
}

TEST_P(TournamentsTest, MeetingsAndTheirGames) {
    made("cup", std::nullopt);
    add_meeting(database(), "cup", {.round = 1, .board = 1, .first = 2, .second = 1, .score = {}});
    add_meeting(database(), "cup", {.round = 1, .board = 2, .first = 3, .second = {}, .score = {}});
    add_meeting(database(), "cup", {.round = 2, .board = 1, .first = 3, .second = 2, .score = {}});
    EXPECT_THROW(add_meeting(database(), "cup",
                             {.round = 2, .board = 1, .first = 1, .second = 2, .score = {}}),
                 DatabaseError)
        << "a board is paired once";
    auto first = meetings(database(), "cup", 1);
    ASSERT_EQ(first.size(), 2U);
    first[0].score = {.first = 2, .second = 0, .is_forfeit = true};
    set_score(database(), "cup", first[0]);
    EXPECT_EQ(meetings(database(), "cup", 1), first);
    EXPECT_EQ(meetings(database(), "cup").size(), 3U);

    StoredGame game = sample_game("game");
    game.tournament = "cup";
    add_game(database(), game);
    EXPECT_EQ(storage::game(database(), "game").value().tournament, "cup");
    TournamentGame of{.game = "game",
                      .tournament = "cup",
                      .round = 1,
                      .board = 1,
                      .number = 1,
                      .is_first_black = false,
                      .called = noon};
    add_tournament_game(database(), of);
    add_game(database(), sample_game("other"));
    of.game = "other";
    EXPECT_THROW(add_tournament_game(database(), of), DatabaseError) << "a game is begun once";
    came_to_game(database(), "game", Player::Gold);
    came_to_game(database(), "game", Player::Gold);
    auto games = tournament_games(database(), "cup", 1);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_FALSE(games[0].is_first_black);
    EXPECT_FALSE(games[0].came[Player::Black]);
    EXPECT_TRUE(games[0].came[Player::Gold]);
    EXPECT_FALSE(games[0].is_over);
    EXPECT_EQ(games[0].watch, game.watch);
    database().change("UPDATE standings SET winner = 1, decider = NULL WHERE game = 'game'");
    games = tournament_games(database(), "cup", 1);
    EXPECT_TRUE(games[0].is_over);
    EXPECT_EQ(games[0].winner, Player::Gold);
    database().change("UPDATE games SET voided = 1 WHERE id = 'game'");
    games = tournament_games(database(), "cup", 1);
    EXPECT_TRUE(games[0].is_over);
    EXPECT_EQ(games[0].winner, std::nullopt) << "it does not count";
    EXPECT_TRUE(tournament_games(database(), "cup", 2).empty());
}

} // namespace

} // namespace kamisado::test
