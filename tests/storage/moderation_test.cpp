#include "storage/databases.h"
#include "storage/moderation.h"
#include "storage/rating_history.h"
#include "storage/results.h"
#include "storage/sample_games.h"

#include <gtest/gtest.h>

namespace kamisado::test {

namespace {

using namespace storage;

class ModerationTest : public OnEachDatabase {};
INSTANTIATE_TEST_SUITE_P(, ModerationTest, testing::ValuesIn(all_dialects()), name_of);

TEST_P(ModerationTest, ReportsAreListedUntilTheyAreClosed) {
    const Person akane = add_guest(database(), "Akane", noon);
    const Person benjiro = add_guest(database(), "Benjiro", noon);
    Report report{.id = 0,
                  .reporter = akane.id,
                  .person = benjiro.id,
                  .name = "Benjiro",
                  .game = "game",
                  .reason = Reason::Conduct,
                  .words = "was rude",
                  .created = noon,
                  .closed = std::nullopt};
    report.id = add_report(database(), report);
    EXPECT_TRUE(has_open_report(database(), akane.id, benjiro.id));
    EXPECT_FALSE(has_open_report(database(), benjiro.id, akane.id));
    Report later = report;
    later.game.reset();
    later.created = noon + 1;
    later.id = add_report(database(), later);
    EXPECT_EQ(reports(database(), true, 10), (std::vector{later, report}));
    EXPECT_EQ(count_open_reports(database()), 2U);
    EXPECT_TRUE(close_report(database(), report.id, noon + 2));
    EXPECT_FALSE(close_report(database(), report.id, noon + 3)) << "once";
    report.closed = noon + 2;
    EXPECT_EQ(reports(database(), true, 10), std::vector{later});
    EXPECT_EQ(reports(database(), false, 10), std::vector{report});
    const Person account = add_guest(database(), "Ben", noon);
    merge_people(database(), benjiro.id, account.id);
    EXPECT_EQ(storage::report(database(), later.id).value().person, account.id)
        << "whoever signs in takes it along";
    delete_person(database(), account.id);
    EXPECT_EQ(storage::report(database(), later.id).value().person, std::nullopt);
    EXPECT_EQ(storage::report(database(), later.id).value().name, "Benjiro");
}

TEST_P(ModerationTest, TheAuditLogHasTheNewestFirst) {
    const Deed first{
        .at = 5, .host = "command line", .deed = "grant", .target = "Akane", .why = ""};
    const Deed second{
        .at = 5, .host = "Akane", .deed = "close", .target = "Benjiro", .why = "rude"};
    add_deed(database(), first);
    add_deed(database(), second);
    EXPECT_EQ(deeds(database(), 10), (std::vector{second, first}));
    EXPECT_EQ(deeds(database(), 1), std::vector{second});
}

TEST_P(ModerationTest, OnlyAnOpenAccountIsAHost) {
    const Person akane = add_guest(database(), "", noon);
    set_host(database(), akane.id, true);
    EXPECT_FALSE(is_host(database(), akane.id)) << "a guest";
    ASSERT_TRUE(make_account(database(), akane.id, "Akane", "argon"));
    set_host(database(), akane.id, true);
    EXPECT_TRUE(is_host(database(), akane.id));
    EXPECT_EQ(hosts(database()).size(), 1U);
    set_closed(database(), akane.id, noon);
    EXPECT_FALSE(is_host(database(), akane.id));
    EXPECT_TRUE(is_closed(database(), akane.id));
    set_closed(database(), akane.id, std::nullopt);
    set_host(database(), akane.id, false);
    EXPECT_FALSE(is_host(database(), akane.id));
}

TEST_P(ModerationTest, AnotherNameIsTheNameInGamesToo) {
    const Person akane = add_guest(database(), "", noon);
    const Person benjiro = add_guest(database(), "", noon);
    ASSERT_TRUE(make_account(database(), akane.id, "Akane", "argon"));
    ASSERT_TRUE(make_account(database(), benjiro.id, "Benjiro", "argon"));
    StoredGame game = sample_game("one");
    game.people[Player::Gold] = akane.id;
    add_game(database(), game);
    EXPECT_FALSE(rename_person(database(), akane.id, "BENJIRO")) << "is somebody's";
    EXPECT_TRUE(rename_person(database(), akane.id, "AKANE")) << "is her own";
    EXPECT_TRUE(rename_person(database(), akane.id, "Aki"));
    EXPECT_FALSE(person_by_name(database(), "Akane").has_value());
    EXPECT_EQ(person_by_name(database(), "aki").value().id, akane.id);
    EXPECT_EQ(storage::game(database(), "one").value().setup.seats[Player::Gold].name, "Aki");
}

TEST_P(ModerationTest, AVoidGameNeverCounts) {
    StoredGame game = sample_game("one");
    game.rated = true;
    add_game(database(), game);
    EXPECT_FALSE(storage::game(database(), "one").value().voided);
    EXPECT_TRUE(set_voided(database(), "one", noon));
    EXPECT_FALSE(set_voided(database(), "one", noon));
    EXPECT_TRUE(storage::game(database(), "one").value().voided);
    EXPECT_FALSE(claim_rating(database(), "one"));
}

} // namespace

} // namespace kamisado::test
