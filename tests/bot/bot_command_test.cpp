// `kamisado bot` plays against somebody on a real server, which is killed in the middle.
#include "bot/api.h"
#include "bot/followed_game.h"
#include "cli/process.h"
#include "cli/temporary_folder.h"
#include "crash/server_process.h"
#include "live/live_client.h"
#include "player/random.h"
#include "rules/moves.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace kamisado::test {

namespace {

class BotCommand : public testing::Test {
  protected:
    BotCommand() : server_(folder_, (folder_ / "games.sqlite").string(), "server") {
        server_.start();
        akane_ = browser_at(server_.port());
    }

    /// Akane has an account and a bot, whose token is in a file.
    void make_bot() {
        ASSERT_EQ(
            ask_api(akane_, "POST", "/account", R"({"name":"Akane","password":"kumquat-season"})")
                .status,
            200);
        const bot::Answer made = ask_api(akane_, "POST", "/bots", R"({"name":"sparrow"})");
        ASSERT_TRUE(made.is_fine()) << made.body;
        write_file(folder_ / "token", bot::field_of(made, "token").value() + "\n");
    }

    [[nodiscard]] std::string command() const {
        return "kamisado bot http://localhost:" + std::to_string(server_.port()) +
               "/ --token-file token --level 2 --seed 1";
    }

    /// Invites the bot and waits until it has accepted.
    [[nodiscard]] std::string begin_game(LiveClient& akane, FormatKind kind) {
        const bot::Request request =
            bot::inviting({.format = {.kind = kind, .rounds = 1},
                           .clock = game::MinutesClock{.initial = 300'000, .increment = 0},
                           .host_side = Player::Black,
                           .to = "sparrow"});
        const bot::Answer invited = ask(akane_, request);
        EXPECT_TRUE(invited.is_fine()) << invited.body;
        return akane.expect<online::Started>().game;
    }

    [[nodiscard]] static bot::FollowedGame join(LiveClient& akane, const std::string& game) {
        static_cast<void>(akane.send(online::Join{.game = game, .since = 0}));
        return bot::FollowedGame::from(akane.expect<online::GameView>()).value();
    }

    /// Moves by chance until it is over, or so many decisions stand.
    void play(LiveClient& akane, bot::FollowedGame& game, std::size_t until) {
        std::optional<std::size_t> decided;
        while (!game.match().is_over() && game.match().size() < until) {
            // Entries come that are no decisions: a clock goes on when both are there.
            if (game.decides() && decided != game.match().size()) {
                decided = game.match().size();
                static_cast<void>(akane.send(game.wish_for(choice(game.match()))));
            }
            ASSERT_EQ(game.take(akane.expect<online::NewEntries>().lines),
                      bot::FollowedGame::Step::Taken);
        }
    }

    [[nodiscard]] Decision choice(const Match& match) {
        if (match.state().phase == Phase::Filling) {
            return Fill{FillFrom::Left};
        }
        const MoveList moves = legal_moves(match.position());
        return moves[random_.below(moves.size())];
    }

    TemporaryFolder folder_; // NOLINT
    ServerProcess server_;   // NOLINT
    bot::Caller akane_;      // NOLINT
    Random random_{7};       // NOLINT
};

TEST_F(BotCommand, AcceptsPlaysAndComesBack) {
    make_bot();
    Running program(folder_, command());
    ASSERT_TRUE(program.hears("connected as sparrow"));
    std::optional<LiveClient> akane = LiveClient::connect(akane_);
    const std::string id = begin_game(*akane, FormatKind::Standard);
    bot::FollowedGame game = join(*akane, id);
    play(*akane, game, 6);

    server_.kill();
    ASSERT_TRUE(program.hears("not connected"));
    server_.start();
    akane.emplace(LiveClient::connect(akane_));
    game = join(*akane, id);
    play(*akane, game, 10'000);
    EXPECT_TRUE(game.match().is_over());
    EXPECT_TRUE(program.hears("is over: "));

    akane->fulfil(online::Rematch{.game = id, .step = online::RematchStep::Offer});
    const auto next = akane->expect<online::Started>().game;
    EXPECT_NE(next, id) << "the bot agreed to play again";
    bot::FollowedGame second = join(*akane, next);
    EXPECT_EQ(second.seat(), Player::Gold);
    play(*akane, second, 2);
    EXPECT_GE(second.match().size(), 2U);
}

TEST_F(BotCommand, FindsWhatCameWhileItWasAway) {
    make_bot();
    LiveClient akane = LiveClient::connect(akane_);
    const bot::Answer invited =
        ask(akane_, bot::inviting({.format = {}, .clock = game::NoClock{}, .to = "sparrow"}));
    ASSERT_TRUE(invited.is_fine()) << invited.body;
    Running program(folder_, command());
    EXPECT_FALSE(akane.expect<online::Started>().game.empty());
}

TEST_F(BotCommand, SaysWhatIsWrong) {
    write_file(folder_ / "token", "no-such-token\n");
    const Finished refused = run(folder_, command());
    EXPECT_EQ(refused.exit_code, 1);
    EXPECT_NE(refused.errors.find("the server knows no such token"), std::string::npos)
        << refused.errors;
    write_file(folder_ / "token", "\n");
    EXPECT_NE(run(folder_, command()).errors.find("no token in this file"), std::string::npos);
    const Finished secure =
        run(folder_, "kamisado bot https://play.example.org/ --token-file token");
    EXPECT_EQ(secure.exit_code, 1);
    EXPECT_NE(secure.errors.find("TLS"), std::string::npos) << secure.errors;
}

} // namespace

} // namespace kamisado::test
