#include "courier/net_courier.h"
#include "notify/base64url.h"

#include <gtest/gtest.h>

#include <future>

namespace kamisado::test {

namespace {

using namespace courier;

TEST(SmtpUrl, NamesAServerAndAUser) {
    const auto implicit = smtp_of("smtps://me@example.org@mail.example.org");
    ASSERT_TRUE(implicit);
    EXPECT_EQ(implicit->host, "mail.example.org");
    EXPECT_EQ(implicit->port, 465);
    EXPECT_TRUE(implicit->tls_at_once);
    EXPECT_EQ(implicit->user, "me@example.org");
    const auto submission = smtp_of("smtp://localhost:2525/");
    ASSERT_TRUE(submission);
    EXPECT_EQ(submission->port, 2525);
    EXPECT_FALSE(submission->tls_at_once);
    EXPECT_TRUE(submission->user.empty());
    EXPECT_EQ(smtp_of("smtp://mail.example.org")->port, 587);
}

TEST(SmtpUrl, HasNoPassword) {
    for (const char* const url : {"smtp://me:secret@mail.example.org", "http://mail.example.org",
                                  "smtp://", "smtp://:25", "smtp://mail.example.org:0",
                                  "smtp://mail example.org", "smtp://mail.example.org:65536"}) {
        EXPECT_FALSE(smtp_of(url)) << url;
    }
}

notify::Delivery push(Options options, const std::string& endpoint) {
    options.keys = notify::new_key_pair();
    options.first_wait = std::chrono::milliseconds(1);
    std::promise<notify::Delivery> delivered;
    NetCourier courier(std::move(options), [](const std::function<void()>& work) { work(); });
    courier.push({.endpoint = endpoint,
                  .p256dh = notify::base64url(notify::new_key_pair()->public_key),
                  .auth = notify::base64url(std::string(16, 'a')),
                  .payload = "{}",
                  .topic = "topic"},
                 [&delivered](notify::Delivery delivery) { delivered.set_value(delivery); });
    return delivered.get_future().get();
}

TEST(NetCourier, ForgetsWhatMayNotBeCalled) {
    EXPECT_EQ(push({}, "https://localhost:1/a"), notify::Delivery::Gone);
    EXPECT_EQ(push({}, "http://push.example.net/a"), notify::Delivery::Gone);
}

TEST(NetCourier, FailsWhereNobodyListens) {
    EXPECT_EQ(push({.push_services = {"localhost:1"}}, "https://localhost:1/a"),
              notify::Delivery::Failed);
}

TEST(NetCourier, SendsNoMailWithoutAServer) {
    std::promise<notify::Delivery> delivered;
    NetCourier courier({}, [](const std::function<void()>& work) { work(); });
    courier.mail({.to = "a@example.org", .subject = "", .text = "", .stop_link = ""},
                 [&delivered](notify::Delivery delivery) { delivered.set_value(delivery); });
    EXPECT_EQ(delivered.get_future().get(), notify::Delivery::Failed);
}

} // namespace

} // namespace kamisado::test
