#include "tournament/helpers.h"
#include "tournament/sheets.h"
#include "tournament/standings.h"
#include "tournament/tournament_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kamisado::tournament::test {
namespace {

TEST(Tournaments, RefuseWhatCannotBe) {
    Tournament tournament = new_tournament(System::Swiss, 0, 2);
    EXPECT_EQ(tournament.pair_next_round().error().id, "tournament.too-few");
    EXPECT_EQ(tournament.enter("", {}).error().id, "tournament.name");
    EXPECT_EQ(tournament.enter("a\nb", {}).error().id, "tournament.name");
    ASSERT_TRUE(tournament.enter("Akane", 1500));
    EXPECT_EQ(tournament.enter("Akane", {}).error().id, "tournament.name-taken");
    ASSERT_TRUE(tournament.enter("Ben", {}));
    EXPECT_EQ(tournament.report(0, {.first = 2, .second = 0}).error().id, "tournament.board");
    ASSERT_TRUE(tournament.pair_next_round());
    EXPECT_EQ(tournament.pair_next_round().error().id, "tournament.round-open");
    EXPECT_EQ(tournament.report(1, {.first = 2, .second = 0}).error().id, "tournament.board");
    EXPECT_EQ(tournament.report(0, {.first = 2, .second = 1}).error().id, "tournament.score");
    EXPECT_EQ(tournament.report(0, {.first = 3, .second = -1}).error().id, "tournament.score");
    ASSERT_TRUE(tournament.report(0, {.first = 2, .second = 0}));
    ASSERT_TRUE(tournament.report(0, {.first = 1, .second = 1})) << "it was typed wrongly";
    ASSERT_TRUE(tournament.enter("Late", {}));
    ASSERT_TRUE(tournament.pair_next_round());
    EXPECT_TRUE(tournament.rounds().back().back().is_bye());
    EXPECT_EQ(tournament.report(1, {.first = 2, .second = 0}).error().id, "tournament.bye");
    EXPECT_EQ(tournament.enter("Too late", {}).error().id, "tournament.begun");
    ASSERT_TRUE(tournament.report(0, {.first = 0, .second = 2}));
    EXPECT_TRUE(tournament.is_over());
    EXPECT_EQ(tournament.pair_next_round().error().id, "tournament.over");
}

TEST(Tournaments, InAKnockOutSomebodyWins) {
    Tournament tournament = new_tournament(System::KnockOut, 2);
    ASSERT_TRUE(tournament.pair_next_round());
    EXPECT_FALSE(tournament.report(0, {.first = 1, .second = 1}));
    EXPECT_FALSE(tournament.report(0, {.first = 0, .second = 0, .is_forfeit = true}));
    EXPECT_TRUE(tournament.report(0, {.first = 2, .second = 1}));
    EXPECT_FALSE(tournament.leave(0));
}

TEST(Standings, ForfeitsAndByesArePointsButNoGames) {
    State state{.settings = {.name = "x", .system = System::Swiss, .rounds = 2, .games = 2},
                .players = {},
                .rounds = {}};
    for (const char* const name : {"A", "B", "C"}) {
        state.players.push_back(
            {.name = name, .rating = {}, .first_round = 1, .last_round = {}, .missed = {}});
    }
    state.rounds = {
        {{.first = 0, .second = 1, .score = Score{.first = 2, .second = 0}},
         {.first = 2, .second = {}, .score = {}}},
        {{.first = 2, .second = 0, .score = Score{.first = 2, .second = 0, .is_forfeit = true}},
         {.first = 1, .second = {}, .score = {}}}};
    const auto table = standings(Tournament::from(state).value());
    ASSERT_EQ(table.size(), 3U);
    EXPECT_EQ(table[0].player, 2U);
    EXPECT_EQ(table[0].points, 4);
    EXPECT_EQ(table[0].buchholz, 0);
    EXPECT_EQ(table[1].player, 0U) << "has won against somebody";
    EXPECT_EQ(table[1].buchholz, table[2].buchholz);
    EXPECT_EQ(table[1].sonneborn_berger, 4);
    EXPECT_EQ(table[2].sonneborn_berger, 0);
}

TEST(Standings, WhomNothingTellsApartShareARank) {
    const auto table = standings(new_tournament(System::Swiss, 3));
    EXPECT_EQ(table[2].rank, 1U);
}

RC_GTEST_PROP(TournamentText, ThereAndBackIsIdentity, (std::uint32_t seed)) {
    std::mt19937 random(seed);
    const auto system = static_cast<System>(random() % 3);
    Tournament tournament = new_tournament(system, 3 + (random() % 9), 4);
    ASSERT_TRUE(tournament.enter("Zoë Ünsal", 1712));
    for (std::size_t round = 0; round < random() % 5 && !tournament.is_over(); ++round) {
        if (system != System::KnockOut && random() % 3 == 0) {
            RC_ASSERT(tournament.miss_next_round(random() % 3).has_value());
        }
        play_round(tournament, random);
    }
    const std::string text = write_tournament(tournament);
    const auto again = read_tournament(text);
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->state() == tournament.state());
    RC_ASSERT(write_tournament(*again) == text);
}

