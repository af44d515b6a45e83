#include "cli/play_session.h"
#include "support/process.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

/// A clock in the game line by line, with a time that only the test lets pass.
namespace kamisado::cli {
namespace {

using terminal::NewMatch;
using terminal::Session;

class TimedGame {
  public:
    explicit TimedGame(NewMatch wanted = {}) {
        wanted.clock = game::MinutesClock{.initial = 60'000, .increment = 2'000};
        Session session(wanted);
        EXPECT_TRUE(session.save_as(file(), false));
        open(std::move(session));
    }

    std::string say(std::string_view line, game::Millis after = 0) {
        *now_ += after;
        return game_->answer(line);
    }
    PlaySession& game() { return *game_; }
    std::filesystem::path file() const { return folder_ / "game.kamisado"; }

  private:
    void open(Session session) {
        game_ = std::make_unique<PlaySession>(std::move(session), std::nullopt, ComputerSettings{},
                                              Phrasebook{}, [now = now_] { return *now; });
    }

    test::TemporaryFolder folder_;
    std::shared_ptr<game::Millis> now_ = std::make_shared<game::Millis>(1'000'000);
    std::unique_ptr<PlaySession> game_;
};

TEST(PlayClock, RunsForWhoeverDecides) {
    TimedGame game;
    EXPECT_NE(game.game().greeting().find("Clocks: Black 1:00, Gold 1:00."), std::string::npos);
    EXPECT_EQ(game.say("clock", 10'000), "Clocks: Black 0:50, Gold 1:00.\n");
    const std::string told = game.say("e1e4", 5'000);
    EXPECT_NE(told.find("Clocks: Black 0:47, Gold 1:00."), std::string::npos) << told;
    EXPECT_EQ(game.say("clock", 1'000), "Clocks: Black 0:47, Gold 0:59.\n");
    EXPECT_NE(game.say("undo").find("Clocks: Black 1:00, Gold 1:00."), std::string::npos);
}

TEST(PlayClock, EndsTheMatch) {
    TimedGame game;
    static_cast<void>(game.say("e1e4"));
    const std::string told = game.say("a8b7", 60'000);
    EXPECT_NE(told.find("Gold has run out of time."), std::string::npos) << told;
    EXPECT_NE(told.find("Black wins the match."), std::string::npos) << told;
    EXPECT_NE(test::read_file(game.file()).find("time gold"), std::string::npos);
}

TEST(PlayClock, StandsStillInTheFile) {
    TimedGame game;
    static_cast<void>(game.say("e1e4", 30'000));
    static_cast<void>(game.say("quit", 20'000));
    static_cast<void>(game.game().farewell());
    const std::string text = test::read_file(game.file());
    EXPECT_NE(text.find("[BlackClock \"0:00:32.000\"]"), std::string::npos) << text;
    EXPECT_NE(text.find("[GoldClock \"0:00:40.000\"]"), std::string::npos) << text;
}

TEST(PlayClock, IsFullAgainInANewMatch) {
    TimedGame game;
    static_cast<void>(game.say("e1e4", 30'000));
    EXPECT_NE(game.say("new single").find("Clocks: Black 1:00, Gold 1:00."), std::string::npos);
}

TEST(PlayClock, RunsForTheComputerToo) {
    NewMatch wanted;
    wanted.levels[Player::Gold] = 1;
    TimedGame game(wanted);
    static_cast<void>(game.say("e1e4", 10'000));
    ASSERT_TRUE(game.game().is_computers_turn());
    const std::string told = game.game().let_computer_decide();
    EXPECT_NE(told.find("Clocks: Black 0:52, Gold 1:02."), std::string::npos) << told;
}

} // namespace
} // namespace kamisado::cli
