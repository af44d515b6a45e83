// `kamisado host` on a database of its own.
#include "online/new_game.h"
#include "storage/connection.h"
#include "storage/fair_play.h"
#include "storage/moderation.h"
#include "storage/people.h"
#include "support/process.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

namespace kamisado::test {

namespace {

class HostCommand : public testing::Test {
  protected:
    HostCommand() {
        for (const char* const name : {"Akane", "Benjiro"}) {
            const auto guest = storage::add_guest(*database_, "", 1);
            EXPECT_TRUE(storage::make_account(*database_, guest.id, name, "argon"));
        }
    }
    [[nodiscard]] Finished run(const std::string& arguments) const {
        return test::run(folder_, "kamisado host " + arguments + " --database games.sqlite");
    }
    [[nodiscard]] storage::Connection& database() const { return *database_; }

  private:
    TemporaryFolder folder_;
    std::unique_ptr<storage::Connection> database_ =
        storage::open({.text = (folder_ / "games.sqlite").string()});
};

TEST_F(HostCommand, GivesTheRoleAndTakesIt) {
    EXPECT_EQ(run("list").output, "");
    EXPECT_EQ(run("grant akane --why trusted").output, "grant: akane\n");
    EXPECT_EQ(run("list").output, "Akane\n");
    EXPECT_EQ(run("revoke Akane").exit_code, 0);
    EXPECT_EQ(run("list").output, "");
    const std::string log = run("log").output;
    EXPECT_TRUE(log.contains("command line  grant  Akane: trusted\n")) << log;
    EXPECT_LT(log.find("revoke"), log.find("grant")) << "the newest first";
}

TEST_F(HostCommand, TellsOfFairPlay) {
    EXPECT_EQ(run("fair-play").exit_code, 0);
    EXPECT_EQ(run("fair-play").output, "") << "no rated game has been looked at";
    EXPECT_TRUE(run("fair-play none").errors.contains("there is no such game"));
    EXPECT_NE(run("fair-play one two").exit_code, 0);
    EXPECT_EQ(run("log").output, "") << "looking is no deed";

    const auto game =
        online::start_game(database(), {.format = {.kind = FormatKind::Standard}, .clock = {}},
                           {{*storage::person(database(), 1), *storage::person(database(), 2)}}, 1);
    ASSERT_TRUE(game);
    storage::add_fair_play(database(), {.game = game->id,
                                        .side = Player::Black,
                                        .person = 1,
                                        .format = "standard",
                                        .rating = 1500,
                                        .moves = 9,
                                        .chances = {{.distance = 1, .took = 900, .found = true},
                                                    {.distance = {}, .took = 900, .found = false}},
                                        .created = 1});
    const std::string seen = run("fair-play " + game->id).output;
    EXPECT_TRUE(seen.contains("Akane (1)  standard  1500  1 games, 1 of 2 only winning moves"));
    EXPECT_TRUE(seen.contains("\n    at once: 1 of 1, ")) << seen;
    EXPECT_TRUE(seen.contains("\n    further: 0 of 1, ")) << seen;
    EXPECT_TRUE(seen.contains("\n    far ones within 5 s: 0 of 1\n")) << seen;
    EXPECT_FALSE(seen.contains("later")) << "nothing to tell";
}

TEST_F(HostCommand, ShowsReportsAndDealsWithThem) {
    storage::add_report(database(), {.id = 0,
                                     .reporter = 1,
                                     .person = 2,
                                     .name = "Benjiro",
                                     .game = std::nullopt,
                                     .reason = storage::Reason::Name,
                                     .words = "an insult",
                                     .created = 1'763'200'000'000,
                                     .closed = std::nullopt});
    EXPECT_EQ(run("reports").output, "1  2025-11-15 09:46  name  Benjiro (2), then Benjiro, by "
                                     "Akane (1): an insult\n");
    EXPECT_EQ(run("rename 2 Ben --why rude").output, "rename: 2 Ben\n");
    EXPECT_EQ(run("dismiss 1").exit_code, 0);
    EXPECT_EQ(run("reports").output, "");
    EXPECT_EQ(run("close Ben").exit_code, 0);
    EXPECT_TRUE(storage::is_closed(database(), 2));
    EXPECT_EQ(run("reopen Ben").exit_code, 0);
    EXPECT_FALSE(storage::is_closed(database(), 2));
    EXPECT_EQ(storage::deeds(database(), 10).size(), 4U);
}

TEST_F(HostCommand, SaysWhatIsWrong) {
    EXPECT_EQ(run("rename 2 Akane").errors, "kamisado: 2: somebody else has this name already\n");
    EXPECT_EQ(run("grant Nobody").errors, "kamisado: Nobody: nobody here has this name\n");
    EXPECT_EQ(run("void nogame").errors, "kamisado: nogame: there is no such game\n");
    EXPECT_EQ(run("dismiss x").exit_code, 1);
    EXPECT_EQ(run("close").exit_code, 1);
    EXPECT_TRUE(storage::deeds(database(), 10).empty()) << "nothing was done";
}

} // namespace

} // namespace kamisado::test
