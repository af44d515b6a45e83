#include "arena/game.h"
#include "arena/game_keeper.h"
#include "arena/helpers.h"
#include "arena/progress.h"
#include "arena/report.h"
#include "arena/runner.h"
#include "arena/state_file.h"
#include "notation/position_text.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <string>

namespace kamisado::tests {

namespace {

TEST(Pairing, SwapsSeatsOnTheSameStart) {
    const std::vector<Position> openings{
        read_position("2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O").value(),
        Position::first()};
    for (const StartKind kind :
         {StartKind::RandomLineUps, StartKind::BalancedLineUps, StartKind::Openings}) {
        for (int game = 0; game < 20; game += 2) {
            const Pairing one = pairing(game, kind, 3, openings);
            const Pairing two = pairing(game + 1, kind, 3, openings);
            EXPECT_EQ(one.start, two.start);
            EXPECT_EQ(one.black, other(two.black));
            EXPECT_NE(one.seed, two.seed);
            EXPECT_NE(one.start, pairing(game + 2, kind, 3, openings).start);
        }
    }
    EXPECT_EQ(pairing(6, StartKind::FirstPosition, 3).start, Position::first());
}

/// The figures of docs/levels.md rest on these games.
TEST(Arena, PlaysTheGamesThatItAlwaysPlayed) {
    const ArenaSettings settings =
        arena_with({{"first", "1"}, {"second", "4"}, {"games", "20"}, {"seed", "2"}});
    Standings standings(settings);
    ASSERT_TRUE(run_arena(settings, standings));
    EXPECT_EQ(standings.score().second_as[Player::Black],
              (Results{.wins = 10, .draws = 0, .losses = 0}));
    EXPECT_EQ(standings.score().second_as[Player::Gold],
              (Results{.wins = 10, .draws = 0, .losses = 0}));
}

TEST(Arena, PlaysTheSameWithAnyNumberOfThreads) {
    const ArenaSettings settings = arena_with({{"first", "1"},
                                               {"second", "2"},
                                               {"games", "40"},
                                               {"format", "series 2"},
                                               {"start", "balanced"},
                                               {"sprt", "elo1=150"}});
    Standings alone(settings);
    Standings together(settings);
    ASSERT_TRUE(run_arena(settings, alone));
    ASSERT_TRUE(run_arena(settings, together, {.threads = 4}));
    EXPECT_EQ(alone.score(), together.score());
    EXPECT_EQ(report_in_words(settings, alone), report_in_words(settings, together));
}

TEST(Arena, KeepsRecords) {
    const ArenaSettings settings =
        arena_with({{"first", "1"}, {"second", "4"}, {"games", "4"}, {"format", "standard"}});
    Standings standings(settings);
    const auto look_at = [](const PlayedGame& game) -> std::expected<void, std::string> {
        const bool is_swapped = game.outcome.game % 2 == 1;
        EXPECT_EQ(game.record.tag("Black"), is_swapped ? "level 4" : "level 1");
        EXPECT_EQ(game.record.tag("Gold"), is_swapped ? "level 1" : "level 4");
        EXPECT_EQ(game.outcome.decisions, static_cast<int>(game.record.match.size()));
        EXPECT_EQ(read_record(write_record(game.record)).value().match, game.record.match);
        return {};
    };
    EXPECT_TRUE(run_arena(settings, standings, {.keep = look_at}));
    EXPECT_EQ(standings.finished(), 4);
}

TEST(Arena, EndsWhenAGameCannotBeKept) {
    const ArenaSettings settings = arena_with({{"first", "1"}, {"second", "1"}});
    Standings standings(settings);
    const auto full = [](const PlayedGame&) -> std::expected<void, std::string> {
        return std::unexpected("the disk is full");
    };
    EXPECT_EQ(run_arena(settings, standings, {.threads = 2, .keep = full}).error(),
              "the disk is full");
    EXPECT_EQ(standings.finished(), 0);
}

TEST(Arena, StrongerLevelsWinMore) {
    for (const auto& [first, second] : {std::pair{"1", "3"}, std::pair{"3", "6"}}) {
        const ArenaSettings settings =
            arena_with({{"first", first}, {"second", second}, {"games", "60"}});
        Standings standings(settings);
        ASSERT_TRUE(run_arena(settings, standings));
        EXPECT_GT(standings.score().second().share(), 0.7);
    }
}

class StateFileTest : public ::testing::Test {
  protected:
    [[nodiscard]] std::expected<Standings, std::string> run(const ArenaSettings& settings,
                                                            int most = 1000) const {
        auto file = StateFile::open(path, settings);
        if (!file) {
            return std::unexpected(file.error());
        }
        Standings standings(settings);
        for (const GameOutcome& outcome : file->outcomes()) {
            standings.add(outcome);
        }
        std::stop_source stop;
        const auto played =
            run_arena(settings, standings,
                      {.threads = 2,
                       .needs = {.stop = stop.get_token()},
                       .keep = [&](const PlayedGame& game) -> std::expected<void, std::string> {
                           const auto kept = file->append(game.outcome);
                           return kept ? std::expected<void, std::string>()
                                       : std::unexpected(kept.error().text());
                       },
                       .after_game =
                           [&](const Standings& /*so_far*/, const PlayedGame& /*game*/) {
                               if (--most == 0) {
                                   stop.request_stop();
                               }
                           }});
        return played ? std::expected<Standings, std::string>(standings)
                      : std::unexpected(played.error());
    }

