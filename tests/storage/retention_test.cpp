#include "storage/databases.h"
#include "storage/invitations.h"
#include "storage/life.h"
#include "storage/retention.h"
#include "storage/sample_games.h"

namespace kamisado::test {

namespace {

using namespace storage;

constexpr Millis day = Millis{24} * 60 * 60 * 1000;

class RetentionTest : public OnEachDatabase {
  protected:
    /// Between somebody and the computer, untouched since noon.
    StoredGame game(std::string_view id, PersonId person, const game::ClockSetup& clock) {
        StoredGame game = sample_game(id);
        game.setup.clock = clock;
        game.people[Player::Black] = person;
        add_game(database(), game);
        return game;
    }
    /// Everything once, a row at a time, as a server does in days.
    Cleaner::Deleted clean(Cleaner& cleaner, Millis now) {
        Cleaner::Deleted all;
        for (int turn = 0; turn < 20; ++turn) {
            const Cleaner::Deleted deleted = cleaner.clean(database(), now, 1);
            all.guests += deleted.guests;
            all.games.insert(all.games.end(), deleted.games.begin(), deleted.games.end());
        }
        return all;
    }
};
INSTANTIATE_TEST_SUITE_P(, RetentionTest, testing::ValuesIn(all_dialects()), name_of);

TEST_P(RetentionTest, DeletesWhatItSaysAndNothingElse) {
    const PersonId idle = add_guest(database(), "", noon).id;
    const PersonId young = add_guest(database(), "", noon + (20 * day)).id;
    const PersonId player = add_guest(database(), "", noon).id;
    const PersonId account = add_guest(database(), "", noon).id;
    ASSERT_TRUE(make_account(database(), account, "Akane", "argon"));
    const PersonId bot = add_bot(database(), account, "Robo", noon).id;
    const PersonId host = add_guest(database(), "", noon).id;
    Invitation invitation;
    invitation.code = "code";
    invitation.host = host;
    invitation.created = noon + (20 * day);
    add_invitation(database(), invitation);
    game("given-up", player, game::NoClock{});
    game("with-days", player, game::DaysClock{.per_move = 3 * day});
    StoredGame over = sample_game("over");
    over.setup.clock = game::NoClock{};
    over.standing.decider.reset();
    add_game(database(), over);

    Cleaner cleaner{Retention{}};
    EXPECT_EQ(clean(cleaner, noon + (29 * day)).guests, 0U);
    EXPECT_EQ(clean(cleaner, noon + (31 * day)).guests, 1U);
    EXPECT_FALSE(person(database(), idle).has_value());
    for (const PersonId stays : {young, player, account, bot, host}) {
        EXPECT_TRUE(person(database(), stays).has_value()) << stays;
    }
    EXPECT_TRUE(clean(cleaner, noon + (364 * day)).games.empty());
    EXPECT_EQ(clean(cleaner, noon + (366 * day)).games, std::vector<GameId>{"given-up"});
    EXPECT_FALSE(storage::game(database(), "given-up").has_value());
    EXPECT_TRUE(storage::game(database(), "with-days").has_value());
    EXPECT_TRUE(storage::game(database(), "over").has_value());
    EXPECT_FALSE(storage::invitation(database(), "code").has_value());
    EXPECT_TRUE(person(database(), player).has_value()) << "who has a game stays";
    EXPECT_TRUE(person(database(), account).has_value());
}

/// The worker stores such a jump as an outage (see online/service_clock.h).
TEST_P(RetentionTest, AWallClockThatJumpsMakesNothingOld) {
    const PersonId idle = add_guest(database(), "", noon).id;
    static_cast<void>(live(database(), noon + (10 * day), 0));
    static_cast<void>(live(database(), noon + (410 * day), 0));
    Cleaner cleaner{Retention{}};
    EXPECT_EQ(clean(cleaner, noon + (429 * day)).guests, 0U) << "it has lived for 29 days";
    EXPECT_TRUE(person(database(), idle).has_value());
    EXPECT_EQ(clean(cleaner, noon + (20 * day)).guests, 0U) << "the clock was set right";
    EXPECT_EQ(clean(cleaner, noon + (431 * day)).guests, 1U);
}

TEST_P(RetentionTest, CanBeSwitchedOff) {
    const PersonId idle = add_guest(database(), "", noon).id;
    game("given-up", idle, game::NoClock{});
    Cleaner cleaner({.guests = 0, .games = 0, .invitations = 0});
    const auto deleted = clean(cleaner, noon + (10'000 * day));
    EXPECT_EQ(deleted.guests, 0U);
    EXPECT_TRUE(deleted.games.empty());
    EXPECT_TRUE(storage::game(database(), "given-up").has_value());
}

} // namespace

} // namespace kamisado::test