TEST(TournamentText, SaysWhatIsWrongAndWhere) {
    const auto fault = [](const std::string& text) {
        const auto read = read_tournament(text);
        return read ? "nothing" : std::to_string(read.error().line) + ": " + read.error().sentence;
    };
    const std::string head = "Kamisado tournament 1\nname x\nsystem swiss\nrounds 2\ngames 2\n";
    EXPECT_EQ(fault(head), "nothing");
    EXPECT_EQ(fault(""), "1: the first line is not \"Kamisado tournament 1\"");
    EXPECT_EQ(fault(head + "games many\n"), "6: after games comes a number");
    EXPECT_EQ(fault(head + "system chaos\n"), "6: a system is swiss, round-robin or knock-out");
    EXPECT_EQ(fault(head + "1 2 2-0\n"), "6: this line is not understood");
    EXPECT_EQ(fault(head + "player A\nplayer B\nround 1\n1 3 2-0\n"),
              "9: a meeting is two numbers of players, or one and bye, and a score");
    EXPECT_EQ(fault(head + "player A\nplayer B\nround 2\n"), "8: this is round 1");
    EXPECT_EQ(fault(head + "player A\nplayer B\nround 1\n1 1 2-0\n"),
              "10: A plays twice in a round");
    EXPECT_EQ(fault(head + "player A\nplayer A\n"), "8: there are two of the name A");
}

TEST(TournamentText, ScoresInSigns) {
    const Settings settings{.name = "x", .system = System::Swiss, .rounds = 1, .games = 2};
    for (const char* const text : {"2-0", "1-1", "0-2", "+-", "-+", "--"}) {
        const auto score = read_score(text, settings);
        ASSERT_TRUE(score) << text;
        EXPECT_EQ(write_score(*score, settings), text);
    }
    EXPECT_EQ(read_score("2:0", settings), (Score{.first = 2, .second = 0}));
    for (const char* const text : {"", "2", "-", "a-b", "2-0-1", "++"}) {
        EXPECT_FALSE(read_score(text, settings)) << text;
    }
}

TEST(Sheets, HaveEveryBoardWithSidesChangedAndEscapeNames) {
    Tournament tournament = new_tournament(System::Swiss, 2);
    ASSERT_TRUE(tournament.enter("<b>Chiyo & \"co\"", 1000));
    EXPECT_NE(write_sheets(tournament, {}).find("<h2>Players</h2>"), std::string::npos);
    ASSERT_TRUE(tournament.pair_next_round());
    const std::string sheets = write_sheets(tournament, {});
    EXPECT_NE(sheets.find("Round 1, board 1"), std::string::npos);
    EXPECT_EQ(sheets.find("Round 1, board 2"), std::string::npos) << "a bye has no slip";
    EXPECT_NE(sheets.find("<td>bye</td>"), std::string::npos);
    EXPECT_NE(sheets.find("&lt;b&gt;Chiyo &amp; &quot;co&quot;"), std::string::npos);
    EXPECT_EQ(sheets.find("<b>"), std::string::npos);
    const Meeting& meeting = tournament.rounds().back().front();
    const std::string first = tournament.players()[meeting.first].name;
    const std::string second = tournament.players()[*meeting.second].name;
    if (first.starts_with("Player") && second.starts_with("Player")) {
        EXPECT_NE(sheets.find("<td>2</td><td>" + second + "</td><td>" + first), std::string::npos);
    }
}