    test::TemporaryFolder folder;
    std::filesystem::path path = folder / "run.arena";
    ArenaSettings our_settings = arena_with({{"first", "1"}, {"second", "2"}, {"games", "30"}});
};

TEST_F(StateFileTest, GoesOnWhereItWasStopped) {
    Standings at_once(our_settings);
    ASSERT_TRUE(run_arena(our_settings, at_once));
    EXPECT_LT(run(our_settings, 7).value().finished(), 30);
    EXPECT_LT(run(our_settings, 7).value().finished(), 30);
    EXPECT_EQ(run(our_settings).value().outcomes(), at_once.outcomes());
    const std::string text = test::read_file(path);
    EXPECT_EQ(run(our_settings).value().score(), at_once.score());
    EXPECT_EQ(test::read_file(path), text) << "nothing was missing";
    our_settings.games = 34;
    EXPECT_EQ(run(our_settings).value().finished(), 34) << "more can always be played";
}

TEST_F(StateFileTest, ForgivesATornLine) {
    const Standings whole = run(our_settings).value();
    const std::string text = test::read_file(path);
    for (const std::size_t torn : {std::size_t{1}, std::size_t{4}, std::size_t{20}}) {
        test::write_file(path, text.substr(0, text.size() - torn));
        EXPECT_EQ(run(our_settings).value().score(), whole.score());
    }
    for (const std::size_t left : {std::size_t{0}, std::size_t{5}, std::size_t{40}}) {
        test::write_file(path, text.substr(0, left));
        EXPECT_EQ(run(our_settings).value().score(), whole.score()) << "torn in its head";
    }
}

TEST_F(StateFileTest, RefusesAnotherArena) {
    ASSERT_TRUE(run(our_settings, 3));
    const std::string text = test::read_file(path);
    our_settings.seed = 9;
    EXPECT_EQ(run(our_settings).error(), "holds the games of another arena, and was left as it is. "
                                         "What differs:\n  seed: 1 there, 9 here");
    EXPECT_EQ(test::read_file(path), text);
}

TEST_F(StateFileTest, RefusesWhatIsNoState) {
    test::write_file(path, "my diary\n");
    EXPECT_TRUE(run(our_settings).error().starts_with("line 1: this is no state of an arena"));
    EXPECT_EQ(test::read_file(path), "my diary\n");
    test::write_file(path,
                     "Kamisado arena 1\n" + write_settings(our_settings) + "\n0 first 9\nx\n");
    EXPECT_TRUE(run(our_settings).error().ends_with("x is no game")) << run(our_settings).error();
}

TEST_F(StateFileTest, BelongsToOneArenaAtATime) {
    const auto one = StateFile::open(path, our_settings);
    ASSERT_TRUE(one);
    EXPECT_EQ(StateFile::open(path, our_settings).error(), "is being written by another program");
}

TEST(GameKeeper, KeepsTheRecordAndTheState) {
    const test::TemporaryFolder folder;
    const GameKeeper::Places places{.records = folder / "games", .state = folder / "run.arena"};
    const ArenaSettings settings = arena_with({{"first", "1"}, {"second", "2"}, {"games", "4"}});
    Standings standings(settings);
    {
        auto keeper = GameKeeper::open(places, settings, standings);
        ASSERT_TRUE(keeper) << keeper.error().message();
        const auto keep = [&](const PlayedGame& game) -> std::expected<void, std::string> {
            EXPECT_TRUE(keeper->keep(game));
            return {};
        };
        ASSERT_TRUE(run_arena(settings, standings, {.keep = keep}));
    }
    const auto record = read_record(test::read_file(folder / "games/00004.kamisado"));
    ASSERT_TRUE(record);
    EXPECT_TRUE(record->tag("Date"));
    Standings again(settings);
    ASSERT_TRUE(GameKeeper::open(places, settings, again));
    EXPECT_EQ(again.outcomes(), standings.outcomes());

    const auto no_folder =
        GameKeeper::open({.records = folder / "run.arena", .state = {}}, settings, again);
    ASSERT_FALSE(no_folder);
    EXPECT_EQ(no_folder.error().id, "file.unwritable");
    const auto no_state =
        GameKeeper::open({.records = {}, .state = folder / "games"}, settings, again);
    ASSERT_FALSE(no_state);
    EXPECT_EQ(no_state.error().id, "arena.state");
    EXPECT_EQ(no_state.error().message(),
              (folder / "games").string() + ": cannot be written: Is a directory");
}

TEST(Progress, TellsHowItStands) {
    const ArenaSettings settings = arena_with({{"first", "1"}, {"second", "2"}, {"games", "4"}});
    Standings standings(settings);
    EXPECT_EQ(progress_line(settings, ArenaProgress::of(standings, 0), 1),
              "0 of 4 games, no game finished yet; level 2: 0 won, 0 tied, 0 lost, 0.0 % ± 50.0, "
              "Elo not known yet");
    for (int game = 0; game < 3; ++game) {
        standings.add({.game = game,
                       .winner = game == 1 ? Side::First : Side::Second,
                       .decisions = 9,
                       .forfeit = {}});
    }
    const auto table = progress_table(settings, ArenaProgress::of(standings, 1), 4);
    ASSERT_EQ(table.size(), 4U);
    EXPECT_EQ(table[0], "Games    3 of 4, 0.50 a second, 2 s left");
    EXPECT_EQ(table[2], "level 2  2 won, 0 tied, 1 lost; forfeits: none");
}

} // namespace

} // namespace kamisado::tests
