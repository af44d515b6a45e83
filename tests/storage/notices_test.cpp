#include "storage/databases.h"
#include "storage/notices.h"
#include "storage/people.h"
#include "storage/sample_games.h"

namespace kamisado::test {

namespace {

using namespace storage;

class NoticesTest : public OnEachDatabase {
  protected:
    PersonId somebody(std::string_view key) {
        const PersonId id = add_guest(database(), "", noon).id;
        add_key(database(), key, id, noon);
        return id;
    }
    PushSubscription subscribed(PersonId person, const std::string& key,
                                const std::string& endpoint) {
        PushSubscription made{.key_hash = key,
                              .person = person,
                              .endpoint = endpoint,
                              .p256dh = "p256dh",
                              .auth = "auth",
                              .language = "de",
                              .created = noon};
        set_subscription(database(), made);
        return made;
    }
    static Notice turn(PersonId person, std::int64_t ply, Millis due) {
        return {.person = person,
                .kind = NoticeKind::Turn,
                .subject = "game",
                .stamp = ply,
                .due = due};
    }
    std::vector<Notice> all() { return notices_before(database(), noon * 2, 100); }
};
INSTANTIATE_TEST_SUITE_P(, NoticesTest, testing::ValuesIn(all_dialects()), name_of);

TEST_P(NoticesTest, ASubscriptionGoesWithItsKey) {
    const PersonId akane = somebody("one");
    add_key(database(), "two", akane, noon);
    const auto one = subscribed(akane, "one", "https://push.example/1");
    const auto two = subscribed(akane, "two", "https://push.example/2");
    EXPECT_EQ(subscription(database(), "one"), one);
    EXPECT_EQ(subscriptions_of(database(), akane, 10).size(), 2U);
    remove_key(database(), "one");
    EXPECT_EQ(subscriptions_of(database(), akane, 10), std::vector{two});
    delete_person(database(), akane);
    EXPECT_FALSE(subscription(database(), "two"));
}

TEST_P(NoticesTest, ABrowserHasOneSubscription) {
    const PersonId akane = somebody("one");
    const PersonId benjiro = somebody("two");
    subscribed(akane, "one", "https://push.example/1");
    const auto renewed = subscribed(akane, "one", "https://push.example/2");
    EXPECT_EQ(subscriptions_of(database(), akane, 10), std::vector{renewed});
    const auto taken = subscribed(benjiro, "two", "https://push.example/2");
    EXPECT_TRUE(subscriptions_of(database(), akane, 10).empty()) << "somebody else signed in there";
    EXPECT_EQ(subscriptions_of(database(), benjiro, 10), std::vector{taken});
    remove_endpoint(database(), "https://push.example/2");
    EXPECT_TRUE(subscriptions_of(database(), benjiro, 10).empty());
}

TEST_P(NoticesTest, AnAddressIsConfirmedAndStopped) {
    const PersonId akane = somebody("one");
    MailAddress mail{.person = akane,
                     .address = "akane@example.org",
                     .language = "fr",
                     .confirm_hash = "hash",
                     .stop_code = "stop",
                     .confirmed = {},
                     .asked = noon};
    set_mail(database(), mail);
    EXPECT_EQ(mail_of(database(), akane), mail);
    EXPECT_EQ(mail_to_confirm(database(), "hash"), mail);
    EXPECT_FALSE(mail_to_confirm(database(), "stop"));
    confirm_mail(database(), akane, noon + 5);
    EXPECT_EQ(mail_to_stop(database(), "stop")->confirmed, noon + 5);
    remove_unconfirmed_before(database(), noon + 1);
    EXPECT_TRUE(mail_of(database(), akane));
    mail.confirmed = {};
    set_mail(database(), mail);
    remove_unconfirmed_before(database(), noon);
    EXPECT_TRUE(mail_of(database(), akane));
    remove_unconfirmed_before(database(), noon + 1);
    EXPECT_FALSE(mail_of(database(), akane));
}

TEST_P(NoticesTest, OnlyThoseWhoCanBeToldAndWantIt) {
    const PersonId akane = somebody("one");
    add_notice(database(), turn(akane, 3, noon));
    EXPECT_TRUE(all().empty()) << "there is no way to tell";
    subscribed(akane, "one", "https://push.example/1");
    add_notice(database(), turn(akane, 3, noon));
    EXPECT_EQ(all(), std::vector{turn(akane, 3, noon)});
    remove_notices(database(), akane, "game");
    EXPECT_TRUE(all().empty());
    set_unwanted_notices(database(), akane, bit_of(NoticeKind::Turn));
    add_notice(database(), turn(akane, 3, noon));
    EXPECT_TRUE(all().empty());
    set_unwanted_notices(database(), akane, bit_of(NoticeKind::Over));
    EXPECT_EQ(unwanted_notices(database(), akane), bit_of(NoticeKind::Over));
    add_notice(database(), turn(akane, 3, noon));
    EXPECT_EQ(all().size(), 1U);
}

TEST_P(NoticesTest, AnAddressCountsOnceItIsConfirmed) {
    const PersonId akane = somebody("one");
    set_mail(database(), {.person = akane,
                          .address = "akane@example.org",
                          .language = "en",
                          .confirm_hash = "hash",
                          .stop_code = "stop",
                          .confirmed = {},
                          .asked = noon});
    add_notice(database(), turn(akane, 3, noon));
    EXPECT_TRUE(all().empty());
    confirm_mail(database(), akane, noon);
    add_notice(database(), turn(akane, 3, noon));
    EXPECT_EQ(all().size(), 1U);
}

TEST_P(NoticesTest, WhatIsNewTakesThePlaceOfWhatWasNotTold) {
    const PersonId akane = somebody("one");
    subscribed(akane, "one", "https://push.example/1");
    add_notice(database(), turn(akane, 3, noon));
    add_notice(database(), turn(akane, 5, noon + 7));
    EXPECT_EQ(all(), std::vector{turn(akane, 5, noon + 7)});
    EXPECT_TRUE(notices_before(database(), noon + 7, 10).empty());
    EXPECT_EQ(notices_before(database(), noon + 8, 10).size(), 1U);
}

TEST_P(NoticesTest, OneProcessTellsANotice) {
    const PersonId akane = somebody("one");
    subscribed(akane, "one", "https://push.example/1");
    add_notice(database(), turn(akane, 3, noon));
    const auto other = another();
    Notice here = notices_before(database(), noon + 1, 10).at(0);
    Notice there = notices_before(*other, noon + 1, 10).at(0);
    EXPECT_TRUE(claim_notice(database(), here, noon + 1000));
    EXPECT_FALSE(claim_notice(*other, there, noon + 1000));
    EXPECT_EQ(here.attempts, 1);
    // Killed before it was told: somebody else finds it once the claim has run out.
    EXPECT_TRUE(notices_before(*other, noon + 1000, 10).empty());
    there = notices_before(*other, noon + 1001, 10).at(0);
    EXPECT_TRUE(claim_notice(*other, there, noon + 2000));
    EXPECT_EQ(there.attempts, 2);
    remove_notice(database(), here);
    EXPECT_EQ(all().size(), 1U) << "it is no longer the first one's";
    remove_notice(*other, there);
    EXPECT_TRUE(all().empty());
}

TEST_P(NoticesTest, WhatIsNewIsNotRemovedWithWhatWasTold) {
    const PersonId akane = somebody("one");
    subscribed(akane, "one", "https://push.example/1");
    add_notice(database(), turn(akane, 3, noon));
    Notice told = all().at(0);
    ASSERT_TRUE(claim_notice(database(), told, noon + 1000));
    add_notice(database(), turn(akane, 5, noon + 10));
    remove_notice(database(), told);
    EXPECT_EQ(all(), std::vector{turn(akane, 5, noon + 10)});
}

TEST_P(NoticesTest, TheFirstKeyIsKept) {
    EXPECT_FALSE(server_key(database(), "vapid"));
    EXPECT_EQ(keep_server_key(database(), "vapid", "one"), "one");
    EXPECT_EQ(keep_server_key(*another(), "vapid", "two"), "one");
}

} // namespace

} // namespace kamisado::test