TEST(Sheets, NameAFirstGameOnlyWhereThereIsASecond) {
    for (const int games : {1, 2}) {
        Tournament tournament = new_tournament(System::Swiss, 2, 0, games);
        ASSERT_TRUE(tournament.pair_next_round());
        const std::string sheets = write_sheets(tournament, {});
        const std::string head = games == 1 ? "Black" : "Black in the first game";
        EXPECT_NE(sheets.find("<th>Board</th><th>" + head + "</th><th>Gold</th>"),
                  std::string::npos)
            << sheets;
    }
}

TEST(Sheets, AreInThreeLanguagesAndHaveTheLineUp) {
    Tournament tournament = new_tournament(System::Swiss, 2);
    ASSERT_TRUE(tournament.pair_next_round());
    const std::string english = write_sheets(tournament, {}, Board::first());
    EXPECT_NE(english.find("<html lang=\"en\">"), std::string::npos);
    EXPECT_NE(english.find("<h2>Line-up of this round</h2>"), std::string::npos);
    EXPECT_NE(english.find("<tr><th>Black</th><td>brown</td><td>green</td><td>red</td>"),
              std::string::npos)
        << english;
    const std::string german = write_sheets(
        tournament, {.language = Language::German, .edition = Edition::Burley}, std::nullopt);
    EXPECT_NE(german.find("<html lang=\"de\">"), std::string::npos);
    EXPECT_NE(german.find("Runde 1, Brett 1"), std::string::npos);
    EXPECT_EQ(german.find("Aufstellung"), std::string::npos);
    const std::string french = write_sheets(
        tournament, {.language = Language::French, .edition = Edition::Huch}, std::nullopt);
    EXPECT_NE(french.find("<th>Blanc</th>"), std::string::npos) << "the edition's own words";
    EXPECT_NE(french.find("Signature des deux joueurs"), std::string::npos);
}

TEST(Sheets, HaveAScoreSheetForEachGameAndTheTieBreaks) {
    for (const auto& [system, heads] : std::vector<std::pair<System, std::string>>{
             {System::Swiss, "<th>Points</th><th>Buchholz</th><th>Sonneborn-Berger</th></tr>"},
             {System::RoundRobin,
              "<th>Points</th><th>Head to head</th><th>Sonneborn-Berger</th></tr>"},
             {System::KnockOut, "<th>Points</th><th>Rounds survived</th></tr>"}}) {
        Tournament tournament = new_tournament(system, 2);
        ASSERT_TRUE(tournament.pair_next_round());
        const std::string sheets = write_sheets(tournament, {});
        EXPECT_NE(sheets.find("Round 1, board 1, game 1"), std::string::npos);
        EXPECT_NE(sheets.find("Round 1, board 1, game 2"), std::string::npos);
        EXPECT_EQ(sheets.find("Round 1, board 1, game 3"), std::string::npos);
        EXPECT_NE(sheets.find(heads), std::string::npos) << sheets;
    }
}

TEST(Sheets, HaveAThirdGameWhereOneMayDecide) {
    for (const auto& [system, games] :
         {std::pair(System::KnockOut, 2), {System::KnockOut, 1}, {System::Swiss, 2}}) {
        Tournament tournament = new_tournament(system, 2, 0, games);
        ASSERT_TRUE(tournament.pair_next_round());
        const std::string sheets = write_sheets(tournament, {}, Board::first());
        const bool may = system == System::KnockOut && games == 2;
        const auto has = [&](std::string_view text) { return sheets.find(text) != sheets.npos; };
        EXPECT_EQ(has("<tr><td>3</td><td></td><td></td><td></td></tr>"), may);
        EXPECT_EQ(has("<h2>Line-up of a third game</h2>"), may);
        EXPECT_EQ(has("At 1-1 a third game decides"), may);
    }
}

} // namespace
} // namespace kamisado::tournament::test
