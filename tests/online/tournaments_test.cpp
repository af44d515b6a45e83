// Tournaments of rounds: nothing is lost or done twice wherever a process ends.

#include "line_ups/balanced_line_ups.h"
#include "notation/position_text.h"
#include "online/club.h"
#include "online/tournament_views.h"
#include "rules/symmetry.h"
#include "storage/life.h"
#include "storage/moderation.h"
#include "tournament/tournament_text.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace kamisado::online::test {
namespace {

class TournamentsTest : public testing::Test {
  protected:
    Club club_;
};

TEST_F(TournamentsTest, ASwissTournamentFromEntryToEnd) {
    const auto made = club_.made(TournamentKind::Swiss, 4);
    EXPECT_FALSE(club_.step()) << "it waits for its host";
    club_.begin();
    club_.direct();
    EXPECT_EQ(club_.stored().round, 1);
    EXPECT_EQ(club_.stored().rounds, 2);
    EXPECT_EQ(club_.running_games().size(), 2U) << "the second game comes after the first";
    for (int games = 0; club_.stored().state == TournamentState::Running && games < 10; ++games) {
        club_.play_all();
        club_.direct();
    }
    EXPECT_EQ(club_.stored().state, TournamentState::Over);
    EXPECT_EQ(club_.started(), 8U) << "two rounds of two meetings of two games";
    for (const StoredMeeting& meeting : club_.meetings()) {
        ASSERT_TRUE(meeting.score);
        EXPECT_EQ(meeting.score->first, 1) << "sides are changed, and Black always won";
        EXPECT_EQ(meeting.score->second, 1);
    }
    EXPECT_GT(club_.stored().version, made.version);
    EXPECT_FALSE(club_.stored().due);
}

/// Whether it stands in the list, as it is or in the mirror.
bool is_balanced(const Position& position) {
    const auto is_of = [](const Board& board) {
        return std::ranges::any_of(balanced_line_ups(), [&](const BalancedLineUp& known) {
            return write_line_up(board) == known.rows;
        });
    };
    return is_of(position.board()) || is_of(mirrored(position).board());
}

TEST_F(TournamentsTest, AMeetingMayBeOneGameFromABalancedLineUp) {
    std::set<std::string> starts;
    for (const auto kind :
         {TournamentKind::Swiss, TournamentKind::RoundRobin, TournamentKind::KnockOut}) {
        Club club;
        club.made(kind, 4, 0, five_minutes, 1);
        club.begin();
        club.direct();
        while (club.stored().state == TournamentState::Running) {
            for (const auto& game : club.running_games()) {
                const auto stored = storage::game(club.database(), game.game).value();
                ASSERT_TRUE(stored.setup.start);
                EXPECT_TRUE(is_balanced(*stored.setup.start));
                starts.insert(write_position(*stored.setup.start));
            }
            ASSERT_FALSE(club.running_games().empty());
            club.play_all();
            club.direct();
        }
        EXPECT_EQ(club.started(), club.meetings().size()) << "one game each";
        for (const StoredMeeting& meeting : club.meetings()) {
            EXPECT_EQ(meeting.score,
                      (StoredMeeting::Score{.first = 1, .second = 0, .is_forfeit = false}));
        }
    }
    EXPECT_GT(starts.size(), 1U) << "each of the thirteen meetings draws its own";
}

TEST_F(TournamentsTest, AVoidedGameFromALineUpIsPlayedAgainWithTheSameSides) {
    club_.made(TournamentKind::Swiss, 2, 0, five_minutes, 1);
    club_.begin();
    club_.direct();
    const auto first = storage::game(club_.database(), club_.running_games().at(0).game).value();
    club_.play_all();
    EXPECT_TRUE(storage::set_voided(club_.database(), first.id, club_.now()));
    club_.direct();
    ASSERT_EQ(club_.running_games().size(), 1U);
    const auto again = storage::game(club_.database(), club_.running_games()[0].game).value();
    EXPECT_NE(again.id, first.id);
    EXPECT_EQ(again.people, first.people);
    EXPECT_TRUE(again.setup.start);
}

TEST_F(TournamentsTest, EverythingIsRefusedThatCannotBe) {
    TournamentWish wish{
        .name = "x", .kind = TournamentKind::Swiss, .terms = standard(), .rounds = 0, .begins = {}};
    const auto fault = [&](const TournamentWish& wanted) {
        return fault_of(create_tournament(club_.database(), club_.person(0), wanted, club_.now()));
    };
    TournamentWish bad = wish;
    bad.name = "   ";
    EXPECT_EQ(fault(bad), "online.title-length");
    bad.name = "a\u202Eb";
    EXPECT_EQ(fault(bad), "online.name-hidden");
    bad = wish;
    bad.terms.clock = game::NoClock{};
    EXPECT_EQ(fault(bad), "online.tournament-needs-clock");
    bad = wish;
    bad.terms.format = {.kind = FormatKind::Series, .rounds = 4};
    EXPECT_EQ(fault(bad), "online.tournament-format");
    bad = wish;
    bad.kind = TournamentKind::KnockOut;
    bad.rounds = 3;
    EXPECT_EQ(fault(bad), "online.tournament-rounds");
    bad = wish;
    bad.begins = club_.now() - day;
    EXPECT_EQ(fault(bad), "online.tournament-begins");
    bad.begins = club_.now() + 100 * day;
    EXPECT_EQ(fault(bad), "online.tournament-begins");
    for (std::size_t i = 0; i < most_tournaments_of_host; ++i) {
        EXPECT_EQ(fault(wish), "");
    }
    EXPECT_EQ(fault(wish), "online.too-many-tournaments");
    const storage::Person guest = storage::add_guest(club_.database(), "Emi", club_.now());
    EXPECT_EQ(fault_of(create_tournament(club_.database(), guest, wish, club_.now())),
              "online.account-needed");
    EXPECT_EQ(fault_of(enter_tournament(club_.database(), guest, "none", club_.now())),
              "online.no-such-tournament");
}

TEST_F(TournamentsTest, WhoMayEnterAndBegin) {
    club_.made(TournamentKind::RoundRobin, 1);
    const auto& id = club_.id();
    auto& database = club_.database();
    const storage::Person guest = storage::add_guest(database, "Emi", club_.now());
    EXPECT_EQ(fault_of(enter_tournament(database, guest, id, club_.now())),
              "online.account-needed");
    EXPECT_EQ(fault_of(begin_tournament(database, club_.person(1), id, club_.now())),
              "online.not-your-tournament");
    EXPECT_EQ(fault_of(begin_tournament(database, club_.person(0), id, club_.now())),
              "online.tournament-too-few");
    EXPECT_EQ(fault_of(enter_tournament(database, club_.person(0), id, club_.now())), "")
        << "twice is once";
    EXPECT_EQ(storage::count_entrants(database, id), 1U);
    EXPECT_EQ(fault_of(club_.leave(1)), "online.tournament-not-entered");
    EXPECT_EQ(fault_of(enter_tournament(database, club_.person(1), id, club_.now())), "");
    EXPECT_EQ(fault_of(club_.leave(1)), "");
    EXPECT_EQ(fault_of(enter_tournament(database, club_.person(1), id, club_.now())), "")
        << "before it begins one may change one's mind";
    club_.begin();
    EXPECT_EQ(fault_of(enter_tournament(database, club_.person(2), id, club_.now())),
              "online.tournament-begun");
    EXPECT_EQ(fault_of(begin_tournament(database, club_.person(0), id, club_.now())),
              "online.tournament-begun");
    EXPECT_EQ(fault_of(cancel_tournament(database, club_.person(0), id, club_.now())),
              "online.tournament-begun");
    for (int i = 0; i < 4; ++i) {
        club_.direct();
        club_.play_all();
    }
    club_.direct();
    EXPECT_EQ(club_.stored().state, TournamentState::Over);
    EXPECT_EQ(fault_of(club_.leave(1)), "online.tournament-over");
}

TEST_F(TournamentsTest, ARoundRobinIsFullSoon) {
    club_.made(TournamentKind::RoundRobin, static_cast<int>(most_in_round_robin));
    EXPECT_EQ(
        fault_of(enter_tournament(club_.database(), club_.person(99), club_.id(), club_.now())),
        "online.tournament-full");
}

TEST_F(TournamentsTest, NobodyEntersTooMany) {
    for (std::size_t i = 0; i < most_entered; ++i) {
        const auto made = create_tournament(club_.database(), club_.person(static_cast<int>(i) + 1),
                                            {.name = "x",
                                             .kind = TournamentKind::Swiss,
                                             .terms = standard(),
                                             .rounds = 0,
                                             .begins = {}},
                                            club_.now());
        EXPECT_EQ(
            fault_of(enter_tournament(club_.database(), club_.person(0), made->id, club_.now())),
            "");
    }
    EXPECT_EQ(fault_of(enter_tournament(club_.database(), club_.person(0),
                                        club_.made(TournamentKind::Swiss, 0).id, club_.now())),
              "online.too-many-entered");
}

TEST_F(TournamentsTest, ItBeginsAtItsTimeOrIsCancelled) {
    const TournamentWish wish{.name = "x",
                              .kind = TournamentKind::Swiss,
                              .terms = standard(),
                              .rounds = 0,
                              .begins = club_.now() + 60'000};
    const auto alone = create_tournament(club_.database(), club_.person(0), wish, club_.now());
    const auto two = create_tournament(club_.database(), club_.person(0), wish, club_.now());
    for (int i = 0; i < 2; ++i) {
        EXPECT_TRUE(enter_tournament(club_.database(), club_.person(i), two->id, club_.now()));
    }
    const auto never = create_tournament(
        club_.database(), club_.person(0),
        {.name = "x", .kind = {}, .terms = standard(), .rounds = 0, .begins = {}}, club_.now());
    club_.direct();
    EXPECT_EQ(storage::tournament(club_.database(), two->id)->state, TournamentState::Open);
    club_.wait(60'000);
    club_.direct();
    EXPECT_EQ(storage::tournament(club_.database(), two->id)->state, TournamentState::Running);
    EXPECT_EQ(storage::tournament(club_.database(), two->id)->round, 1);
    EXPECT_EQ(storage::tournament(club_.database(), alone->id)->state, TournamentState::Cancelled);
    EXPECT_EQ(storage::tournament(club_.database(), never->id)->state, TournamentState::Open);
    club_.wait(longest_open);
    club_.direct();
    EXPECT_EQ(storage::tournament(club_.database(), never->id)->state, TournamentState::Cancelled);
}

TEST_F(TournamentsTest, WhoStaysAwayLosesAndAfterTwoTimesIsOut) {
    club_.made(TournamentKind::Swiss, 4, 3);
    club_.begin();
    club_.direct();
    const storage::PersonId absent = club_.person(3).id;
    for (int round = 1; round <= 2; ++round) {
        ASSERT_EQ(club_.stored().round, round);
        for (const auto& game : club_.running_games()) {
            const auto stored = storage::game(club_.database(), game.game).value();
            for (const Player player : all_players) {
                if (stored.people[player] != absent) {
                    storage::came_to_game(club_.database(), game.game, player);
                }
            }
        }
        club_.wait(longest_absence - 1);
        club_.direct();
        EXPECT_EQ(club_.running_games().size(), 2U) << "not yet";
        club_.wait(1);
        club_.direct();
        EXPECT_EQ(club_.running_games().size(), 1U);
        while (club_.stored().round == round && club_.stored().state == TournamentState::Running) {
            club_.play_all();
            club_.direct();
        }
    }
    const auto entrant = storage::entrant(club_.database(), club_.id(), absent).value();
    EXPECT_EQ(entrant.absences, 2);
    EXPECT_EQ(entrant.last_round, 2);
    std::size_t forfeits = 0;
    for (const StoredMeeting& meeting : club_.meetings()) {
        forfeits += meeting.score && meeting.score->is_forfeit ? 1U : 0U;
        EXPECT_TRUE(meeting.round < 3 ||
                    (meeting.first != entrant.number && meeting.second != entrant.number));
    }
    EXPECT_EQ(forfeits, 2U);
}

TEST_F(TournamentsTest, AnOutageIsNobodysAbsence) {
    club_.made(TournamentKind::Swiss, 2);
    club_.begin();
    club_.direct();
    static_cast<void>(storage::live(club_.database(), club_.now(), 3000));
    club_.wait(3'600'000);
    static_cast<void>(storage::live(club_.database(), club_.now(), 3000));
    club_.direct();
    EXPECT_EQ(club_.running_games().size(), 1U) << "the service was down";
    club_.wait(longest_absence);
    club_.direct();
    EXPECT_TRUE(club_.running_games().empty());
}

TEST_F(TournamentsTest, WhoLeavesGivesUpWhatRuns) {
    club_.made(TournamentKind::Swiss, 4, 3);
    club_.begin();
    club_.direct();
    const auto happenings = club_.leave(0);
    ASSERT_TRUE(happenings);
    EXPECT_EQ(happenings->size(), 1U);
    club_.direct();
    EXPECT_EQ(club_.running_games().size(), 1U) << "no second game";
    EXPECT_EQ(
        fault_of(enter_tournament(club_.database(), club_.person(0), club_.id(), club_.now())),
        "online.tournament-left");
    EXPECT_EQ(
        fault_of(enter_tournament(club_.database(), club_.person(4), club_.id(), club_.now())), "")
        << "others may come late";
    for (int i = 0; i < 20 && club_.stored().state == TournamentState::Running; ++i) {
        club_.play_all();
        club_.direct();
    }
    EXPECT_EQ(club_.stored().state, TournamentState::Over);
    EXPECT_EQ(club_.stored().round, 3);
    const auto late = storage::entrant(club_.database(), club_.id(), club_.person(4).id);
    EXPECT_EQ(late->first_round, 2);
}

TEST_F(TournamentsTest, ItEndsWhenTooFewAreLeft) {
    club_.made(TournamentKind::Swiss, 3, 5);
    club_.begin();
    club_.direct();
    EXPECT_TRUE(club_.leave(0));
    EXPECT_TRUE(club_.leave(1));
    club_.direct();
    EXPECT_EQ(club_.stored().state, TournamentState::Over);
}

TEST_F(TournamentsTest, AKnockOutGoesOnWithoutWhoLeft) {
    club_.made(TournamentKind::KnockOut, 4);
    club_.begin();
    club_.direct();
    // Round 1 to its end: one each, and a third game.
    while (club_.stored().round == 1) {
        for (const auto& game : club_.running_games()) {
            club_.come(game);
            club_.lose(game, Player::Gold);
        }
        if (club_.stored().round == 1) {
            club_.step();
        }
        club_.direct();
    }
    const auto final_meeting = storage::meetings(club_.database(), club_.id(), 2).at(0);
    const auto entrants = storage::entrants(club_.database(), club_.id());
    for (const auto& entrant : entrants) {
        if (entrant.number == final_meeting.first) {
            const auto person = storage::person(club_.database(), *entrant.person).value();
            EXPECT_TRUE(leave_tournament(club_.database(), club_.loaded(), person, club_.id(),
                                         club_.now()));
        }
    }
    club_.direct();
    EXPECT_EQ(club_.stored().state, TournamentState::Over);
    const auto score = storage::meetings(club_.database(), club_.id(), 2).at(0).score.value();
    EXPECT_EQ(score.second, 2);
}

TEST_F(TournamentsTest, ByDaysBothGamesAreBegunAtOnce) {
    club_.made(TournamentKind::RoundRobin, 2, 0, game::DaysClock{.per_move = day});
    club_.begin();
    club_.direct();
    EXPECT_EQ(club_.running_games().size(), 2U);
    club_.wait(longest_absence * 2);
    club_.direct();
    EXPECT_EQ(club_.running_games().size(), 2U) << "there is a day for each move";
    club_.play_all();
    club_.direct();
    EXPECT_EQ(club_.stored().state, TournamentState::Over);
}

TEST_F(TournamentsTest, WhoDeletesTheAccountHasLeft) {
    club_.made(TournamentKind::Swiss, 4, 2);
    club_.begin();
    club_.direct();
    storage::in_transaction(club_.database(), [&] {
        leave_all_tournaments(club_.database(), club_.person(2).id, club_.now());
        storage::delete_person(club_.database(), club_.person(2).id);
    });
    club_.loaded().forget_all();
    for (int i = 0; i < 20 && club_.stored().state == TournamentState::Running; ++i) {
        club_.play_all();
        club_.direct();
    }
    EXPECT_EQ(club_.stored().state, TournamentState::Over);
    TournamentShelf shelf;
    const auto& seen = shelf.look(club_.database(), club_.stored(), club_.now());
    EXPECT_EQ(tournament::write_tournament(seen.known.tournament).find("player3"),
              std::string::npos);
}

TEST_F(TournamentsTest, ARoundThatIsPairedWhileSomebodyLeavesIsPairedAgain) {
    club_.made(TournamentKind::Swiss, 5, 3);
    club_.begin();
    auto step = take_step(club_.database(), club_.loaded(), club_.id(), club_.now());
    ASSERT_TRUE(step && step->to_pair);
    const PairedRound paired = pair_round(std::move(*step->to_pair));
    EXPECT_TRUE(club_.leave(4));
    EXPECT_TRUE(take_round(club_.database(), paired, club_.now()).has_more);
    EXPECT_EQ(club_.stored().round, 0);
    club_.direct();
    EXPECT_EQ(club_.stored().round, 1);
    EXPECT_EQ(club_.meetings().size(), 2U) << "four are left";
    // What was paired for round 1 comes once more, late: nothing happens.
    static_cast<void>(take_round(club_.database(), paired, club_.now()));
    EXPECT_EQ(club_.meetings().size(), 2U);
}

/// Each time the round that was being paired would have been paired anew, for ever.
TEST_F(TournamentsTest, NobodyComesAndGoesAgainAndAgainWhileItIsPaired) {
    club_.made(TournamentKind::KnockOut, 4);
    EXPECT_TRUE(enter_tournament(club_.database(), club_.person(4), club_.id(), club_.now()));
    EXPECT_TRUE(club_.leave(4));
    EXPECT_TRUE(enter_tournament(club_.database(), club_.person(4), club_.id(), club_.now()))
        << "before it begins anybody may";
    club_.begin();
    auto step = take_step(club_.database(), club_.loaded(), club_.id(), club_.now());
    ASSERT_TRUE(step && step->to_pair);
    const PairedRound paired = pair_round(std::move(*step->to_pair));
    EXPECT_TRUE(club_.leave(4));
    static_cast<void>(take_round(club_.database(), paired, club_.now()));
    EXPECT_EQ(club_.stored().round, 0);
    EXPECT_EQ(
        fault_of(enter_tournament(club_.database(), club_.person(4), club_.id(), club_.now())),
        "online.tournament-left");
    club_.direct();
    EXPECT_EQ(club_.stored().round, 1);
    EXPECT_EQ(club_.stored().rounds, 2) << "of those four who are in it";
    while (club_.stored().state == TournamentState::Running) {
        club_.play_all();
        club_.direct();
        club_.wait(longest_absence);
    }
    EXPECT_EQ(club_.meetings().size(), 3U);
}

TEST_F(TournamentsTest, TheShelfKnowsTheVersion) {
    club_.made(TournamentKind::Swiss, 2);
    TournamentShelf shelf;
    EXPECT_EQ(shelf.look(club_.database(), club_.stored(), club_.now()).standings.size(), 2U);
    EXPECT_TRUE(enter_tournament(club_.database(), club_.person(2), club_.id(), club_.now()));
    EXPECT_EQ(shelf.look(club_.database(), club_.stored(), club_.now()).standings.size(), 3U);
    const std::string table =
        write_standings_table(shelf.look(club_.database(), club_.stored(), club_.now()));
    EXPECT_EQ(table.substr(0, table.find('\n')),
              "rank,name,points,buchholz,direct,sonneborn-berger,rounds survived,meetings,"
              "meetings won,left");
    EXPECT_NE(table.find("1,player1,0,0,0,0,0,0,0,no\n"), std::string::npos) << table;
}

/// No pairing twice, no result lost.
void expect_sound(Club& club) {
    const StoredTournament stored = club.stored();
    EXPECT_EQ(stored.state, TournamentState::Over);
    std::map<int, std::set<std::int64_t>> seen;
    std::set<std::pair<std::int64_t, std::int64_t>> met;
    std::vector<int> again; ///< rounds in which two met who had met before
    std::size_t games_in_all = 0;
    const auto all = club.meetings();
    for (const StoredMeeting& meeting : all) {
        EXPECT_TRUE(seen[meeting.round].insert(meeting.first).second);
        if (!meeting.second) {
            continue;
        }
        EXPECT_TRUE(seen[meeting.round].insert(*meeting.second).second);
        const bool is_new = met.insert(std::minmax(meeting.first, *meeting.second)).second;
        if (!is_new) {
            again.push_back(meeting.round);
        }
        ASSERT_TRUE(meeting.score) << "every result is there";
        std::vector<storage::TournamentGame> games;
        for (auto& game : storage::tournament_games(club.database(), club.id(), meeting.round)) {
            if (game.board == meeting.board) {
                games.push_back(std::move(game));
            }
        }
        games_in_all += games.size();
        int first = 0;
        for (const auto& game : games) {
            EXPECT_TRUE(game.is_over);
            const auto begun = storage::game(club.database(), game.game)->setup.start;
            EXPECT_EQ(begun.has_value(), stored.games == 1 || game.number > stored.games)
                << "one game alone, and one that decides, begin from a balanced line-up";
            EXPECT_FALSE(begun == Position::first());
            first += (game.winner == Player::Black) == game.is_first_black ? 1 : 0;
        }
        if (!meeting.score->is_forfeit && std::cmp_greater_equal(games.size(), stored.games)) {
            // In a knock-out, whoever left has not come to the third game.
            EXPECT_GE(meeting.score->first, first);
            EXPECT_GE(meeting.score->second, static_cast<int>(games.size()) - first);
            EXPECT_TRUE(stored.kind == TournamentKind::KnockOut ||
                        meeting.score->first + meeting.score->second == stored.games);
        }
    }
    EXPECT_EQ(games_in_all, club.started()) << "no game but those of the meetings";
    // Nobody met twice. With few players and many rounds a Swiss tournament has no other way; those
    // who come late, leave or had a bye narrow the choice.
    for (const int round : again) {
        EXPECT_EQ(stored.kind, TournamentKind::Swiss);
        EXPECT_GT(4 * round, static_cast<int>(seen[round].size()) - 1);
    }
    // Everybody was paired as long as they were there, or had a bye.
    for (const auto& entrant : storage::entrants(club.database(), club.id())) {
        for (int round = entrant.first_round; stored.kind != TournamentKind::KnockOut &&
                                              round <= entrant.last_round.value_or(stored.round);
             ++round) {
            EXPECT_TRUE(seen[round].contains(entrant.number))
                << entrant.number << " in round " << round;
        }
    }
}

RC_GTEST_PROP(Tournaments, EndWhateverHappensAndWhereverAProcessDies, ()) {
    Club club;
    const auto kind = *rc::gen::element(TournamentKind::Swiss, TournamentKind::RoundRobin,
                                        TournamentKind::KnockOut);
    const int players = *rc::gen::inRange(2, 9);
    std::mt19937 random(*rc::gen::arbitrary<unsigned>());
    const auto chance = [&](unsigned one_in) { return random() % one_in == 0; };
    const int games = *rc::gen::inRange(1, 3);
    club.made(kind, players, kind == TournamentKind::Swiss ? 3 : 0, five_minutes, games);
    club.begin();
    int late = players;
    int turns = 0;
    while (club.stored().state == TournamentState::Running) {
        RC_ASSERT(++turns < 2000);
        while (club.step(chance(4))) {
        }
        for (const auto& game : club.running_games()) {
            if (chance(12)) {
                continue; // somebody does not come, or it takes long
            }
            club.come(game);
            if (chance(2)) {
                club.lose(game, chance(2) ? Player::Black : Player::Gold);
            }
        }
        if (chance(20)) {
            static_cast<void>(club.leave(static_cast<int>(random() % static_cast<unsigned>(late))));
        }
        if (chance(20) && late < 10) {
            static_cast<void>(
                enter_tournament(club.database(), club.person(late), club.id(), club.now()));
            ++late;
        }
        club.wait(chance(3) ? longest_absence : 1000);
        static_cast<void>(storage::live(club.database(), club.now(), day));
    }
    expect_sound(club);
    RC_ASSERT(!testing::Test::HasFailure());
}

} // namespace
} // namespace kamisado::online::test
