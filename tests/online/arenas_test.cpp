// Arenas: nothing is lost or done twice wherever a process ends.

#include "online/club.h"
#include "online/tournament_views.h"
#include "storage/life.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>

namespace kamisado::online::test {
namespace {

class ArenasTest : public testing::Test {
  protected:
    Club club_;
};

TEST_F(ArenasTest, PairWhoeverIsFree) {
    club_.made(TournamentKind::Arena, 1);
    club_.begin();
    club_.direct();
    EXPECT_EQ(club_.stored().state, TournamentState::Running) << "one waits for others";
    EXPECT_EQ(club_.stored().ends, club_.now() + arena_minutes * 60'000);
    EXPECT_TRUE(club_.meetings().empty());

    EXPECT_TRUE(enter_tournament(club_.database(), club_.person(1), club_.id(), club_.now()));
    club_.direct();
    ASSERT_EQ(club_.running_games().size(), 1U) << "whoever comes is paired at once";
    club_.play_all();
    club_.direct();
    ASSERT_EQ(club_.running_games().size(), 1U) << "the second game, sides changed";
    EXPECT_FALSE(club_.running_games()[0].is_first_black);

    // Whoever pauses finishes the meeting, and is then left alone until they come back.
    EXPECT_TRUE(pause_in_tournament(club_.database(), club_.person(0), club_.id(), club_.now()));
    club_.play_all();
    club_.direct();
    EXPECT_EQ(club_.meetings().size(), 1U);
    EXPECT_TRUE(club_.running_games().empty());
    EXPECT_TRUE(enter_tournament(club_.database(), club_.person(0), club_.id(), club_.now()));
    club_.direct();
    EXPECT_EQ(club_.meetings().size(), 2U) << "nobody else is there: they meet again";

    // Whoever leaves gives up, before the other has come to the board, and may come again.
    EXPECT_TRUE(club_.leave(0));
    club_.direct();
    ASSERT_TRUE(club_.meetings()[1].score);
    EXPECT_EQ(club_.meetings()[1].score->first + club_.meetings()[1].score->second, 2);
    EXPECT_FALSE(storage::entrant(club_.database(), club_.id(), club_.person(1).id)->is_paused);
    EXPECT_TRUE(club_.running_games().empty());
    EXPECT_TRUE(enter_tournament(club_.database(), club_.person(0), club_.id(), club_.now()));
    club_.direct();
    EXPECT_EQ(club_.running_games().size(), 1U);
}

TEST_F(ArenasTest, WhoeverDoesNotComeToAGamePauses) {
    club_.made(TournamentKind::Arena, 2);
    club_.begin();
    club_.direct();
    const auto game = club_.running_games().at(0);
    storage::came_to_game(club_.database(), game.game, Player::Black);
    static_cast<void>(storage::live(club_.database(), club_.now(), day));
    club_.wait(longest_arena_absence);
    static_cast<void>(storage::live(club_.database(), club_.now(), day));
    club_.direct();
    const auto meeting = club_.meetings().at(0);
    ASSERT_TRUE(meeting.score);
    EXPECT_EQ(meeting.score->first, 2);
    int paused = 0;
    for (const auto& entrant : storage::entrants(club_.database(), club_.id())) {
        paused += entrant.is_paused ? 1 : 0;
    }
    EXPECT_EQ(paused, 1);
    EXPECT_EQ(club_.meetings().size(), 1U);
}

TEST_F(ArenasTest, EndByTheClockAndLateResultsDoNotCount) {
    club_.made(TournamentKind::Arena, 4, 0,
               game::MinutesClock{.initial = 3'600'000, .increment = 3000});
    club_.begin();
    club_.direct();
    const Millis end = *club_.stored().ends;
    for (const auto& game : club_.running_games()) {
        club_.come(game);
    }
    club_.wait(end - club_.now());
    club_.direct();
    EXPECT_EQ(club_.stored().state, TournamentState::Running) << "games run";
    EXPECT_EQ(club_.meetings().size(), 2U) << "but nobody is paired any more";
    const auto quick = club_.running_games().at(0);
    club_.lose(quick, Player::Gold);
    club_.direct();
    club_.wait(1000);
    for (const auto& game : club_.running_games()) {
        if (game.board == quick.board) {
            club_.come(game);
            club_.lose(game, Player::Black);
        }
    }
    club_.direct();
    EXPECT_EQ(club_.stored().state, TournamentState::Running);
    club_.wait(arena_grace);
    club_.direct();
    EXPECT_EQ(club_.stored().state, TournamentState::Over);
    TournamentShelf shelf;
    const auto& seen = shelf.look(club_.database(), club_.stored(), club_.now());
    EXPECT_EQ(seen.standings[0].points, 2) << "what was over in time counts";
    EXPECT_EQ(seen.standings[1].points + seen.standings[2].points + seen.standings[3].points, 0);
    EXPECT_EQ(club_.running_games().size(), 1U) << "the other game goes on for itself";
    club_.play_all();
    EXPECT_FALSE(club_.step());
    EXPECT_FALSE(club_.stored().due);
}

TEST_F(ArenasTest, MakeUpForAnOutage) {
    club_.made(TournamentKind::Arena, 2);
    static_cast<void>(storage::live(club_.database(), club_.now(), 5000));
    club_.begin();
    club_.direct();
    const Millis end = *club_.stored().ends;
    club_.wait(600'000);
    ASSERT_TRUE(storage::live(club_.database(), club_.now(), 5000));
    club_.direct();
    EXPECT_EQ(club_.stored().ends, end + 600'000);
}

TEST_F(ArenasTest, WhatTheyRefuse) {
    TournamentWish wish{.name = "x",
                        .kind = TournamentKind::Arena,
                        .terms = standard(),
                        .rounds = 0,
                        .begins = {},
                        .minutes = shortest_arena};
    const auto fault = [&](const TournamentWish& wanted) {
        return fault_of(create_tournament(club_.database(), club_.person(0), wanted, club_.now()));
    };
    TournamentWish bad = wish;
    bad.minutes = 0;
    EXPECT_EQ(fault(bad), "online.arena-length");
    bad.minutes = longest_arena + 1;
    EXPECT_EQ(fault(bad), "online.arena-length");
    bad = wish;
    bad.kind = TournamentKind::Swiss;
    EXPECT_EQ(fault(bad), "online.arena-length");
    bad = wish;
    bad.terms.clock = game::DaysClock{.per_move = day};
    EXPECT_EQ(fault(bad), "online.arena-needs-minutes");
    bad = wish;
    bad.rounds = 3;
    EXPECT_EQ(fault(bad), "online.tournament-rounds");
    const auto made = club_.made(TournamentKind::Swiss, 2);
    EXPECT_EQ(
        fault_of(pause_in_tournament(club_.database(), club_.person(0), made.id, club_.now())),
        "online.no-pauses");
    const auto arena = club_.made(TournamentKind::Arena, 1);
    EXPECT_EQ(
        fault_of(pause_in_tournament(club_.database(), club_.person(1), arena.id, club_.now())),
        "online.tournament-not-entered");
}

TEST_F(ArenasTest, AsTheyAreSeen) {
    club_.made(TournamentKind::Arena, 3);
    club_.begin();
    club_.direct();
    for (int i = 0; i < 6; ++i) {
        club_.play_all();
        club_.direct();
    }
    TournamentShelf shelf;
    const auto stored = club_.stored();
    const auto& seen = shelf.look(club_.database(), stored, club_.now());
    const auto view = nlohmann::json::parse(
        write_tournament_view(club_.database(), stored, seen, {}, club_.person(0).id, club_.now()));
    const auto& rows = view.at("pairings").at("rows");
    ASSERT_EQ(rows.size(), club_.meetings().size());
    EXPECT_EQ(rows.front().at("board"), rows.size()) << "the last one comes first";
    EXPECT_EQ(view.at("standings").at("total"), 3);
    EXPECT_EQ(view.at("tournament").at("kind"), "arena");
    EXPECT_EQ(view.at("tournament").at("minutes"), arena_minutes);
    EXPECT_EQ(view.at("you").at("pairing").at("games").empty(), false);
    EXPECT_EQ(view.at("you").at("standing").at("paused"), false);
    EXPECT_TRUE(write_tournament_text(stored, seen).starts_with("Kamisado arena tournament 1\n"));
}

TEST_F(ArenasTest, AMeetingMayBeOneGameFromABalancedLineUp) {
    club_.made(TournamentKind::Arena, 2, 0, five_minutes, 1);
    club_.begin();
    club_.direct();
    std::optional<storage::PersonId> black;
    for (int meeting = 1; meeting <= 4; ++meeting) {
        ASSERT_EQ(club_.running_games().size(), 1U);
        const auto game = storage::game(club_.database(), club_.running_games()[0].game).value();
        ASSERT_TRUE(game.setup.start);
        EXPECT_NE(*game.setup.start, Position::first());
        EXPECT_NE(game.people[Player::Black], black) << "sides change from meeting to meeting";
        black = game.people[Player::Black];
        club_.play_all();
        club_.direct();
        EXPECT_EQ(club_.meetings().size(), static_cast<std::size_t>(meeting) + 1)
            << "one game settles a meeting";
        EXPECT_EQ(club_.meetings()[static_cast<std::size_t>(meeting) - 1].score,
                  (StoredMeeting::Score{.first = 1, .second = 0, .is_forfeit = false}));
    }
    TournamentShelf shelf;
    const auto& seen = shelf.look(club_.database(), club_.stored(), club_.now());
    EXPECT_EQ(seen.standings[0].points, 4) << "two meetings of four won, never two in a row";
    EXPECT_EQ(seen.standings[1].points, 4);
    EXPECT_NE(write_tournament_text(club_.stored(), seen).find("games 1\n"), std::string::npos);
}

/// Programs that give up at once were paired every second, and each step reads all meetings.
TEST_F(ArenasTest, WhoeverGivesUpAgainAndAgainRests) {
    club_.made(TournamentKind::Arena, 2);
    club_.begin();
    for (int i = 0; i < 100; ++i) {
        club_.direct();
        club_.play_all();
        club_.wait(1000);
    }
    const auto meetings = club_.meetings().size();
    EXPECT_GE(meetings, 10U);
    EXPECT_LE(meetings, 12U) << "ten at once, and one each minute";
    EXPECT_TRUE(enter_tournament(club_.database(), club_.person(2), club_.id(), club_.now()));
    EXPECT_TRUE(enter_tournament(club_.database(), club_.person(3), club_.id(), club_.now()));
    club_.direct();
    EXPECT_EQ(club_.meetings().size(), meetings + 1) << "others are paired as ever";
    club_.wait(60'000);
    club_.direct();
    EXPECT_GT(club_.meetings().size(), meetings + 1) << "and so are they, after a rest";
}

/// Nobody in two meetings at the same time, no result lost, no game but those of the meetings.
void expect_sound_arena(Club& club) {
    std::map<std::int64_t, int> games;
    std::map<std::int64_t, StoredMeeting::Score> won; ///< as the games say it
    for (const auto& game : storage::tournament_games(club.database(), club.id(), 1)) {
        ++games[game.board];
        EXPECT_LE(game.number, club.stored().games);
        if (game.winner) {
            const bool is_first = (game.winner == Player::Black) == game.is_first_black;
            ++(is_first ? won[game.board].first : won[game.board].second);
        }
    }
    std::size_t games_in_all = 0;
    std::int64_t board = 0;
    for (const StoredMeeting& meeting : club.meetings()) {
        EXPECT_EQ(meeting.board, ++board);
        games_in_all += static_cast<std::size_t>(games[meeting.board]);
        const StoredMeeting::Score by_games = won[meeting.board];
        if (by_games.first + by_games.second == club.stored().games) {
            EXPECT_TRUE(meeting.score) << "every result is there";
        }
        if (meeting.score && !meeting.score->is_forfeit) {
            // What is not played any more goes to whoever is there.
            EXPECT_GE(meeting.score->first, by_games.first);
            EXPECT_GE(meeting.score->second, by_games.second);
            EXPECT_EQ(meeting.score->first + meeting.score->second, club.stored().games);
        }
    }
    EXPECT_EQ(games_in_all, club.started());
}

RC_GTEST_PROP(Arenas, EndWhateverHappensAndWhereverAProcessDies, ()) {
    Club club;
    const int players = *rc::gen::inRange(2, 8);
    std::mt19937 random(*rc::gen::arbitrary<unsigned>());
    const auto chance = [&](unsigned one_in) { return random() % one_in == 0; };
    const auto anybody = [&](int of) {
        return static_cast<int>(random() % static_cast<unsigned>(of));
    };
    const int games = *rc::gen::inRange(1, 3);
    club.made(TournamentKind::Arena, players, 0, five_minutes, games);
    club.begin();
    int late = players;
    int turns = 0;
    while (club.stored().state == TournamentState::Running) {
        RC_ASSERT(++turns < 2000);
        while (club.step(chance(4))) {
        }
        std::set<storage::PersonId> busy;
        for (const auto& game : club.running_games()) {
            const auto stored = storage::game(club.database(), game.game);
            for (const Player player : all_players) {
                RC_ASSERT(busy.insert(stored->people[player].value()).second);
            }
            if (chance(12)) {
                continue;
            }
            club.come(game);
            if (chance(2)) {
                club.lose(game, chance(2) ? Player::Black : Player::Gold);
            }
        }
        const storage::Person somebody = club.person(anybody(late));
        if (chance(10)) {
            static_cast<void>(
                pause_in_tournament(club.database(), somebody, club.id(), club.now()));
        } else if (chance(20)) {
            static_cast<void>(club.leave(anybody(late)));
        } else if (chance(4)) {
            static_cast<void>(enter_tournament(club.database(), somebody, club.id(), club.now()));
        } else if (chance(20) && late < 10) {
            static_cast<void>(
                enter_tournament(club.database(), club.person(late), club.id(), club.now()));
            ++late;
        }
        club.wait(chance(3) ? longest_arena_absence : 15'000);
        static_cast<void>(storage::live(club.database(), club.now(), day));
    }
    expect_sound_arena(club);
    RC_ASSERT(!testing::Test::HasFailure());
}

} // namespace
} // namespace kamisado::online::test
