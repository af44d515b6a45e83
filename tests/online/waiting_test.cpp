// A game by minutes between two people waits for both.

#include "online/hub_helpers.h"
#include "online/rematches.h"
#include "online/waiting.h"

#include <gtest/gtest.h>

namespace kamisado::online::test {
namespace {

using Lines = std::vector<std::string>;

class WaitingTest : public HubFixture {
  protected:
    void SetUp() override {
        pair_.game = shared_.town.game(pair_.akane, pair_.benjiro, standard());
    }
    void come(Guest& guest) {
        process_.say(guest, Join{.game = id(), .since = 0});
        process_.tick();
    }
    Lines stored() { return stored_lines(shared_, id()); }
    std::optional<Millis> flag_at() {
        return storage::game(shared_.town.database(), id())->standing.flag_at;
    }
};

TEST_F(WaitingTest, NoTimeRunsBeforeBothAreThere) {
    EXPECT_EQ(stored(), Lines{"1 1763200000000 pauses"});
    shared_.wait(60'000);
    come(*akane_);
    EXPECT_EQ(stored().size(), 1U);
    shared_.wait(60'000);
    come(*benjiro_);
    EXPECT_EQ(stored().back(), "2 1763200120000 resumes");
    EXPECT_EQ(akane_->lines(), Lines{"2 1763200120000 resumes"});
    EXPECT_EQ(flag_at(), start + 120'000 + 300'000);
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    EXPECT_EQ(stored().back(), "3 1763200120000 a1a5");
}

TEST_F(WaitingTest, WhoHasLeftAgainIsNotThere) {
    come(*akane_);
    process_.hub().leave(*akane_);
    come(*benjiro_);
    EXPECT_EQ(stored().size(), 1U);
    const auto again = process_.enter(pair_.akane);
    come(*again);
    EXPECT_EQ(stored().size(), 2U);
}

TEST_F(WaitingTest, OneAloneMayDecideAndTheOthersClockWaits) {
    shared_.wait(5000);
    EXPECT_EQ(decide(*akane_, "a1a9", 0), "online.decision");
    EXPECT_EQ(decide(*akane_, "a1b3", 0), "game.illegal-move");
    EXPECT_EQ(stored().size(), 1U) << "what is refused changes nothing";
    come(*akane_);
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    const Lines alone{"1 1763200000000 pauses", "2 1763200005000 resumes", "3 1763200005000 a1a5",
                      "4 1763200005000 pauses"};
    EXPECT_EQ(stored(), alone);
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "") << "twice counts once";
    EXPECT_EQ(stored(), alone);
    shared_.wait(400'000);
    process_.tick();
    EXPECT_EQ(stored(), alone) << "five minutes, and no flag falls";
    come(*benjiro_);
    EXPECT_EQ(stored().back(), "5 1763200405000 resumes");
}

TEST_F(WaitingTest, WhoDecidesHasComeToo) {
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    EXPECT_EQ(decide(*benjiro_, "d8d4", 1), "");
    EXPECT_EQ(stored().back(), "6 1763200000000 d8d4");
    shared_.wait(300'000 + 3000 + 2000);
    process_.tick();
    EXPECT_EQ(stored().back(), "7 1763200303000 time black") << "Akane's time runs";
}

TEST_F(WaitingTest, WhoResignsHasEndedIt) {
    EXPECT_EQ(decide(*benjiro_, "resigns gold", 0), "");
    EXPECT_EQ(stored(), (Lines{"1 1763200000000 pauses", "2 1763200000000 resumes",
                               "3 1763200000000 resigns gold"}));
    shared_.wait(700'000);
    come(*akane_);
    EXPECT_EQ(stored().size(), 3U) << "nothing comes after the end";
}

TEST_F(WaitingTest, NobodyIsWaitedForForEver) {
    EXPECT_EQ(flag_at(), start + 600'000 + 300'000);
    come(*benjiro_);
    shared_.wait(601'000);
    process_.tick();
    EXPECT_EQ(benjiro_->lines(), Lines{"2 1763200600000 resumes"});
    shared_.wait(300'000);
    process_.tick();
    EXPECT_EQ(stored().back(), "3 1763200900000 time black");
}

TEST_F(WaitingTest, NobodyIsWaitedForForEverWhereNobodyLooks) {
    shared_.wait(902'000);
    process_.tick();
    EXPECT_EQ(stored(), (Lines{"1 1763200000000 pauses", "2 1763200600000 resumes",
                               "3 1763200900000 time black"}));
}

TEST_F(WaitingTest, AnOutageDoesNotEndTheWaiting) {
    come(*akane_);
    outage(60'000);
    shared_.wait(30'000);
    process_.tick();
    process_.say(*akane_, Join{.game = id(), .since = 0});
    EXPECT_EQ(stored().size(), 1U);
    come(*benjiro_);
    EXPECT_EQ(stored().back(), "2 1763200090000 resumes");
}

TEST_F(WaitingTest, AnOutageAtTheEndOfTheWaitingLeavesTimeToComeBack) {
    shared_.wait(590'000);
    outage(60'000);
    shared_.wait(16'000);
    come(*akane_);
    EXPECT_EQ(stored(), (Lines{"1 1763200000000 pauses", "2 1763200665000 resumes"}));
}

TEST_F(WaitingTest, ALaterOutageIsAnOutage) {
    come(*akane_);
    come(*benjiro_);
    EXPECT_EQ(decide(*akane_, "a1a5", 0), "");
    shared_.wait(1000);
    outage(60'000);
    process_.tick();
    shared_.wait(100);
    process_.say(*benjiro_, Echo{.beat = benjiro_->last<Beat>().beat}, std::nullopt);
    EXPECT_EQ(stored(),
              (Lines{"1 1763200000000 pauses", "2 1763200000000 resumes", "3 1763200000000 a1a5",
                     "4 1763200001000 pauses", "5 1763200061100 resumes"}));
}

TEST_F(WaitingTest, AFailingDatabaseOnlyDelaysTheBeginning) {
    come(*akane_);
    process_.hub().hear(
        *benjiro_, write_message(ClientMessage{.id = 1, .wish = Join{.game = id(), .since = 0}}));
    process_.database().commit_fails = true;
    process_.settle();
    process_.tick();
    process_.database().commit_fails = false;
    shared_.wait(10'000);
    come(*benjiro_);
    process_.say(*akane_, Echo{.beat = akane_->last<Beat>().beat}, std::nullopt);
    EXPECT_EQ(stored().back(), "2 1763200010000 resumes");
}

TEST_F(WaitingTest, OtherGamesBeginAtOnce) {
    Terms days = standard();
    days.clock = game::DaysClock{.per_move = day};
    pair_.game = shared_.town.game(pair_.akane, pair_.benjiro, days);
    EXPECT_TRUE(stored().empty());
    pair_.game = start_computer_game(shared_.town.database(),
                                     {.format = standard().format,
                                      .side = Player::Black,
                                      .level = 1,
                                      .clock = standard().clock},
                                     pair_.akane, start)
                     .value();
    EXPECT_TRUE(stored().empty());
}

TEST_F(WaitingTest, ARematchWaitsToo) {
    EXPECT_EQ(decide(*akane_, "resigns black", 0), "");
    LoadedGames loaded;
    const auto next = storage::in_transaction(shared_.town.database(), [&] {
        return make_rematch(shared_.town.database(), loaded, id(), shared_.now()).value();
    });
    EXPECT_EQ(stored_lines(shared_, next.id), Lines{"1 1763200000000 pauses"});
}

} // namespace
} // namespace kamisado::online::test
